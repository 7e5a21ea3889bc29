"""Tools about batches."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Batch, BatchStatus, Oven, Product


class BatchSummary(TypedDict):
    """A batch as a search lists it."""

    id: str
    product_name: str
    oven_name: str
    baked_on: str
    run: int
    pieces: int
    status: BatchStatus


def find_batches(
    db: Database,
    product_id: str | None = None,
    oven_id: str | None = None,
    baked_on: Day | None = None,
    status: BatchStatus | None = None,
    min_pieces: int | None = None,
    page: PageNumber = 1,
) -> Page[BatchSummary]:
    """Search batches by product, oven, baking day, status or number of pieces.

    Args:
        product_id: Only batches of the product with this id.
        oven_id: Only batches of the oven with this id.
        baked_on: Only batches with this baking day.
        status: Only batches with this status.
        min_pieces: Only batches with a number of pieces of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BatchSummary,
        """
        SELECT batches.id, products.name AS product_name, ovens.name AS oven_name, batches.baked_on,
            batches.run, batches.pieces, batches.status
        FROM batches
        JOIN products ON products.id = batches.product_id
        JOIN ovens ON ovens.id = batches.oven_id
        """,
        where={
            "batches.product_id = ?": product_id,
            "batches.oven_id = ?": oven_id,
            "batches.baked_on = ?": baked_on,
            "batches.status = ?": status,
            "batches.pieces >= ?": min_pieces,
        },
        order="batches.baked_on, batches.id",
        page=page,
    )


def plan_batch(
    db: Database, product_id: str, oven_id: str, baked_on: Day, pieces: Annotated[int, between(1, 400)]
) -> Batch:
    """Plan the next run of a working oven for a product on offer.

    Args:
        product_id: Id of the product.
        oven_id: Id of the oven.
        baked_on: Baking day.
        pieces: Number of pieces.
    """
    product = db.fetch(Product, "products", product_id)
    oven = db.fetch(Oven, "ovens", oven_id)
    if product["status"] != "offered":
        raise Refused("The product is not on offer.")
    if oven["status"] != "working":
        raise Refused("The oven is broken.")
    if baked_on < db.today or baked_on > shift(db.today, days=7):
        raise Refused("Batches are planned a week ahead at most.")
    if pieces > oven["pieces"]:
        raise Refused("The oven holds fewer pieces.")
    runs = db.number("SELECT COUNT(*) FROM batches WHERE oven_id = ? AND baked_on = ?", oven_id, baked_on)
    if runs >= 8:
        raise Refused("The oven is full on that day.")
    batch_id = db.insert(
        "batches",
        product_id=product_id,
        oven_id=oven_id,
        baked_on=baked_on,
        pieces=pieces,
        run=runs + 1,
        status="planned",
    )
    return db.fetch(Batch, "batches", batch_id)


def start_batch(db: Database, batch_id: str) -> Batch:
    """Put a batch of today into its oven, which must be empty.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "planned":
        raise Refused("The batch must be planned.")
    if batch["baked_on"] != db.today:
        raise Refused("The batch is for another day.")
    oven = db.fetch(Oven, "ovens", batch["oven_id"])
    if oven["status"] != "working":
        raise Refused("The oven is broken.")
    if db.exists("SELECT 1 FROM batches WHERE oven_id = ? AND status = 'in_oven'", batch["oven_id"]):
        raise Refused("Another batch is in this oven.")
    db.update("batches", batch_id, status="in_oven")
    return db.fetch(Batch, "batches", batch_id)


def change_oven(db: Database, batch_id: str, oven_id: str) -> Batch:
    """Move a planned batch to another working oven that holds it.

    Args:
        batch_id: Id of the batch.
        oven_id: Id of the oven.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    oven = db.fetch(Oven, "ovens", oven_id)
    if batch["status"] != "planned":
        raise Refused("The batch is not waiting to be baked.")
    if oven_id == batch["oven_id"]:
        raise Refused("The batch is planned for this oven.")
    if oven["status"] != "working":
        raise Refused("The oven is broken.")
    if batch["pieces"] > oven["pieces"]:
        raise Refused("The oven holds fewer pieces.")
    db.update(
        "batches",
        batch_id,
        oven_id=oven_id,
        run=1
        + db.number("SELECT COUNT(*) FROM batches WHERE oven_id = ? AND baked_on = ?", oven_id, batch["baked_on"]),
    )
    return db.fetch(Batch, "batches", batch_id)


def finish_batch(db: Database, batch_id: str) -> Batch:
    """Note that a batch is baked.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "in_oven":
        raise Refused("The batch must be in oven.")
    db.update("batches", batch_id, status="baked")
    return db.fetch(Batch, "batches", batch_id)


def cancel_batch(db: Database, batch_id: str) -> Batch:
    """Cancel a planned batch whose product nobody has ordered for that day.

    Args:
        batch_id: Id of the batch.
    """
    batch = db.fetch(Batch, "batches", batch_id)
    if batch["status"] != "planned":
        raise Refused("The batch must be planned.")
    if db.exists(
        """
        SELECT 1 FROM order_lines
        JOIN order_sheets ON order_sheets.id = order_lines.order_sheet_id
        WHERE order_lines.product_id = ?
            AND order_sheets.wanted_on = ?
            AND order_sheets.status = 'confirmed'
        """,
        batch["product_id"],
        batch["baked_on"],
    ):
        raise Refused("The product has been promised for that day.")
    db.update("batches", batch_id, status="cancelled")
    return db.fetch(Batch, "batches", batch_id)
