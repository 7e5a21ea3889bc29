"""Tools about contracts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Contract, ContractStatus, Planner, Seafarer, SeafarerRank, Ship, ShipKind, Travel


class ContractSummary(TypedDict):
    """A contract as a search lists it."""

    id: str
    number: str
    seafarer_name: str
    ship_name: str
    joins_on: str
    ends_on: str
    status: ContractStatus


class ContractDetails(Contract):
    """A contract in full."""

    seafarer_name: str
    seafarer_rank: SeafarerRank
    ship_name: str
    days_left: int
    travel_cost: int


class ContractsByShipName(TypedDict):
    """Totals of contracts for one name."""

    ship_name: str
    contracts: int
    wages: int
    last_end: str | None


def find_contracts(
    db: Database,
    number: str | None = None,
    seafarer_id: str | None = None,
    rank: SeafarerRank | None = None,
    ship_id: str | None = None,
    ship_kind: ShipKind | None = None,
    status: ContractStatus | None = None,
    joins_from: Day | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ContractSummary]:
    """Search contracts by contract number, seafarer, rank, ship, kind, status, day of joining or last day of the
    contract.

    Args:
        number: Only contracts with this contract number.
        seafarer_id: Only contracts of the seafarer with this id.
        rank: Only contracts of the seafarer with this rank.
        ship_id: Only contracts of the ship with this id.
        ship_kind: Only contracts of the ship with this kind.
        status: Only contracts with this status.
        joins_from: Only contracts with a day of joining at or after this.
        ends_until: Only contracts with a last day of the contract at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ContractSummary,
        """
        SELECT contracts.id, contracts.number, seafarers.name AS seafarer_name, ships.name AS ship_name,
            contracts.joins_on, contracts.ends_on, contracts.status
        FROM contracts
        JOIN seafarers ON seafarers.id = contracts.seafarer_id
        JOIN ships ON ships.id = contracts.ship_id
        """,
        where={
            "contracts.number = ?": number,
            "contracts.seafarer_id = ?": seafarer_id,
            "seafarers.rank = ?": rank,
            "contracts.ship_id = ?": ship_id,
            "ships.kind = ?": ship_kind,
            "contracts.status = ?": status,
            "contracts.joins_on >= ?": joins_from,
            "contracts.ends_on <= ?": ends_until,
        },
        order="contracts.joins_on, contracts.id",
        page=page,
    )


