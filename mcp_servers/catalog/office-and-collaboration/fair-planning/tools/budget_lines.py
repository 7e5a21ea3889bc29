"""Tools about budget lines."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import BudgetLine, Fair


class BudgetLineSummary(TypedDict):
    """A budget line as a search lists it."""

    id: str
    fair_name: str
    name: str
    amount: int


class BudgetLineDetails(BudgetLine):
    """A budget line in full."""

    fair_name: str
    amount_left: int
    undecided_quotes: int
    cheapest_quote: int | None


def find_budget_lines(
    db: Database,
    fair_id: str | None = None,
    name: str | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[BudgetLineSummary]:
    """Search budget lines by fair, name or amount.

    Args:
        fair_id: Only budget lines of the fair with this id.
        name: Only budget lines with this name.
        min_amount: Only budget lines with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BudgetLineSummary,
        """
        SELECT budget_lines.id, fairs.name AS fair_name, budget_lines.name, budget_lines.amount
        FROM budget_lines
        JOIN fairs ON fairs.id = budget_lines.fair_id
        """,
        where={
            "budget_lines.fair_id = ?": fair_id,
            "budget_lines.name = ?": name,
            "budget_lines.amount >= ?": min_amount,
        },
        order="fairs.name, budget_lines.id",
        page=page,
    )


def get_budget_line(db: Database, budget_line_id: str) -> BudgetLineDetails:
    """Show a budget line with what is left of it and the quotes still to be decided.

    Args:
        budget_line_id: Id of the budget line.
    """
    budget_line = db.fetch(BudgetLine, "budget_lines", budget_line_id)
    amount_left = budget_line["amount"] - db.number(
        """
        SELECT SUM(amount) FROM quotes
        WHERE budget_line_id = ? AND status IN ('accepted', 'paid')
        """,
        budget_line_id,
    )
    undecided_quotes = db.number(
        "SELECT COUNT(*) FROM quotes WHERE budget_line_id = ? AND status = 'received'", budget_line_id
    )
    cheapest_quote: int | None = db.value(
        """
        SELECT MIN(amount) FROM quotes
        WHERE budget_line_id = ? AND status = 'received' AND valid_until >= ?
        """,
        budget_line_id,
        db.today,
    )
    fair = db.fetch(Fair, "fairs", budget_line["fair_id"])
    return {
        **budget_line,
        "fair_name": fair["name"],
        "amount_left": amount_left,
        "undecided_quotes": undecided_quotes,
        "cheapest_quote": cheapest_quote,
    }


def move_budget(
    db: Database, budget_line_id: str, receiver_id: str, transfer: Annotated[int, between(1000, 400000)]
) -> BudgetLine:
    """Move up to a fifth of a budget line, as far as it is not ordered, to another line of the same fair.

    Args:
        budget_line_id: Id of the budget line.
        receiver_id: Id of the receiving budget line.
        transfer: Amount moved, in minor units.
    """
    budget_line = db.fetch(BudgetLine, "budget_lines", budget_line_id)
    receiver = db.fetch(BudgetLine, "budget_lines", receiver_id)
    if receiver_id == budget_line_id:
        raise Refused("The lines are the same.")
    if receiver["fair_id"] != budget_line["fair_id"]:
        raise Refused("The lines belong to different fairs.")
    if transfer * 5 > budget_line["amount"]:
        raise Refused("At most a fifth of a line is moved.")
    ordered = db.number(
        """
        SELECT SUM(amount) FROM quotes
        WHERE budget_line_id = ? AND status IN ('accepted', 'paid')
        """,
        budget_line_id,
    )
    if budget_line["amount"] - ordered < transfer:
        raise Refused("So much of the line is not left.")
    if budget_line["amount"] - transfer < 10000:
        raise Refused("A line keeps 10000 cents at least.")
    db.update("budget_lines", budget_line_id, amount=budget_line["amount"] - transfer)
    db.update("budget_lines", receiver_id, amount=receiver["amount"] + transfer)
    return db.fetch(BudgetLine, "budget_lines", budget_line_id)
