"""Tools about work shifts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Agency, Employee, Skill, Swap, Ward, WorkShift, WorkShiftStatus


class WorkShiftSummary(TypedDict):
    """A shift as a search lists it."""

    id: str
    ward_name: str
    skill_name: str
    starts_at: str
    length: int
    status: WorkShiftStatus


class WorkShiftsBySkillName(TypedDict):
    """Totals of work shifts for one name."""

    skill_name: str
    shifts: int
    hours: int


def find_shifts(
    db: Database,
    ward_id: str | None = None,
    employee_id: str | None = None,
    skill_id: str | None = None,
    skill_name: str | None = None,
    status: WorkShiftStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[WorkShiftSummary]:
    """Search work shifts by ward, employee, skill, name, status or start time.

    Args:
        ward_id: Only work shifts of the ward with this id.
        employee_id: Only work shifts of the employee with this id.
        skill_id: Only work shifts of the skill with this id.
        skill_name: Only work shifts of the skill with this name.
        status: Only work shifts with this status.
        starts_on: Only work shifts with a start time on this day.
        starts_from: Only work shifts with a start time at or after this.
        starts_until: Only work shifts with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WorkShiftSummary,
        """
        SELECT work_shifts.id, wards.name AS ward_name, skills.name AS skill_name, work_shifts.starts_at,
            work_shifts.length, work_shifts.status
        FROM work_shifts
        JOIN wards ON wards.id = work_shifts.ward_id
        JOIN skills ON skills.id = work_shifts.skill_id
        """,
        where={
            "work_shifts.ward_id = ?": ward_id,
            "work_shifts.employee_id = ?": employee_id,
            "work_shifts.skill_id = ?": skill_id,
            "skills.name = ?": skill_name,
            "work_shifts.status = ?": status,
            "date(work_shifts.starts_at) = ?": starts_on,
            "work_shifts.starts_at >= ?": starts_from,
            "work_shifts.starts_at <= ?": starts_until,
        },
        order="work_shifts.starts_at, work_shifts.id",
        page=page,
    )


