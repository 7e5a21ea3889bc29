"""Tools about bills."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Bill, BillStatus, Manager, Scaffold


class BillSummary(TypedDict):
    """A bill as a search lists it."""

    id: str
    number: str
    scaffold_number: str
    amount: int
    due_on: str
    status: BillStatus


def find_bills(
    db: Database,
    number: str | None = None,
    scaffold_id: str | None = None,
    builder_id: str | None = None,
    status: BillStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BillSummary]:
    """Search bills by bill number, scaffold, builder, status or due date.

    Args:
        number: Only bills with this bill number.
        scaffold_id: Only bills of the scaffold with this id.
        builder_id: Only bills of the builder with this id.
        status: Only bills with this status.
        due_until: Only bills with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BillSummary,
        """
        SELECT bills.id, bills.number, scaffolds.number AS scaffold_number, bills.amount, bills.due_on,
            bills.status
        FROM bills
        JOIN scaffolds ON scaffolds.id = bills.scaffold_id
        """,
        where={
            "bills.number = ?": number,
            "bills.scaffold_id = ?": scaffold_id,
            "scaffolds.builder_id = ?": builder_id,
            "bills.status = ?": status,
            "bills.due_on <= ?": due_until,
        },
        order="bills.due_on, bills.id",
        page=page,
    )


def write_bill(db: Database, number: Text, scaffold_id: str, discount: Annotated[int, between(0, 20)]) -> Bill:
    """Bill a scaffold that is off hire or down, with the weeks over four and a discount within your limit.

    Args:
        number: Bill number.
        scaffold_id: Id of the scaffold.
        discount: Discount in per cent.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] not in ("off_hire", "down"):
        raise Refused("The hire is not over.")
    account = db.fetch(Manager, "managers", db.account)
    if discount > account["discount_limit"]:
        raise Refused("The discount is above your limit.")
    if db.exists("SELECT 1 FROM bills WHERE scaffold_id = ?", scaffold_id):
        raise Refused("The scaffold has been billed already.")
    if db.exists("SELECT 1 FROM bills WHERE number = ?", number):
        raise Refused("A bill with this number exists already.")
    days_hired = (
        0 if scaffold["off_hired_on"] is None else days_between(scaffold["starts_on"], scaffold["off_hired_on"])
    )
    extra_weeks = max(0, (days_hired - 28 + 6) // 7)
    full_price = scaffold["basic_price"] + scaffold["basic_price"] // 10 * extra_weeks
    bill_id = db.insert(
        "bills",
        number=number,
        scaffold_id=scaffold_id,
        amount=full_price - full_price * discount // 100,
        due_on=shift(db.today, days=30),
        status="open",
    )
    return db.fetch(Bill, "bills", bill_id)


def pay_bill(db: Database, bill_id: str) -> Bill:
    """Note that a bill was paid.

    Args:
        bill_id: Id of the bill.
    """
    bill = db.fetch(Bill, "bills", bill_id)
    if bill["status"] != "open":
        raise Refused("The bill must be open.")
    db.update("bills", bill_id, status="paid")
    return db.fetch(Bill, "bills", bill_id)
