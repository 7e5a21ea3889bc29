"""Tools about harvests."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Colony, Harvest


class HarvestSummary(TypedDict):
    """A harvest as a search lists it."""

    id: str
    colony_hive: str
    honey: str
    weight: int
    taken_on: str


class HarvestsByColonyApiaryName(TypedDict):
    """Totals of harvests for one name."""

    colony_apiary_name: str
    harvests: int
    weight: int
    best: int | None


def find_harvests(
    db: Database,
    colony_id: str | None = None,
    apiary_id: str | None = None,
    honey: str | None = None,
    taken_from: Day | None = None,
    min_weight: int | None = None,
    page: PageNumber = 1,
) -> Page[HarvestSummary]:
    """Search harvests by colony, apiary, kind of honey, date or weight in grams.

    Args:
        colony_id: Only harvests of the colony with this id.
        apiary_id: Only harvests of the apiary with this id.
        honey: Only harvests with this kind of honey.
        taken_from: Only harvests with a date at or after this.
        min_weight: Only harvests with a weight in grams of at least this.
        page: Page number, from 1.
    """
    return db.search(
        HarvestSummary,
        """
        SELECT harvests.id, colonies.hive AS colony_hive, harvests.honey, harvests.weight, harvests.taken_on
        FROM harvests
        JOIN colonies ON colonies.id = harvests.colony_id
        """,
        where={
            "harvests.colony_id = ?": colony_id,
            "colonies.apiary_id = ?": apiary_id,
            "harvests.honey = ?": honey,
            "harvests.taken_on >= ?": taken_from,
            "harvests.weight >= ?": min_weight,
        },
        order="harvests.taken_on DESC, harvests.id",
        page=page,
    )


def report_harvests(
    db: Database,
    honey: str | None = None,
    taken_from: Day | None = None,
    breed: str | None = None,
    page: PageNumber = 1,
) -> Page[HarvestsByColonyApiaryName]:
    """Add up the honey by apiary.

    Args:
        honey: Only harvests with this kind of honey.
        taken_from: Only harvests with a date at or after this.
        breed: Only harvests of the queen with this breed.
        page: Page number, from 1.
    """
    return db.search(
        HarvestsByColonyApiaryName,
        """
        SELECT apiaries.name AS colony_apiary_name, COUNT(*) AS harvests, COALESCE(SUM(harvests.weight), 0)
            AS weight, MAX(harvests.weight) AS best
        FROM harvests
        JOIN colonies ON colonies.id = harvests.colony_id
        LEFT JOIN queens ON queens.id = colonies.queen_id
        JOIN apiaries ON apiaries.id = colonies.apiary_id
        """,
        where={"harvests.honey = ?": honey, "harvests.taken_on >= ?": taken_from, "queens.breed = ?": breed},
        group="apiaries.name",
        order="apiaries.name",
        page=page,
    )


def harvest_honey(
    db: Database,
    colony_id: str,
    honey: Text,
    weight: Annotated[int, between(100, 90000)],
    water: Annotated[int, between(12, 25)],
) -> Harvest:
    """Take honey from a sound colony with supers, outside all waiting times; one super stays at most.

    Args:
        colony_id: Id of the colony.
        honey: Kind of honey.
        weight: Weight in grams.
        water: Water in percent.
    """
    colony = db.fetch(Colony, "colonies", colony_id)
    if colony["status"] != "alive":
        raise Refused("The colony is not alive.")
    if colony["health"] != "sound":
        raise Refused("The colony is sick.")
    if colony["supers"] <= 0:
        raise Refused("There is no super on the colony.")
    if colony["inspected_on"] < shift(db.today, days=-14):
        raise Refused("The colony was not inspected in the last 14 days.")
    if db.exists("SELECT 1 FROM treatments WHERE colony_id = ? AND free_from > ?", colony_id, db.today):
        raise Refused("The waiting time of a treatment is not over.")
    if weight > 20000 * colony["supers"]:
        raise Refused("A super holds 20 kilograms.")
    if water > 20:
        raise Refused("Honey with more than 20 per cent water is left in the hive.")
    harvest_id = db.insert("harvests", colony_id=colony_id, honey=honey, weight=weight, water=water, taken_on=db.today)
    db.update("colonies", colony_id, supers=0)
    return db.fetch(Harvest, "harvests", harvest_id)
