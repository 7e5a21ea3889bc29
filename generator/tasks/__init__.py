"""Task synthesis: verified tasks for a server, from its design and its world."""
