"""Tools about nests."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Nest, NestKind, NestStatus, Tree, WorkOrder


class NestSummary(TypedDict):
    """A nest as a search lists it."""

    id: str
    tree_number: str
    kind: NestKind
    protected_until: str
    status: NestStatus


def find_nests(
    db: Database,
    tree_id: str | None = None,
    kind: NestKind | None = None,
    status: NestStatus | None = None,
    protected_until_from: Day | None = None,
    street_id: str | None = None,
    page: PageNumber = 1,
) -> Page[NestSummary]:
    """Search nests by tree, kind, status, end of the protection or street.

    Args:
        tree_id: Only nests of the tree with this id.
        kind: Only nests with this kind.
        status: Only nests with this status.
        protected_until_from: Only nests with an end of the protection at or after this.
        street_id: Only nests of the street with this id.
        page: Page number, from 1.
    """
    return db.search(
        NestSummary,
        """
        SELECT nests.id, trees.number AS tree_number, nests.kind, nests.protected_until, nests.status
        FROM nests
        JOIN trees ON trees.id = nests.tree_id
        """,
        where={
            "nests.tree_id = ?": tree_id,
            "nests.kind = ?": kind,
            "nests.status = ?": status,
            "nests.protected_until >= ?": protected_until_from,
            "trees.street_id = ?": street_id,
        },
        order="nests.protected_until, nests.id",
        page=page,
    )


def report_nest(db: Database, tree_id: str, kind: NestKind) -> Nest:
    """Report an occupied nest or roost; orders planned for its time go back to open, unless they are safety-
    critical.

    Args:
        tree_id: Id of the tree.
        kind: Kind of the nest.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] != "standing":
        raise Refused("The tree was felled.")
    if tree["height"] <= 3:
        raise Refused("The tree is too small for that.")
    if db.exists("SELECT 1 FROM nests WHERE tree_id = ? AND status = 'occupied'", tree_id):
        raise Refused("An occupied nest in this tree is known already.")
    protected_until = shift(db.today, days=100 if kind == "bat" else 70 if kind == "owl" else 42)
    nest_id = db.insert(
        "nests", tree_id=tree_id, kind=kind, seen_on=db.today, protected_until=protected_until, status="occupied"
    )
    for work_order in db.all(
        WorkOrder,
        """
        SELECT * FROM work_orders
        WHERE tree_id = ?
            AND status = 'planned'
            AND NOT emergency
            AND planned_on IS NOT NULL
            AND planned_on <= ?
        ORDER BY id
        """,
        tree_id,
        protected_until,
    ):
        db.update("work_orders", work_order["id"], status="open", crew_id=None, planned_on=None)
    return db.fetch(Nest, "nests", nest_id)


def mark_nest_left(db: Database, nest_id: str) -> Nest:
    """Note that a nest is no longer occupied, once its protection has ended.

    Args:
        nest_id: Id of the nest.
    """
    nest = db.fetch(Nest, "nests", nest_id)
    if nest["status"] != "occupied":
        raise Refused("The nest must be occupied.")
    if nest["protected_until"] >= db.today:
        raise Refused("The nest is protected for longer.")
    db.update("nests", nest_id, status="left")
    return db.fetch(Nest, "nests", nest_id)
