"""Tools about wishes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Child, Wish, WishStatus


class WishSummary(TypedDict):
    """A wish as a search lists it."""

    id: str
    child_name: str
    thing: str
    price: int
    saved: int
    status: WishStatus


def find_wishes(
    db: Database,
    child_id: str | None = None,
    thing: str | None = None,
    status: WishStatus | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[WishSummary]:
    """Search wishes by child, thing, status or price.

    Args:
        child_id: Only wishes of the child with this id.
        thing: Only wishes whose thing contains this text.
        status: Only wishes with this status.
        max_price: Only wishes with a price of at most this.
        page: Page number, from 1.
    """
    return db.search(
        WishSummary,
        """
        SELECT wishes.id, children.name AS child_name, wishes.thing, wishes.price, wishes.saved,
            wishes.status
        FROM wishes
        JOIN children ON children.id = wishes.child_id
        """,
        where={
            "wishes.child_id = ?": child_id,
            "instr(lower(wishes.thing), lower(?)) > 0": thing,
            "wishes.status = ?": status,
            "wishes.price <= ?": max_price,
        },
        order="wishes.saved DESC, wishes.id",
        page=page,
    )


def save_for_wish(db: Database, wish_id: str, amount: Annotated[int, between(500, 20000)]) -> Wish:
    """Move money from a child's balance to one of the child's wishes.

    Args:
        wish_id: Id of the wish.
        amount: Amount of the wish, in minor units.
    """
    wish = db.fetch(Wish, "wishes", wish_id)
    if wish["status"] != "saving":
        raise Refused("The wish is fulfilled or given up.")
    child = db.fetch(Child, "children", wish["child_id"])
    if amount > child["balance"]:
        raise Refused("The child does not have that much.")
    if wish["saved"] + amount > wish["price"]:
        raise Refused("That is more than the wish costs.")
    db.update("wishes", wish_id, saved=wish["saved"] + amount)
    db.update("children", wish["child_id"], balance=child["balance"] - amount)
    return db.fetch(Wish, "wishes", wish_id)


def buy_wish(db: Database, wish_id: str) -> Wish:
    """Buy what one of your children has saved four fifths for; you pay the rest.

    Args:
        wish_id: Id of the wish.
    """
    wish = db.fetch(Wish, "wishes", wish_id)
    if wish["status"] != "saving":
        raise Refused("The wish must be saving.")
    child = db.fetch(Child, "children", wish["child_id"])
    if child["parent_id"] != db.account:
        raise Refused("The child's own parent decides about this.")
    if wish["saved"] * 5 < wish["price"] * 4:
        raise Refused("Too little is saved for this wish.")
    if db.exists(
        """
        SELECT 1 FROM tasks
        WHERE child_id = ? AND status IN ('assigned', 'returned') AND due_on < ?
        """,
        wish["child_id"],
        shift(db.today, days=-2),
    ):
        raise Refused("The child has a task that is more than two days overdue.")
    db.update("wishes", wish_id, status="bought", saved=wish["price"])
    db.insert(
        "payouts",
        child_id=wish["child_id"],
        parent_id=db.account,
        kind="purchase",
        amount=wish["price"],
        paid_on=db.today,
    )
    return db.fetch(Wish, "wishes", wish_id)


def drop_wish(db: Database, wish_id: str) -> Wish:
    """Give up a wish; what was saved for it goes back to the child's balance.

    Args:
        wish_id: Id of the wish.
    """
    wish = db.fetch(Wish, "wishes", wish_id)
    if wish["status"] != "saving":
        raise Refused("The wish must be saving.")
    child = db.fetch(Child, "children", wish["child_id"])
    db.update("wishes", wish_id, status="dropped", saved=0)
    db.update("children", wish["child_id"], balance=child["balance"] + wish["saved"])
    return db.fetch(Wish, "wishes", wish_id)
