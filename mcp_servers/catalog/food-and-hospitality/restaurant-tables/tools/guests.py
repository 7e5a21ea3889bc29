"""Tools about guests."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Guest, GuestStatus


class GuestSummary(TypedDict):
    """A guest as a search lists it."""

    id: str
    name: str
    phone: str
    regular: bool
    status: GuestStatus


class GuestDetails(Guest):
    """A guest in full."""

    owed: int
    no_shows: int
    visits: int


def find_guests(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    regular: bool | None = None,
    status: GuestStatus | None = None,
    page: PageNumber = 1,
) -> Page[GuestSummary]:
    """Search guests by name, email, phone, regular or status.

    Args:
        name: Only guests whose name contains this text.
        email: Only guests with this email.
        phone: Only guests with this phone.
        regular: Only guests for which this holds, or does not: regular.
        status: Only guests with this status.
        page: Page number, from 1.
    """
    return db.search(
        GuestSummary,
        "SELECT id, name, phone, regular, status FROM guests",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "phone = ?": phone,
            "regular = ?": regular,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_guest(db: Database, guest_id: str) -> GuestDetails:
    """Show a guest with what they owe and how often they did not come.

    Args:
        guest_id: Id of the guest.
    """
    guest = db.fetch(Guest, "guests", guest_id)
    owed = db.number(
        """
        SELECT SUM(fees.amount) FROM fees
        JOIN bookings ON bookings.id = fees.booking_id
        WHERE bookings.guest_id = ? AND fees.status = 'due'
        """,
        guest_id,
    )
    no_shows = db.number("SELECT COUNT(*) FROM bookings WHERE guest_id = ? AND status = 'no_show'", guest_id)
    visits = db.number("SELECT COUNT(*) FROM bookings WHERE guest_id = ? AND status = 'finished'", guest_id)
    return {**guest, "owed": owed, "no_shows": no_shows, "visits": visits}
