"""Tools about weighings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Advance, Load, Parcel, Variety, Weighing, WeighingGrade, WeighingStatus


class WeighingSummary(TypedDict):
    """A weighing as a search lists it."""

    id: str
    number: str
    load_parcel_name: str
    kilos: int
    must_weight: int
    grade: WeighingGrade
    status: WeighingStatus


class WeighingsByLoadParcelVarietyName(TypedDict):
    """Totals of weighings for one name."""

    load_parcel_variety_name: str
    weighings: int
    kilos: int
    value: int
    highest_must_weight: int | None


def find_weighings(
    db: Database,
    number: str | None = None,
    parcel_id: str | None = None,
    grower_id: str | None = None,
    grade: WeighingGrade | None = None,
    status: WeighingStatus | None = None,
    min_must_weight: int | None = None,
    page: PageNumber = 1,
) -> Page[WeighingSummary]:
    """Search weighings by weighing note number, parcel, grower, grade, status or must weight in degrees.

    Args:
        number: Only weighings with this weighing note number.
        parcel_id: Only weighings of the parcel with this id.
        grower_id: Only weighings of the grower with this id.
        grade: Only weighings with this grade.
        status: Only weighings with this status.
        min_must_weight: Only weighings with a must weight in degrees of at least this.
        page: Page number, from 1.
    """
    return db.search(
        WeighingSummary,
        """
        SELECT weighings.id, weighings.number, parcels.name AS load_parcel_name, weighings.kilos,
            weighings.must_weight, weighings.grade, weighings.status
        FROM weighings
        JOIN loads ON loads.id = weighings.load_id
        JOIN parcels ON parcels.id = loads.parcel_id
        """,
        where={
            "weighings.number = ?": number,
            "loads.parcel_id = ?": parcel_id,
            "parcels.grower_id = ?": grower_id,
            "weighings.grade = ?": grade,
            "weighings.status = ?": status,
            "weighings.must_weight >= ?": min_must_weight,
        },
        order="weighings.weighed_at DESC, weighings.id",
        page=page,
    )


def report_harvest(
    db: Database,
    press_house_id: str | None = None,
    grade: WeighingGrade | None = None,
    status: WeighingStatus | None = None,
    grower_id: str | None = None,
    page: PageNumber = 1,
) -> Page[WeighingsByLoadParcelVarietyName]:
    """Add up what was weighed by variety.

    Args:
        press_house_id: Only weighings of the press house with this id.
        grade: Only weighings with this grade.
        status: Only weighings with this status.
        grower_id: Only weighings of the grower with this id.
        page: Page number, from 1.
    """
    return db.search(
        WeighingsByLoadParcelVarietyName,
        """
        SELECT varieties.name AS load_parcel_variety_name, COUNT(*) AS weighings,
            COALESCE(SUM(weighings.kilos), 0) AS kilos, COALESCE(SUM(weighings.value), 0) AS value,
            MAX(weighings.must_weight) AS highest_must_weight
        FROM weighings
        JOIN loads ON loads.id = weighings.load_id
        JOIN parcels ON parcels.id = loads.parcel_id
        JOIN varieties ON varieties.id = parcels.variety_id
        """,
        where={
            "loads.press_house_id = ?": press_house_id,
            "weighings.grade = ?": grade,
            "weighings.status = ?": status,
            "parcels.grower_id = ?": grower_id,
        },
        group="varieties.name",
        order="varieties.name",
        page=page,
    )


def dispute_weighing(db: Database, weighing_id: str) -> Weighing:
    """Note that a grower disputes a weighing of the last three days; its advance is withheld.

    Args:
        weighing_id: Id of the weighing.
    """
    weighing = db.fetch(Weighing, "weighings", weighing_id)
    if weighing["status"] != "accepted":
        raise Refused("The weighing must be accepted.")
    if weighing["weighed_at"] < shift(db.now, days=-3):
        raise Refused("A weighing can be disputed for three days only.")
    db.update("weighings", weighing_id, status="disputed")
    for advance in db.all(
        Advance, "SELECT * FROM advances WHERE weighing_id = ? AND status = 'open' ORDER BY id", weighing_id
    ):
        db.update("advances", advance["id"], status="withheld")
    return db.fetch(Weighing, "weighings", weighing_id)


def settle_dispute(db: Database, weighing_id: str, must_weight: Annotated[int, between(40, 180)]) -> Weighing:
    """Settle a disputed weighing with the must weight found in a second sample, and release its advance.

    Args:
        weighing_id: Id of the weighing.
        must_weight: Must weight in degrees.
    """
    weighing = db.fetch(Weighing, "weighings", weighing_id)
    if weighing["status"] != "disputed":
        raise Refused("The weighing must be disputed.")
    if must_weight < weighing["must_weight"] - 10:
        raise Refused("The second sample is too far below the first.")
    if must_weight > weighing["must_weight"] + 10:
        raise Refused("The second sample is too far above the first.")
    load = db.fetch(Load, "loads", weighing["load_id"])
    parcel = db.fetch(Parcel, "parcels", load["parcel_id"])
    variety = db.fetch(Variety, "varieties", parcel["variety_id"])
    least = variety["least_must_weight"]
    is_table = must_weight < least or weighing["rot"] > 10
    price = variety["price"]
    value = weighing["kilos"] * price * 3 // 5 if is_table else weighing["kilos"] * (price + must_weight - least)
    db.update(
        "weighings",
        weighing_id,
        status="accepted",
        must_weight=must_weight,
        grade="table" if is_table else "select" if must_weight >= least + 12 and weighing["rot"] <= 3 else "estate",
        value=value,
    )
    for advance in db.all(
        Advance, "SELECT * FROM advances WHERE weighing_id = ? AND status = 'withheld' ORDER BY id", weighing_id
    ):
        db.update("advances", advance["id"], status="open", amount=value * 2 // 5)
    return db.fetch(Weighing, "weighings", weighing_id)
