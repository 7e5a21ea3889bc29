"""Tools about items."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Item, ItemLabel, ItemStatus, Project, ProjectKind


class ItemSummary(TypedDict):
    """An item as a search lists it."""

    id: str
    number: str
    project_name: str
    hard: bool
    status: ItemStatus


def find_items(
    db: Database,
    number: str | None = None,
    project_id: str | None = None,
    kind: ProjectKind | None = None,
    status: ItemStatus | None = None,
    hard: bool | None = None,
    page: PageNumber = 1,
) -> Page[ItemSummary]:
    """Search items by item number, project, kind, status or hard.

    Args:
        number: Only items with this item number.
        project_id: Only items of the project with this id.
        kind: Only items of the project with this kind.
        status: Only items with this status.
        hard: Only items for which this holds, or does not: hard.
        page: Page number, from 1.
    """
    return db.search(
        ItemSummary,
        """
        SELECT items.id, items.number, projects.name AS project_name, items.hard, items.status FROM items
        JOIN projects ON projects.id = items.project_id
        """,
        where={
            "items.number = ?": number,
            "items.project_id = ?": project_id,
            "projects.kind = ?": kind,
            "items.status = ?": status,
            "items.hard = ?": hard,
        },
        order="items.number, items.id",
        page=page,
    )


def add_item(db: Database, number: Text, project_id: str, hard: bool = False) -> Item:
    """Add an item to an open project that has not come to its closing day.

    Args:
        number: Item number.
        project_id: Id of the project.
        hard: Whether this holds for the item: difficulty.
    """
    project = db.fetch(Project, "projects", project_id)
    if project["status"] != "open":
        raise Refused("The project is paused or closed.")
    if project["ends_on"] <= db.today:
        raise Refused("The closing day has come.")
    if db.number("SELECT COUNT(*) FROM items WHERE project_id = ? AND status = 'waiting'", project_id) >= 30:
        raise Refused("Thirty items of it are waiting.")
    if db.exists("SELECT 1 FROM items WHERE number = ?", number):
        raise Refused("Another item already has this item number.")
    item_id = db.insert("items", number=number, project_id=project_id, hard=hard, status="waiting")
    return db.fetch(Item, "items", item_id)


def agree_item(db: Database, item_id: str) -> Item:
    """Close an item whose two labels say the same, or a disputed one with an accepted label; given labels are
    accepted.

    Args:
        item_id: Id of the item.
    """
    item = db.fetch(Item, "items", item_id)
    if item["status"] not in ("labelled", "disputed"):
        raise Refused("The item must be labelled or disputed.")
    project = db.fetch(Project, "projects", item["project_id"])
    if project["status"] == "closed":
        raise Refused("The project is closed.")
    if (
        item["hard"]
        and db.number(
            """
        SELECT COUNT(*) FROM item_labels
        WHERE item_id = ? AND status IN ('given', 'accepted')
        """,
            item_id,
        )
        < 2
    ):
        raise Refused("A hard item needs two labels.")
    if item["status"] != "disputed" and db.exists(
        """
        SELECT 1 FROM item_labels
        WHERE item_labels.item_id = ?
            AND item_labels.status = 'given'
            AND EXISTS (SELECT 1 FROM item_labels AS other_item_labels
                WHERE other_item_labels.item_id = ?
                    AND other_item_labels.id != item_labels.id
                    AND other_item_labels.status = 'given'
                    AND other_item_labels.verdict IS NOT item_labels.verdict)
        """,
        item_id,
        item_id,
    ):
        raise Refused("Its labels differ.")
    if item["status"] == "disputed" and not db.exists(
        "SELECT 1 FROM item_labels WHERE item_id = ? AND status = 'accepted'", item_id
    ):
        raise Refused("Nobody has arbitrated.")
    db.update("items", item_id, status="agreed")
    for item_label in db.all(
        ItemLabel, "SELECT * FROM item_labels WHERE item_id = ? AND status = 'given' ORDER BY id", item_id
    ):
        db.update("item_labels", item_label["id"], status="accepted")
    return db.fetch(Item, "items", item_id)


def dispute_item(db: Database, item_id: str) -> Item:
    """Send an item to arbitration whose labels differ.

    Args:
        item_id: Id of the item.
    """
    item = db.fetch(Item, "items", item_id)
    if item["status"] != "labelled":
        raise Refused("The item must be labelled.")
    if not db.exists(
        """
        SELECT 1 FROM item_labels
        WHERE item_labels.item_id = ?
            AND item_labels.status = 'given'
            AND EXISTS (SELECT 1 FROM item_labels AS other_item_labels
                WHERE other_item_labels.item_id = ?
                    AND other_item_labels.id != item_labels.id
                    AND other_item_labels.status = 'given'
                    AND other_item_labels.verdict IS NOT item_labels.verdict)
        """,
        item_id,
        item_id,
    ):
        raise Refused("Its labels do not differ.")
    project = db.fetch(Project, "projects", item["project_id"])
    if project["ends_on"] < db.today:
        raise Refused("The closing day has passed.")
    db.update("items", item_id, status="disputed")
    return db.fetch(Item, "items", item_id)


def discard_item(db: Database, item_id: str) -> Item:
    """Discard an item that nobody has in hand, from a project of yours or after its closing day.

    Args:
        item_id: Id of the item.
    """
    item = db.fetch(Item, "items", item_id)
    if item["status"] not in ("waiting", "disputed"):
        raise Refused("The item must be waiting or disputed.")
    if db.exists("SELECT 1 FROM item_labels WHERE item_id = ? AND status = 'in_hand'", item_id):
        raise Refused("Somebody has it in hand.")
    project = db.fetch(Project, "projects", item["project_id"])
    if project["lead_id"] != db.account and project["ends_on"] >= db.today:
        raise Refused("Its project is another lead's and still runs.")
    db.update("items", item_id, status="discarded")
    return db.fetch(Item, "items", item_id)
