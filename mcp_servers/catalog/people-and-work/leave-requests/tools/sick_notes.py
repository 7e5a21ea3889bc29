"""Tools about sick notes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between, shift

from .rows import Employee, Request, SickNote, SickNoteIssuer


class SickNoteSummary(TypedDict):
    """A sick note as a search lists it."""

    id: str
    employee_name: str
    issuer: SickNoteIssuer
    starts_on: str
    ends_on: str


def find_sick_notes(
    db: Database,
    employee_id: str | None = None,
    team_id: str | None = None,
    issuer: SickNoteIssuer | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[SickNoteSummary]:
    """Search sick notes by employee, team, issuer or last day.

    Args:
        employee_id: Only sick notes of the employee with this id.
        team_id: Only sick notes of the team with this id.
        issuer: Only sick notes with this issuer.
        ends_from: Only sick notes with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SickNoteSummary,
        """
        SELECT sick_notes.id, employees.name AS employee_name, sick_notes.issuer, sick_notes.starts_on,
            sick_notes.ends_on
        FROM sick_notes
        JOIN employees ON employees.id = sick_notes.employee_id
        """,
        where={
            "sick_notes.employee_id = ?": employee_id,
            "employees.team_id = ?": team_id,
            "sick_notes.issuer = ?": issuer,
            "sick_notes.ends_on >= ?": ends_from,
        },
        order="sick_notes.starts_on DESC, sick_notes.id",
        page=page,
    )


def record_sick_note(
    db: Database, employee_id: str, length: Annotated[int, between(1, 14)], issuer: SickNoteIssuer
) -> SickNote:
    """Record a sick note from today; leave that it interrupts ends yesterday, leave that would begin during it is
    withdrawn.

    Args:
        employee_id: Id of the employee.
        length: Number of days.
        issuer: Issuer of the sick note.
    """
    db.fetch(Employee, "employees", employee_id)
    if issuer == "self" and length > 3:
        raise Refused("More than three days need a note from a doctor or a hospital.")
    if db.exists("SELECT 1 FROM sick_notes WHERE employee_id = ? AND ends_on >= ?", employee_id, db.today):
        raise Refused("The employee has a sick note for today already.")
    last_day = shift(db.today, days=length - 1)
    sick_note_id = db.insert("sick_notes", employee_id=employee_id, issuer=issuer, starts_on=db.today, ends_on=last_day)
    for request in db.all(
        Request,
        """
        SELECT * FROM requests
        WHERE employee_id = ? AND status = 'approved' AND starts_on < ? AND ends_on >= ?
        ORDER BY id
        """,
        employee_id,
        db.today,
        db.today,
    ):
        db.update(
            "requests",
            request["id"],
            ends_on=shift(db.today, days=-1),
            duration=days_between(request["starts_on"], db.today),
        )
    for request in db.all(
        Request,
        """
        SELECT * FROM requests
        WHERE employee_id = ? AND status IN ('submitted', 'approved') AND starts_on >= ? AND starts_on <= ?
        ORDER BY id
        """,
        employee_id,
        db.today,
        last_day,
    ):
        db.update("requests", request["id"], status="withdrawn")
    return db.fetch(SickNote, "sick_notes", sick_note_id)
