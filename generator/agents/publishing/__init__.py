"""Publishing: a server that agents made gets its texts, passes all gates, and goes into a catalog."""
