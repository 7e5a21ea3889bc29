"""Tools about children."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Child, Parent


class ChildSummary(TypedDict):
    """A child as a search lists it."""

    id: str
    name: str
    age: int
    parent_name: str
    balance: int


class ChildDetails(Child):
    """A child in full."""

    parent_name: str
    overdue_tasks: int
    unused_minutes: int


def find_children(
    db: Database,
    name: str | None = None,
    parent_id: str | None = None,
    min_age: int | None = None,
    page: PageNumber = 1,
) -> Page[ChildSummary]:
    """Search children by name, parent or age.

    Args:
        name: Only children with this name.
        parent_id: Only children of the parent with this id.
        min_age: Only children with an age of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ChildSummary,
        """
        SELECT children.id, children.name, children.age, parents.name AS parent_name, children.balance
        FROM children
        JOIN parents ON parents.id = children.parent_id
        """,
        where={"children.name = ?": name, "children.parent_id = ?": parent_id, "children.age >= ?": min_age},
        order="children.name, children.id",
        page=page,
    )


def get_child(db: Database, child_id: str) -> ChildDetails:
    """Show a child with the overdue tasks and the minutes of screen time not used yet.

    Args:
        child_id: Id of the child.
    """
    child = db.fetch(Child, "children", child_id)
    overdue_tasks = db.number(
        """
        SELECT COUNT(*) FROM tasks
        WHERE child_id = ? AND status IN ('assigned', 'returned') AND due_on < ?
        """,
        child_id,
        db.today,
    )
    unused_minutes = db.number(
        """
        SELECT SUM(length) FROM vouchers
        WHERE child_id = ? AND status = 'unused' AND expires_on >= ?
        """,
        child_id,
        db.today,
    )
    parent = db.fetch(Parent, "parents", child["parent_id"])
    return {**child, "parent_name": parent["name"], "overdue_tasks": overdue_tasks, "unused_minutes": unused_minutes}
