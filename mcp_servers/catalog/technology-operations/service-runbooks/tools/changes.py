"""Tools about changes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Change, ChangeStatus, Engineer, Service, ServiceTier


class ChangeSummary(TypedDict):
    """A change as a search lists it."""

    id: str
    number: str
    subject: str
    service_name: str
    status: ChangeStatus
    starts_at: str
    ends_at: str


class ChangeDetails(Change):
    """A change in full."""

    service_name: str
    service_tier: ServiceTier
    asker_name: str
    approvals: int
    frozen: bool


class ChangesByServiceName(TypedDict):
    """Totals of changes for one name."""

    service_name: str
    changes: int
    next_start: str | None


def find_changes(
    db: Database,
    number: str | None = None,
    service_id: str | None = None,
    asker_id: str | None = None,
    status: ChangeStatus | None = None,
    mends_outage: bool | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ChangeSummary]:
    """Search changes by change number, service, asked by, status, meant to mend an outage or start time.

    Args:
        number: Only changes with this change number.
        service_id: Only changes of the service with this id.
        asker_id: Only changes asked by the engineer with this id.
        status: Only changes with this status.
        mends_outage: Only changes for which this holds, or does not: meant to mend an outage.
        starts_from: Only changes with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ChangeSummary,
        """
        SELECT changes.id, changes.number, changes.subject, services.name AS service_name, changes.status,
            changes.starts_at, changes.ends_at
        FROM changes
        JOIN services ON services.id = changes.service_id
        """,
        where={
            "changes.number = ?": number,
            "changes.service_id = ?": service_id,
            "changes.asker_id = ?": asker_id,
            "changes.status = ?": status,
            "changes.mends_outage = ?": mends_outage,
            "changes.starts_at >= ?": starts_from,
        },
        order="changes.starts_at, changes.id",
        page=page,
    )


def get_change(db: Database, change_id: str) -> ChangeDetails:
    """Show a change with the number of its approvals and whether its service is frozen today.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    approvals = db.number("SELECT COUNT(*) FROM approvals WHERE change_id = ?", change_id)
    frozen = db.exists(
        """
        SELECT 1 FROM freezes
        WHERE service_id = ? AND status = 'planned' AND starts_on <= ? AND ends_on >= ?
        """,
        change["service_id"],
        db.today,
        db.today,
    )
    service = db.fetch(Service, "services", change["service_id"])
    asker = db.fetch(Engineer, "engineers", change["asker_id"])
    return {
        **change,
        "service_name": service["name"],
        "service_tier": service["tier"],
        "asker_name": asker["name"],
        "approvals": approvals,
        "frozen": frozen,
    }


def report_changes(
    db: Database,
    status: ChangeStatus | None = None,
    asker_id: str | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ChangesByServiceName]:
    """Count changes by service.

    Args:
        status: Only changes with this status.
        asker_id: Only changes asked by the engineer with this id.
        starts_from: Only changes with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ChangesByServiceName,
        """
        SELECT services.name AS service_name, COUNT(*) AS changes, MAX(changes.starts_at) AS next_start
        FROM changes
        JOIN services ON services.id = changes.service_id
        """,
        where={"changes.status = ?": status, "changes.asker_id = ?": asker_id, "changes.starts_at >= ?": starts_from},
        group="services.name",
        order="services.name",
        page=page,
    )


