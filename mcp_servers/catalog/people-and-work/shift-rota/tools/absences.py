"""Tools about absences."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between, shift

from .rows import Absence, AbsenceReason, Employee, WorkShift


class AbsenceSummary(TypedDict):
    """An absence as a search lists it."""

    id: str
    employee_name: str
    reason: AbsenceReason
    starts_on: str
    ends_on: str


def find_absences(
    db: Database,
    employee_id: str | None = None,
    ward_id: str | None = None,
    reason: AbsenceReason | None = None,
    certified: bool | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[AbsenceSummary]:
    """Search absences by employee, ward, reason, medically certified or last day.

    Args:
        employee_id: Only absences of the employee with this id.
        ward_id: Only absences of the ward with this id.
        reason: Only absences with this reason.
        certified: Only absences for which this holds, or does not: medically certified.
        ends_from: Only absences with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        AbsenceSummary,
        """
        SELECT absences.id, employees.name AS employee_name, absences.reason, absences.starts_on,
            absences.ends_on
        FROM absences
        JOIN employees ON employees.id = absences.employee_id
        """,
        where={
            "absences.employee_id = ?": employee_id,
            "employees.ward_id = ?": ward_id,
            "absences.reason = ?": reason,
            "absences.certified = ?": certified,
            "absences.ends_on >= ?": ends_from,
        },
        order="absences.starts_on DESC, absences.id",
        page=page,
    )


def record_absence(
    db: Database,
    employee_id: str,
    duration: Annotated[int, between(1, 14)],
    reason: AbsenceReason,
    certified: bool = False,
) -> Absence:
    """Record that an employee is absent from today; filled shifts in that time become open. More than 7 days need a
    doctor's certificate.

    Args:
        employee_id: Id of the employee.
        duration: Number of days.
        reason: Reason of the absence.
        certified: Whether this holds for the absence: medically certified.
    """
    db.fetch(Employee, "employees", employee_id)
    if not certified and duration > 7:
        raise Refused("An absence of more than 7 days needs a doctor's certificate.")
    if db.exists("SELECT 1 FROM absences WHERE employee_id = ? AND ends_on >= ?", employee_id, db.today):
        raise Refused("The employee is already recorded as absent.")
    last_day = shift(db.today, days=duration - 1)
    absence_id = db.insert(
        "absences", employee_id=employee_id, reason=reason, certified=certified, starts_on=db.today, ends_on=last_day
    )
    for work_shift in db.all(
        WorkShift,
        """
        SELECT * FROM work_shifts
        WHERE employee_id = ? AND status = 'filled' AND starts_at > ? AND date(starts_at) <= ?
        ORDER BY id
        """,
        employee_id,
        db.now,
        last_day,
    ):
        db.update("work_shifts", work_shift["id"], status="open", employee_id=None)
    return db.fetch(Absence, "absences", absence_id)


def extend_absence(db: Database, absence_id: str, extra: Annotated[int, between(1, 10)]) -> Absence:
    """Extend an absence that is not over; filled shifts in the added time become open.

    Args:
        absence_id: Id of the absence.
        extra: Number of further days.
    """
    absence = db.fetch(Absence, "absences", absence_id)
    if absence["ends_on"] < db.today:
        raise Refused("The absence is over already.")
    last_day = shift(absence["ends_on"], days=extra)
    if not absence["certified"] and days_between(absence["starts_on"], last_day) >= 7:
        raise Refused("An absence of more than 7 days needs a doctor's certificate.")
    db.update("absences", absence_id, ends_on=last_day)
    for work_shift in db.all(
        WorkShift,
        """
        SELECT * FROM work_shifts
        WHERE employee_id = ? AND status = 'filled' AND starts_at > ? AND date(starts_at) <= ?
        ORDER BY id
        """,
        absence["employee_id"],
        db.now,
        last_day,
    ):
        db.update("work_shifts", work_shift["id"], status="open", employee_id=None)
    return db.fetch(Absence, "absences", absence_id)
