"""Tools about waiting list."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between

from .rows import Guest, Waiting, WaitingStatus


class WaitingSummary(TypedDict):
    """A place on the waiting list as a search lists it."""

    id: str
    guest_name: str
    wanted_on: str
    party: int
    status: WaitingStatus


def find_waiting(
    db: Database,
    wanted_on: Day | None = None,
    guest_id: str | None = None,
    max_party: int | None = None,
    status: WaitingStatus | None = None,
    page: PageNumber = 1,
) -> Page[WaitingSummary]:
    """Search waiting list by day wanted, guest, number of people or status.

    Args:
        wanted_on: Only waiting list with this day wanted.
        guest_id: Only waiting list of the guest with this id.
        max_party: Only waiting list with a number of people of at most this.
        status: Only waiting list with this status.
        page: Page number, from 1.
    """
    return db.search(
        WaitingSummary,
        """
        SELECT waiting_list.id, guests.name AS guest_name, waiting_list.wanted_on, waiting_list.party,
            waiting_list.status
        FROM waiting_list
        JOIN guests ON guests.id = waiting_list.guest_id
        """,
        where={
            "waiting_list.wanted_on = ?": wanted_on,
            "waiting_list.guest_id = ?": guest_id,
            "waiting_list.party <= ?": max_party,
            "waiting_list.status = ?": status,
        },
        order="waiting_list.joined_at, waiting_list.id",
        page=page,
    )


def join_waiting_list(db: Database, guest_id: str, wanted_on: Day, party: Annotated[int, between(1, 10)]) -> Waiting:
    """Put a guest on the waiting list for a day on which no table fits any more.

    Args:
        guest_id: Id of the guest.
        wanted_on: Day wanted.
        party: Number of people.
    """
    guest = db.fetch(Guest, "guests", guest_id)
    if guest["status"] != "welcome":
        raise Refused("The guest is banned.")
    if wanted_on < db.today:
        raise Refused("The day has passed.")
    if days_between(db.today, wanted_on) > 45:
        raise Refused("The list is open for the next 45 days.")
    if db.exists("SELECT 1 FROM waiting_list WHERE guest_id = ? AND wanted_on = ?", guest_id, wanted_on):
        raise Refused("The guest is already on the list for that day.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE guest_id = ? AND status = 'booked' AND date(starts_at) = ?
        """,
        guest_id,
        wanted_on,
    ):
        raise Refused("The guest already has a booking that day.")
    waiting_id = db.insert(
        "waiting_list", guest_id=guest_id, wanted_on=wanted_on, party=party, status="waiting", joined_at=db.now
    )
    return db.fetch(Waiting, "waiting_list", waiting_id)
