"""Tools about outages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, minutes_between, shift

from .rows import Controller, Line, LineState, Outage, OutageStatus


class OutageSummary(TypedDict):
    """An outage request as a search lists it."""

    id: str
    number: str
    line_name: str
    work: str
    starts_at: str
    status: OutageStatus


class OutageDetails(Outage):
    """An outage request in full."""

    line_name: str
    line_state: LineState
    entered_by_name: str
    approved_by_name: str | None
    steps_waiting: int
    permits_out: int
    hours_planned: int


class OutagesByLineName(TypedDict):
    """Totals of outages for one name."""

    line_name: str
    outages: int
    latest: str | None


def find_outages(
    db: Database,
    number: str | None = None,
    line_id: str | None = None,
    ring: str | None = None,
    status: OutageStatus | None = None,
    entered_by_id: str | None = None,
    starts_from: Moment | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[OutageSummary]:
    """Search outages by request number, line, group of lines, status, entered by or start time.

    Args:
        number: Only outages with this request number.
        line_id: Only outages of the line with this id.
        ring: Only outages of the line with this group of lines.
        status: Only outages with this status.
        entered_by_id: Only outages entered by the controller with this id.
        starts_from: Only outages with a start time at or after this.
        starts_on: Only outages with a start time on this day.
        page: Page number, from 1.
    """
    return db.search(
        OutageSummary,
        """
        SELECT outages.id, outages.number, lines.name AS line_name, outages.work, outages.starts_at,
            outages.status
        FROM outages
        JOIN lines ON lines.id = outages.line_id
        """,
        where={
            "outages.number = ?": number,
            "outages.line_id = ?": line_id,
            "lines.ring = ?": ring,
            "outages.status = ?": status,
            "outages.entered_by_id = ?": entered_by_id,
            "outages.starts_at >= ?": starts_from,
            "date(outages.starts_at) = ?": starts_on,
        },
        order="outages.starts_at, outages.id",
        page=page,
    )


def get_outage(db: Database, outage_id: str) -> OutageDetails:
    """Show an outage request with its line, its steps not confirmed and its permits.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    steps_waiting = db.number("SELECT COUNT(*) FROM steps WHERE outage_id = ? AND status = 'ordered'", outage_id)
    permits_out = db.number(
        "SELECT COUNT(*) FROM permits WHERE outage_id = ? AND status IN ('held', 'suspended')", outage_id
    )
    hours_planned = minutes_between(outage["starts_at"], outage["ends_at"]) // 60
    line = db.fetch(Line, "lines", outage["line_id"])
    entered_by = db.fetch(Controller, "controllers", outage["entered_by_id"])
    approved_by = (
        db.fetch(Controller, "controllers", outage["approved_by_id"]) if outage["approved_by_id"] is not None else None
    )
    return {
        **outage,
        "line_name": line["name"],
        "line_state": line["state"],
        "entered_by_name": entered_by["name"],
        "approved_by_name": approved_by["name"] if approved_by is not None else None,
        "steps_waiting": steps_waiting,
        "permits_out": permits_out,
        "hours_planned": hours_planned,
    }


