"""Tools about dispatches."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Batch, Dispatch, DispatchStatus, Reservation


class DispatchSummary(TypedDict):
    """A dispatch as a search lists it."""

    id: str
    number: str
    customer: str
    due_on: str
    status: DispatchStatus


class DispatchDetails(Dispatch):
    """A dispatch in full."""

    units_ordered: int
    units_reserved: int


def find_dispatches(
    db: Database,
    number: str | None = None,
    customer: str | None = None,
    town: str | None = None,
    status: DispatchStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[DispatchSummary]:
    """Search dispatches by dispatch number, customer, town, status or due date.

    Args:
        number: Only dispatches with this dispatch number.
        customer: Only dispatches whose customer contains this text.
        town: Only dispatches with this town.
        status: Only dispatches with this status.
        due_until: Only dispatches with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DispatchSummary,
        "SELECT id, number, customer, due_on, status FROM dispatches",
        where={
            "number = ?": number,
            "instr(lower(customer), lower(?)) > 0": customer,
            "town = ?": town,
            "status = ?": status,
            "due_on <= ?": due_until,
        },
        order="due_on, id",
        page=page,
    )


def get_dispatch(db: Database, dispatch_id: str) -> DispatchDetails:
    """Show a dispatch with the units ordered and reserved for it.

    Args:
        dispatch_id: Id of the dispatch.
    """
    dispatch = db.fetch(Dispatch, "dispatches", dispatch_id)
    units_ordered = db.number("SELECT SUM(quantity) FROM lines WHERE dispatch_id = ?", dispatch_id)
    units_reserved = db.number(
        """
        SELECT SUM(reservations.quantity) FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        WHERE lines.dispatch_id = ? AND reservations.status != 'freed'
        """,
        dispatch_id,
    )
    return {**dispatch, "units_ordered": units_ordered, "units_reserved": units_reserved}


def open_dispatch(db: Database, number: Text, customer: Text, town: Text, due_on: Day) -> Dispatch:
    """Open a dispatch for a customer, due tomorrow at the earliest.

    Args:
        number: Dispatch number.
        customer: Customer of the dispatch.
        town: Town of the dispatch.
        due_on: Due date.
    """
    if due_on <= db.today:
        raise Refused("A dispatch is due tomorrow at the earliest.")
    if db.exists("SELECT 1 FROM dispatches WHERE number = ?", number):
        raise Refused("Another dispatch already has this dispatch number.")
    dispatch_id = db.insert(
        "dispatches", number=number, customer=customer, town=town, due_on=due_on, opened_at=db.now, status="open"
    )
    return db.fetch(Dispatch, "dispatches", dispatch_id)


def release_dispatch(db: Database, dispatch_id: str) -> Dispatch:
    """Release a fully reserved dispatch, at most three days before it is due.

    Args:
        dispatch_id: Id of the dispatch.
    """
    dispatch = db.fetch(Dispatch, "dispatches", dispatch_id)
    if dispatch["status"] != "open":
        raise Refused("The dispatch must be open.")
    if dispatch["due_on"] > shift(db.today, days=3):
        raise Refused("It is too early to release this dispatch.")
    ordered = db.number("SELECT SUM(quantity) FROM lines WHERE dispatch_id = ?", dispatch_id)
    if ordered <= 0:
        raise Refused("There is nothing on the dispatch.")
    reserved = db.number(
        """
        SELECT SUM(reservations.quantity) FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        WHERE lines.dispatch_id = ? AND reservations.status != 'freed'
        """,
        dispatch_id,
    )
    if reserved != ordered:
        raise Refused("Not everything on the dispatch is reserved.")
    db.update("dispatches", dispatch_id, status="released")
    return db.fetch(Dispatch, "dispatches", dispatch_id)


def ship_dispatch(db: Database, dispatch_id: str) -> Dispatch:
    """Ship a released dispatch and take what was reserved for it out of its batches.

    Args:
        dispatch_id: Id of the dispatch.
    """
    dispatch = db.fetch(Dispatch, "dispatches", dispatch_id)
    if dispatch["status"] != "released":
        raise Refused("The dispatch must be released.")
    if db.exists(
        """
        SELECT 1 FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        JOIN batches ON batches.id = reservations.batch_id
        WHERE lines.dispatch_id = ?
            AND reservations.status = 'reserved'
            AND reservations.quantity > batches.quantity
        """,
        dispatch_id,
    ):
        raise Refused("A batch holds less than was reserved from it.")
    db.update("dispatches", dispatch_id, status="shipped")
    for reservation in db.all(
        Reservation,
        """
        SELECT reservations.* FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        WHERE lines.dispatch_id = ? AND reservations.status = 'reserved'
        ORDER BY reservations.id
        """,
        dispatch_id,
    ):
        batch = db.fetch(Batch, "batches", reservation["batch_id"])
        db.update("batches", reservation["batch_id"], quantity=batch["quantity"] - reservation["quantity"])
    for reservation in db.all(
        Reservation,
        """
        SELECT reservations.* FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        WHERE lines.dispatch_id = ? AND reservations.status = 'reserved'
        ORDER BY reservations.id
        """,
        dispatch_id,
    ):
        db.update("reservations", reservation["id"], status="picked")
    return db.fetch(Dispatch, "dispatches", dispatch_id)


def cancel_dispatch(db: Database, dispatch_id: str) -> Dispatch:
    """Cancel a dispatch that has not been shipped and free what was reserved for it.

    Args:
        dispatch_id: Id of the dispatch.
    """
    dispatch = db.fetch(Dispatch, "dispatches", dispatch_id)
    if dispatch["status"] not in ("open", "released"):
        raise Refused("The dispatch must be open or released.")
    db.update("dispatches", dispatch_id, status="cancelled")
    for reservation in db.all(
        Reservation,
        """
        SELECT reservations.* FROM reservations
        JOIN lines ON lines.id = reservations.line_id
        WHERE lines.dispatch_id = ? AND reservations.status = 'reserved'
        ORDER BY reservations.id
        """,
        dispatch_id,
    ):
        db.update("reservations", reservation["id"], status="freed")
    return db.fetch(Dispatch, "dispatches", dispatch_id)