def ask_for_change(
    db: Database,
    number: Text,
    subject: Text,
    service_id: str,
    starts_at: Moment,
    length: Annotated[int, between(1, 8)],
    mends_outage: bool = False,
) -> Change:
    """Ask for a change of a service, at least a day ahead unless it mends an outage.

    Args:
        number: Change number.
        subject: Subject of the change.
        service_id: Id of the service.
        starts_at: Start time.
        length: Length in hours.
        mends_outage: Whether this holds for the change: meant to mend an outage.
    """
    service = db.fetch(Service, "services", service_id)
    if service["status"] == "retired":
        raise Refused("The service is retired.")
    if starts_at < shift(db.now, days=1) and (not mends_outage or starts_at < db.now):
        raise Refused("A change is asked for a day ahead.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        """
        SELECT 1 FROM changes
        WHERE service_id = ? AND status IN ('approved', 'running') AND starts_at < ? AND ends_at > ?
        """,
        service_id,
        ends_at,
        starts_at,
    ):
        raise Refused("Another change of this service is set for that time.")
    if (
        db.exists(
            """
        SELECT 1 FROM freezes
        WHERE service_id = ? AND status = 'planned' AND starts_on <= ? AND ends_on >= ?
        """,
            service_id,
            starts_at[:10],
            starts_at[:10],
        )
        and not mends_outage
    ):
        raise Refused("The service is frozen on that day.")
    if db.exists("SELECT 1 FROM changes WHERE number = ?", number):
        raise Refused("Another change already has this change number.")
    change_id = db.insert(
        "changes",
        number=number,
        subject=subject,
        service_id=service_id,
        mends_outage=mends_outage,
        starts_at=starts_at,
        asker_id=db.account,
        status="asked",
        ends_at=ends_at,
    )
    return db.fetch(Change, "changes", change_id)


def approve_change(db: Database, change_id: str) -> Change:
    """Set a change to approved once it has the approvals that its service asks for.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "asked":
        raise Refused("The change must be asked.")
    given_approvals = db.number("SELECT COUNT(*) FROM approvals WHERE change_id = ?", change_id)
    service = db.fetch(Service, "services", change["service_id"])
    if given_approvals < (2 if service["tier"] == "critical" else 1):
        raise Refused("The change lacks an approval.")
    if change["starts_at"] <= db.now:
        raise Refused("The time of the change has passed.")
    db.update("changes", change_id, status="approved")
    return db.fetch(Change, "changes", change_id)


def start_change(db: Database, change_id: str) -> Change:
    """Start a change in its window; nothing else may run on its service.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "approved":
        raise Refused("The change must be approved.")
    if change["starts_at"] > db.now or db.now >= change["ends_at"]:
        raise Refused("The window of the change is not open.")
    if db.exists("SELECT 1 FROM changes WHERE service_id = ? AND status = 'running'", change["service_id"]):
        raise Refused("Another change is running on this service.")
    if not change["mends_outage"] and db.exists(
        """
        SELECT 1 FROM freezes
        WHERE service_id = ? AND status = 'planned' AND starts_on <= ? AND ends_on >= ?
        """,
        change["service_id"],
        db.today,
        db.today,
    ):
        raise Refused("The service is frozen.")
    db.update("changes", change_id, status="running")
    return db.fetch(Change, "changes", change_id)


def finish_change(db: Database, change_id: str) -> Change:
    """Finish a running change; the service then has the next release and counts as running.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "running":
        raise Refused("The change must be running.")
    service = db.fetch(Service, "services", change["service_id"])
    db.update("changes", change_id, status="done")
    db.update("services", change["service_id"], release=service["release"] + 1, status="running")
    return db.fetch(Change, "changes", change_id)


def fail_change(db: Database, change_id: str) -> Change:
    """Note that a running change failed, which leaves its service degraded.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "running":
        raise Refused("The change must be running.")
    db.update("changes", change_id, status="failed")
    db.update("services", change["service_id"], status="degraded")
    return db.fetch(Change, "changes", change_id)


def cancel_change(db: Database, change_id: str) -> Change:
    """Cancel an approved change of your own or, as a lead, of anybody.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "approved":
        raise Refused("The change must be approved.")
    account = db.fetch(Engineer, "engineers", db.account)
    if change["asker_id"] != db.account and account["grade"] != "lead":
        raise Refused("Only a lead cancels changes of others.")
    db.update("changes", change_id, status="cancelled")
    return db.fetch(Change, "changes", change_id)
