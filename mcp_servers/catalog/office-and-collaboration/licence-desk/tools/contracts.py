"""Tools about contracts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Clerk, Contract, ContractStatus, Program


class ContractSummary(TypedDict):
    """A contract as a search lists it."""

    id: str
    program_name: str
    places: int
    starts_on: str
    ends_on: str
    status: ContractStatus


class ContractDetails(Contract):
    """A contract in full."""

    program_name: str
    program_maker: str
    seats_in_use: int
    free_seats: int
    yearly_cost: int


def find_contracts(
    db: Database,
    program_id: str | None = None,
    program_name: str | None = None,
    status: ContractStatus | None = None,
    ends_until: Day | None = None,
    min_places: int | None = None,
    page: PageNumber = 1,
) -> Page[ContractSummary]:
    """Search contracts by program, name, status, last day or number of seats.

    Args:
        program_id: Only contracts of the program with this id.
        program_name: Only contracts of the program with this name.
        status: Only contracts with this status.
        ends_until: Only contracts with a last day at or before this.
        min_places: Only contracts with a number of seats of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ContractSummary,
        """
        SELECT contracts.id, programs.name AS program_name, contracts.places, contracts.starts_on,
            contracts.ends_on, contracts.status
        FROM contracts
        JOIN programs ON programs.id = contracts.program_id
        """,
        where={
            "contracts.program_id = ?": program_id,
            "programs.name = ?": program_name,
            "contracts.status = ?": status,
            "contracts.ends_on <= ?": ends_until,
            "contracts.places >= ?": min_places,
        },
        order="contracts.ends_on, contracts.id",
        page=page,
    )


def get_contract(db: Database, contract_id: str) -> ContractDetails:
    """Show a licence contract with the seats in use, those free and what a year costs.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    seats_in_use = db.number(
        "SELECT COUNT(*) FROM seats WHERE contract_id = ? AND status IN ('held', 'announced')", contract_id
    )
    free_seats = contract["places"] - db.number(
        "SELECT COUNT(*) FROM seats WHERE contract_id = ? AND status IN ('held', 'announced')", contract_id
    )
    program = db.fetch(Program, "programs", contract["program_id"])
    yearly_cost = contract["places"] * program["price"]
    return {
        **contract,
        "program_name": program["name"],
        "program_maker": program["maker"],
        "seats_in_use": seats_in_use,
        "free_seats": free_seats,
        "yearly_cost": yearly_cost,
    }


def renew_contract(db: Database, contract_id: str, new_seats: Annotated[int, between(1, 60)]) -> Contract:
    """Renew a contract for a year in its last 120 days, for at least as many seats as are in use.

    Args:
        contract_id: Id of the contract.
        new_seats: Number of seats.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "in_force":
        raise Refused("The contract is not in force.")
    if contract["ends_on"] > shift(db.today, days=120):
        raise Refused("The contract has more than 120 days to run.")
    program = db.fetch(Program, "programs", contract["program_id"])
    if program["status"] != "approved":
        raise Refused("The program is phased out or banned.")
    if new_seats < db.number(
        "SELECT COUNT(*) FROM seats WHERE contract_id = ? AND status IN ('held', 'announced')", contract_id
    ):
        raise Refused("More seats than that are in use.")
    account = db.fetch(Clerk, "clerks", db.account)
    if new_seats * program["price"] > account["order_limit"]:
        raise Refused("The renewal is above your limit.")
    db.update("contracts", contract_id, places=new_seats, ends_on=shift(contract["ends_on"], days=365))
    return db.fetch(Contract, "contracts", contract_id)
