"""Tools about drills."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Drill, DrillStatus, Engineer, Runbook


class DrillSummary(TypedDict):
    """A drill as a search lists it."""

    id: str
    number: str
    runbook_title: str
    leader_name: str
    status: DrillStatus
    held_on: str


class DrillReport(TypedDict):
    """Lines of the report of a drill."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_drills(
    db: Database,
    number: str | None = None,
    runbook_id: str | None = None,
    leader_id: str | None = None,
    status: DrillStatus | None = None,
    held_from: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[DrillSummary]:
    """Search drills by drill number, runbook, leader, status, date of the drill or report.

    Args:
        number: Only drills with this drill number.
        runbook_id: Only drills of the runbook with this id.
        leader_id: Only drills of the leader with this id.
        status: Only drills with this status.
        held_from: Only drills with a date of the drill at or after this.
        words: Only drills whose report has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        DrillSummary,
        """
        SELECT drills.id, drills.number, runbooks.title AS runbook_title, engineers.name AS leader_name,
            drills.status, drills.held_on
        FROM drills
        JOIN runbooks ON runbooks.id = drills.runbook_id
        JOIN engineers ON engineers.id = drills.leader_id
        """,
        where={
            "drills.number = ?": number,
            "drills.runbook_id = ?": runbook_id,
            "drills.leader_id = ?": leader_id,
            "drills.status = ?": status,
            "drills.held_on >= ?": held_from,
            "drills.rowid IN (SELECT rowid FROM drills_text WHERE drills_text MATCH ?)": every_word(words),
        },
        order="drills.held_on, drills.id",
        page=page,
    )


def read_report(
    db: Database, drill_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> DrillReport:
    """Read the report of a drill, some lines at a time.

    Args:
        drill_id: Id of the drill.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Drill, "drills", drill_id)
    text = db.value("SELECT report FROM drills WHERE id = ?", drill_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This drill ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def plan_drill(db: Database, number: Text, runbook_id: str, leader_id: str, held_on: Day) -> Drill:
    """Plan a drill with a valid runbook, led by somebody other than its author.

    Args:
        number: Drill number.
        runbook_id: Id of the runbook.
        leader_id: Id of the leader.
        held_on: Date of the drill.
    """
    runbook = db.fetch(Runbook, "runbooks", runbook_id)
    leader = db.fetch(Engineer, "engineers", leader_id)
    if runbook["status"] != "valid":
        raise Refused("The runbook is not valid.")
    if leader_id == runbook["author_id"]:
        raise Refused("The author does not lead the drill.")
    if leader["grade"] == "junior":
        raise Refused("Juniors lead no drills.")
    if held_on <= db.today:
        raise Refused("The day must lie ahead.")
    if db.exists("SELECT 1 FROM drills WHERE runbook_id = ? AND status = 'planned'", runbook_id):
        raise Refused("A drill with this runbook is planned already.")
    if db.exists("SELECT 1 FROM drills WHERE number = ?", number):
        raise Refused("Another drill already has this drill number.")
    drill_id = db.insert(
        "drills",
        number=number,
        runbook_id=runbook_id,
        leader_id=leader_id,
        held_on=held_on,
        status="planned",
        report="Not held yet.",
    )
    return db.fetch(Drill, "drills", drill_id)


def pass_drill(db: Database, drill_id: str, report: Text) -> Drill:
    """Note that a drill was passed, with its report; the runbook counts as drilled on that day.

    Args:
        drill_id: Id of the drill.
        report: Report of the drill.
    """
    drill = db.fetch(Drill, "drills", drill_id)
    if drill["status"] != "planned":
        raise Refused("The drill must be planned.")
    if drill["held_on"] > db.today:
        raise Refused("The drill is not held yet.")
    db.update("drills", drill_id, status="passed")
    db.update("runbooks", drill["runbook_id"], drilled_on=drill["held_on"])
    return db.fetch(Drill, "drills", drill_id)


def fail_drill(db: Database, drill_id: str, report: Text) -> Drill:
    """Note that a drill failed, with its report; a valid runbook goes back to draft.

    Args:
        drill_id: Id of the drill.
        report: Report of the drill.
    """
    drill = db.fetch(Drill, "drills", drill_id)
    if drill["status"] != "planned":
        raise Refused("The drill must be planned.")
    if drill["held_on"] > db.today:
        raise Refused("The drill is not held yet.")
    runbook = db.fetch(Runbook, "runbooks", drill["runbook_id"])
    db.update("drills", drill_id, status="failed")
    if runbook["status"] == "valid":
        db.update("runbooks", drill["runbook_id"], status="draft")
    return db.fetch(Drill, "drills", drill_id)
