"""Tools about runs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Protocol, Run, RunStatus, Scientist


class RunSummary(TypedDict):
    """A run as a search lists it."""

    id: str
    number: str
    protocol_title: str
    operator_name: str
    status: RunStatus
    planned_for: str


class RunReport(TypedDict):
    """Lines of the report of a run."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class RunDetails(Run):
    """A run in full."""

    protocol_title: str
    operator_name: str
    withdrawals: int
    open_deviations: int


class RunsByProtocolTitle(TypedDict):
    """Totals of runs for one title."""

    protocol_title: str
    runs: int
    last_run: str | None


def find_runs(
    db: Database,
    number: str | None = None,
    protocol_id: str | None = None,
    operator_id: str | None = None,
    status: RunStatus | None = None,
    planned_for_on: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[RunSummary]:
    """Search runs by run number, protocol, operator, status, date of the run or report.

    Args:
        number: Only runs with this run number.
        protocol_id: Only runs of the protocol with this id.
        operator_id: Only runs of the operator with this id.
        status: Only runs with this status.
        planned_for_on: Only runs with a date of the run on this day.
        words: Only runs whose report has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        RunSummary,
        """
        SELECT runs.id, runs.number, protocols.title AS protocol_title, scientists.name AS operator_name,
            runs.status, runs.planned_for
        FROM runs
        JOIN protocols ON protocols.id = runs.protocol_id
        JOIN scientists ON scientists.id = runs.operator_id
        """,
        where={
            "runs.number = ?": number,
            "runs.protocol_id = ?": protocol_id,
            "runs.operator_id = ?": operator_id,
            "runs.status = ?": status,
            "runs.planned_for = ?": planned_for_on,
            "runs.rowid IN (SELECT rowid FROM runs_text WHERE runs_text MATCH ?)": every_word(words),
        },
        order="runs.planned_for, runs.id",
        page=page,
    )


def read_report(
    db: Database, run_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> RunReport:
    """Read the report of a run, some lines at a time.

    Args:
        run_id: Id of the run.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Run, "runs", run_id)
    text = db.value("SELECT report FROM runs WHERE id = ?", run_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This run ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_run(db: Database, run_id: str) -> RunDetails:
    """Show a run without its report, with its withdrawals and deviations.

    Args:
        run_id: Id of the run.
    """
    run = db.fetch(Run, "runs", run_id)
    withdrawals = db.number("SELECT COUNT(*) FROM draws WHERE run_id = ?", run_id)
    open_deviations = db.number("SELECT COUNT(*) FROM deviations WHERE run_id = ? AND status = 'open'", run_id)
    protocol = db.fetch(Protocol, "protocols", run["protocol_id"])
    operator = db.fetch(Scientist, "scientists", run["operator_id"])
    return {
        **run,
        "protocol_title": protocol["title"],
        "operator_name": operator["name"],
        "withdrawals": withdrawals,
        "open_deviations": open_deviations,
    }


def report_runs(
    db: Database,
    status: RunStatus | None = None,
    operator_id: str | None = None,
    planned_for_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[RunsByProtocolTitle]:
    """Count runs by protocol.

    Args:
        status: Only runs with this status.
        operator_id: Only runs of the operator with this id.
        planned_for_from: Only runs with a date of the run at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RunsByProtocolTitle,
        """
        SELECT protocols.title AS protocol_title, COUNT(*) AS runs, MAX(runs.planned_for) AS last_run
        FROM runs
        JOIN protocols ON protocols.id = runs.protocol_id
        """,
        where={
            "runs.status = ?": status,
            "runs.operator_id = ?": operator_id,
            "runs.planned_for >= ?": planned_for_from,
        },
        group="protocols.title",
        order="protocols.title",
        page=page,
    )


def plan_run(db: Database, number: Text, protocol_id: str, operator_id: str, planned_for: Day) -> Run:
    """Plan a run of a valid protocol by somebody trained on it.

    Args:
        number: Run number.
        protocol_id: Id of the protocol.
        operator_id: Id of the operator.
        planned_for: Date of the run.
    """
    protocol = db.fetch(Protocol, "protocols", protocol_id)
    db.fetch(Scientist, "scientists", operator_id)
    if protocol["status"] != "valid":
        raise Refused("The protocol is not valid.")
    if protocol["review_due"] < planned_for:
        raise Refused("The protocol is due for review before that day.")
    if not db.exists(
        """
        SELECT 1 FROM trainings
        WHERE protocol_id = ? AND scientist_id = ? AND trained_on >= ?
        """,
        protocol_id,
        operator_id,
        shift(db.today, days=-730),
    ):
        raise Refused("The operator was not trained in the last two years.")
    if planned_for < db.today:
        raise Refused("The day has passed.")
    if db.exists(
        "SELECT 1 FROM runs WHERE operator_id = ? AND planned_for = ? AND status = 'planned'", operator_id, planned_for
    ):
        raise Refused("The operator has a run on that day.")
    if db.exists("SELECT 1 FROM runs WHERE number = ?", number):
        raise Refused("Another run already has this run number.")
    run_id = db.insert(
        "runs",
        number=number,
        protocol_id=protocol_id,
        operator_id=operator_id,
        planned_for=planned_for,
        status="planned",
        report="Not written yet.",
    )
    return db.fetch(Run, "runs", run_id)


def start_run(db: Database, run_id: str) -> Run:
    """Start a run on its day.

    Args:
        run_id: Id of the run.
    """
    run = db.fetch(Run, "runs", run_id)
    if run["status"] != "planned":
        raise Refused("The run must be planned.")
    if run["planned_for"] > shift(db.today, days=1):
        raise Refused("It is too early for this run.")
    operator = db.fetch(Scientist, "scientists", run["operator_id"])
    if operator["status"] != "at_work":
        raise Refused("The operator is away.")
    if db.number("SELECT COUNT(*) FROM runs WHERE operator_id = ? AND status = 'under_way'", run["operator_id"]) >= 2:
        raise Refused("The operator has two runs under way.")
    db.update("runs", run_id, status="under_way")
    return db.fetch(Run, "runs", run_id)


def finish_run(db: Database, run_id: str, report: Text) -> Run:
    """Finish a run with its report.

    Args:
        run_id: Id of the run.
        report: Report of the run.
    """
    run = db.fetch(Run, "runs", run_id)
    if run["status"] != "under_way":
        raise Refused("The run must be under way.")
    if not db.exists("SELECT 1 FROM draws WHERE run_id = ?", run_id):
        raise Refused("Nothing was drawn for this run.")
    db.update("runs", run_id, status="done")
    return db.fetch(Run, "runs", run_id)


def stop_run(db: Database, run_id: str) -> Run:
    """Stop a run under way that has a deviation.

    Args:
        run_id: Id of the run.
    """
    run = db.fetch(Run, "runs", run_id)
    if run["status"] != "under_way":
        raise Refused("The run must be under way.")
    if not db.exists("SELECT 1 FROM deviations WHERE run_id = ? AND status = 'open'", run_id):
        raise Refused("No deviation is open.")
    db.update("runs", run_id, status="stopped")
    return db.fetch(Run, "runs", run_id)


def release_run(db: Database, run_id: str) -> Run:
    """Release a run without open deviations.

    Args:
        run_id: Id of the run.
    """
    run = db.fetch(Run, "runs", run_id)
    if run["status"] != "done":
        raise Refused("The run must be done.")
    if db.exists("SELECT 1 FROM deviations WHERE run_id = ? AND status = 'open'", run_id):
        raise Refused("A deviation is open.")
    db.update("runs", run_id, status="released")
    return db.fetch(Run, "runs", run_id)
