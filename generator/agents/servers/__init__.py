"""Our own MCP servers for agents: a safe fetch, given documents, a file store and a Python interpreter in a jail."""
