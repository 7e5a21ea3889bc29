"""Tools about reservations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, shift

from .rows import Batch, Dispatch, Line, Reservation, ReservationStatus


class ReservationSummary(TypedDict):
    """A reservation as a search lists it."""

    id: str
    line_product_name: str
    batch_lot: str
    quantity: int
    status: ReservationStatus


def find_reservations(
    db: Database,
    line_id: str | None = None,
    batch_id: str | None = None,
    dispatch_id: str | None = None,
    status: ReservationStatus | None = None,
    page: PageNumber = 1,
) -> Page[ReservationSummary]:
    """Search reservations by line, batch, dispatch or status.

    Args:
        line_id: Only reservations of the line with this id.
        batch_id: Only reservations of the batch with this id.
        dispatch_id: Only reservations of the dispatch with this id.
        status: Only reservations with this status.
        page: Page number, from 1.
    """
    return db.search(
        ReservationSummary,
        """
        SELECT reservations.id, products.name AS line_product_name, batches.lot AS batch_lot,
            reservations.quantity, reservations.status
        FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        JOIN products ON products.id = lines.product_id
        JOIN batches ON batches.id = reservations.batch_id
        """,
        where={
            "reservations.line_id = ?": line_id,
            "reservations.batch_id = ?": batch_id,
            "lines.dispatch_id = ?": dispatch_id,
            "reservations.status = ?": status,
        },
        order="batches.best_before, reservations.id",
        page=page,
    )


def reserve_batch(db: Database, line_id: str, batch_id: str, quantity: Annotated[int, at_least(1)]) -> Reservation:
    """Reserve units of a batch for a line of an open dispatch.

    Args:
        line_id: Id of the line.
        batch_id: Id of the batch.
        quantity: Quantity of the reservation.
    """
    line = db.fetch(Line, "lines", line_id)
    batch = db.fetch(Batch, "batches", batch_id)
    dispatch = db.fetch(Dispatch, "dispatches", line["dispatch_id"])
    if dispatch["status"] != "open":
        raise Refused("The dispatch is no longer open.")
    if batch["product_id"] != line["product_id"]:
        raise Refused("The batch is of another product.")
    if batch["status"] != "available":
        raise Refused("The batch was scrapped.")
    if batch["best_before"] < shift(dispatch["due_on"], days=7):
        raise Refused("The batch does not keep long enough for this dispatch.")
    batch_reserved = db.number(
        "SELECT SUM(quantity) FROM reservations WHERE batch_id = ? AND status = 'reserved'", batch_id
    )
    if batch_reserved + quantity > batch["quantity"]:
        raise Refused("There is not enough left in the batch.")
    line_reserved = db.number("SELECT SUM(quantity) FROM reservations WHERE line_id = ? AND status != 'freed'", line_id)
    if line_reserved + quantity > line["quantity"]:
        raise Refused("The line does not need that many.")
    if db.exists("SELECT 1 FROM reservations WHERE line_id = ? AND batch_id = ?", line_id, batch_id):
        raise Refused("Another reservation already has this line and batch.")
    reservation_id = db.insert("reservations", line_id=line_id, batch_id=batch_id, quantity=quantity, status="reserved")
    return db.fetch(Reservation, "reservations", reservation_id)
