"""Tools about parcel lines."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Batch, Household, ParcelLine, Slot


class ParcelLineSummary(TypedDict):
    """A line of a parcel as a search lists it."""

    id: str
    slot_household_name: str
    batch_item: str
    pieces: int
    slot_starts_at: str


def find_parcel_lines(
    db: Database,
    slot_id: str | None = None,
    household_id: str | None = None,
    batch_id: str | None = None,
    item: str | None = None,
    page: PageNumber = 1,
) -> Page[ParcelLineSummary]:
    """Search parcel lines by slot, household, batch or goods.

    Args:
        slot_id: Only parcel lines of the slot with this id.
        household_id: Only parcel lines of the household with this id.
        batch_id: Only parcel lines of the batch with this id.
        item: Only parcel lines of the batch whose goods contains this text.
        page: Page number, from 1.
    """
    return db.search(
        ParcelLineSummary,
        """
        SELECT parcel_lines.id, households.name AS slot_household_name, batches.item AS batch_item,
            parcel_lines.pieces, slots.starts_at AS slot_starts_at
        FROM parcel_lines
        JOIN slots ON slots.id = parcel_lines.slot_id
        JOIN households ON households.id = slots.household_id
        JOIN batches ON batches.id = parcel_lines.batch_id
        """,
        where={
            "parcel_lines.slot_id = ?": slot_id,
            "slots.household_id = ?": household_id,
            "parcel_lines.batch_id = ?": batch_id,
            "instr(lower(batches.item), lower(?)) > 0": item,
        },
        order="slots.starts_at, parcel_lines.id",
        page=page,
    )


def pack_goods(db: Database, slot_id: str, batch_id: str, pieces: Annotated[int, between(1, 12)]) -> ParcelLine:
    """Put pieces of a batch from the shelf into the parcel of a booked collection, within the household's points
    and away from its allergen.

    Args:
        slot_id: Id of the slot.
        batch_id: Id of the batch.
        pieces: Number of pieces.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    batch = db.fetch(Batch, "batches", batch_id)
    if slot["status"] != "booked":
        raise Refused("The parcel is closed.")
    if batch["status"] != "on_shelf":
        raise Refused("The batch is not on the shelf.")
    if batch["good_until"] < db.today and (
        batch["date_kind"] != "best_before" or batch["good_until"] < shift(db.today, days=-30)
    ):
        raise Refused("The batch is out of date.")
    household = db.fetch(Household, "households", slot["household_id"])
    if batch["allergen"] != "none" and batch["allergen"] == household["allergen"]:
        raise Refused("The household cannot have this allergen.")
    if pieces > batch["pieces"]:
        raise Refused("There are not enough pieces.")
    used = db.number(
        """
        SELECT SUM(parcel_lines.pieces * batches.points) FROM parcel_lines
        JOIN batches ON batches.id = parcel_lines.batch_id
        WHERE parcel_lines.slot_id = ?
        """,
        slot_id,
    )
    if used + pieces * batch["points"] > household["points"]:
        raise Refused("The household has too few points.")
    if db.exists("SELECT 1 FROM parcel_lines WHERE slot_id = ? AND batch_id = ?", slot_id, batch_id):
        raise Refused("This batch is in the parcel already.")
    parcel_line_id = db.insert(
        "parcel_lines", slot_id=slot_id, batch_id=batch_id, pieces=pieces, packed_by_id=db.account
    )
    db.update("batches", batch_id, pieces=batch["pieces"] - pieces)
    return db.fetch(ParcelLine, "parcel_lines", parcel_line_id)


def unpack_goods(db: Database, parcel_line_id: str) -> ParcelLine:
    """Take a line out of a parcel that is not closed; the pieces go back to the shelf.

    Args:
        parcel_line_id: Id of the line of a parcel.
    """
    parcel_line = db.fetch(ParcelLine, "parcel_lines", parcel_line_id)
    slot = db.fetch(Slot, "slots", parcel_line["slot_id"])
    if slot["status"] != "booked":
        raise Refused("The parcel is closed.")
    batch = db.fetch(Batch, "batches", parcel_line["batch_id"])
    if batch["status"] not in ("on_shelf", "used_up"):
        raise Refused("The batch was thrown away.")
    db.update("batches", parcel_line["batch_id"], pieces=batch["pieces"] + parcel_line["pieces"], status="on_shelf")
    db.delete("parcel_lines", parcel_line_id)
    return parcel_line
