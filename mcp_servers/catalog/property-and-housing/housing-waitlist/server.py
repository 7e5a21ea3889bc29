"""Serves this folder over stdio: ``python server.py``, or ``fastmcp run server.py``."""

from pathlib import Path

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    from mcp_servers.hosts.stdio import serve_stdio

    serve_stdio(FOLDER)
else:
    from mcp_servers.hosts.fastmcp import build_fastmcp

    mcp = build_fastmcp(FOLDER)