def get_contract(db: Database, contract_id: str) -> ContractDetails:
    """Show a contract with the days left and what its journeys cost.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    days_left = days_between(db.today, contract["ends_on"])
    travel_cost = db.number(
        "SELECT SUM(fare) FROM travels WHERE contract_id = ? AND status != 'cancelled'", contract_id
    )
    seafarer = db.fetch(Seafarer, "seafarers", contract["seafarer_id"])
    ship = db.fetch(Ship, "ships", contract["ship_id"])
    return {
        **contract,
        "seafarer_name": seafarer["name"],
        "seafarer_rank": seafarer["rank"],
        "ship_name": ship["name"],
        "days_left": days_left,
        "travel_cost": travel_cost,
    }


def report_contracts(
    db: Database,
    status: ContractStatus | None = None,
    rank: SeafarerRank | None = None,
    planner_id: str | None = None,
    page: PageNumber = 1,
) -> Page[ContractsByShipName]:
    """Count contracts and add up monthly wages by ship.

    Args:
        status: Only contracts with this status.
        rank: Only contracts of the seafarer with this rank.
        planner_id: Only contracts of the planner with this id.
        page: Page number, from 1.
    """
    return db.search(
        ContractsByShipName,
        """
        SELECT ships.name AS ship_name, COUNT(*) AS contracts, COALESCE(SUM(contracts.wage), 0) AS wages,
            MAX(contracts.ends_on) AS last_end
        FROM contracts
        JOIN seafarers ON seafarers.id = contracts.seafarer_id
        JOIN ships ON ships.id = contracts.ship_id
        """,
        where={"contracts.status = ?": status, "seafarers.rank = ?": rank, "contracts.planner_id = ?": planner_id},
        group="ships.name",
        order="ships.name",
        page=page,
    )


def plan_contract(
    db: Database,
    number: Text,
    seafarer_id: str,
    ship_id: str,
    joins_on: Day,
    months: Annotated[int, between(1, 9)],
    wage: Annotated[int, between(800, 12000)],
) -> Contract:
    """Plan a contract for a seafarer who is free, rested and certified for the ship.

    Args:
        number: Contract number.
        seafarer_id: Id of the seafarer.
        ship_id: Id of the ship.
        joins_on: Day of joining.
        months: Length in months.
        wage: Wage in dollars a month.
    """
    seafarer = db.fetch(Seafarer, "seafarers", seafarer_id)
    ship = db.fetch(Ship, "ships", ship_id)
    if seafarer["status"] != "available":
        raise Refused("The seafarer is not available.")
    if ship["status"] != "sailing":
        raise Refused("The ship is laid up.")
    if joins_on < shift(db.today, days=2):
        raise Refused("A contract is planned two days ahead.")
    if joins_on > shift(db.today, days=90):
        raise Refused("A contract is planned at most 90 days ahead.")
    if db.exists(
        """
        SELECT 1 FROM contracts
        WHERE seafarer_id = ? AND status IN ('planned', 'signed', 'on_board')
        """,
        seafarer_id,
    ):
        raise Refused("The seafarer has a contract already.")
    if seafarer["ashore_since"] is not None and seafarer["ashore_since"] > shift(joins_on, days=-30):
        raise Refused("The seafarer has not been ashore for 30 days by then.")
    if seafarer["medical_until"] < shift(joins_on, days=30 * months):
        raise Refused("The medical certificate does not last that long.")
    if not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'basic_safety' AND valid_until >= ?
        """,
        seafarer_id,
        shift(joins_on, days=30 * months),
    ):
        raise Refused("The basic safety certificate does not last that long.")
    if ship["kind"] == "tanker" and not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'tanker' AND valid_until >= ?
        """,
        seafarer_id,
        joins_on,
    ):
        raise Refused("The seafarer has no valid tanker certificate.")
    if db.exists("SELECT 1 FROM contracts WHERE number = ?", number):
        raise Refused("Another contract already has this contract number.")
    contract_id = db.insert(
        "contracts",
        number=number,
        seafarer_id=seafarer_id,
        ship_id=ship_id,
        wage=wage,
        joins_on=joins_on,
        months=months,
        ends_on=shift(joins_on, days=30 * months),
        planner_id=db.account,
        status="planned",
    )
    return db.fetch(Contract, "contracts", contract_id)


def sign_contract(db: Database, contract_id: str) -> Contract:
    """Sign a planned contract within your wage limit when the papers of the rank are valid to its end.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "planned":
        raise Refused("The contract must be planned.")
    account = db.fetch(Planner, "planners", db.account)
    if contract["wage"] > account["wage_limit"]:
        raise Refused("The wage is above your limit.")
    seafarer = db.fetch(Seafarer, "seafarers", contract["seafarer_id"])
    if seafarer["status"] != "available":
        raise Refused("The seafarer is not available.")
    if seafarer["medical_until"] < contract["ends_on"]:
        raise Refused("The medical certificate does not last to the end.")
    if not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'basic_safety' AND valid_until >= ?
        """,
        contract["seafarer_id"],
        contract["joins_on"],
    ):
        raise Refused("The basic safety certificate will have run out.")
    if seafarer["rank"] in ("master", "mate") and not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'bridge_watch' AND valid_until >= ?
        """,
        contract["seafarer_id"],
        contract["joins_on"],
    ):
        raise Refused("The certificate for the bridge is missing.")
    if seafarer["rank"] == "engineer" and not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'engine_watch' AND valid_until >= ?
        """,
        contract["seafarer_id"],
        contract["joins_on"],
    ):
        raise Refused("The certificate for the engine is missing.")
    db.update("contracts", contract_id, status="signed")
    return db.fetch(Contract, "contracts", contract_id)


def sign_on(db: Database, contract_id: str) -> Contract:
    """Note that a seafarer has joined the ship, from two days before to a week after the agreed day.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "signed":
        raise Refused("The contract must be signed.")
    if contract["joins_on"] > shift(db.today, days=2):
        raise Refused("The day of joining is more than two days away.")
    if contract["joins_on"] < shift(db.today, days=-7):
        raise Refused("The day of joining is more than a week ago.")
    ship = db.fetch(Ship, "ships", contract["ship_id"])
    if ship["status"] != "sailing":
        raise Refused("The ship is laid up.")
    seafarer = db.fetch(Seafarer, "seafarers", contract["seafarer_id"])
    if (
        db.number(
            """
        SELECT COUNT(*) FROM contracts
        JOIN seafarers ON seafarers.id = contracts.seafarer_id
        WHERE contracts.ship_id = ? AND contracts.status = 'on_board' AND seafarers.rank = ?
        """,
            contract["ship_id"],
            seafarer["rank"],
        )
        >= 2
    ):
        raise Refused("The ship has two people of this rank on board.")
    db.update(
        "contracts",
        contract_id,
        status="on_board",
        joins_on=db.today,
        ends_on=shift(db.today, days=30 * contract["months"]),
    )
    db.update("seafarers", contract["seafarer_id"], ashore_since=None)
    for travel in db.all(
        Travel,
        """
        SELECT * FROM travels
        WHERE contract_id = ? AND status = 'booked' AND direction = 'joining'
        ORDER BY id
        """,
        contract_id,
    ):
        db.update("travels", travel["id"], status="used")
    return db.fetch(Contract, "contracts", contract_id)


