"""Tools about pupils."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Pupil, PupilGearbox, PupilStatus


class PupilSummary(TypedDict):
    """A pupil as a search lists it."""

    id: str
    name: str
    email: str
    gearbox: PupilGearbox
    status: PupilStatus


class PupilDetails(Pupil):
    """A pupil in full."""

    lessons_held: int
    classes_attended: int
    next_lesson: str | None


def find_pupils(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    gearbox: PupilGearbox | None = None,
    status: PupilStatus | None = None,
    min_paid_lessons: int | None = None,
    page: PageNumber = 1,
) -> Page[PupilSummary]:
    """Search pupils by name, email, phone, gearbox, status or paid lessons left.

    Args:
        name: Only pupils whose name contains this text.
        email: Only pupils with this email.
        phone: Only pupils with this phone.
        gearbox: Only pupils with this gearbox.
        status: Only pupils with this status.
        min_paid_lessons: Only pupils with a paid lessons left of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PupilSummary,
        "SELECT id, name, email, gearbox, status FROM pupils",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "phone = ?": phone,
            "gearbox = ?": gearbox,
            "status = ?": status,
            "paid_lessons >= ?": min_paid_lessons,
        },
        order="name, id",
        page=page,
    )


def get_pupil(db: Database, pupil_id: str) -> PupilDetails:
    """Show a pupil with the lessons held, the topics attended in theory and the next lesson.

    Args:
        pupil_id: Id of the pupil.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    lessons_held = db.number("SELECT COUNT(*) FROM lessons WHERE pupil_id = ? AND status = 'held'", pupil_id)
    classes_attended = db.number("SELECT COUNT(*) FROM enrolments WHERE pupil_id = ? AND status = 'attended'", pupil_id)
    next_lesson: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM lessons
        WHERE pupil_id = ? AND status = 'booked' AND starts_at > ?
        """,
        pupil_id,
        db.now,
    )
    return {**pupil, "lessons_held": lessons_held, "classes_attended": classes_attended, "next_lesson": next_lesson}


def register_pupil(db: Database, name: Text, born_on: Day, email: Text, phone: Text, gearbox: PupilGearbox) -> Pupil:
    """Take on a new pupil, who must be at least 17 years old.

    Args:
        name: Name of the pupil.
        born_on: Date of birth.
        email: Email of the pupil.
        phone: Phone of the pupil.
        gearbox: Gearbox of the pupil.
    """
    if born_on > shift(db.today, days=-6209):
        raise Refused("A pupil must be 17 years old.")
    if db.exists("SELECT 1 FROM pupils WHERE email = ?", email):
        raise Refused("A pupil with this email is known already.")
    pupil_id = db.insert(
        "pupils", name=name, email=email, phone=phone, born_on=born_on, gearbox=gearbox, paid_lessons=0, status="active"
    )
    return db.fetch(Pupil, "pupils", pupil_id)


def sell_lessons(db: Database, pupil_id: str, number: Annotated[int, between(1, 10)]) -> Pupil:
    """Add lessons that an active pupil has paid for, up to 20 in all.

    Args:
        pupil_id: Id of the pupil.
        number: Number of lessons.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if pupil["paid_lessons"] + number > 20:
        raise Refused("A pupil has at most 20 paid lessons.")
    db.update("pupils", pupil_id, paid_lessons=pupil["paid_lessons"] + number)
    return db.fetch(Pupil, "pupils", pupil_id)


def note_eye_test(db: Database, pupil_id: str) -> Pupil:
    """Note an eye test of a pupil, good for two years; the old one must be missing or end within 60 days.

    Args:
        pupil_id: Id of the pupil.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if pupil["eye_test_until"] is not None and pupil["eye_test_until"] > shift(db.today, days=60):
        raise Refused("The eye test is good for longer.")
    db.update("pupils", pupil_id, eye_test_until=shift(db.today, days=730))
    return db.fetch(Pupil, "pupils", pupil_id)
