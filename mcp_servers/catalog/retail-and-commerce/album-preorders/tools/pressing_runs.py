"""Tools about pressing runs."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Edition, PressingRun, PressingRunStatus


class PressingRunSummary(TypedDict):
    """A delivery as a search lists it."""

    id: str
    number: str
    edition_title: str
    copies: int
    expected_on: str
    status: PressingRunStatus


def find_pressing_runs(
    db: Database,
    number: str | None = None,
    edition_id: str | None = None,
    status: PressingRunStatus | None = None,
    expected_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[PressingRunSummary]:
    """Search pressing runs by delivery number, edition, status or expected day.

    Args:
        number: Only pressing runs with this delivery number.
        edition_id: Only pressing runs of the edition with this id.
        status: Only pressing runs with this status.
        expected_by: Only pressing runs with an expected day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PressingRunSummary,
        """
        SELECT pressing_runs.id, pressing_runs.number, editions.title AS edition_title,
            pressing_runs.copies, pressing_runs.expected_on, pressing_runs.status
        FROM pressing_runs
        JOIN editions ON editions.id = pressing_runs.edition_id
        """,
        where={
            "pressing_runs.number = ?": number,
            "pressing_runs.edition_id = ?": edition_id,
            "pressing_runs.status = ?": status,
            "pressing_runs.expected_on <= ?": expected_by,
        },
        order="pressing_runs.expected_on, pressing_runs.id",
        page=page,
    )


def delay_delivery(db: Database, pressing_run_id: str, expected_on: Day) -> PressingRun:
    """Note that an announced delivery comes later than expected, by 60 days at most.

    Args:
        pressing_run_id: Id of the delivery.
        expected_on: New expected day.
    """
    pressing_run = db.fetch(PressingRun, "pressing_runs", pressing_run_id)
    if pressing_run["status"] != "announced":
        raise Refused("The delivery must be announced.")
    if expected_on <= pressing_run["expected_on"]:
        raise Refused("The new day is not later than the old one.")
    if expected_on <= db.today:
        raise Refused("The new day is over.")
    if days_between(pressing_run["expected_on"], expected_on) > 60:
        raise Refused("A delay of more than 60 days needs a new delivery.")
    db.update("pressing_runs", pressing_run_id, status="delayed", expected_on=expected_on)
    return db.fetch(PressingRun, "pressing_runs", pressing_run_id)


def take_in_delivery(db: Database, pressing_run_id: str) -> PressingRun:
    """Take a delivery in; its copies may be sent from now on.

    Args:
        pressing_run_id: Id of the delivery.
    """
    pressing_run = db.fetch(PressingRun, "pressing_runs", pressing_run_id)
    if pressing_run["status"] not in ("delayed", "announced"):
        raise Refused("The delivery must be delayed or announced.")
    edition = db.fetch(Edition, "editions", pressing_run["edition_id"])
    if edition["arrived"] + pressing_run["copies"] > edition["pressing"]:
        raise Refused("More copies would have arrived than were pressed.")
    if pressing_run["expected_on"] > shift(db.today, days=10):
        raise Refused("The delivery is not expected yet.")
    db.update("pressing_runs", pressing_run_id, status="arrived")
    db.update("editions", pressing_run["edition_id"], arrived=edition["arrived"] + pressing_run["copies"])
    return db.fetch(PressingRun, "pressing_runs", pressing_run_id)
