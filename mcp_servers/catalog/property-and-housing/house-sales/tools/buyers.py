"""Tools about buyers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Buyer


class BuyerSummary(TypedDict):
    """A buyer as a search lists it."""

    id: str
    name: str
    phone: str
    budget: int
    funds_shown_on: str | None


def find_buyers(
    db: Database,
    name: str | None = None,
    min_budget: int | None = None,
    needs_mortgage: bool | None = None,
    must_sell_id: str | None = None,
    funds_shown_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BuyerSummary]:
    """Search buyers by name, budget, mortgage, house to be sold first or date of the proof of funds.

    Args:
        name: Only buyers whose name contains this text.
        min_budget: Only buyers with a budget of at least this.
        needs_mortgage: Only buyers for which this holds, or does not: mortgage.
        must_sell_id: Only buyers of the house to be sold first with this id.
        funds_shown_from: Only buyers with a date of the proof of funds at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BuyerSummary,
        "SELECT id, name, phone, budget, funds_shown_on FROM buyers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "budget >= ?": min_budget,
            "needs_mortgage = ?": needs_mortgage,
            "must_sell_id = ?": must_sell_id,
            "funds_shown_on >= ?": funds_shown_from,
        },
        order="name, id",
        page=page,
    )


def show_funds(db: Database, buyer_id: str, budget: Annotated[int, between(80000, 2000000)]) -> Buyer:
    """Note that a buyer showed proof of funds today, with the budget that it bears out.

    Args:
        buyer_id: Id of the buyer.
        budget: Budget of the buyer.
    """
    buyer = db.fetch(Buyer, "buyers", buyer_id)
    if buyer["funds_shown_on"] is not None and buyer["funds_shown_on"] >= shift(db.today, days=-30):
        raise Refused("The proof on file is recent.")
    if budget * 2 < buyer["budget"]:
        raise Refused("A fall by more than half must be talked over first.")
    if budget > 1500000 and buyer["needs_mortgage"]:
        raise Refused("No bank lends that much.")
    db.update("buyers", buyer_id, budget=budget, funds_shown_on=db.today)
    return db.fetch(Buyer, "buyers", buyer_id)
