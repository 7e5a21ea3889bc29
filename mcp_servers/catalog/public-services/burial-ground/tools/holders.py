"""Tools about holders."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Holder


class HolderSummary(TypedDict):
    """A leaseholder as a search lists it."""

    id: str
    name: str
    phone: str
    owed: int


class HolderDetails(Holder):
    """A leaseholder in full."""

    graves_leased: int
    yearly_fees: int
    next_end: str | None


def find_holders(
    db: Database,
    name: str | None = None,
    phone: str | None = None,
    email: str | None = None,
    min_owed: int | None = None,
    page: PageNumber = 1,
) -> Page[HolderSummary]:
    """Search holders by name, phone, email or fees owed.

    Args:
        name: Only holders whose name contains this text.
        phone: Only holders with this phone.
        email: Only holders with this email.
        min_owed: Only holders with a fees owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        HolderSummary,
        "SELECT id, name, phone, owed FROM holders",
        where={"instr(lower(name), lower(?)) > 0": name, "phone = ?": phone, "email = ?": email, "owed >= ?": min_owed},
        order="name, id",
        page=page,
    )


def get_holder(db: Database, holder_id: str) -> HolderDetails:
    """Show a leaseholder with the graves leased, the yearly fees they come to and the next end of a lease.

    Args:
        holder_id: Id of the leaseholder.
    """
    holder = db.fetch(Holder, "holders", holder_id)
    graves_leased = db.number("SELECT COUNT(*) FROM graves WHERE holder_id = ?", holder_id)
    yearly_fees = db.number(
        """
        SELECT SUM(sections.yearly_fee) FROM graves
        JOIN sections ON sections.id = graves.section_id
        WHERE graves.holder_id = ?
        """,
        holder_id,
    )
    next_end: str | None = db.value(
        """
        SELECT MIN(leased_until) FROM graves
        WHERE holder_id = ? AND leased_until IS NOT NULL
        """,
        holder_id,
    )
    return {**holder, "graves_leased": graves_leased, "yearly_fees": yearly_fees, "next_end": next_end}


def take_fees(db: Database, holder_id: str, amount: Annotated[int, between(1000, 2000000)]) -> Holder:
    """Take a payment of fees, up to what a leaseholder owes.

    Args:
        holder_id: Id of the leaseholder.
        amount: Amount of the leaseholder, in minor units.
    """
    holder = db.fetch(Holder, "holders", holder_id)
    if amount > holder["owed"]:
        raise Refused("The leaseholder owes less.")
    db.update("holders", holder_id, owed=holder["owed"] - amount)
    return db.fetch(Holder, "holders", holder_id)
