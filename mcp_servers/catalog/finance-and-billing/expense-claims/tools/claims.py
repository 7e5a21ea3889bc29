"""Tools about claims."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Claim, ClaimStatus, Department, Employee, Manager, Trip


class ClaimSummary(TypedDict):
    """A claim as a search lists it."""

    id: str
    number: str
    employee_name: str
    approver_name: str | None
    status: ClaimStatus


class ClaimDetails(Claim):
    """A claim in full."""

    employee_name: str
    employee_department_name: str
    approver_name: str | None
    total: int
    number_of_items: int
    missing_receipts: int


class ClaimsByApproverName(TypedDict):
    """Totals of claims for one name."""

    approver_name: str | None
    claims: int
    first_handed_in: str | None


def find_claims(
    db: Database,
    number: str | None = None,
    employee_id: str | None = None,
    department_id: str | None = None,
    trip_id: str | None = None,
    approver_id: str | None = None,
    status: ClaimStatus | None = None,
    submitted_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ClaimSummary]:
    """Search claims by number, employee, department, trip, approver, status or submission day.

    Args:
        number: Only claims with this number.
        employee_id: Only claims of the employee with this id.
        department_id: Only claims of the department with this id.
        trip_id: Only claims of the trip with this id.
        approver_id: Only claims of the approver with this id.
        status: Only claims with this status.
        submitted_until: Only claims with a submission day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ClaimSummary,
        """
        SELECT claims.id, claims.number, employees.name AS employee_name, managers.name AS approver_name,
            claims.status
        FROM claims
        JOIN employees ON employees.id = claims.employee_id
        LEFT JOIN managers ON managers.id = claims.approver_id
        """,
        where={
            "claims.number = ?": number,
            "claims.employee_id = ?": employee_id,
            "employees.department_id = ?": department_id,
            "claims.trip_id = ?": trip_id,
            "claims.approver_id = ?": approver_id,
            "claims.status = ?": status,
            "claims.submitted_on <= ?": submitted_until,
        },
        order="claims.number, claims.id",
        page=page,
    )


def get_claim(db: Database, claim_id: str) -> ClaimDetails:
    """Show a claim with its total and the receipts that are missing.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    total = db.number("SELECT SUM(amount) FROM items WHERE claim_id = ?", claim_id)
    number_of_items = db.number("SELECT COUNT(*) FROM items WHERE claim_id = ?", claim_id)
    missing_receipts = db.number(
        """
        SELECT COUNT(*) FROM items
        JOIN categories ON categories.id = items.category_id
        WHERE items.claim_id = ? AND NOT items.receipt AND items.amount > categories.receipt_limit
        """,
        claim_id,
    )
    employee = db.fetch(Employee, "employees", claim["employee_id"])
    department = db.fetch(Department, "departments", employee["department_id"])
    approver = db.fetch(Manager, "managers", claim["approver_id"]) if claim["approver_id"] is not None else None
    return {
        **claim,
        "employee_name": employee["name"],
        "employee_department_name": department["name"],
        "approver_name": approver["name"] if approver is not None else None,
        "total": total,
        "number_of_items": number_of_items,
        "missing_receipts": missing_receipts,
    }


def report_claims(
    db: Database, status: ClaimStatus | None = None, department_id: str | None = None, page: PageNumber = 1
) -> Page[ClaimsByApproverName]:
    """Count claims by who they wait for or were decided by.

    Args:
        status: Only claims with this status.
        department_id: Only claims of the department with this id.
        page: Page number, from 1.
    """
    return db.search(
        ClaimsByApproverName,
        """
        SELECT managers.name AS approver_name, COUNT(*) AS claims, MIN(claims.submitted_on) AS
            first_handed_in
        FROM claims
        JOIN employees ON employees.id = claims.employee_id
        LEFT JOIN managers ON managers.id = claims.approver_id
        """,
        where={
            "claims.status = ?": status,
            "employees.department_id = ?": department_id,
            "claims.approver_id IS NOT NULL": (),
        },
        group="managers.name",
        order="managers.name",
        page=page,
    )


def open_claim(db: Database, number: Text, employee_id: str, trip_id: str | None = None) -> Claim:
    """Open a draft for what an employee spent, at most three at a time.

    Args:
        number: Number of the claim.
        employee_id: Id of the employee.
        trip_id: Id of the trip.
    """
    db.fetch(Employee, "employees", employee_id)
    trip = db.fetch(Trip, "trips", trip_id) if trip_id is not None else None
    if trip is not None and trip["employee_id"] != employee_id:
        raise Refused("The trip is somebody else's.")
    if trip is not None and trip["status"] != "approved":
        raise Refused("The trip is not approved, or settled already.")
    if db.number("SELECT COUNT(*) FROM claims WHERE employee_id = ? AND status = 'draft'", employee_id) >= 3:
        raise Refused("The employee has three drafts already.")
    if db.exists("SELECT 1 FROM claims WHERE number = ?", number):
        raise Refused("Another claim already has this number.")
    claim_id = db.insert("claims", number=number, employee_id=employee_id, trip_id=trip_id, status="draft")
    return db.fetch(Claim, "claims", claim_id)


def submit_claim(db: Database, claim_id: str, approver_id: str) -> Claim:
    """Hand a claim in to a manager of the same department, with all receipts and nothing that has lapsed.

    Args:
        claim_id: Id of the claim.
        approver_id: Id of the approver.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    approver = db.fetch(Manager, "managers", approver_id)
    if claim["status"] not in ("draft", "returned"):
        raise Refused("The claim must be draft or returned.")
    if not db.exists("SELECT 1 FROM items WHERE claim_id = ?", claim_id):
        raise Refused("The claim has no items.")
    if db.exists(
        """
        SELECT 1 FROM items
        JOIN categories ON categories.id = items.category_id
        WHERE items.claim_id = ? AND NOT items.receipt AND items.amount > categories.receipt_limit
        """,
        claim_id,
    ):
        raise Refused("A receipt is missing.")
    if db.exists("SELECT 1 FROM items WHERE claim_id = ? AND spent_on < ?", claim_id, shift(db.today, days=-90)):
        raise Refused("An item is more than 90 days old.")
    employee = db.fetch(Employee, "employees", claim["employee_id"])
    if approver["department_id"] != employee["department_id"]:
        raise Refused("The approver is of another department.")
    db.update("claims", claim_id, status="submitted", approver_id=approver_id, submitted_on=db.today)
    return db.fetch(Claim, "claims", claim_id)


