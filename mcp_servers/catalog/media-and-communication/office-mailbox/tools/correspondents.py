"""Tools about correspondents."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Correspondent, CorrespondentKind, CorrespondentStatus


def find_correspondents(
    db: Database,
    name: str | None = None,
    kind: CorrespondentKind | None = None,
    status: CorrespondentStatus | None = None,
    page: PageNumber = 1,
) -> Page[Correspondent]:
    """Search correspondents by name, kind or status.

    Args:
        name: Only correspondents whose name contains this text.
        kind: Only correspondents with this kind.
        status: Only correspondents with this status.
        page: Page number, from 1.
    """
    return db.search(
        Correspondent,
        "SELECT id, name, email, kind, status FROM correspondents",
        where={"instr(lower(name), lower(?)) > 0": name, "kind = ?": kind, "status = ?": status},
        order="name, id",
        page=page,
    )


def block_correspondent(db: Database, correspondent_id: str) -> Correspondent:
    """Block a correspondent with whom nothing is in hand.

    Args:
        correspondent_id: Id of the correspondent.
    """
    correspondent = db.fetch(Correspondent, "correspondents", correspondent_id)
    if correspondent["status"] != "welcome":
        raise Refused("The correspondent must be welcome.")
    if correspondent["kind"] == "authority":
        raise Refused("Authorities are not blocked.")
    if db.exists("SELECT 1 FROM conversations WHERE correspondent_id = ? AND status = 'in_hand'", correspondent_id):
        raise Refused("A conversation with this correspondent is in hand.")
    db.update("correspondents", correspondent_id, status="blocked")
    return db.fetch(Correspondent, "correspondents", correspondent_id)


def unblock_correspondent(db: Database, correspondent_id: str) -> Correspondent:
    """Lift the block of a correspondent.

    Args:
        correspondent_id: Id of the correspondent.
    """
    correspondent = db.fetch(Correspondent, "correspondents", correspondent_id)
    if correspondent["status"] != "blocked":
        raise Refused("The correspondent must be blocked.")
    db.update("correspondents", correspondent_id, status="welcome")
    return db.fetch(Correspondent, "correspondents", correspondent_id)
