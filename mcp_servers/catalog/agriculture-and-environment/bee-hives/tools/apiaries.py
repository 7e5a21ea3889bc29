"""Tools about apiaries."""

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Apiary, ApiaryForage, ApiaryStatus


class ApiaryDetails(Apiary):
    """An apiary in full."""

    colonies_alive: int
    free_places: int
    to_inspect: int
    heavily_infested: int


def find_apiaries(
    db: Database,
    name: str | None = None,
    forage: ApiaryForage | None = None,
    status: ApiaryStatus | None = None,
    min_places: int | None = None,
    page: PageNumber = 1,
) -> Page[Apiary]:
    """Search apiaries by name, forage, status or places for hives.

    Args:
        name: Only apiaries whose name contains this text.
        forage: Only apiaries with this forage.
        status: Only apiaries with this status.
        min_places: Only apiaries with a places for hives of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Apiary,
        "SELECT id, name, forage, places, status FROM apiaries",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "forage = ?": forage,
            "status = ?": status,
            "places >= ?": min_places,
        },
        order="name, id",
        page=page,
    )


def get_apiary(db: Database, apiary_id: str) -> ApiaryDetails:
    """Show an apiary with its colonies, free places and colonies that need an inspection.

    Args:
        apiary_id: Id of the apiary.
    """
    apiary = db.fetch(Apiary, "apiaries", apiary_id)
    colonies_alive = db.number("SELECT COUNT(*) FROM colonies WHERE apiary_id = ? AND status = 'alive'", apiary_id)
    free_places = apiary["places"] - db.number(
        "SELECT COUNT(*) FROM colonies WHERE apiary_id = ? AND status = 'alive'", apiary_id
    )
    to_inspect = db.number(
        """
        SELECT COUNT(*) FROM colonies
        WHERE apiary_id = ? AND status = 'alive' AND inspected_on <= ?
        """,
        apiary_id,
        shift(db.today, days=-9),
    )
    heavily_infested = db.number(
        """
        SELECT COUNT(*) FROM colonies
        WHERE apiary_id = ? AND status = 'alive' AND mites > 30
        """,
        apiary_id,
    )
    return {
        **apiary,
        "colonies_alive": colonies_alive,
        "free_places": free_places,
        "to_inspect": to_inspect,
        "heavily_infested": heavily_infested,
    }
