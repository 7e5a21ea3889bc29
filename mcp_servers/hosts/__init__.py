"""One environment, three ways in: in memory, over HTTP and over stdio."""
