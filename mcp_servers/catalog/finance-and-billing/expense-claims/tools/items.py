"""Tools about items."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, at_least, shift

from .rows import Category, Claim, ClaimStatus, Item, Trip


class ItemSummary(TypedDict):
    """An item as a search lists it."""

    id: str
    claim_number: str
    category_name: str
    spent_on: str
    amount: int
    receipt: bool


class ItemsByCategoryName(TypedDict):
    """Totals of items for one name."""

    category_name: str
    items: int
    total: int
    highest: int | None


def find_items(
    db: Database,
    claim_id: str | None = None,
    employee_id: str | None = None,
    category_id: str | None = None,
    receipt: bool | None = None,
    min_amount: int | None = None,
    spent_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ItemSummary]:
    """Search items by claim, employee, category, a receipt, amount or day of spending.

    Args:
        claim_id: Only items of the claim with this id.
        employee_id: Only items of the employee with this id.
        category_id: Only items of the category with this id.
        receipt: Only items for which this holds, or does not: a receipt.
        min_amount: Only items with an amount of at least this.
        spent_from: Only items with a day of spending at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ItemSummary,
        """
        SELECT items.id, claims.number AS claim_number, categories.name AS category_name, items.spent_on,
            items.amount, items.receipt
        FROM items
        JOIN claims ON claims.id = items.claim_id
        JOIN categories ON categories.id = items.category_id
        """,
        where={
            "items.claim_id = ?": claim_id,
            "claims.employee_id = ?": employee_id,
            "items.category_id = ?": category_id,
            "items.receipt = ?": receipt,
            "items.amount >= ?": min_amount,
            "items.spent_on >= ?": spent_from,
        },
        order="items.spent_on DESC, items.id",
        page=page,
    )


def report_items(
    db: Database,
    claim_status: ClaimStatus | None = None,
    department_id: str | None = None,
    spent_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ItemsByCategoryName]:
    """Add up items by category.

    Args:
        claim_status: Only items of the claim with this status.
        department_id: Only items of the department with this id.
        spent_from: Only items with a day of spending at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ItemsByCategoryName,
        """
        SELECT categories.name AS category_name, COUNT(*) AS items, COALESCE(SUM(items.amount), 0) AS total,
            MAX(items.amount) AS highest
        FROM items
        JOIN claims ON claims.id = items.claim_id
        JOIN employees ON employees.id = claims.employee_id
        JOIN categories ON categories.id = items.category_id
        """,
        where={
            "claims.status = ?": claim_status,
            "employees.department_id = ?": department_id,
            "items.spent_on >= ?": spent_from,
        },
        group="categories.name",
        order="categories.name",
        page=page,
    )


def add_item(
    db: Database,
    claim_id: str,
    category_id: str,
    spent_on: Day,
    amount: Annotated[int, at_least(100)],
    receipt: bool = False,
) -> Item:
    """Add an item to a draft or returned claim, within the category's highest amount and before it lapses.

    Args:
        claim_id: Id of the claim.
        category_id: Id of the category.
        spent_on: Day of spending.
        amount: Amount of the item, in minor units.
        receipt: Whether this holds for the item: a receipt.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    category = db.fetch(Category, "categories", category_id)
    if claim["status"] not in ("draft", "returned"):
        raise Refused("The claim cannot be changed any more.")
    if spent_on > db.today:
        raise Refused("Only money that has been spent is claimed.")
    if spent_on < shift(db.today, days=-category["valid_days"]):
        raise Refused("This was spent too long ago.")
    if amount > category["highest"]:
        raise Refused("The amount is above what the category allows.")
    trip = db.fetch(Trip, "trips", claim["trip_id"]) if claim["trip_id"] is not None else None
    if trip is not None and (spent_on < shift(trip["starts_on"], days=-1) or spent_on > shift(trip["ends_on"], days=1)):
        raise Refused("This was not spent on the trip.")
    if db.number("SELECT COUNT(*) FROM items WHERE claim_id = ?", claim_id) >= 12:
        raise Refused("A claim has at most twelve items.")
    item_id = db.insert(
        "items", claim_id=claim_id, category_id=category_id, spent_on=spent_on, amount=amount, receipt=receipt
    )
    return db.fetch(Item, "items", item_id)


def attach_receipt(db: Database, item_id: str) -> Item:
    """Note that the receipt of an item was handed in, while its claim can be changed.

    Args:
        item_id: Id of the item.
    """
    item = db.fetch(Item, "items", item_id)
    if item["receipt"]:
        raise Refused("There is a receipt already.")
    claim = db.fetch(Claim, "claims", item["claim_id"])
    if claim["status"] not in ("draft", "returned"):
        raise Refused("The claim cannot be changed any more.")
    db.update("items", item_id, receipt=True)
    return db.fetch(Item, "items", item_id)


def correct_item(db: Database, item_id: str, amount: Annotated[int, at_least(100)]) -> Item:
    """Correct the amount of an item downwards, while its claim can be changed.

    Args:
        item_id: Id of the item.
        amount: Amount of the item, in minor units.
    """
    item = db.fetch(Item, "items", item_id)
    claim = db.fetch(Claim, "claims", item["claim_id"])
    if claim["status"] not in ("draft", "returned"):
        raise Refused("The claim cannot be changed any more.")
    if amount >= item["amount"]:
        raise Refused("The amount can only be lowered.")
    db.update("items", item_id, amount=amount)
    return db.fetch(Item, "items", item_id)


def remove_item(db: Database, item_id: str) -> Item:
    """Remove an item from a claim that can still be changed and has others.

    Args:
        item_id: Id of the item.
    """
    item = db.fetch(Item, "items", item_id)
    claim = db.fetch(Claim, "claims", item["claim_id"])
    if claim["status"] not in ("draft", "returned"):
        raise Refused("The claim cannot be changed any more.")
    if db.number("SELECT COUNT(*) FROM items WHERE claim_id = ?", item["claim_id"]) < 2:
        raise Refused("It is the only item of the claim.")
    db.delete("items", item_id)
    return item
