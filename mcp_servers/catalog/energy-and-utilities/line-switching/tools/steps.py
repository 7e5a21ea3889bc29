"""Tools about steps."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Crew, Line, Outage, Step, StepAction, StepStatus


class StepSummary(TypedDict):
    """A switching step as a search lists it."""

    id: str
    outage_number: str
    outage_line_name: str
    action: StepAction
    crew_name: str
    status: StepStatus


def find_steps(
    db: Database,
    outage_id: str | None = None,
    line_id: str | None = None,
    action: StepAction | None = None,
    crew_id: str | None = None,
    status: StepStatus | None = None,
    ordered_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[StepSummary]:
    """Search steps by outage request, line, action, crew, status or time of the order.

    Args:
        outage_id: Only steps of the outage request with this id.
        line_id: Only steps of the line with this id.
        action: Only steps with this action.
        crew_id: Only steps of the crew with this id.
        status: Only steps with this status.
        ordered_from: Only steps with a time of the order at or after this.
        page: Page number, from 1.
    """
    return db.search(
        StepSummary,
        """
        SELECT steps.id, outages.number AS outage_number, lines.name AS outage_line_name, steps.action,
            crews.name AS crew_name, steps.status
        FROM steps
        JOIN outages ON outages.id = steps.outage_id
        JOIN lines ON lines.id = outages.line_id
        JOIN crews ON crews.id = steps.crew_id
        """,
        where={
            "steps.outage_id = ?": outage_id,
            "outages.line_id = ?": line_id,
            "steps.action = ?": action,
            "steps.crew_id = ?": crew_id,
            "steps.status = ?": status,
            "steps.ordered_at >= ?": ordered_from,
        },
        order="steps.ordered_at DESC, steps.id",
        page=page,
    )


def order_step(db: Database, outage_id: str, action: StepAction, crew_id: str) -> Step:
    """Order a crew to carry out the next step at the line of an outage; one step at a time.

    Args:
        outage_id: Id of the outage request.
        action: Action of the switching step.
        crew_id: Id of the crew.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    crew = db.fetch(Crew, "crews", crew_id)
    if outage["status"] != "running":
        raise Refused("The outage is not running.")
    if crew["authorised_until"] < db.today:
        raise Refused("The authorisation of the crew has run out.")
    if db.exists("SELECT 1 FROM steps WHERE outage_id = ? AND status = 'ordered'", outage_id):
        raise Refused("The last step is not confirmed yet.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if action == "open_line" and line["state"] != "in_service":
        raise Refused("The line is open already.")
    if action in ("earth_line", "close_line") and line["state"] != "open":
        raise Refused("The line is not open without earths.")
    if action == "remove_earths" and line["state"] != "earthed":
        raise Refused("The line is not earthed.")
    if action in ("remove_earths", "close_line") and db.exists(
        """
        SELECT 1 FROM permits
        JOIN outages ON outages.id = permits.outage_id
        WHERE outages.line_id = ? AND permits.status IN ('held', 'suspended')
        """,
        outage["line_id"],
    ):
        raise Refused("A permit is still out on this line.")
    step_id = db.insert(
        "steps",
        outage_id=outage_id,
        action=action,
        crew_id=crew_id,
        controller_id=db.account,
        ordered_at=db.now,
        status="ordered",
    )
    return db.fetch(Step, "steps", step_id)


def confirm_step(db: Database, step_id: str) -> Step:
    """Note that a crew confirms an ordered step; the state of the line changes.

    Args:
        step_id: Id of the switching step.
    """
    step = db.fetch(Step, "steps", step_id)
    if step["status"] != "ordered":
        raise Refused("The switching step must be ordered.")
    outage = db.fetch(Outage, "outages", step["outage_id"])
    if outage["status"] not in ("approved", "running"):
        raise Refused("The outage is over.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if step["action"] == "open_line" and line["state"] != "in_service":
        raise Refused("The line is open already.")
    if step["action"] == "earth_line" and line["state"] != "open":
        raise Refused("The line is not open.")
    db.update("steps", step_id, status="confirmed")
    if step["action"] == "open_line" or step["action"] == "remove_earths":
        db.update("lines", outage["line_id"], state="open")
    if step["action"] == "earth_line":
        db.update("lines", outage["line_id"], state="earthed")
    if step["action"] == "close_line":
        db.update("lines", outage["line_id"], state="in_service")
    return db.fetch(Step, "steps", step_id)


def call_back_step(db: Database, step_id: str) -> Step:
    """Call an ordered step back within an hour.

    Args:
        step_id: Id of the switching step.
    """
    step = db.fetch(Step, "steps", step_id)
    if step["status"] != "ordered":
        raise Refused("The switching step must be ordered.")
    if step["ordered_at"] < shift(db.now, hours=-1):
        raise Refused("The crew has been at it for more than an hour.")
    db.update("steps", step_id, status="called_back")
    return db.fetch(Step, "steps", step_id)