def report_outages(
    db: Database,
    status: OutageStatus | None = None,
    ring: str | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[OutagesByLineName]:
    """Count the outage requests by line.

    Args:
        status: Only outages with this status.
        ring: Only outages of the line with this group of lines.
        starts_from: Only outages with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        OutagesByLineName,
        """
        SELECT lines.name AS line_name, COUNT(*) AS outages, MAX(outages.starts_at) AS latest FROM outages
        JOIN lines ON lines.id = outages.line_id
        """,
        where={"outages.status = ?": status, "lines.ring = ?": ring, "outages.starts_at >= ?": starts_from},
        group="lines.name",
        order="lines.name",
        page=page,
    )


def enter_outage(db: Database, number: Text, line_id: str, work: Text, starts_at: Moment, ends_at: Moment) -> Outage:
    """Enter a request for an outage of a line, seven days ahead at least and for ten hours at most.

    Args:
        number: Request number.
        line_id: Id of the line.
        work: Work of the outage request.
        starts_at: Start time.
        ends_at: End time.
    """
    line = db.fetch(Line, "lines", line_id)
    if starts_at < shift(db.now, days=7):
        raise Refused("A request is entered seven days ahead.")
    if starts_at > shift(db.now, days=90):
        raise Refused("A request is entered at most 90 days ahead.")
    if ends_at <= starts_at:
        raise Refused("An outage ends after its start.")
    if ends_at > shift(starts_at, hours=10):
        raise Refused("An outage lasts ten hours at most.")
    if db.exists(
        """
        SELECT 1 FROM outages
        JOIN lines ON lines.id = outages.line_id
        WHERE lines.ring = ?
            AND outages.status IN ('approved', 'running')
            AND outages.starts_at < ?
            AND outages.ends_at > ?
        """,
        line["ring"],
        ends_at,
        starts_at,
    ):
        raise Refused("Another line of the group is out then.")
    if db.exists("SELECT 1 FROM outages WHERE number = ?", number):
        raise Refused("Another outage request already has this request number.")
    outage_id = db.insert(
        "outages",
        number=number,
        line_id=line_id,
        work=work,
        starts_at=starts_at,
        ends_at=ends_at,
        entered_by_id=db.account,
        status="entered",
    )
    return db.fetch(Outage, "outages", outage_id)


def approve_outage(db: Database, outage_id: str) -> Outage:
    """Approve a request that a colleague has entered, if no other line of its group is out then.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "entered":
        raise Refused("The outage request must be entered.")
    if outage["entered_by_id"] == db.account:
        raise Refused("You entered this request yourself.")
    if outage["starts_at"] <= db.now:
        raise Refused("The start of the outage is over.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if db.exists(
        """
        SELECT 1 FROM outages
        JOIN lines ON lines.id = outages.line_id
        WHERE outages.id != ?
            AND lines.ring = ?
            AND outages.status IN ('approved', 'running')
            AND outages.starts_at < ?
            AND outages.ends_at > ?
        """,
        outage_id,
        line["ring"],
        outage["ends_at"],
        outage["starts_at"],
    ):
        raise Refused("Another line of the group is out then.")
    db.update("outages", outage_id, status="approved", approved_by_id=db.account)
    return db.fetch(Outage, "outages", outage_id)


def refuse_outage(db: Database, outage_id: str) -> Outage:
    """Refuse a request for a line with more than 60 megawatts of load or while another of its group is out.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "entered":
        raise Refused("The outage request must be entered.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if line["load"] <= 60 and not db.exists(
        """
        SELECT 1 FROM outages
        JOIN lines ON lines.id = outages.line_id
        WHERE outages.id != ?
            AND lines.ring = ?
            AND outages.status IN ('approved', 'running')
            AND outages.starts_at < ?
            AND outages.ends_at > ?
        """,
        outage_id,
        line["ring"],
        outage["ends_at"],
        outage["starts_at"],
    ):
        raise Refused("Nothing speaks against this outage.")
    db.update("outages", outage_id, status="refused")
    return db.fetch(Outage, "outages", outage_id)


def withdraw_outage(db: Database, outage_id: str) -> Outage:
    """Withdraw a request that has not begun and for which no step is ordered.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] not in ("approved", "entered"):
        raise Refused("The outage request must be approved or entered.")
    if db.exists("SELECT 1 FROM steps WHERE outage_id = ? AND status = 'ordered'", outage_id):
        raise Refused("A step of it is ordered.")
    db.update("outages", outage_id, status="withdrawn", approved_by_id=None)
    return db.fetch(Outage, "outages", outage_id)


def begin_outage(db: Database, outage_id: str) -> Outage:
    """Begin an approved outage an hour before its start at the earliest, unless its line is hit by a storm.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "approved":
        raise Refused("The outage request must be approved.")
    if outage["starts_at"] > shift(db.now, minutes=60):
        raise Refused("It is too early for this outage.")
    if outage["ends_at"] <= db.now:
        raise Refused("The time of this outage is over.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if line["storm"]:
        raise Refused("The line is hit by a storm.")
    if line["state"] == "earthed":
        raise Refused("The line is earthed for other work.")
    db.update("outages", outage_id, status="running")
    return db.fetch(Outage, "outages", outage_id)


def finish_outage(db: Database, outage_id: str) -> Outage:
    """Finish a running outage when all permits are handed in and the line is without earths.

    Args:
        outage_id: Id of the outage request.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    if outage["status"] != "running":
        raise Refused("The outage request must be running.")
    if db.exists("SELECT 1 FROM permits WHERE outage_id = ? AND status IN ('held', 'suspended')", outage_id):
        raise Refused("A permit is still out.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if line["state"] == "earthed":
        raise Refused("The line is still earthed.")
    if db.exists("SELECT 1 FROM steps WHERE outage_id = ? AND status = 'ordered'", outage_id):
        raise Refused("A step is not confirmed yet.")
    db.update("outages", outage_id, status="finished")
    return db.fetch(Outage, "outages", outage_id)