def sign_off(db: Database, contract_id: str, ill: bool = False) -> Contract:
    """Note that a seafarer has left the ship, in the last month of the contract and with a relief, or for illness.

    Args:
        contract_id: Id of the contract.
        ill: Whether this holds for the contract: illness.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "on_board":
        raise Refused("The contract must be on board.")
    if not ill and contract["ends_on"] > shift(db.today, days=30):
        raise Refused("The contract runs for more than a month yet.")
    seafarer = db.fetch(Seafarer, "seafarers", contract["seafarer_id"])
    if not ill and not db.exists(
        """
        SELECT 1 FROM contracts
        JOIN seafarers ON seafarers.id = contracts.seafarer_id
        WHERE contracts.id != ?
            AND contracts.ship_id = ?
            AND seafarers.rank = ?
            AND (contracts.status = 'on_board' OR contracts.status = 'signed' AND contracts.joins_on <= ?)
        """,
        contract_id,
        contract["ship_id"],
        seafarer["rank"],
        shift(db.today, days=7),
    ):
        raise Refused("No relief of this rank is on board or about to join.")
    db.update("contracts", contract_id, status="finished", ends_on=db.today)
    db.update("seafarers", contract["seafarer_id"], ashore_since=db.today)
    return db.fetch(Contract, "contracts", contract_id)


def extend_contract(db: Database, contract_id: str, extra: Annotated[int, between(1, 2)]) -> Contract:
    """Extend a contract on board by one or two months, to nine at most.

    Args:
        contract_id: Id of the contract.
        extra: Further months.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "on_board":
        raise Refused("The seafarer is not on board.")
    if contract["months"] + extra > 9:
        raise Refused("Nobody stays on board for more than nine months.")
    if contract["ends_on"] > shift(db.today, days=60):
        raise Refused("A contract is extended in its last two months.")
    seafarer = db.fetch(Seafarer, "seafarers", contract["seafarer_id"])
    if seafarer["medical_until"] < shift(contract["ends_on"], days=30 * extra):
        raise Refused("The medical certificate does not last that long.")
    db.update(
        "contracts", contract_id, months=contract["months"] + extra, ends_on=shift(contract["ends_on"], days=30 * extra)
    )
    return db.fetch(Contract, "contracts", contract_id)


def change_ship(db: Database, contract_id: str, ship_id: str) -> Contract:
    """Let a planned or signed contract be served on another ship.

    Args:
        contract_id: Id of the contract.
        ship_id: Id of the ship.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    ship = db.fetch(Ship, "ships", ship_id)
    if contract["status"] not in ("planned", "signed"):
        raise Refused("The seafarer has joined already, or the contract is over.")
    if ship_id == contract["ship_id"]:
        raise Refused("The contract is for this ship already.")
    if ship["status"] != "sailing":
        raise Refused("The ship is laid up.")
    if ship["kind"] == "tanker" and not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE seafarer_id = ? AND kind = 'tanker' AND valid_until >= ?
        """,
        contract["seafarer_id"],
        contract["joins_on"],
    ):
        raise Refused("The seafarer has no valid tanker certificate.")
    if db.exists("SELECT 1 FROM travels WHERE contract_id = ? AND status = 'booked'", contract_id):
        raise Refused("A journey to the other ship is booked.")
    db.update("contracts", contract_id, ship_id=ship_id)
    return db.fetch(Contract, "contracts", contract_id)


def withdraw_contract(db: Database, contract_id: str) -> Contract:
    """Withdraw a contract before the seafarer joins; journeys that are booked are cancelled.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] not in ("planned", "signed"):
        raise Refused("The contract must be planned or signed.")
    if contract["status"] == "signed" and contract["joins_on"] < shift(db.today, days=3):
        raise Refused("A signed contract is withdrawn three days ahead at the latest.")
    db.update("contracts", contract_id, status="withdrawn")
    for travel in db.all(
        Travel, "SELECT * FROM travels WHERE contract_id = ? AND status = 'booked' ORDER BY id", contract_id
    ):
        db.update("travels", travel["id"], status="cancelled")
    return db.fetch(Contract, "contracts", contract_id)
