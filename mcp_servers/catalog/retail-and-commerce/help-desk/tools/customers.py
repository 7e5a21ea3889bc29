"""Tools about customers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Customer, CustomerContract


def find_customers(
    db: Database, name: str | None = None, contract: CustomerContract | None = None, page: PageNumber = 1
) -> Page[Customer]:
    """Search customers by name or contract.

    Args:
        name: Only customers whose name contains this text.
        contract: Only customers with this contract.
        page: Page number, from 1.
    """
    return db.search(
        Customer,
        "SELECT id, name, email, contract FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "contract = ?": contract},
        order="name, id",
        page=page,
    )
