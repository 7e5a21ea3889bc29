"""Tools about changes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Change, ChangeRisk, ChangeStatus, Engineer, Service


class ChangeSummary(TypedDict):
    """A change as a search lists it."""

    id: str
    number: str
    title: str
    service_name: str
    risk: ChangeRisk
    starts_at: str
    status: ChangeStatus


def find_changes(
    db: Database,
    number: str | None = None,
    service_id: str | None = None,
    team_id: str | None = None,
    author_id: str | None = None,
    risk: ChangeRisk | None = None,
    status: ChangeStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ChangeSummary]:
    """Search changes by change number, service, team, written by, risk, status or start time.

    Args:
        number: Only changes with this change number.
        service_id: Only changes of the service with this id.
        team_id: Only changes of the team with this id.
        author_id: Only changes of the written by with this id.
        risk: Only changes with this risk.
        status: Only changes with this status.
        starts_on: Only changes with a start time on this day.
        starts_from: Only changes with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ChangeSummary,
        """
        SELECT changes.id, changes.number, changes.title, services.name AS service_name, changes.risk,
            changes.starts_at, changes.status
        FROM changes
        JOIN services ON services.id = changes.service_id
        """,
        where={
            "changes.number = ?": number,
            "changes.service_id = ?": service_id,
            "services.team_id = ?": team_id,
            "changes.author_id = ?": author_id,
            "changes.risk = ?": risk,
            "changes.status = ?": status,
            "date(changes.starts_at) = ?": starts_on,
            "changes.starts_at >= ?": starts_from,
        },
        order="changes.starts_at, changes.id",
        page=page,
    )


def propose_change(
    db: Database,
    service_id: str,
    author_id: str,
    number: Text,
    title: Text,
    risk: ChangeRisk,
    starts_at: Moment,
    length: Annotated[int, between(1, 6)],
) -> Change:
    """Propose a change of a service by somebody of its team, a day ahead, or three days at high risk.

    Args:
        service_id: Id of the service.
        author_id: Id of the written by.
        number: Change number.
        title: Title of the change.
        risk: Risk of the change.
        starts_at: Start time.
        length: Length in hours.
    """
    service = db.fetch(Service, "services", service_id)
    author = db.fetch(Engineer, "engineers", author_id)
    if author["team_id"] != service["team_id"]:
        raise Refused("The author is not of the service's team.")
    if starts_at < shift(db.now, hours=72 if risk == "high_risk" else 24):
        raise Refused("The change is proposed too late.")
    if starts_at > shift(db.now, days=60):
        raise Refused("A change is proposed at most 60 days ahead.")
    ends_at = shift(starts_at, hours=length)
    if db.exists(
        "SELECT 1 FROM freezes WHERE tier = ? AND starts_at < ? AND ends_at > ?", service["tier"], ends_at, starts_at
    ):
        raise Refused("The change falls into a freeze.")
    if db.exists(
        """
        SELECT 1 FROM changes
        WHERE service_id = ? AND status IN ('proposed', 'approved') AND starts_at < ? AND ends_at > ?
        """,
        service_id,
        ends_at,
        starts_at,
    ):
        raise Refused("Another change of the service is planned at that time.")
    if db.exists("SELECT 1 FROM changes WHERE number = ?", number):
        raise Refused("Another change already has this change number.")
    change_id = db.insert(
        "changes",
        number=number,
        title=title,
        service_id=service_id,
        author_id=author_id,
        risk=risk,
        starts_at=starts_at,
        length=length,
        ends_at=ends_at,
        status="proposed",
    )
    return db.fetch(Change, "changes", change_id)


def approve_change(db: Database, change_id: str) -> Change:
    """Approve a change that somebody else wrote for a service of your team, outside of freezes and within the
    downtime allowance.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "proposed":
        raise Refused("The change must be proposed.")
    service = db.fetch(Service, "services", change["service_id"])
    account = db.fetch(Engineer, "engineers", db.account)
    if service["team_id"] != account["team_id"]:
        raise Refused("The service belongs to another team.")
    if change["author_id"] == db.account:
        raise Refused("You cannot approve your own change.")
    if change["starts_at"] <= db.now:
        raise Refused("The time of the change has come already.")
    downtime = db.number(
        "SELECT SUM(downtime) FROM incidents WHERE service_id = ? AND opened_at >= ?",
        change["service_id"],
        shift(db.now, days=-30),
    )
    if change["risk"] != "low_risk" and downtime > service["allowance"]:
        raise Refused("The service has used up its downtime allowance.")
    if db.exists(
        "SELECT 1 FROM freezes WHERE tier = ? AND starts_at < ? AND ends_at > ?",
        service["tier"],
        change["ends_at"],
        change["starts_at"],
    ):
        raise Refused("The change falls into a freeze.")
    if change["risk"] == "high_risk" and db.exists(
        """
        SELECT 1 FROM incidents
        WHERE service_id = ? AND severity != 'minor' AND status IN ('reported', 'acknowledged', 'reopened')
        """,
        change["service_id"],
    ):
        raise Refused("A major or critical incident of the service is open.")
    db.update("changes", change_id, status="approved", approved_by_id=db.account)
    return db.fetch(Change, "changes", change_id)


def start_change(db: Database, change_id: str) -> Change:
    """Begin an approved change, from 15 minutes before its start time until its end, when the service has no
    critical incident.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "approved":
        raise Refused("The change must be approved.")
    if change["starts_at"] > shift(db.now, minutes=15):
        raise Refused("It is too early to start this change.")
    if change["ends_at"] <= db.now:
        raise Refused("The time of the change is over.")
    if db.exists("SELECT 1 FROM changes WHERE service_id = ? AND status = 'running'", change["service_id"]):
        raise Refused("Another change of the service is running.")
    if db.exists(
        """
        SELECT 1 FROM incidents
        WHERE service_id = ?
            AND severity = 'critical'
            AND status IN ('reported', 'acknowledged', 'reopened')
        """,
        change["service_id"],
    ):
        raise Refused("A critical incident of the service is open.")
    db.update("changes", change_id, status="running")
    return db.fetch(Change, "changes", change_id)


def finish_change(db: Database, change_id: str) -> Change:
    """Finish a running change during which no incident of the service was reported.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "running":
        raise Refused("The change must be running.")
    if db.exists(
        """
        SELECT 1 FROM incidents
        WHERE service_id = ? AND opened_at >= ? AND status IN ('reported', 'acknowledged')
        """,
        change["service_id"],
        change["starts_at"],
    ):
        raise Refused("An incident was reported during the change.")
    db.update("changes", change_id, status="done")
    return db.fetch(Change, "changes", change_id)


def roll_back_change(db: Database, change_id: str) -> Change:
    """Roll a running change back; approved changes of the service in the next 48 hours must be approved anew.

    Args:
        change_id: Id of the change.
    """
    change = db.fetch(Change, "changes", change_id)
    if change["status"] != "running":
        raise Refused("The change must be running.")
    db.update("changes", change_id, status="rolled_back")
    for each_change in db.all(
        Change,
        """
        SELECT * FROM changes
        WHERE service_id = ? AND status = 'approved' AND starts_at > ? AND starts_at < ?
        ORDER BY id
        """,
        change["service_id"],
        db.now,
        shift(db.now, hours=48),
    ):
        db.update("changes", each_change["id"], status="proposed", approved_by_id=None)
    return db.fetch(Change, "changes", change_id)
