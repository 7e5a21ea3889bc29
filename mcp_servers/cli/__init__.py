"""The commands of ``python -m mcp_servers``: each takes parsed arguments and returns an exit code."""
