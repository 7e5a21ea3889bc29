"""Tools about bills."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Bill, BillStatus, Job


class BillSummary(TypedDict):
    """A bill as a search lists it."""

    id: str
    number: str
    job_number: str
    amount: int
    due_on: str
    status: BillStatus


def find_bills(
    db: Database,
    number: str | None = None,
    job_id: str | None = None,
    customer_id: str | None = None,
    status: BillStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BillSummary]:
    """Search bills by bill number, job, customer, status or due date.

    Args:
        number: Only bills with this bill number.
        job_id: Only bills of the job with this id.
        customer_id: Only bills of the customer with this id.
        status: Only bills with this status.
        due_until: Only bills with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BillSummary,
        """
        SELECT bills.id, bills.number, jobs.number AS job_number, bills.amount, bills.due_on, bills.status
        FROM bills
        JOIN jobs ON jobs.id = bills.job_id
        """,
        where={
            "bills.number = ?": number,
            "bills.job_id = ?": job_id,
            "jobs.customer_id = ?": customer_id,
            "bills.status = ?": status,
            "bills.due_on <= ?": due_until,
        },
        order="bills.due_on, bills.id",
        page=page,
    )


def write_bill(db: Database, number: Text, job_id: str) -> Bill:
    """Bill a lift that was done, with the fee of its street permit.

    Args:
        number: Bill number.
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "done":
        raise Refused("The lift is not done.")
    if db.exists("SELECT 1 FROM bills WHERE job_id = ?", job_id):
        raise Refused("The lift has been billed already.")
    if db.exists("SELECT 1 FROM bills WHERE number = ?", number):
        raise Refused("A bill with this number exists already.")
    bill_id = db.insert(
        "bills",
        number=number,
        job_id=job_id,
        amount=job["price"] + db.number("SELECT SUM(fee) FROM street_permits WHERE job_id = ?", job_id),
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
