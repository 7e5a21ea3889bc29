"""Tools about flowers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Flower, FlowerColour


class FlowerSummary(TypedDict):
    """A flower as a search lists it."""

    id: str
    name: str
    colour: FlowerColour
    stem_price: int
    stems: int
    arrived_on: str


def find_flowers(
    db: Database,
    name: str | None = None,
    colour: FlowerColour | None = None,
    max_stem_price: int | None = None,
    min_stems: int | None = None,
    pet_safe: bool | None = None,
    page: PageNumber = 1,
) -> Page[FlowerSummary]:
    """Search flowers by name, colour, price per stem, stems in the cold room or poison-free.

    Args:
        name: Only flowers whose name contains this text.
        colour: Only flowers with this colour.
        max_stem_price: Only flowers with a price per stem of at most this.
        min_stems: Only flowers with a stems in the cold room of at least this.
        pet_safe: Only flowers for which this holds, or does not: poison-free.
        page: Page number, from 1.
    """
    return db.search(
        FlowerSummary,
        "SELECT id, name, colour, stem_price, stems, arrived_on FROM flowers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "colour = ?": colour,
            "stem_price <= ?": max_stem_price,
            "stems >= ?": min_stems,
            "pet_safe = ?": pet_safe,
        },
        order="name, id",
        page=page,
    )


def supply_flower(db: Database, flower_id: str, bundles: Annotated[int, between(1, 12)]) -> Flower:
    """Put bundles of ten stems that have come today into the cold room, which takes 400 of a flower.

    Args:
        flower_id: Id of the flower.
        bundles: Number of bundles.
    """
    flower = db.fetch(Flower, "flowers", flower_id)
    if flower["stems"] != 0 and flower["arrived_on"] < shift(db.today, days=-2):
        raise Refused("Older stems of this flower must be thrown away first.")
    if flower["stems"] + 10 * bundles > 400:
        raise Refused("There is no room for so many.")
    db.update("flowers", flower_id, stems=flower["stems"] + 10 * bundles, arrived_on=db.today)
    return db.fetch(Flower, "flowers", flower_id)


def discard_flower(db: Database, flower_id: str) -> Flower:
    """Throw away the stems of a flower that would no longer keep for five days.

    Args:
        flower_id: Id of the flower.
    """
    flower = db.fetch(Flower, "flowers", flower_id)
    if flower["stems"] <= 0:
        raise Refused("There is nothing to throw away.")
    if shift(flower["arrived_on"], days=flower["vase_days"] - 5) >= db.today:
        raise Refused("The flower still keeps for five days.")
    db.update("flowers", flower_id, stems=0)
    return db.fetch(Flower, "flowers", flower_id)
