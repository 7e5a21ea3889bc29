"""Tools about batches."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Batch, BatchAllergen, BatchDateKind, BatchStatus, Donor, ParcelLine


class BatchSummary(TypedDict):
    """A batch as a search lists it."""

    id: str
    number: str
    item: str
    pieces: int
    good_until: str
    status: BatchStatus


class BatchesByItem(TypedDict):
    """Totals of batches for one goods."""

    item: str
    batches: int
    total_pieces: int
    first_date: str | None


class BatchesByDonorName(TypedDict):
    """Totals of batches for one name."""

    donor_name: str
    batches: int
    last_gift: str | None


def find_batches(
    db: Database,
    number: str | None = None,
    item: str | None = None,
    status: BatchStatus | None = None,
    allergen: BatchAllergen | None = None,
    good_until_until: Day | None = None,
    donor_id: str | None = None,
    page: PageNumber = 1,
) -> Page[BatchSummary]:
    """Search batches by batch number, goods, status, allergen, date on the pack or donor.

    Args:
        number: Only batches with this batch number.
        item: Only batches whose goods contains this text.
        status: Only batches with this status.
        allergen: Only batches with this allergen.
        good_until_until: Only batches with a date on the pack at or before this.
        donor_id: Only batches of the donor with this id.
        page: Page number, from 1.
    """
    return db.search(
        BatchSummary,
        "SELECT id, number, item, pieces, good_until, status FROM batches",
        where={
            "number = ?": number,
            "instr(lower(item), lower(?)) > 0": item,
            "status = ?": status,
            "allergen = ?": allergen,
            "good_until <= ?": good_until_until,
            "donor_id = ?": donor_id,
        },
        order="good_until, id",
        page=page,
    )


def report_goods(
    db: Database,
    status: BatchStatus | None = None,
    good_until_from: Day | None = None,
    allergen: BatchAllergen | None = None,
    donor_id: str | None = None,
    page: PageNumber = 1,
) -> Page[BatchesByItem]:
    """Add up the pieces left by goods.

    Args:
        status: Only batches with this status.
        good_until_from: Only batches with a date on the pack at or after this.
        allergen: Only batches with this allergen.
        donor_id: Only batches of the donor with this id.
        page: Page number, from 1.
    """
    return db.search(
        BatchesByItem,
        """
        SELECT item, COUNT(*) AS batches, COALESCE(SUM(pieces), 0) AS total_pieces, MIN(good_until) AS
            first_date
        FROM batches
        """,
        where={
            "status = ?": status,
            "good_until >= ?": good_until_from,
            "allergen = ?": allergen,
            "donor_id = ?": donor_id,
        },
        group="item",
        order="item",
        page=page,
    )


def report_donors(
    db: Database, came_from: Day | None = None, status: BatchStatus | None = None, page: PageNumber = 1
) -> Page[BatchesByDonorName]:
    """Count the batches of each donor.

    Args:
        came_from: Only batches with a day of the donation at or after this.
        status: Only batches with this status.
        page: Page number, from 1.
    """
    return db.search(
        BatchesByDonorName,
        """
        SELECT donors.name AS donor_name, COUNT(*) AS batches, MAX(batches.came_on) AS last_gift
        FROM batches
        JOIN donors ON donors.id = batches.donor_id
        """,
        where={"batches.came_on >= ?": came_from, "batches.status = ?": status},
        group="donors.name",
        order="donors.name",
        page=page,
    )


def take_in_batch(
    db: Database,
    number: Text,
    item: Text,
    donor_id: str,
    allergen: BatchAllergen,
    points: Annotated[int, between(1, 6)],
    pieces: Annotated[int, between(0, 400)],
    date_kind: BatchDateKind,
    good_until: Day,
) -> Batch:
    """Take in a donation that is to be sorted, with a date at least three days away.

    Args:
        number: Batch number.
        item: Goods of the batch.
        donor_id: Id of the donor.
        allergen: Allergen of the batch.
        points: Points a piece.
        pieces: Pieces left.
        date_kind: Date kind.
        good_until: Date on the pack.
    """
    db.fetch(Donor, "donors", donor_id)
    if pieces <= 0:
        raise Refused("There is nothing to take in.")
    if good_until < shift(db.today, days=3) and (date_kind != "best_before" or good_until < shift(db.today, days=-14)):
        raise Refused("The goods are too old.")
    if db.exists("SELECT 1 FROM batches WHERE number = ?", number):
        raise Refused("A batch with this number exists already.")
    batch_id = db.insert(
        "batches",
        number=number,
        item=item,
        donor_id=donor_id,
        allergen=allergen,
        points=points,
        pieces=pieces,
        date_kind=date_kind,
        good_until=good_until,
        came_on=db.today,
        status="sorting",
    )
    return db.fetch(Batch, "batches", batch_id)


def shelve_batch(db: Database, batch_id: str) -> Batch:
    """Put a sorted batch on the shelf while it is in date.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "sorting":
        raise Refused("The batch must be sorting.")
    if batch["good_until"] < db.today and (
        batch["date_kind"] != "best_before" or batch["good_until"] < shift(db.today, days=-30)
    ):
        raise Refused("The batch is out of date.")
    db.update("batches", batch_id, status="on_shelf")
    return db.fetch(Batch, "batches", batch_id)


def throw_away_batch(db: Database, batch_id: str) -> Batch:
    """Throw a batch away that is out of date; lines of open parcels with it are taken out.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] not in ("on_shelf", "sorting"):
        raise Refused("The batch must be on shelf or sorting.")
    if batch["good_until"] >= db.today:
        raise Refused("The batch is in date.")
    if batch["date_kind"] != "use_by" and batch["good_until"] >= shift(db.today, days=-14):
        raise Refused("The batch may still be given out.")
    db.update("batches", batch_id, status="thrown_away", pieces=0)
    for parcel_line in db.all(
        ParcelLine,
        """
        SELECT parcel_lines.* FROM parcel_lines
        JOIN slots ON slots.id = parcel_lines.slot_id
        WHERE parcel_lines.batch_id = ? AND slots.status = 'booked'
        ORDER BY parcel_lines.id
        """,
        batch_id,
    ):
        db.delete("parcel_lines", parcel_line["id"])
    return db.fetch(Batch, "batches", batch_id)
