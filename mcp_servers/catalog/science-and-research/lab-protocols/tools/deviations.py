"""Tools about deviations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, shift

from .rows import Deviation, DeviationSeverity, DeviationStatus, Protocol, Run


class DeviationSummary(TypedDict):
    """A deviation as a search lists it."""

    id: str
    run_number: str
    severity: DeviationSeverity
    finding: str
    status: DeviationStatus
    noted_on: str


def find_deviations(
    db: Database,
    run_id: str | None = None,
    protocol_id: str | None = None,
    severity: DeviationSeverity | None = None,
    status: DeviationStatus | None = None,
    page: PageNumber = 1,
) -> Page[DeviationSummary]:
    """Search deviations by run, protocol, severity or status.

    Args:
        run_id: Only deviations of the run with this id.
        protocol_id: Only deviations of the protocol with this id.
        severity: Only deviations with this severity.
        status: Only deviations with this status.
        page: Page number, from 1.
    """
    return db.search(
        DeviationSummary,
        """
        SELECT deviations.id, runs.number AS run_number, deviations.severity, deviations.finding,
            deviations.status, deviations.noted_on
        FROM deviations
        JOIN runs ON runs.id = deviations.run_id
        """,
        where={
            "deviations.run_id = ?": run_id,
            "runs.protocol_id = ?": protocol_id,
            "deviations.severity = ?": severity,
            "deviations.status = ?": status,
        },
        order="deviations.noted_on DESC, deviations.id",
        page=page,
    )


def note_deviation(db: Database, run_id: str, severity: DeviationSeverity, finding: Text) -> Deviation:
    """Note a deviation in a run; a major one sends a valid protocol back to draft.

    Args:
        run_id: Id of the run.
        severity: Severity of the deviation.
        finding: Finding of the deviation.
    """
    run = db.fetch(Run, "runs", run_id)
    if run["status"] not in ("under_way", "done"):
        raise Refused("The run is not under way or done.")
    if db.number("SELECT COUNT(*) FROM deviations WHERE run_id = ? AND status = 'open'", run_id) >= 3:
        raise Refused("Three deviations are open.")
    protocol = db.fetch(Protocol, "protocols", run["protocol_id"])
    deviation_id = db.insert(
        "deviations", run_id=run_id, severity=severity, finding=finding, status="open", noted_on=db.today
    )
    if severity == "major" and protocol["status"] == "valid":
        db.update("protocols", run["protocol_id"], status="draft")
    return db.fetch(Deviation, "deviations", deviation_id)


def close_deviation(db: Database, deviation_id: str) -> Deviation:
    """Close a deviation; a major one rests for three days.

    Args:
        deviation_id: Id of the deviation.
    """
    deviation = db.fetch(Deviation, "deviations", deviation_id)
    if deviation["status"] != "open":
        raise Refused("The deviation must be open.")
    if deviation["severity"] != "minor" and deviation["noted_on"] > shift(db.today, days=-3):
        raise Refused("A major deviation rests for three days.")
    db.update("deviations", deviation_id, status="closed")
    return db.fetch(Deviation, "deviations", deviation_id)
