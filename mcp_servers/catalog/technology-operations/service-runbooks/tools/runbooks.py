"""Tools about runbooks."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Engineer, Runbook, RunbookStatus, Service


class RunbookSummary(TypedDict):
    """A runbook as a search lists it."""

    id: str
    title: str
    service_name: str
    status: RunbookStatus
    drilled_on: str | None


class RunbookBody(TypedDict):
    """Lines of the text of a runbook."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class RunbookDetails(Runbook):
    """A runbook in full."""

    service_name: str
    author_name: str
    drills_passed: int
    drills_planned: int
    changes: int


def find_runbooks(
    db: Database,
    title: str | None = None,
    service_id: str | None = None,
    author_id: str | None = None,
    status: RunbookStatus | None = None,
    drilled_until: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[RunbookSummary]:
    """Search runbooks by title, service, author, status or date of the last drill.

    Args:
        title: Only runbooks with this title.
        service_id: Only runbooks of the service with this id.
        author_id: Only runbooks of the author with this id.
        status: Only runbooks with this status.
        drilled_until: Only runbooks with a date of the last drill at or before this.
        words: Only runbooks whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        RunbookSummary,
        """
        SELECT runbooks.id, runbooks.title, services.name AS service_name, runbooks.status,
            runbooks.drilled_on
        FROM runbooks
        JOIN services ON services.id = runbooks.service_id
        """,
        where={
            "runbooks.title = ?": title,
            "runbooks.service_id = ?": service_id,
            "runbooks.author_id = ?": author_id,
            "runbooks.status = ?": status,
            "runbooks.drilled_on <= ?": drilled_until,
            "runbooks.rowid IN (SELECT rowid FROM runbooks_text WHERE runbooks_text MATCH ?)": every_word(words),
        },
        order="runbooks.title, runbooks.id",
        page=page,
    )


def read_runbook(
    db: Database,
    runbook_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> RunbookBody:
    """Read the text of a runbook, some lines at a time.

    Args:
        runbook_id: Id of the runbook.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Runbook, "runbooks", runbook_id)
    text = db.value("SELECT body FROM runbooks WHERE id = ?", runbook_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This runbook ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_runbook(db: Database, runbook_id: str) -> RunbookDetails:
    """Show a runbook without its text, with its drills.

    Args:
        runbook_id: Id of the runbook.
    """
    runbook = db.fetch(Runbook, "runbooks", runbook_id)
    drills_passed = db.number("SELECT COUNT(*) FROM drills WHERE runbook_id = ? AND status = 'passed'", runbook_id)
    drills_planned = db.number("SELECT COUNT(*) FROM drills WHERE runbook_id = ? AND status = 'planned'", runbook_id)
    changes = db.number("SELECT COUNT(*) FROM changes WHERE runbook_id = ?", runbook_id)
    service = db.fetch(Service, "services", runbook["service_id"])
    author = db.fetch(Engineer, "engineers", runbook["author_id"])
    return {
        **runbook,
        "service_name": service["name"],
        "author_name": author["name"],
        "drills_passed": drills_passed,
        "drills_planned": drills_planned,
        "changes": changes,
    }


def write_runbook(db: Database, title: Text, service_id: str, system: Text, body: Text) -> Runbook:
    """Write a runbook for a service as a draft.

    Args:
        title: Title of the runbook.
        service_id: Id of the service.
        system: System of the runbook.
        body: Text of the runbook.
    """
    service = db.fetch(Service, "services", service_id)
    if service["status"] == "retired":
        raise Refused("The service is retired.")
    if db.number("SELECT COUNT(*) FROM runbooks WHERE service_id = ? AND status = 'draft'", service_id) >= 4:
        raise Refused("The service has four drafts already.")
    if db.exists("SELECT 1 FROM runbooks WHERE title = ?", title):
        raise Refused("Another runbook already has this title.")
    runbook_id = db.insert(
        "runbooks", system=system, title=title, service_id=service_id, body=body, author_id=db.account, status="draft"
    )
    return db.fetch(Runbook, "runbooks", runbook_id)
