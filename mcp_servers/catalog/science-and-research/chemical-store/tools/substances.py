"""Tools about substances."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Substance, SubstanceHazard


class SubstanceSummary(TypedDict):
    """A substance as a search lists it."""

    id: str
    name: str
    hazard: SubstanceHazard
    price: int
    shelf_days: int


class SubstanceDetails(Substance):
    """A substance in full."""

    amount_in_stock: int
    pending_orders: int


def find_substances(
    db: Database,
    name: str | None = None,
    hazard: SubstanceHazard | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[SubstanceSummary]:
    """Search substances by name, hazard class or price per 100 millilitres.

    Args:
        name: Only substances whose name contains this text.
        hazard: Only substances with this hazard class.
        max_price: Only substances with a price per 100 millilitres of at most this.
        page: Page number, from 1.
    """
    return db.search(
        SubstanceSummary,
        "SELECT id, name, hazard, price, shelf_days FROM substances",
        where={"instr(lower(name), lower(?)) > 0": name, "hazard = ?": hazard, "price <= ?": max_price},
        order="name, id",
        page=page,
    )


def get_substance(db: Database, substance_id: str) -> SubstanceDetails:
    """Show a substance with the amount that can be used at present and the orders still to come.

    Args:
        substance_id: Id of the substance.
    """
    substance = db.fetch(Substance, "substances", substance_id)
    amount_in_stock = db.number(
        """
        SELECT SUM(content) FROM bottles
        WHERE substance_id = ? AND status IN ('sealed', 'opened') AND expires_on >= ?
        """,
        substance_id,
        db.today,
    )
    pending_orders = db.number(
        """
        SELECT COUNT(*) FROM reagent_orders
        WHERE substance_id = ? AND status IN ('requested', 'approved')
        """,
        substance_id,
    )
    return {**substance, "amount_in_stock": amount_in_stock, "pending_orders": pending_orders}
