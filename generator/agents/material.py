"""What research may look at, beside the tools of the MCP servers that the person configured."""

from mcp_servers.contracts import Model


class Material(Model):
    """Given documents and pages to start from, and which configured tools are for what."""

    documents: str = ""
    """Folder of given documents."""
    starts: tuple[str, ...] = ()
    """Addresses of pages to start from."""
    opener: str = ""
    """Configured tool that opens pages; by default the safe fetch of our own."""
    searches: tuple[str, ...] = ()
    """Configured tools that only search although they do not say so themselves."""
    private_hosts: tuple[str, ...] = ()
    """Hosts that are fetched although their addresses are not public."""
    seconds: float = 20.0
    """To wait for one page, or one search."""
