"""Tools about zones."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Zone


def find_zones(
    db: Database,
    name: str | None = None,
    ring: int | None = None,
    min_surcharge: int | None = None,
    page: PageNumber = 1,
) -> Page[Zone]:
    """Search zones by name, ring or surcharge.

    Args:
        name: Only zones whose name contains this text.
        ring: Only zones with this ring.
        min_surcharge: Only zones with a surcharge of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Zone,
        "SELECT id, name, ring, surcharge FROM zones",
        where={"instr(lower(name), lower(?)) > 0": name, "ring = ?": ring, "surcharge >= ?": min_surcharge},
        order="name, id",
        page=page,
    )
