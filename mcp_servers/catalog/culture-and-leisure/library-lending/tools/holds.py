"""Tools about holds."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Branch, Hold, HoldStatus, Reader, Work


class HoldSummary(TypedDict):
    """A hold as a search lists it."""

    id: str
    work_title: str
    branch_town: str
    placed_on: str
    status: HoldStatus


def find_my_holds(
    db: Database,
    work_id: str | None = None,
    branch_id: str | None = None,
    status: HoldStatus | None = None,
    page: PageNumber = 1,
) -> Page[HoldSummary]:
    """Search your own holds.

    Args:
        work_id: Only holds of the work with this id.
        branch_id: Only holds of the pick-up branch with this id.
        status: Only holds with this status.
        page: Page number, from 1.
    """
    return db.search(
        HoldSummary,
        """
        SELECT holds.id, works.title AS work_title, branches.town AS branch_town, holds.placed_on,
            holds.status
        FROM holds
        JOIN works ON works.id = holds.work_id
        JOIN branches ON branches.id = holds.branch_id
        """,
        where={
            "holds.work_id = ?": work_id,
            "holds.branch_id = ?": branch_id,
            "holds.status = ?": status,
            "holds.reader_id = ?": db.account,
        },
        order="holds.placed_on, holds.id",
        page=page,
    )


def place_hold(db: Database, work_id: str, branch_id: str) -> Hold:
    """Ask for a work of which all copies are out, to be picked up at a branch.

    Args:
        work_id: Id of the work.
        branch_id: Id of the pick-up branch.
    """
    db.fetch(Work, "works", work_id)
    db.fetch(Branch, "branches", branch_id)
    account = db.fetch(Reader, "readers", db.account)
    if account["expires_on"] < db.today:
        raise Refused("Your card has expired.")
    lendable_copies = db.number("SELECT COUNT(*) FROM copies WHERE work_id = ? AND state = 'lendable'", work_id)
    if lendable_copies <= 0:
        raise Refused("The library has no copy of this work to lend.")
    out = db.number(
        """
        SELECT COUNT(*) FROM loans
        JOIN copies ON copies.id = loans.copy_id
        WHERE copies.work_id = ? AND loans.returned_on IS NULL
        """,
        work_id,
    )
    if out < lendable_copies:
        raise Refused("A copy is in; borrow it instead.")
    if db.exists(
        """
        SELECT 1 FROM holds
        WHERE reader_id = ? AND work_id = ? AND status IN ('waiting', 'ready')
        """,
        db.account,
        work_id,
    ):
        raise Refused("You already wait for this work.")
    if db.exists(
        """
        SELECT 1 FROM loans
        JOIN copies ON copies.id = loans.copy_id
        WHERE loans.reader_id = ? AND copies.work_id = ? AND loans.returned_on IS NULL
        """,
        db.account,
        work_id,
    ):
        raise Refused("You have this work at home.")
    hold_id = db.insert(
        "holds", work_id=work_id, branch_id=branch_id, reader_id=db.account, placed_on=db.today, status="waiting"
    )
    return db.fetch(Hold, "holds", hold_id)


def move_hold(db: Database, hold_id: str, branch_id: str) -> Hold:
    """Pick a work that you wait for up at another branch.

    Args:
        hold_id: Id of the hold.
        branch_id: Id of the pick-up branch.
    """
    hold = db.fetch(Hold, "holds", hold_id)
    db.fetch(Branch, "branches", branch_id)
    if hold["reader_id"] != db.account:
        raise Refused("This is not your hold.")
    if hold["status"] != "waiting":
        raise Refused("The work is not waited for any more.")
    if branch_id == hold["branch_id"]:
        raise Refused("This is the pick-up branch already.")
    db.update("holds", hold_id, branch_id=branch_id)
    return db.fetch(Hold, "holds", hold_id)


def cancel_hold(db: Database, hold_id: str) -> Hold:
    """Give up one of your holds.

    Args:
        hold_id: Id of the hold.
    """
    hold = db.fetch(Hold, "holds", hold_id)
    if hold["status"] not in ("waiting", "ready"):
        raise Refused("The hold must be waiting or ready.")
    if hold["reader_id"] != db.account:
        raise Refused("This is not your hold.")
    db.update("holds", hold_id, status="cancelled", ready_until=None)
    return db.fetch(Hold, "holds", hold_id)
