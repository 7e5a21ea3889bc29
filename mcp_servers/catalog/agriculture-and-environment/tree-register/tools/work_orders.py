"""Tools about work orders."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Crew, District, Permit, Street, Tree, WorkOrder, WorkOrderKind, WorkOrderStatus


class WorkOrderSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    tree_number: str
    kind: WorkOrderKind
    planned_on: str | None
    status: WorkOrderStatus


class WorkOrdersByTreeStreetDistrictName(TypedDict):
    """Totals of work orders for one name."""

    tree_street_district_name: str
    orders: int
    cost: int


def find_orders(
    db: Database,
    number: str | None = None,
    tree_id: str | None = None,
    crew_id: str | None = None,
    kind: WorkOrderKind | None = None,
    status: WorkOrderStatus | None = None,
    emergency: bool | None = None,
    planned_until: Day | None = None,
    street_id: str | None = None,
    page: PageNumber = 1,
) -> Page[WorkOrderSummary]:
    """Search work orders by order number, tree, crew, kind of work, status, safety-critical, planned date or
    street.

    Args:
        number: Only work orders with this order number.
        tree_id: Only work orders of the tree with this id.
        crew_id: Only work orders of the crew with this id.
        kind: Only work orders with this kind of work.
        status: Only work orders with this status.
        emergency: Only work orders for which this holds, or does not: safety-critical.
        planned_until: Only work orders with a planned date at or before this.
        street_id: Only work orders of the street with this id.
        page: Page number, from 1.
    """
    return db.search(
        WorkOrderSummary,
        """
        SELECT work_orders.id, work_orders.number, trees.number AS tree_number, work_orders.kind,
            work_orders.planned_on, work_orders.status
        FROM work_orders
        JOIN trees ON trees.id = work_orders.tree_id
        """,
        where={
            "work_orders.number = ?": number,
            "work_orders.tree_id = ?": tree_id,
            "work_orders.crew_id = ?": crew_id,
            "work_orders.kind = ?": kind,
            "work_orders.status = ?": status,
            "work_orders.emergency = ?": emergency,
            "work_orders.planned_on <= ?": planned_until,
            "trees.street_id = ?": street_id,
        },
        order="work_orders.number, work_orders.id",
        page=page,
    )


def report_costs(
    db: Database,
    status: WorkOrderStatus | None = None,
    kind: WorkOrderKind | None = None,
    crew_id: str | None = None,
    planned_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[WorkOrdersByTreeStreetDistrictName]:
    """Add up the estimated cost of orders by district.

    Args:
        status: Only work orders with this status.
        kind: Only work orders with this kind of work.
        crew_id: Only work orders of the crew with this id.
        planned_from: Only work orders with a planned date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        WorkOrdersByTreeStreetDistrictName,
        """
        SELECT districts.name AS tree_street_district_name, COUNT(*) AS orders,
            COALESCE(SUM(work_orders.estimate), 0) AS cost
        FROM work_orders
        JOIN trees ON trees.id = work_orders.tree_id
        JOIN streets ON streets.id = trees.street_id
        JOIN districts ON districts.id = streets.district_id
        """,
        where={
            "work_orders.status = ?": status,
            "work_orders.kind = ?": kind,
            "work_orders.crew_id = ?": crew_id,
            "work_orders.planned_on >= ?": planned_from,
        },
        group="districts.name",
        order="districts.name",
        page=page,
    )


def open_order(
    db: Database,
    number: Text,
    tree_id: str,
    kind: Literal["pruning", "deadwood", "crown_reduction", "cabling"],
    estimate: Annotated[int, between(5000, 300000)],
    emergency: bool = False,
) -> WorkOrder:
    """Open an order for work other than felling on a standing tree, within the district's budget.

    Args:
        number: Order number.
        tree_id: Id of the tree.
        kind: Kind of work.
        estimate: Estimated cost, in minor units.
        emergency: Whether this holds for the order: safety-critical.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] != "standing":
        raise Refused("The tree was felled.")
    if db.exists(
        """
        SELECT 1 FROM work_orders
        WHERE tree_id = ? AND kind = ? AND status IN ('open', 'planned')
        """,
        tree_id,
        kind,
    ):
        raise Refused("Such an order is open for this tree already.")
    street = db.fetch(Street, "streets", tree["street_id"])
    committed = db.number(
        """
        SELECT SUM(work_orders.estimate) FROM work_orders
        JOIN trees ON trees.id = work_orders.tree_id
        JOIN streets ON streets.id = trees.street_id
        WHERE streets.district_id = ? AND work_orders.status != 'cancelled'
        """,
        street["district_id"],
    )
    district = db.fetch(District, "districts", street["district_id"])
    if committed + estimate > district["budget"]:
        raise Refused("The district's budget does not allow it.")
    if db.exists("SELECT 1 FROM work_orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    work_order_id = db.insert(
        "work_orders",
        number=number,
        tree_id=tree_id,
        kind=kind,
        emergency=emergency,
        estimate=estimate,
        ordered_at=db.now,
        status="open",
    )
    return db.fetch(WorkOrder, "work_orders", work_order_id)


def order_felling(
    db: Database, number: Text, tree_id: str, estimate: Annotated[int, between(5000, 300000)]
) -> WorkOrder:
    """Order the felling of a tree that is dead, smaller than 80 centimetres, or has a valid permit.

    Args:
        number: Order number.
        tree_id: Id of the tree.
        estimate: Estimated cost, in minor units.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] != "standing":
        raise Refused("The tree was felled.")
    if (
        tree["vitality"] != 5
        and tree["girth"] >= 80
        and not db.exists(
            """
        SELECT 1 FROM permits
        WHERE tree_id = ? AND status = 'granted' AND valid_until IS NOT NULL AND valid_until >= ?
        """,
            tree_id,
            db.today,
        )
    ):
        raise Refused("The tree may not be felled without a valid permit.")
    if db.exists(
        """
        SELECT 1 FROM work_orders
        WHERE tree_id = ? AND kind = 'felling' AND status IN ('open', 'planned')
        """,
        tree_id,
    ):
        raise Refused("The felling is ordered already.")
    street = db.fetch(Street, "streets", tree["street_id"])
    committed = db.number(
        """
        SELECT SUM(work_orders.estimate) FROM work_orders
        JOIN trees ON trees.id = work_orders.tree_id
        JOIN streets ON streets.id = trees.street_id
        WHERE streets.district_id = ? AND work_orders.status != 'cancelled'
        """,
        street["district_id"],
    )
    district = db.fetch(District, "districts", street["district_id"])
    if committed + estimate > district["budget"]:
        raise Refused("The district's budget does not allow it.")
    if db.exists("SELECT 1 FROM work_orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    work_order_id = db.insert(
        "work_orders",
        number=number,
        tree_id=tree_id,
        estimate=estimate,
        kind="felling",
        ordered_at=db.now,
        emergency=False,
        status="open",
    )
    return db.fetch(WorkOrder, "work_orders", work_order_id)


