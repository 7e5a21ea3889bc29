"""Tools about sources."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Source, SourceKind


def find_sources(
    db: Database,
    title: str | None = None,
    kind: SourceKind | None = None,
    min_year: int | None = None,
    max_year: int | None = None,
    permission: bool | None = None,
    page: PageNumber = 1,
) -> Page[Source]:
    """Search sources by title, kind, year or permission.

    Args:
        title: Only sources whose title contains this text.
        kind: Only sources with this kind.
        min_year: Only sources with a year of at least this.
        max_year: Only sources with a year of at most this.
        permission: Only sources for which this holds, or does not: permission.
        page: Page number, from 1.
    """
    return db.search(
        Source,
        "SELECT id, title, kind, year, permission FROM sources",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "kind = ?": kind,
            "year >= ?": min_year,
            "year <= ?": max_year,
            "permission = ?": permission,
        },
        order="year, id",
        page=page,
    )


def grant_permission(db: Database, source_id: str) -> Source:
    """Note that a speaker has given permission to quote a recording.

    Args:
        source_id: Id of the source.
    """
    source = db.fetch(Source, "sources", source_id)
    if source["kind"] != "recording":
        raise Refused("Only recordings need permission.")
    if source["permission"]:
        raise Refused("The permission is on file.")
    db.update("sources", source_id, permission=True)
    return db.fetch(Source, "sources", source_id)
