"""Tools about firms."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Firm


class FirmDetails(Firm):
    """A firm in full."""

    apprentices_in_training: int
    places_left: int
    certified_trainers: int


def find_firms(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    min_places: int | None = None,
    licence_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Firm]:
    """Search firms by name, town, training places or end of the training licence.

    Args:
        name: Only firms whose name contains this text.
        town: Only firms with this town.
        min_places: Only firms with a training places of at least this.
        licence_until_until: Only firms with an end of the training licence at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Firm,
        "SELECT id, name, town, places, licence_until FROM firms",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "town = ?": town,
            "places >= ?": min_places,
            "licence_until <= ?": licence_until_until,
        },
        order="name, id",
        page=page,
    )


def get_firm(db: Database, firm_id: str) -> FirmDetails:
    """Show a firm with its apprentices, the places left and its certified trainers.

    Args:
        firm_id: Id of the firm.
    """
    firm = db.fetch(Firm, "firms", firm_id)
    apprentices_in_training = db.number(
        """
        SELECT COUNT(*) FROM apprentices
        JOIN trainers ON trainers.id = apprentices.trainer_id
        WHERE trainers.firm_id = ? AND apprentices.status = 'training'
        """,
        firm_id,
    )
    places_left = firm["places"] - db.number(
        """
        SELECT COUNT(*) FROM apprentices
        JOIN trainers ON trainers.id = apprentices.trainer_id
        WHERE trainers.firm_id = ? AND apprentices.status = 'training'
        """,
        firm_id,
    )
    certified_trainers = db.number(
        "SELECT COUNT(*) FROM trainers WHERE firm_id = ? AND certified_until >= ?", firm_id, db.today
    )
    return {
        **firm,
        "apprentices_in_training": apprentices_in_training,
        "places_left": places_left,
        "certified_trainers": certified_trainers,
    }
