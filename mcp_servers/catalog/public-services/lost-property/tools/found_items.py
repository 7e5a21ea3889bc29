"""Tools about found items."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Category, Clerk, FoundItem, FoundItemColour, FoundItemStatus, Office, Route


class FoundItemSummary(TypedDict):
    """An item as a search lists it."""

    id: str
    tag: str
    description: str
    colour: FoundItemColour
    office_name: str
    found_on: str
    status: FoundItemStatus


class FoundItemDetails(FoundItem):
    """An item in full."""

    category_name: str
    category_keep_days: int
    office_name: str
    route_name: str
    days_stored: int
    current_fee: int
    open_matches: int


class FoundItemsByCategoryName(TypedDict):
    """Totals of found items for one name."""

    category_name: str
    items: int
    value: int
    first_found: str | None


def find_items(
    db: Database,
    tag: str | None = None,
    category_id: str | None = None,
    description: str | None = None,
    colour: FoundItemColour | None = None,
    route_id: str | None = None,
    office_id: str | None = None,
    found_from: Day | None = None,
    status: FoundItemStatus | None = None,
    page: PageNumber = 1,
) -> Page[FoundItemSummary]:
    """Search found items by tag number, category, description, colour, line, office, finding date or status.

    Args:
        tag: Only found items with this tag number.
        category_id: Only found items of the category with this id.
        description: Only found items whose description contains this text.
        colour: Only found items with this colour.
        route_id: Only found items of the line with this id.
        office_id: Only found items of the office with this id.
        found_from: Only found items with a finding date at or after this.
        status: Only found items with this status.
        page: Page number, from 1.
    """
    return db.search(
        FoundItemSummary,
        """
        SELECT found_items.id, found_items.tag, found_items.description, found_items.colour, offices.name AS
            office_name, found_items.found_on, found_items.status
        FROM found_items
        JOIN offices ON offices.id = found_items.office_id
        """,
        where={
            "found_items.tag = ?": tag,
            "found_items.category_id = ?": category_id,
            "instr(lower(found_items.description), lower(?)) > 0": description,
            "found_items.colour = ?": colour,
            "found_items.route_id = ?": route_id,
            "found_items.office_id = ?": office_id,
            "found_items.found_on >= ?": found_from,
            "found_items.status = ?": status,
        },
        order="found_items.found_on DESC, found_items.id",
        page=page,
    )


def get_item(db: Database, found_item_id: str) -> FoundItemDetails:
    """Show an item with the days it has been kept and what it would cost to collect it today.

    Args:
        found_item_id: Id of the item.
    """
    found_item = db.fetch(FoundItem, "found_items", found_item_id)
    days_stored = days_between(found_item["found_on"], db.today)
    category = db.fetch(Category, "categories", found_item["category_id"])
    current_fee = category["fee"] + 100 * max(0, days_stored // 7 - 2)
    open_matches = db.number(
        "SELECT COUNT(*) FROM matches WHERE found_item_id = ? AND status = 'proposed'", found_item_id
    )
    office = db.fetch(Office, "offices", found_item["office_id"])
    route = db.fetch(Route, "routes", found_item["route_id"])
    return {
        **found_item,
        "category_name": category["name"],
        "category_keep_days": category["keep_days"],
        "office_name": office["name"],
        "route_name": route["name"],
        "days_stored": days_stored,
        "current_fee": current_fee,
        "open_matches": open_matches,
    }


def report_items(
    db: Database,
    status: FoundItemStatus | None = None,
    office_id: str | None = None,
    route_id: str | None = None,
    found_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[FoundItemsByCategoryName]:
    """Count items and add up their values by category.

    Args:
        status: Only found items with this status.
        office_id: Only found items of the office with this id.
        route_id: Only found items of the line with this id.
        found_from: Only found items with a finding date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FoundItemsByCategoryName,
        """
        SELECT categories.name AS category_name, COUNT(*) AS items, COALESCE(SUM(found_items.value), 0) AS
            value, MIN(found_items.found_on) AS first_found
        FROM found_items
        JOIN categories ON categories.id = found_items.category_id
        """,
        where={
            "found_items.status = ?": status,
            "found_items.office_id = ?": office_id,
            "found_items.route_id = ?": route_id,
            "found_items.found_on >= ?": found_from,
        },
        group="categories.name",
        order="categories.name",
        page=page,
    )


