"""Tools about swaps."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Employee, Swap, SwapStatus, WorkShift


class SwapSummary(TypedDict):
    """A swap as a search lists it."""

    id: str
    offered_by_name: str
    replacement_name: str
    work_shift_starts_at: str
    status: SwapStatus


def find_swaps(
    db: Database,
    work_shift_id: str | None = None,
    ward_id: str | None = None,
    offered_by_id: str | None = None,
    replacement_id: str | None = None,
    status: SwapStatus | None = None,
    page: PageNumber = 1,
) -> Page[SwapSummary]:
    """Search swaps by shift, ward, offered by, replacement or status.

    Args:
        work_shift_id: Only swaps of the shift with this id.
        ward_id: Only swaps of the ward with this id.
        offered_by_id: Only swaps offered by the employee with this id.
        replacement_id: Only swaps of the replacement with this id.
        status: Only swaps with this status.
        page: Page number, from 1.
    """
    return db.search(
        SwapSummary,
        """
        SELECT swaps.id, employees.name AS offered_by_name, replacement.name AS replacement_name,
            work_shifts.starts_at AS work_shift_starts_at, swaps.status
        FROM swaps
        JOIN employees ON employees.id = swaps.offered_by_id
        JOIN employees AS replacement ON replacement.id = swaps.replacement_id
        JOIN work_shifts ON work_shifts.id = swaps.work_shift_id
        """,
        where={
            "swaps.work_shift_id = ?": work_shift_id,
            "work_shifts.ward_id = ?": ward_id,
            "swaps.offered_by_id = ?": offered_by_id,
            "swaps.replacement_id = ?": replacement_id,
            "swaps.status = ?": status,
        },
        order="work_shifts.starts_at, swaps.id",
        page=page,
    )


def propose_swap(db: Database, work_shift_id: str, replacement_id: str) -> Swap:
    """Propose that somebody else takes an employee's filled shift, at least two days ahead.

    Args:
        work_shift_id: Id of the shift.
        replacement_id: Id of the replacement.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    replacement = db.fetch(Employee, "employees", replacement_id)
    if work_shift["employee_id"] is None:
        raise Refused("Nobody is on this shift.")
    if work_shift["status"] != "filled":
        raise Refused("The shift is over.")
    if work_shift["starts_at"] < shift(db.now, days=2):
        raise Refused("A swap is proposed at least two days ahead.")
    if replacement_id == work_shift["employee_id"]:
        raise Refused("The employee is on this shift already.")
    if replacement["status"] != "active":
        raise Refused("The employee is suspended.")
    if db.exists("SELECT 1 FROM swaps WHERE work_shift_id = ? AND status = 'proposed'", work_shift_id):
        raise Refused("A swap of this shift is proposed already.")
    swap_id = db.insert(
        "swaps",
        work_shift_id=work_shift_id,
        replacement_id=replacement_id,
        offered_by_id=work_shift["employee_id"],
        proposed_at=db.now,
        status="proposed",
    )
    return db.fetch(Swap, "swaps", swap_id)


def approve_swap(db: Database, swap_id: str) -> Swap:
    """Approve a swap of a shift of your ward, if the replacement has the certificate and the rest; the shift
    changes hands.

    Args:
        swap_id: Id of the swap.
    """
    swap = db.fetch(Swap, "swaps", swap_id)
    if swap["status"] != "proposed":
        raise Refused("The swap must be proposed.")
    work_shift = db.fetch(WorkShift, "work_shifts", swap["work_shift_id"])
    if work_shift["ward_id"] != db.account:
        raise Refused("The shift belongs to another ward.")
    if work_shift["employee_id"] != swap["offered_by_id"]:
        raise Refused("The shift has changed hands meanwhile.")
    if work_shift["starts_at"] <= db.now:
        raise Refused("The shift has already begun.")
    if not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE employee_id = ? AND skill_id = ? AND valid_until >= ?
        """,
        swap["replacement_id"],
        work_shift["skill_id"],
        work_shift["starts_at"][:10],
    ):
        raise Refused("The replacement has no valid certificate for the skill.")
    if db.exists(
        "SELECT 1 FROM absences WHERE employee_id = ? AND starts_on <= ? AND ends_on >= ?",
        swap["replacement_id"],
        work_shift["starts_at"][:10],
        work_shift["starts_at"][:10],
    ):
        raise Refused("The replacement is absent that day.")
    if db.exists(
        """
        SELECT 1 FROM work_shifts
        WHERE id != ?
            AND employee_id = ?
            AND status IN ('filled', 'worked')
            AND starts_at < ?
            AND ends_at > ?
        """,
        swap["work_shift_id"],
        swap["replacement_id"],
        shift(work_shift["ends_at"], hours=11),
        shift(work_shift["starts_at"], hours=-11),
    ):
        raise Refused("The replacement would not have 11 hours of rest.")
    db.update("swaps", swap_id, status="approved")
    db.update("work_shifts", swap["work_shift_id"], employee_id=swap["replacement_id"])
    return db.fetch(Swap, "swaps", swap_id)


def refuse_swap(db: Database, swap_id: str) -> Swap:
    """Turn down a proposed swap.

    Args:
        swap_id: Id of the swap.
    """
    swap = db.fetch(Swap, "swaps", swap_id)
    if swap["status"] != "proposed":
        raise Refused("The swap must be proposed.")
    db.update("swaps", swap_id, status="refused")
    return db.fetch(Swap, "swaps", swap_id)
