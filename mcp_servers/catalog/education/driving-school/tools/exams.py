"""Tools about exams."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Exam, ExamKind, ExamStatus, Pupil


class ExamSummary(TypedDict):
    """An exam as a search lists it."""

    id: str
    pupil_name: str
    kind: ExamKind
    held_on: str
    status: ExamStatus


def find_exams(
    db: Database,
    pupil_id: str | None = None,
    kind: ExamKind | None = None,
    status: ExamStatus | None = None,
    held_until: Day | None = None,
    held_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ExamSummary]:
    """Search exams by pupil, kind, status or exam date.

    Args:
        pupil_id: Only exams of the pupil with this id.
        kind: Only exams with this kind.
        status: Only exams with this status.
        held_until: Only exams with an exam date at or before this.
        held_from: Only exams with an exam date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ExamSummary,
        """
        SELECT exams.id, pupils.name AS pupil_name, exams.kind, exams.held_on, exams.status FROM exams
        JOIN pupils ON pupils.id = exams.pupil_id
        """,
        where={
            "exams.pupil_id = ?": pupil_id,
            "exams.kind = ?": kind,
            "exams.status = ?": status,
            "exams.held_on <= ?": held_until,
            "exams.held_on >= ?": held_from,
        },
        order="exams.held_on, exams.id",
        page=page,
    )


def enter_theory_exam(db: Database, pupil_id: str, held_on: Day) -> Exam:
    """Enter a pupil for the theory exam a week ahead at least, after classes on two topics.

    Args:
        pupil_id: Id of the pupil.
        held_on: Exam date.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if db.number("SELECT COUNT(*) FROM enrolments WHERE pupil_id = ? AND status = 'attended'", pupil_id) < 2:
        raise Refused("The pupil has attended fewer than two topics.")
    if db.exists(
        """
        SELECT 1 FROM exams
        WHERE pupil_id = ? AND kind = 'theory' AND status IN ('registered', 'passed')
        """,
        pupil_id,
    ):
        raise Refused("The pupil has passed this exam or is entered for it.")
    if held_on < shift(db.today, days=7):
        raise Refused("Exams are entered a week ahead at least.")
    if held_on > shift(db.today, days=60):
        raise Refused("Exams are entered 60 days ahead at most.")
    if db.exists(
        """
        SELECT 1 FROM exams
        WHERE pupil_id = ? AND kind = 'theory' AND status = 'failed' AND date(held_on, '+14 days') > ?
        """,
        pupil_id,
        held_on,
    ):
        raise Refused("Fourteen days must pass after a failed exam.")
    if db.number("SELECT COUNT(*) FROM exams WHERE held_on = ? AND status != 'withdrawn'", held_on) >= 4:
        raise Refused("The exam centre takes no more pupils on that day.")
    exam_id = db.insert(
        "exams", pupil_id=pupil_id, held_on=held_on, kind="theory", entered_by_id=db.account, status="registered"
    )
    return db.fetch(Exam, "exams", exam_id)


def enter_practical_exam(db: Database, pupil_id: str, held_on: Day) -> Exam:
    """Enter a pupil to whom you gave a lesson in the last 60 days for the practical exam.

    Args:
        pupil_id: Id of the pupil.
        held_on: Exam date.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if not db.exists(
        """
        SELECT 1 FROM lessons
        WHERE pupil_id = ? AND instructor_id = ? AND status = 'held' AND starts_at >= ?
        """,
        pupil_id,
        db.account,
        shift(db.now, days=-60),
    ):
        raise Refused("You have not taught this pupil in the last 60 days.")
    if db.number("SELECT COUNT(*) FROM lessons WHERE pupil_id = ? AND status = 'held'", pupil_id) < 3:
        raise Refused("The pupil has had fewer than three lessons.")
    if not db.exists(
        """
        SELECT 1 FROM exams
        WHERE pupil_id = ? AND kind = 'theory' AND status = 'passed' AND held_on >= ?
        """,
        pupil_id,
        shift(db.today, days=-365),
    ):
        raise Refused("The pupil has not passed the theory exam in the last year.")
    if db.exists(
        """
        SELECT 1 FROM exams
        WHERE pupil_id = ? AND kind = 'practical' AND status IN ('registered', 'passed')
        """,
        pupil_id,
    ):
        raise Refused("The pupil has passed this exam or is entered for it.")
    if held_on < shift(db.today, days=7):
        raise Refused("Exams are entered a week ahead at least.")
    if held_on > shift(db.today, days=60):
        raise Refused("Exams are entered 60 days ahead at most.")
    if db.number("SELECT COUNT(*) FROM exams WHERE held_on = ? AND status != 'withdrawn'", held_on) >= 4:
        raise Refused("The exam centre takes no more pupils on that day.")
    exam_id = db.insert(
        "exams", pupil_id=pupil_id, held_on=held_on, kind="practical", entered_by_id=db.account, status="registered"
    )
    return db.fetch(Exam, "exams", exam_id)


def withdraw_exam(db: Database, exam_id: str) -> Exam:
    """Withdraw a pupil from an exam three days before it at the latest.

    Args:
        exam_id: Id of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "registered":
        raise Refused("The exam must be registered.")
    if exam["held_on"] < shift(db.today, days=3):
        raise Refused("It is too late to withdraw.")
    db.update("exams", exam_id, status="withdrawn")
    return db.fetch(Exam, "exams", exam_id)


def record_exam(db: Database, exam_id: str, result: Literal["passed", "failed"]) -> Exam:
    """Record the result of an exam of the last 14 days; whoever passes the practical one has passed altogether.

    Args:
        exam_id: Id of the exam.
        result: Result of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "registered":
        raise Refused("The result is known or the pupil was withdrawn.")
    if exam["held_on"] > db.today:
        raise Refused("The exam has not been held yet.")
    if exam["held_on"] < shift(db.today, days=-14):
        raise Refused("Results are recorded within 14 days.")
    db.update("exams", exam_id, status=result)
    if exam["kind"] == "practical" and result == "passed":
        db.update("pupils", exam["pupil_id"], status="passed")
    return db.fetch(Exam, "exams", exam_id)