def register_item(
    db: Database,
    tag: Text,
    category_id: str,
    description: Text,
    colour: FoundItemColour,
    route_id: str,
    value: Annotated[int, between(100, 120000)],
) -> FoundItem:
    """Register an item found today at your office, if there is room on its shelves.

    Args:
        tag: Tag number.
        category_id: Id of the category.
        description: Description of the item.
        colour: Colour of the item.
        route_id: Id of the line.
        value: Estimated value, in minor units.
    """
    db.fetch(Category, "categories", category_id)
    db.fetch(Route, "routes", route_id)
    account = db.fetch(Clerk, "clerks", db.account)
    stored = db.number(
        """
        SELECT COUNT(*) FROM found_items
        WHERE office_id = ? AND status IN ('stored', 'promised')
        """,
        account["office_id"],
    )
    office = db.fetch(Office, "offices", account["office_id"])
    if stored >= office["shelf_space"]:
        raise Refused("There is no room on your office's shelves.")
    if db.exists("SELECT 1 FROM found_items WHERE tag = ?", tag):
        raise Refused("Another item already has this tag number.")
    found_item_id = db.insert(
        "found_items",
        tag=tag,
        category_id=category_id,
        description=description,
        colour=colour,
        route_id=route_id,
        value=value,
        office_id=account["office_id"],
        found_on=db.today,
        status="stored",
    )
    return db.fetch(FoundItem, "found_items", found_item_id)


def dispose_item(db: Database, found_item_id: str) -> FoundItem:
    """Dispose of an item at your office that was kept for its days and that nobody may get.

    Args:
        found_item_id: Id of the item.
    """
    found_item = db.fetch(FoundItem, "found_items", found_item_id)
    if found_item["status"] != "stored":
        raise Refused("The item must be stored.")
    account = db.fetch(Clerk, "clerks", db.account)
    if found_item["office_id"] != account["office_id"]:
        raise Refused("The item lies at another office.")
    category = db.fetch(Category, "categories", found_item["category_id"])
    if category["valuable"]:
        raise Refused("Valuables go to the police.")
    if shift(found_item["found_on"], days=category["keep_days"]) >= db.today:
        raise Refused("The item has to be kept longer.")
    if db.exists("SELECT 1 FROM matches WHERE found_item_id = ? AND status = 'proposed'", found_item_id):
        raise Refused("A match of this item is waiting.")
    db.update("found_items", found_item_id, status="disposed")
    return db.fetch(FoundItem, "found_items", found_item_id)


def give_to_police(db: Database, found_item_id: str) -> FoundItem:
    """Give a valuable item at your office to the police after 21 days without a match.

    Args:
        found_item_id: Id of the item.
    """
    found_item = db.fetch(FoundItem, "found_items", found_item_id)
    if found_item["status"] != "stored":
        raise Refused("The item must be stored.")
    account = db.fetch(Clerk, "clerks", db.account)
    if found_item["office_id"] != account["office_id"]:
        raise Refused("The item lies at another office.")
    category = db.fetch(Category, "categories", found_item["category_id"])
    if not category["valuable"]:
        raise Refused("Only valuables go to the police.")
    if found_item["found_on"] >= shift(db.today, days=-21):
        raise Refused("The item is kept for 21 days first.")
    if db.exists("SELECT 1 FROM matches WHERE found_item_id = ? AND status = 'proposed'", found_item_id):
        raise Refused("A match of this item is waiting.")
    db.update("found_items", found_item_id, status="surrendered")
    return db.fetch(FoundItem, "found_items", found_item_id)
