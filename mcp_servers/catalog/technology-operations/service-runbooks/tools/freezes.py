"""Tools about freezes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Freeze, FreezeStatus, Service


class FreezeSummary(TypedDict):
    """A freeze as a search lists it."""

    id: str
    service_name: str
    status: FreezeStatus
    starts_on: str
    ends_on: str


def find_freezes(
    db: Database,
    service_id: str | None = None,
    status: FreezeStatus | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[FreezeSummary]:
    """Search freezes by service, status or end date.

    Args:
        service_id: Only freezes of the service with this id.
        status: Only freezes with this status.
        ends_from: Only freezes with an end date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FreezeSummary,
        """
        SELECT freezes.id, services.name AS service_name, freezes.status, freezes.starts_on, freezes.ends_on
        FROM freezes
        JOIN services ON services.id = freezes.service_id
        """,
        where={"freezes.service_id = ?": service_id, "freezes.status = ?": status, "freezes.ends_on >= ?": ends_from},
        order="freezes.starts_on, freezes.id",
        page=page,
    )


def plan_freeze(db: Database, service_id: str, starts_on: Day, ends_on: Day) -> Freeze:
    """Plan a freeze of a service that has no approved change in that time.

    Args:
        service_id: Id of the service.
        starts_on: Start date.
        ends_on: End date.
    """
    db.fetch(Service, "services", service_id)
    if starts_on < db.today:
        raise Refused("A freeze starts today at the earliest.")
    if ends_on < starts_on:
        raise Refused("A freeze ends after it starts.")
    if days_between(starts_on, ends_on) > 30:
        raise Refused("A freeze lasts 30 days at most.")
    if db.exists(
        """
        SELECT 1 FROM changes
        WHERE service_id = ? AND status = 'approved' AND date(starts_at) >= ? AND date(starts_at) <= ?
        """,
        service_id,
        starts_on,
        ends_on,
    ):
        raise Refused("An approved change lies in that time.")
    if db.exists("SELECT 1 FROM freezes WHERE service_id = ?", service_id):
        raise Refused("Another freeze already has this service.")
    freeze_id = db.insert("freezes", service_id=service_id, starts_on=starts_on, ends_on=ends_on, status="planned")
    return db.fetch(Freeze, "freezes", freeze_id)


def lift_freeze(db: Database, freeze_id: str) -> Freeze:
    """Lift a freeze.

    Args:
        freeze_id: Id of the freeze.
    """
    freeze = db.fetch(Freeze, "freezes", freeze_id)
    if freeze["status"] != "planned":
        raise Refused("The freeze must be planned.")
    service = db.fetch(Service, "services", freeze["service_id"])
    if service["tier"] == "critical" and freeze["ends_on"] > shift(db.today, days=3):
        raise Refused("A critical service stays frozen until three days before the end.")
    db.update("freezes", freeze_id, status="lifted")
    return db.fetch(Freeze, "freezes", freeze_id)