def report_hours(
    db: Database,
    ward_id: str | None = None,
    status: WorkShiftStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[WorkShiftsBySkillName]:
    """Count shifts and add up their hours by skill.

    Args:
        ward_id: Only work shifts of the ward with this id.
        status: Only work shifts with this status.
        starts_from: Only work shifts with a start time at or after this.
        starts_until: Only work shifts with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WorkShiftsBySkillName,
        """
        SELECT skills.name AS skill_name, COUNT(*) AS shifts, COALESCE(SUM(work_shifts.length), 0) AS hours
        FROM work_shifts
        JOIN skills ON skills.id = work_shifts.skill_id
        """,
        where={
            "work_shifts.ward_id = ?": ward_id,
            "work_shifts.status = ?": status,
            "work_shifts.starts_at >= ?": starts_from,
            "work_shifts.starts_at <= ?": starts_until,
        },
        group="skills.name",
        order="skills.name",
        page=page,
    )


def add_shift(db: Database, skill_id: str, starts_at: Moment, length: Annotated[int, between(4, 12)]) -> WorkShift:
    """Add an open shift to your ward, a day to 60 days ahead, where a post is free.

    Args:
        skill_id: Id of the skill.
        starts_at: Start time.
        length: Length in hours.
    """
    db.fetch(Skill, "skills", skill_id)
    if starts_at < shift(db.now, days=1):
        raise Refused("A shift is planned at least a day ahead.")
    if starts_at > shift(db.now, days=60):
        raise Refused("A shift is planned at most 60 days ahead.")
    ends_at = shift(starts_at, hours=length)
    account = db.fetch(Ward, "wards", db.account)
    if (
        db.number(
            """
        SELECT COUNT(*) FROM work_shifts
        WHERE ward_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
            db.account,
            ends_at,
            starts_at,
        )
        >= account["posts"]
    ):
        raise Refused("All posts of the ward are taken at that time.")
    work_shift_id = db.insert(
        "work_shifts",
        skill_id=skill_id,
        length=length,
        starts_at=starts_at,
        ward_id=db.account,
        ends_at=ends_at,
        status="open",
    )
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def fill_shift(db: Database, work_shift_id: str, employee_id: str) -> WorkShift:
    """Put an employee with the right certificate, enough rest and hours to spare on an open shift of your ward.

    Args:
        work_shift_id: Id of the shift.
        employee_id: Id of the employee.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    employee = db.fetch(Employee, "employees", employee_id)
    if work_shift["status"] != "open":
        raise Refused("The shift must be open.")
    if work_shift["ward_id"] != db.account:
        raise Refused("The shift belongs to another ward.")
    if work_shift["starts_at"] <= db.now:
        raise Refused("The shift has already begun.")
    if employee["status"] != "active":
        raise Refused("The employee is suspended.")
    if not db.exists(
        """
        SELECT 1 FROM certificates
        WHERE employee_id = ? AND skill_id = ? AND valid_until >= ?
        """,
        employee_id,
        work_shift["skill_id"],
        work_shift["starts_at"][:10],
    ):
        raise Refused("The employee has no valid certificate for the skill.")
    if db.exists(
        "SELECT 1 FROM absences WHERE employee_id = ? AND starts_on <= ? AND ends_on >= ?",
        employee_id,
        work_shift["starts_at"][:10],
        work_shift["starts_at"][:10],
    ):
        raise Refused("The employee is absent that day.")
    if db.exists(
        """
        SELECT 1 FROM work_shifts
        WHERE employee_id = ? AND status IN ('filled', 'worked') AND starts_at < ? AND ends_at > ?
        """,
        employee_id,
        shift(work_shift["ends_at"], hours=11),
        shift(work_shift["starts_at"], hours=-11),
    ):
        raise Refused("The employee would not have 11 hours of rest.")
    hours_before = db.number(
        """
        SELECT SUM(length) FROM work_shifts
        WHERE employee_id = ? AND status IN ('filled', 'worked') AND starts_at <= ? AND starts_at > ?
        """,
        employee_id,
        work_shift["starts_at"],
        shift(work_shift["starts_at"], days=-7),
    )
    hours_after = db.number(
        """
        SELECT SUM(length) FROM work_shifts
        WHERE employee_id = ? AND status IN ('filled', 'worked') AND starts_at >= ? AND starts_at < ?
        """,
        employee_id,
        work_shift["starts_at"],
        shift(work_shift["starts_at"], days=7),
    )
    if max(hours_before, hours_after) + work_shift["length"] > min(48, employee["contract_hours"] + 8):
        raise Refused("The employee would work too many hours in seven days.")
    db.update("work_shifts", work_shift_id, status="filled", employee_id=employee_id)
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def release_shift(db: Database, work_shift_id: str) -> WorkShift:
    """Take the employee off a filled shift of your ward, at least 24 hours before it starts; a proposed swap of it
    falls.

    Args:
        work_shift_id: Id of the shift.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    if work_shift["status"] != "filled":
        raise Refused("The shift must be filled.")
    if work_shift["ward_id"] != db.account:
        raise Refused("The shift belongs to another ward.")
    if work_shift["starts_at"] < shift(db.now, hours=24):
        raise Refused("Less than 24 hours are left until the shift.")
    db.update("work_shifts", work_shift_id, status="open", employee_id=None)
    for swap in db.all(
        Swap, "SELECT * FROM swaps WHERE work_shift_id = ? AND status = 'proposed' ORDER BY id", work_shift_id
    ):
        db.update("swaps", swap["id"], status="refused")
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def cover_shift(db: Database, work_shift_id: str, agency_id: str, worker: Text) -> WorkShift:
    """Book somebody from an agency for an open shift of your ward within the next three days.

    Args:
        work_shift_id: Id of the shift.
        agency_id: Id of the agency.
        worker: Agency worker.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    agency = db.fetch(Agency, "agencies", agency_id)
    if work_shift["status"] != "open":
        raise Refused("The shift must be open.")
    if work_shift["ward_id"] != db.account:
        raise Refused("The shift belongs to another ward.")
    if work_shift["starts_at"] <= db.now:
        raise Refused("The shift has already begun.")
    if work_shift["starts_at"] > shift(db.now, days=3):
        raise Refused("Agency staff are not booked more than three days ahead.")
    if work_shift["length"] < agency["shortest"]:
        raise Refused("The agency sends nobody for so short a shift.")
    spent = db.number(
        """
        SELECT SUM(covers.cost) FROM covers
        JOIN work_shifts ON work_shifts.id = covers.work_shift_id
        WHERE work_shifts.ward_id = ?
        """,
        db.account,
    )
    cost = agency["hourly_rate"] * work_shift["length"]
    account = db.fetch(Ward, "wards", db.account)
    if spent + cost > account["agency_budget"]:
        raise Refused("The agency budget of the ward does not suffice.")
    if db.exists("SELECT 1 FROM covers WHERE work_shift_id = ?", work_shift_id):
        raise Refused("Another agency cover already has this shift.")
    db.update("work_shifts", work_shift_id, status="covered")
    db.insert("covers", work_shift_id=work_shift_id, agency_id=agency_id, worker=worker, cost=cost, booked_at=db.now)
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def confirm_shift(db: Database, work_shift_id: str) -> WorkShift:
    """Confirm that a shift was worked, within 14 days of its end; its hours go to the employee's pay.

    Args:
        work_shift_id: Id of the shift.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    if work_shift["status"] != "filled":
        raise Refused("The shift must be filled.")
    if work_shift["ends_at"] > db.now:
        raise Refused("The shift is not over yet.")
    if work_shift["ends_at"] < shift(db.now, days=-14):
        raise Refused("The payroll for this shift is closed.")
    db.update("work_shifts", work_shift_id, status="worked")
    for employee in db.all(Employee, "SELECT * FROM employees WHERE id = ? ORDER BY id", work_shift["employee_id"]):
        db.update("employees", employee["id"], worked_hours=employee["worked_hours"] + work_shift["length"])
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def mark_missed(db: Database, work_shift_id: str) -> WorkShift:
    """Note that the employee did not come to a shift, half an hour after its start at the earliest and within 14
    days.

    Args:
        work_shift_id: Id of the shift.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    if work_shift["status"] != "filled":
        raise Refused("The shift must be filled.")
    if work_shift["starts_at"] > shift(db.now, minutes=-30):
        raise Refused("The employee may still come.")
    if work_shift["starts_at"] < shift(db.now, days=-14):
        raise Refused("The payroll for this shift is closed.")
    db.update("work_shifts", work_shift_id, status="missed")
    return db.fetch(WorkShift, "work_shifts", work_shift_id)


def cancel_shift(db: Database, work_shift_id: str) -> WorkShift:
    """Call off a shift of your ward that is at least two days away; a proposed swap of it falls.

    Args:
        work_shift_id: Id of the shift.
    """
    work_shift = db.fetch(WorkShift, "work_shifts", work_shift_id)
    if work_shift["status"] not in ("open", "filled"):
        raise Refused("The shift must be open or filled.")
    if work_shift["ward_id"] != db.account:
        raise Refused("The shift belongs to another ward.")
    if work_shift["starts_at"] < shift(db.now, days=2):
        raise Refused("It is too late to call this shift off.")
    db.update("work_shifts", work_shift_id, status="cancelled", employee_id=None)
    for swap in db.all(
        Swap, "SELECT * FROM swaps WHERE work_shift_id = ? AND status = 'proposed' ORDER BY id", work_shift_id
    ):
        db.update("swaps", swap["id"], status="refused")
    return db.fetch(WorkShift, "work_shifts", work_shift_id)
