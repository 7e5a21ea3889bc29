"""Tools about quotes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import BudgetLine, Coordinator, Fair, Quote, QuoteStatus


class QuoteSummary(TypedDict):
    """A quote as a search lists it."""

    id: str
    supplier: str
    budget_line_name: str
    budget_line_fair_name: str
    amount: int
    valid_until: str
    status: QuoteStatus


class QuotesByBudgetLineName(TypedDict):
    """Totals of quotes for one name."""

    budget_line_name: str
    quotes: int
    total: int
    cheapest: int | None


def find_quotes(
    db: Database,
    budget_line_id: str | None = None,
    fair_id: str | None = None,
    supplier: str | None = None,
    status: QuoteStatus | None = None,
    max_amount: int | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[QuoteSummary]:
    """Search quotes by budget line, fair, supplier, status, amount or end of validity.

    Args:
        budget_line_id: Only quotes of the budget line with this id.
        fair_id: Only quotes of the fair with this id.
        supplier: Only quotes whose supplier contains this text.
        status: Only quotes with this status.
        max_amount: Only quotes with an amount of at most this.
        valid_until_from: Only quotes with an end of validity at or after this.
        page: Page number, from 1.
    """
    return db.search(
        QuoteSummary,
        """
        SELECT quotes.id, quotes.supplier, budget_lines.name AS budget_line_name, fairs.name AS
            budget_line_fair_name, quotes.amount, quotes.valid_until, quotes.status
        FROM quotes
        JOIN budget_lines ON budget_lines.id = quotes.budget_line_id
        JOIN fairs ON fairs.id = budget_lines.fair_id
        """,
        where={
            "quotes.budget_line_id = ?": budget_line_id,
            "budget_lines.fair_id = ?": fair_id,
            "instr(lower(quotes.supplier), lower(?)) > 0": supplier,
            "quotes.status = ?": status,
            "quotes.amount <= ?": max_amount,
            "quotes.valid_until >= ?": valid_until_from,
        },
        order="quotes.amount, quotes.id",
        page=page,
    )


def report_quotes(
    db: Database,
    status: QuoteStatus | None = None,
    fair_id: str | None = None,
    received_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[QuotesByBudgetLineName]:
    """Add up quotes by budget line's name.

    Args:
        status: Only quotes with this status.
        fair_id: Only quotes of the fair with this id.
        received_from: Only quotes with a day of receipt at or after this.
        page: Page number, from 1.
    """
    return db.search(
        QuotesByBudgetLineName,
        """
        SELECT budget_lines.name AS budget_line_name, COUNT(*) AS quotes, COALESCE(SUM(quotes.amount), 0) AS
            total, MIN(quotes.amount) AS cheapest
        FROM quotes
        JOIN budget_lines ON budget_lines.id = quotes.budget_line_id
        """,
        where={
            "quotes.status = ?": status,
            "budget_lines.fair_id = ?": fair_id,
            "quotes.received_on >= ?": received_from,
        },
        group="budget_lines.name",
        order="budget_lines.name",
        page=page,
    )


def record_quote(
    db: Database, budget_line_id: str, supplier: Text, amount: Annotated[int, between(5000, 5000000)], valid_until: Day
) -> Quote:
    """Record the quote of a supplier for a budget line, valid for 60 days at most.

    Args:
        budget_line_id: Id of the budget line.
        supplier: Supplier of the quote.
        amount: Amount of the quote, in minor units.
        valid_until: End of validity.
    """
    budget_line = db.fetch(BudgetLine, "budget_lines", budget_line_id)
    fair = db.fetch(Fair, "fairs", budget_line["fair_id"])
    if fair["status"] != "planned":
        raise Refused("The fair is not in preparation.")
    if valid_until <= db.today:
        raise Refused("The quote has run out.")
    if valid_until > shift(db.today, days=60):
        raise Refused("A quote is valid for 60 days at most.")
    if amount > budget_line["amount"] * 2:
        raise Refused("The quote is far above the budget line.")
    quote_id = db.insert(
        "quotes",
        budget_line_id=budget_line_id,
        supplier=supplier,
        amount=amount,
        valid_until=valid_until,
        received_on=db.today,
        status="received",
    )
    return db.fetch(Quote, "quotes", quote_id)


def accept_quote(db: Database, quote_id: str) -> Quote:
    """Accept a valid quote within your limit and its budget line; above 500000 cents three quotes are needed.

    Args:
        quote_id: Id of the quote.
    """
    quote = db.fetch(Quote, "quotes", quote_id)
    if quote["status"] != "received":
        raise Refused("The quote must be received.")
    if quote["valid_until"] < db.today:
        raise Refused("The quote has run out.")
    account = db.fetch(Coordinator, "coordinators", db.account)
    if quote["amount"] > account["order_limit"]:
        raise Refused("The quote is above your limit.")
    ordered = db.number(
        """
        SELECT SUM(amount) FROM quotes
        WHERE budget_line_id = ? AND status IN ('accepted', 'paid')
        """,
        quote["budget_line_id"],
    )
    budget_line = db.fetch(BudgetLine, "budget_lines", quote["budget_line_id"])
    if ordered + quote["amount"] > budget_line["amount"]:
        raise Refused("The budget line does not suffice.")
    if (
        quote["amount"] > 500000
        and db.number("SELECT COUNT(*) FROM quotes WHERE budget_line_id = ?", quote["budget_line_id"]) < 3
    ):
        raise Refused("Above 500000 cents three quotes are needed.")
    db.update("quotes", quote_id, status="accepted")
    return db.fetch(Quote, "quotes", quote_id)


def reject_quote(db: Database, quote_id: str) -> Quote:
    """Reject a quote that has run out, is too dear for its line or is not the cheapest of the line.

    Args:
        quote_id: Id of the quote.
    """
    quote = db.fetch(Quote, "quotes", quote_id)
    if quote["status"] != "received":
        raise Refused("The quote must be received.")
    budget_line = db.fetch(BudgetLine, "budget_lines", quote["budget_line_id"])
    if (
        quote["valid_until"] >= db.today
        and quote["amount"] <= budget_line["amount"]
        and not db.exists(
            """
        SELECT 1 FROM quotes
        WHERE id != ? AND budget_line_id = ? AND status IN ('received', 'accepted') AND amount <= ?
        """,
            quote_id,
            quote["budget_line_id"],
            quote["amount"],
        )
    ):
        raise Refused("This is the cheapest valid quote of its line.")
    db.update("quotes", quote_id, status="rejected")
    return db.fetch(Quote, "quotes", quote_id)


def cancel_order(db: Database, quote_id: str) -> Quote:
    """Cancel an accepted quote three weeks before the fair at the latest.

    Args:
        quote_id: Id of the quote.
    """
    quote = db.fetch(Quote, "quotes", quote_id)
    if quote["status"] != "accepted":
        raise Refused("The quote must be accepted.")
    budget_line = db.fetch(BudgetLine, "budget_lines", quote["budget_line_id"])
    fair = db.fetch(Fair, "fairs", budget_line["fair_id"])
    if fair["opens_on"] < shift(db.today, days=21):
        raise Refused("It is too late to cancel this order.")
    db.update("quotes", quote_id, status="cancelled")
    return db.fetch(Quote, "quotes", quote_id)
