"""Tools about service windows."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Instrument, ServiceWindow, ServiceWindowStatus


class ServiceWindowSummary(TypedDict):
    """A service window as a search lists it."""

    id: str
    instrument_name: str
    starts_at: str
    ends_at: str
    status: ServiceWindowStatus


def find_service_windows(
    db: Database,
    instrument_id: str | None = None,
    steward_id: str | None = None,
    status: ServiceWindowStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ServiceWindowSummary]:
    """Search service windows by instrument, steward, status or start time.

    Args:
        instrument_id: Only service windows of the instrument with this id.
        steward_id: Only service windows of the steward with this id.
        status: Only service windows with this status.
        starts_from: Only service windows with a start time at or after this.
        starts_until: Only service windows with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ServiceWindowSummary,
        """
        SELECT service_windows.id, instruments.name AS instrument_name, service_windows.starts_at,
            service_windows.ends_at, service_windows.status
        FROM service_windows
        JOIN instruments ON instruments.id = service_windows.instrument_id
        """,
        where={
            "service_windows.instrument_id = ?": instrument_id,
            "instruments.steward_id = ?": steward_id,
            "service_windows.status = ?": status,
            "service_windows.starts_at >= ?": starts_from,
            "service_windows.starts_at <= ?": starts_until,
        },
        order="service_windows.starts_at, service_windows.id",
        page=page,
    )


def plan_service(
    db: Database, instrument_id: str, starts_at: Moment, length: Annotated[int, between(2, 8)], work: Text
) -> ServiceWindow:
    """Plan a service of an instrument in your care, at least two days ahead and when nobody has booked it.

    Args:
        instrument_id: Id of the instrument.
        starts_at: Start time.
        length: Length in hours.
        work: Work to be done.
    """
    instrument = db.fetch(Instrument, "instruments", instrument_id)
    if instrument["steward_id"] != db.account:
        raise Refused("The instrument is in somebody else's care.")
    if starts_at < shift(db.now, days=2):
        raise Refused("A service is planned at least two days ahead.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE instrument_id = ? AND status = 'booked' AND starts_at < ? AND ends_at > ?
        """,
        instrument_id,
        ends_at,
        starts_at,
    ):
        raise Refused("Somebody has booked the instrument then.")
    if db.exists(
        """
        SELECT 1 FROM service_windows
        WHERE instrument_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        instrument_id,
        ends_at,
        starts_at,
    ):
        raise Refused("Another service is planned then.")
    service_window_id = db.insert(
        "service_windows",
        instrument_id=instrument_id,
        work=work,
        starts_at=starts_at,
        ends_at=ends_at,
        status="planned",
    )
    return db.fetch(ServiceWindow, "service_windows", service_window_id)


def finish_service(db: Database, service_window_id: str) -> ServiceWindow:
    """Note that a service which has begun is done; the instrument is available again and its interval starts anew.

    Args:
        service_window_id: Id of the service window.
    """
    service_window = db.fetch(ServiceWindow, "service_windows", service_window_id)
    if service_window["status"] != "planned":
        raise Refused("The service window must be planned.")
    if service_window["starts_at"] > db.now:
        raise Refused("The service has not begun yet.")
    db.update("service_windows", service_window_id, status="done")
    db.update("instruments", service_window["instrument_id"], status="available", hours_run=0)
    return db.fetch(ServiceWindow, "service_windows", service_window_id)
