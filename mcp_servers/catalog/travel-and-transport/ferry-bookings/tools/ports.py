"""Tools about ports."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import PortRegion


class PortSummary(TypedDict):
    """A port as a search lists it."""

    id: str
    name: str
    region: PortRegion


def find_ports(
    db: Database, name: str | None = None, region: PortRegion | None = None, page: PageNumber = 1
) -> Page[PortSummary]:
    """Search ports by name or region.

    Args:
        name: Only ports whose name contains this text.
        region: Only ports with this region.
        page: Page number, from 1.
    """
    return db.search(
        PortSummary,
        "SELECT id, name, region FROM ports",
        where={"instr(lower(name), lower(?)) > 0": name, "region = ?": region},
        order="name, id",
        page=page,
    )
