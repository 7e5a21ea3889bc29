"""Tools about advances."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Advance, AdvanceStatus, Grower, Load, Parcel, Weighing


class AdvanceSummary(TypedDict):
    """An advance as a search lists it."""

    id: str
    number: str
    weighing_number: str
    amount: int
    due_on: str
    status: AdvanceStatus


class AdvancesByWeighingLoadParcelGrowerName(TypedDict):
    """Totals of advances for one name."""

    weighing_load_parcel_grower_name: str
    advances: int
    total: int


def find_advances(
    db: Database,
    number: str | None = None,
    weighing_id: str | None = None,
    grower_id: str | None = None,
    status: AdvanceStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[AdvanceSummary]:
    """Search advances by advance number, weighing, grower, status or due date.

    Args:
        number: Only advances with this advance number.
        weighing_id: Only advances of the weighing with this id.
        grower_id: Only advances of the grower with this id.
        status: Only advances with this status.
        due_until: Only advances with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AdvanceSummary,
        """
        SELECT advances.id, advances.number, weighings.number AS weighing_number, advances.amount,
            advances.due_on, advances.status
        FROM advances
        JOIN weighings ON weighings.id = advances.weighing_id
        JOIN loads ON loads.id = weighings.load_id
        JOIN parcels ON parcels.id = loads.parcel_id
        """,
        where={
            "advances.number = ?": number,
            "advances.weighing_id = ?": weighing_id,
            "parcels.grower_id = ?": grower_id,
            "advances.status = ?": status,
            "advances.due_on <= ?": due_until,
        },
        order="advances.due_on, advances.id",
        page=page,
    )


def report_advances(
    db: Database, status: AdvanceStatus | None = None, due_until: Day | None = None, page: PageNumber = 1
) -> Page[AdvancesByWeighingLoadParcelGrowerName]:
    """Add up the advances by grower.

    Args:
        status: Only advances with this status.
        due_until: Only advances with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AdvancesByWeighingLoadParcelGrowerName,
        """
        SELECT growers.name AS weighing_load_parcel_grower_name, COUNT(*) AS advances,
            COALESCE(SUM(advances.amount), 0) AS total
        FROM advances
        JOIN weighings ON weighings.id = advances.weighing_id
        JOIN loads ON loads.id = weighings.load_id
        JOIN parcels ON parcels.id = loads.parcel_id
        JOIN growers ON growers.id = parcels.grower_id
        """,
        where={"advances.status = ?": status, "advances.due_on <= ?": due_until},
        group="growers.name",
        order="growers.name",
        page=page,
    )


def grant_advance(db: Database, number: Text, weighing_id: str) -> Advance:
    """Grant the advance for an accepted weighing, due a week after it.

    Args:
        number: Advance number.
        weighing_id: Id of the weighing.
    """
    weighing = db.fetch(Weighing, "weighings", weighing_id)
    if weighing["status"] != "accepted":
        raise Refused("The weighing is disputed.")
    load = db.fetch(Load, "loads", weighing["load_id"])
    parcel = db.fetch(Parcel, "parcels", load["parcel_id"])
    grower = db.fetch(Grower, "growers", parcel["grower_id"])
    if grower["status"] != "member":
        raise Refused("The grower is suspended.")
    if db.exists("SELECT 1 FROM advances WHERE weighing_id = ?", weighing_id):
        raise Refused("An advance was granted for this weighing already.")
    if db.exists("SELECT 1 FROM advances WHERE number = ?", number):
        raise Refused("Another advance already has this advance number.")
    advance_id = db.insert(
        "advances",
        number=number,
        weighing_id=weighing_id,
        amount=weighing["value"] * 2 // 5,
        due_on=max(db.today, shift(weighing["weighed_at"][:10], days=7)),
        status="open",
    )
    return db.fetch(Advance, "advances", advance_id)


def pay_advance(db: Database, advance_id: str) -> Advance:
    """Pay an advance that is due to a grower who is not suspended.

    Args:
        advance_id: Id of the advance.
    """
    advance = db.fetch(Advance, "advances", advance_id)
    if advance["status"] != "open":
        raise Refused("The advance must be open.")
    if advance["due_on"] > db.today:
        raise Refused("The advance is not due yet.")
    weighing = db.fetch(Weighing, "weighings", advance["weighing_id"])
    load = db.fetch(Load, "loads", weighing["load_id"])
    parcel = db.fetch(Parcel, "parcels", load["parcel_id"])
    grower = db.fetch(Grower, "growers", parcel["grower_id"])
    if grower["status"] != "member":
        raise Refused("The grower is suspended.")
    db.update("advances", advance_id, status="paid")
    return db.fetch(Advance, "advances", advance_id)
