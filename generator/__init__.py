"""Themes in, published MCP servers out."""
