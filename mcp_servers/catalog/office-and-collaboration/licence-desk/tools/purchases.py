"""Tools about purchases."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Clerk, Contract, Program, Purchase, PurchaseStatus


class PurchaseSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    contract_program_name: str
    extra_seats: int
    cost: int
    status: PurchaseStatus


class PurchasesByContractProgramName(TypedDict):
    """Totals of purchases for one name."""

    contract_program_name: str
    orders: int
    total_cost: int
    further_seats: int


def find_orders(
    db: Database,
    number: str | None = None,
    contract_id: str | None = None,
    program_id: str | None = None,
    clerk_id: str | None = None,
    status: PurchaseStatus | None = None,
    ordered_from: Day | None = None,
    min_cost: int | None = None,
    page: PageNumber = 1,
) -> Page[PurchaseSummary]:
    """Search purchases by order number, contract, program, clerk, status, day of the order or cost.

    Args:
        number: Only purchases with this order number.
        contract_id: Only purchases of the contract with this id.
        program_id: Only purchases of the program with this id.
        clerk_id: Only purchases of the clerk with this id.
        status: Only purchases with this status.
        ordered_from: Only purchases with a day of the order at or after this.
        min_cost: Only purchases with a cost of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PurchaseSummary,
        """
        SELECT purchases.id, purchases.number, programs.name AS contract_program_name,
            purchases.extra_seats, purchases.cost, purchases.status
        FROM purchases
        JOIN contracts ON contracts.id = purchases.contract_id
        JOIN programs ON programs.id = contracts.program_id
        """,
        where={
            "purchases.number = ?": number,
            "purchases.contract_id = ?": contract_id,
            "contracts.program_id = ?": program_id,
            "purchases.clerk_id = ?": clerk_id,
            "purchases.status = ?": status,
            "purchases.ordered_on >= ?": ordered_from,
            "purchases.cost >= ?": min_cost,
        },
        order="purchases.ordered_on DESC, purchases.id",
        page=page,
    )


def report_orders(
    db: Database,
    status: PurchaseStatus | None = None,
    clerk_id: str | None = None,
    ordered_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PurchasesByContractProgramName]:
    """Add up orders by program.

    Args:
        status: Only purchases with this status.
        clerk_id: Only purchases of the clerk with this id.
        ordered_from: Only purchases with a day of the order at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PurchasesByContractProgramName,
        """
        SELECT programs.name AS contract_program_name, COUNT(*) AS orders, COALESCE(SUM(purchases.cost), 0)
            AS total_cost, COALESCE(SUM(purchases.extra_seats), 0) AS further_seats
        FROM purchases
        JOIN contracts ON contracts.id = purchases.contract_id
        JOIN programs ON programs.id = contracts.program_id
        """,
        where={
            "purchases.status = ?": status,
            "purchases.clerk_id = ?": clerk_id,
            "purchases.ordered_on >= ?": ordered_from,
        },
        group="programs.name",
        order="programs.name",
        page=page,
    )


def order_seats(db: Database, number: Text, contract_id: str, extra_seats: Annotated[int, between(1, 30)]) -> Purchase:
    """Order further seats for a contract with at most two seats free, within your limit.

    Args:
        number: Order number.
        contract_id: Id of the contract.
        extra_seats: Number of further seats.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "in_force" or contract["ends_on"] < shift(db.today, days=14):
        raise Refused("The contract ends within 14 days or is not in force.")
    program = db.fetch(Program, "programs", contract["program_id"])
    if program["status"] != "approved":
        raise Refused("The program is phased out or banned.")
    free = contract["places"] - db.number(
        "SELECT COUNT(*) FROM seats WHERE contract_id = ? AND status IN ('held', 'announced')", contract_id
    )
    if free > 2:
        raise Refused("More than two seats are free.")
    account = db.fetch(Clerk, "clerks", db.account)
    if extra_seats * program["price"] > account["order_limit"]:
        raise Refused("The order is above your limit.")
    if db.exists("SELECT 1 FROM purchases WHERE contract_id = ? AND status = 'placed'", contract_id):
        raise Refused("Another order for this contract is on its way.")
    if db.exists("SELECT 1 FROM purchases WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    purchase_id = db.insert(
        "purchases",
        number=number,
        contract_id=contract_id,
        extra_seats=extra_seats,
        cost=extra_seats * program["price"],
        clerk_id=db.account,
        ordered_on=db.today,
        status="placed",
    )
    return db.fetch(Purchase, "purchases", purchase_id)


def take_delivery(db: Database, purchase_id: str) -> Purchase:
    """Note that ordered seats have come, which are added to the contract.

    Args:
        purchase_id: Id of the order.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    if purchase["status"] != "placed":
        raise Refused("The order must be placed.")
    contract = db.fetch(Contract, "contracts", purchase["contract_id"])
    if contract["status"] != "in_force":
        raise Refused("The contract is not in force.")
    if contract["places"] + purchase["extra_seats"] > 90:
        raise Refused("A contract has at most 90 seats.")
    db.update("purchases", purchase_id, status="delivered")
    db.update("contracts", purchase["contract_id"], places=contract["places"] + purchase["extra_seats"])
    return db.fetch(Purchase, "purchases", purchase_id)


def cancel_order(db: Database, purchase_id: str) -> Purchase:
    """Cancel an order within ten days.

    Args:
        purchase_id: Id of the order.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    if purchase["status"] != "placed":
        raise Refused("The order must be placed.")
    if purchase["ordered_on"] < shift(db.today, days=-10):
        raise Refused("The order is older than ten days.")
    db.update("purchases", purchase_id, status="cancelled")
    return db.fetch(Purchase, "purchases", purchase_id)