def return_claim(db: Database, claim_id: str, remark: Text) -> Claim:
    """Give a claim that waits for you back to be mended.

    Args:
        claim_id: Id of the claim.
        remark: Remark of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "submitted":
        raise Refused("The claim must be submitted.")
    if claim["approver_id"] != db.account:
        raise Refused("The claim waits for somebody else.")
    db.update("claims", claim_id, status="returned", remark=remark)
    return db.fetch(Claim, "claims", claim_id)


def reject_claim(db: Database, claim_id: str, remark: Text) -> Claim:
    """Reject a claim that waits for you and was handed in at least two days ago.

    Args:
        claim_id: Id of the claim.
        remark: Remark of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "submitted":
        raise Refused("The claim must be submitted.")
    if claim["approver_id"] != db.account:
        raise Refused("The claim waits for somebody else.")
    if claim["submitted_on"] is None or claim["submitted_on"] > shift(db.today, days=-2):
        raise Refused("A claim is looked at for two days first.")
    db.update("claims", claim_id, status="rejected", remark=remark)
    return db.fetch(Claim, "claims", claim_id)


def forward_claim(db: Database, claim_id: str, approver_id: str) -> Claim:
    """Pass a claim that waits for approval to somebody with a limit that covers it.

    Args:
        claim_id: Id of the claim.
        approver_id: Id of the approver.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    approver = db.fetch(Manager, "managers", approver_id)
    if claim["status"] != "submitted":
        raise Refused("The claim does not wait for approval.")
    if approver_id == claim["approver_id"]:
        raise Refused("The claim waits for them already.")
    total = db.number("SELECT SUM(amount) FROM items WHERE claim_id = ?", claim_id)
    if approver["approval_limit"] < total:
        raise Refused("Their limit does not cover the claim.")
    db.update("claims", claim_id, approver_id=approver_id)
    return db.fetch(Claim, "claims", claim_id)


def approve_claim(db: Database, claim_id: str) -> Claim:
    """Approve a claim that waits for you, within your limit and the department's budget.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "submitted":
        raise Refused("The claim must be submitted.")
    if claim["approver_id"] != db.account:
        raise Refused("The claim waits for somebody else.")
    total = db.number("SELECT SUM(amount) FROM items WHERE claim_id = ?", claim_id)
    account = db.fetch(Manager, "managers", db.account)
    if total > account["approval_limit"]:
        raise Refused("The claim is above your limit.")
    employee = db.fetch(Employee, "employees", claim["employee_id"])
    used = db.number(
        """
        SELECT SUM(items.amount) FROM items
        JOIN claims ON claims.id = items.claim_id
        JOIN employees ON employees.id = claims.employee_id
        WHERE employees.department_id = ? AND claims.status IN ('approved', 'paid')
        """,
        employee["department_id"],
    )
    department = db.fetch(Department, "departments", employee["department_id"])
    if used + total > department["budget"]:
        raise Refused("The department's budget does not suffice.")
    db.update("claims", claim_id, status="approved", approved_on=db.today)
    return db.fetch(Claim, "claims", claim_id)


def pay_claim(db: Database, claim_id: str) -> Claim:
    """Pay an approved claim on the day after its approval or later; the advance is taken off and the trip is
    settled.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "approved":
        raise Refused("The claim must be approved.")
    if claim["approved_on"] is None or claim["approved_on"] >= db.today:
        raise Refused("A claim is paid the day after its approval at the earliest.")
    total = db.number("SELECT SUM(amount) FROM items WHERE claim_id = ?", claim_id)
    advance = db.number("SELECT SUM(advance) FROM trips WHERE id = ? AND status = 'approved'", claim["trip_id"])
    db.update("claims", claim_id, status="paid", paid_amount=max(0, total - advance))
    for trip in db.all(Trip, "SELECT * FROM trips WHERE id = ? AND status = 'approved' ORDER BY id", claim["trip_id"]):
        db.update("trips", trip["id"], status="settled")
    return db.fetch(Claim, "claims", claim_id)
