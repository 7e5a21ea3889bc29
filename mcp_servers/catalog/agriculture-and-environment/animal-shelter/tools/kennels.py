"""Tools about kennels."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Kennel, KennelKind


class KennelDetails(Kennel):
    """A kennel in full."""

    animals_inside: int
    free_places: int


def find_kennels(
    db: Database,
    code: str | None = None,
    kind: KennelKind | None = None,
    quarantine: bool | None = None,
    min_places: int | None = None,
    page: PageNumber = 1,
) -> Page[Kennel]:
    """Search kennels by kennel number, kind, quarantine use or number of places.

    Args:
        code: Only kennels with this kennel number.
        kind: Only kennels with this kind.
        quarantine: Only kennels for which this holds, or does not: quarantine use.
        min_places: Only kennels with a number of places of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Kennel,
        "SELECT id, code, kind, quarantine, places FROM kennels",
        where={"code = ?": code, "kind = ?": kind, "quarantine = ?": quarantine, "places >= ?": min_places},
        order="code, id",
        page=page,
    )


def get_kennel(db: Database, kennel_id: str) -> KennelDetails:
    """Show a kennel with its animals and free places.

    Args:
        kennel_id: Id of the kennel.
    """
    kennel = db.fetch(Kennel, "kennels", kennel_id)
    animals_inside = db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id)
    free_places = kennel["places"] - db.number("SELECT COUNT(*) FROM animals WHERE kennel_id = ?", kennel_id)
    return {**kennel, "animals_inside": animals_inside, "free_places": free_places}