def plan_order(db: Database, work_order_id: str, crew_id: str, planned_on: Day) -> WorkOrder:
    """Give an open order to a crew that reaches the tree, for a day on which no nest in it is protected.

    Args:
        work_order_id: Id of the order.
        crew_id: Id of the crew.
        planned_on: Planned date.
    """
    work_order = db.fetch(WorkOrder, "work_orders", work_order_id)
    crew = db.fetch(Crew, "crews", crew_id)
    if work_order["status"] != "open":
        raise Refused("The order must be open.")
    if crew["status"] != "on_contract":
        raise Refused("The crew is barred.")
    tree = db.fetch(Tree, "trees", work_order["tree_id"])
    if crew["reach"] < tree["height"]:
        raise Refused("The crew does not reach that high.")
    planned = db.number("SELECT COUNT(*) FROM work_orders WHERE crew_id = ? AND status = 'planned'", crew_id)
    if planned >= crew["most_orders"]:
        raise Refused("The crew has too many orders already.")
    if planned_on <= db.today:
        raise Refused("Work is planned for tomorrow at the earliest.")
    if not work_order["emergency"] and db.exists(
        """
        SELECT 1 FROM nests
        WHERE tree_id = ? AND status = 'occupied' AND protected_until >= ?
        """,
        work_order["tree_id"],
        planned_on,
    ):
        raise Refused("A nest in the tree is protected on that day.")
    db.update("work_orders", work_order_id, status="planned", crew_id=crew_id, planned_on=planned_on)
    return db.fetch(WorkOrder, "work_orders", work_order_id)


def postpone_order(db: Database, work_order_id: str, planned_on: Day) -> WorkOrder:
    """Put a planned order off to a later day, at most 60 days; a safety-critical one can wait for seven.

    Args:
        work_order_id: Id of the order.
        planned_on: Planned date.
    """
    work_order = db.fetch(WorkOrder, "work_orders", work_order_id)
    if work_order["status"] != "planned":
        raise Refused("The order is not planned.")
    if work_order["planned_on"] is None or planned_on <= work_order["planned_on"]:
        raise Refused("The new date must be later than the old one.")
    if planned_on > shift(db.today, days=7 if work_order["emergency"] else 60):
        raise Refused("That is too far away.")
    if not work_order["emergency"] and db.exists(
        """
        SELECT 1 FROM nests
        WHERE tree_id = ? AND status = 'occupied' AND protected_until >= ?
        """,
        work_order["tree_id"],
        planned_on,
    ):
        raise Refused("A nest in the tree is protected on that day.")
    db.update("work_orders", work_order_id, planned_on=planned_on)
    return db.fetch(WorkOrder, "work_orders", work_order_id)


def finish_order(db: Database, work_order_id: str) -> WorkOrder:
    """Note that a planned order is done; a felled tree leaves the register and its permit is used up.

    Args:
        work_order_id: Id of the order.
    """
    work_order = db.fetch(WorkOrder, "work_orders", work_order_id)
    if work_order["status"] != "planned":
        raise Refused("The order must be planned.")
    if work_order["planned_on"] is None or work_order["planned_on"] > db.today:
        raise Refused("The order is planned for a later day.")
    db.update("work_orders", work_order_id, status="done")
    if work_order["kind"] == "felling":
        db.update("trees", work_order["tree_id"], status="felled")
    for permit in db.all(
        Permit,
        "SELECT * FROM permits WHERE tree_id = ? AND status = 'granted' AND ? ORDER BY id",
        work_order["tree_id"],
        work_order["kind"] == "felling",
    ):
        db.update("permits", permit["id"], status="used")
    return db.fetch(WorkOrder, "work_orders", work_order_id)


def cancel_order(db: Database, work_order_id: str) -> WorkOrder:
    """Cancel an order that is neither safety-critical nor planned for the next two days; the crew becomes free.

    Args:
        work_order_id: Id of the order.
    """
    work_order = db.fetch(WorkOrder, "work_orders", work_order_id)
    if work_order["status"] not in ("open", "planned"):
        raise Refused("The order must be open or planned.")
    if work_order["emergency"]:
        raise Refused("A safety-critical order must be carried out.")
    if work_order["planned_on"] is not None and work_order["planned_on"] <= shift(db.today, days=2):
        raise Refused("The crew needs two days' notice.")
    db.update("work_orders", work_order_id, status="cancelled", crew_id=None, planned_on=None)
    return db.fetch(WorkOrder, "work_orders", work_order_id)
