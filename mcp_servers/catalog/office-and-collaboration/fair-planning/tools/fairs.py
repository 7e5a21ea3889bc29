"""Tools about fairs."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Fair, FairStatus, Quote, Task


class FairSummary(TypedDict):
    """A fair as a search lists it."""

    id: str
    name: str
    town: str
    opens_on: str
    status: FairStatus


class FairDetails(Fair):
    """A fair in full."""

    critical_tasks_left: int
    total_budget: int
    ordered_amount: int
    days_left: int


def find_fairs(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    status: FairStatus | None = None,
    opens_from: Day | None = None,
    opens_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[FairSummary]:
    """Search fairs by name, town, status or first day.

    Args:
        name: Only fairs whose name contains this text.
        town: Only fairs with this town.
        status: Only fairs with this status.
        opens_from: Only fairs with a first day at or after this.
        opens_until: Only fairs with a first day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        FairSummary,
        "SELECT id, name, town, opens_on, status FROM fairs",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "town = ?": town,
            "status = ?": status,
            "opens_on >= ?": opens_from,
            "opens_on <= ?": opens_until,
        },
        order="opens_on, id",
        page=page,
    )


def get_fair(db: Database, fair_id: str) -> FairDetails:
    """Show a fair with its critical tasks not yet done, its budget and what is ordered.

    Args:
        fair_id: Id of the fair.
    """
    fair = db.fetch(Fair, "fairs", fair_id)
    critical_tasks_left = db.number(
        """
        SELECT COUNT(*) FROM tasks
        WHERE fair_id = ? AND critical AND status IN ('open', 'in_work')
        """,
        fair_id,
    )
    total_budget = db.number("SELECT SUM(amount) FROM budget_lines WHERE fair_id = ?", fair_id)
    ordered_amount = db.number(
        """
        SELECT SUM(quotes.amount) FROM quotes
        JOIN budget_lines ON budget_lines.id = quotes.budget_line_id
        WHERE budget_lines.fair_id = ? AND quotes.status IN ('accepted', 'paid')
        """,
        fair_id,
    )
    days_left = days_between(db.today, fair["opens_on"])
    return {
        **fair,
        "critical_tasks_left": critical_tasks_left,
        "total_budget": total_budget,
        "ordered_amount": ordered_amount,
        "days_left": days_left,
    }


def declare_ready(db: Database, fair_id: str) -> Fair:
    """Declare a fair ready when no critical task is left and it opens within 80 days.

    Args:
        fair_id: Id of the fair.
    """
    fair = db.fetch(Fair, "fairs", fair_id)
    if fair["status"] != "planned":
        raise Refused("The fair must be planned.")
    if db.exists("SELECT 1 FROM tasks WHERE fair_id = ? AND critical AND status IN ('open', 'in_work')", fair_id):
        raise Refused("A critical task is left.")
    if fair["opens_on"] > shift(db.today, days=80):
        raise Refused("The fair opens in more than 80 days.")
    db.update("fairs", fair_id, status="ready")
    return db.fetch(Fair, "fairs", fair_id)


def give_fair_up(db: Database, fair_id: str) -> Fair:
    """Give a fair up that opens in more than 30 days; open tasks are dropped and quotes rejected.

    Args:
        fair_id: Id of the fair.
    """
    fair = db.fetch(Fair, "fairs", fair_id)
    if fair["status"] != "planned":
        raise Refused("The fair must be planned.")
    if fair["opens_on"] <= shift(db.today, days=30):
        raise Refused("It is too late to give this fair up.")
    if db.exists(
        """
        SELECT 1 FROM quotes
        JOIN budget_lines ON budget_lines.id = quotes.budget_line_id
        WHERE budget_lines.fair_id = ? AND quotes.status = 'paid'
        """,
        fair_id,
    ):
        raise Refused("Something for this fair has been paid.")
    db.update("fairs", fair_id, status="given_up")
    for task in db.all(Task, "SELECT * FROM tasks WHERE fair_id = ? AND status = 'open' ORDER BY id", fair_id):
        db.update("tasks", task["id"], status="dropped")
    for quote in db.all(
        Quote,
        """
        SELECT quotes.* FROM quotes
        JOIN budget_lines ON budget_lines.id = quotes.budget_line_id
        WHERE budget_lines.fair_id = ? AND quotes.status = 'received'
        ORDER BY quotes.id
        """,
        fair_id,
    ):
        db.update("quotes", quote["id"], status="rejected")
    return db.fetch(Fair, "fairs", fair_id)
