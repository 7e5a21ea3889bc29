"""Tools about batches."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Batch, BatchStatus, Bay, Product, Worker, Zone, ZoneClimate


class BatchSummary(TypedDict):
    """A batch as a search lists it."""

    id: str
    lot: str
    product_name: str
    quantity: int
    best_before: str


class BatchesByProductName(TypedDict):
    """Totals of batches for one name."""

    product_name: str
    batches: int
    units: int
    first_best_before: str | None


def find_batches(
    db: Database,
    product_id: str | None = None,
    bay_id: str | None = None,
    status: BatchStatus | None = None,
    best_before_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BatchSummary]:
    """Search batches by product, bay, status or best-before date.

    Args:
        product_id: Only batches of the product with this id.
        bay_id: Only batches of the bay with this id.
        status: Only batches with this status.
        best_before_until: Only batches with a best-before date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BatchSummary,
        """
        SELECT batches.id, batches.lot, products.name AS product_name, batches.quantity, batches.best_before
        FROM batches
        JOIN products ON products.id = batches.product_id
        """,
        where={
            "batches.product_id = ?": product_id,
            "batches.bay_id = ?": bay_id,
            "batches.status = ?": status,
            "batches.best_before <= ?": best_before_until,
        },
        order="batches.best_before, batches.id",
        page=page,
    )


def report_stock(
    db: Database,
    climate: ZoneClimate | None = None,
    zone: str | None = None,
    best_before_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BatchesByProductName]:
    """Add up the stock by product.

    Args:
        climate: Only batches of the product with this climate.
        zone: Only batches of the zone with this name.
        best_before_until: Only batches with a best-before date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BatchesByProductName,
        """
        SELECT products.name AS product_name, COUNT(*) AS batches, COALESCE(SUM(batches.quantity), 0) AS
            units, MIN(batches.best_before) AS first_best_before
        FROM batches
        JOIN products ON products.id = batches.product_id
        JOIN bays ON bays.id = batches.bay_id
        JOIN zones ON zones.id = bays.zone_id
        """,
        where={
            "products.climate = ?": climate,
            "zones.name = ?": zone,
            "batches.best_before <= ?": best_before_until,
            "batches.status = 'available'": (),
        },
        group="products.name",
        order="products.name",
        page=page,
    )


def move_batch(db: Database, batch_id: str, bay_id: str) -> Batch:
    """Move a batch to another bay of its climate.

    Args:
        batch_id: Id of the batch.
        bay_id: Id of the bay.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    bay = db.fetch(Bay, "bays", bay_id)
    if batch["status"] != "available":
        raise Refused("The batch was scrapped.")
    if bay_id == batch["bay_id"]:
        raise Refused("The batch is already there.")
    if bay["status"] != "usable":
        raise Refused("The bay is blocked.")
    zone = db.fetch(Zone, "zones", bay["zone_id"])
    product = db.fetch(Product, "products", batch["product_id"])
    if zone["climate"] != product["climate"]:
        raise Refused("The bay is in a zone of another climate.")
    stored = db.number("SELECT SUM(quantity) FROM batches WHERE bay_id = ? AND status != 'scrapped'", bay_id)
    if stored + batch["quantity"] > bay["capacity"]:
        raise Refused("There is not enough room in the bay.")
    db.update("batches", batch_id, bay_id=bay_id)
    return db.fetch(Batch, "batches", batch_id)


def correct_batch(db: Database, batch_id: str, counted: Annotated[int, between(0, 600)]) -> Batch:
    """Correct the quantity of a batch to what was counted, within your correction limit.

    Args:
        batch_id: Id of the batch.
        counted: Counted units.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "available":
        raise Refused("The batch was scrapped.")
    account = db.fetch(Worker, "workers", db.account)
    if max(counted, batch["quantity"]) - min(counted, batch["quantity"]) > account["correction_limit"]:
        raise Refused("The difference is above your correction limit.")
    reserved = db.number("SELECT SUM(quantity) FROM reservations WHERE batch_id = ? AND status = 'reserved'", batch_id)
    if counted < reserved:
        raise Refused("More than this is reserved from the batch.")
    stored = db.number("SELECT SUM(quantity) FROM batches WHERE bay_id = ? AND status != 'scrapped'", batch["bay_id"])
    bay = db.fetch(Bay, "bays", batch["bay_id"])
    if stored - batch["quantity"] + counted > bay["capacity"]:
        raise Refused("There is not enough room in the bay.")
    db.update("batches", batch_id, quantity=counted)
    return db.fetch(Batch, "batches", batch_id)


def scrap_batch(db: Database, batch_id: str) -> Batch:
    """Scrap a batch within 14 days of its best-before date that nothing is reserved from.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "available":
        raise Refused("The batch must be available.")
    if batch["best_before"] > shift(db.today, days=14):
        raise Refused("The batch still keeps for more than two weeks.")
    if db.exists("SELECT 1 FROM reservations WHERE batch_id = ? AND status = 'reserved'", batch_id):
        raise Refused("Part of the batch is reserved.")
    db.update("batches", batch_id, status="scrapped")
    return db.fetch(Batch, "batches", batch_id)
