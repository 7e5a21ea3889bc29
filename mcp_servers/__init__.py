"""Generated MCP servers, the runtime that gives each session a private database, and the hosts that serve them."""
