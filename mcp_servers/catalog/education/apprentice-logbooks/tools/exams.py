"""Tools about exams."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Apprentice, Exam, ExamStatus


class ExamSummary(TypedDict):
    """An exam as a search lists it."""

    id: str
    apprentice_name: str
    held_on: str
    points: int | None
    status: ExamStatus


def find_exams(
    db: Database,
    apprentice_id: str | None = None,
    status: ExamStatus | None = None,
    held_from: Day | None = None,
    min_points: int | None = None,
    page: PageNumber = 1,
) -> Page[ExamSummary]:
    """Search exams by apprentice, status, exam day or points.

    Args:
        apprentice_id: Only exams of the apprentice with this id.
        status: Only exams with this status.
        held_from: Only exams with an exam day at or after this.
        min_points: Only exams with a points of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ExamSummary,
        """
        SELECT exams.id, apprentices.name AS apprentice_name, exams.held_on, exams.points, exams.status
        FROM exams
        JOIN apprentices ON apprentices.id = exams.apprentice_id
        """,
        where={
            "exams.apprentice_id = ?": apprentice_id,
            "exams.status = ?": status,
            "exams.held_on >= ?": held_from,
            "exams.points >= ?": min_points,
        },
        order="exams.held_on, exams.id",
        page=page,
    )


def apply_for_exam(db: Database, apprentice_id: str, held_on: Day) -> Exam:
    """Apply for the final exam of an apprentice from the 30th month on, two weeks ahead at least.

    Args:
        apprentice_id: Id of the apprentice.
        held_on: Exam day.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    if apprentice["started_on"] > shift(db.today, days=-912):
        raise Refused("The apprentice is not in the 30th month yet.")
    if held_on < shift(db.today, days=14) or held_on > shift(db.today, days=120):
        raise Refused("An exam is applied for between two weeks and four months ahead.")
    if db.exists("SELECT 1 FROM exams WHERE apprentice_id = ? AND status IN ('applied', 'admitted')", apprentice_id):
        raise Refused("An application is open.")
    if db.number("SELECT COUNT(*) FROM exams WHERE apprentice_id = ? AND status = 'failed'", apprentice_id) >= 3:
        raise Refused("The exam was failed three times.")
    exam_id = db.insert("exams", apprentice_id=apprentice_id, held_on=held_on, status="applied")
    return db.fetch(Exam, "exams", exam_id)


def admit_to_exam(db: Database, exam_id: str) -> Exam:
    """Admit an apprentice half of whose reports are approved and who has no basic skill still to be signed off.

    Args:
        exam_id: Id of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "applied":
        raise Refused("The exam must be applied.")
    apprentice = db.fetch(Apprentice, "apprentices", exam["apprentice_id"])
    if apprentice["started_on"] > shift(db.today, days=-912):
        raise Refused("The apprentice is not in the 30th month yet.")
    approved = db.number(
        "SELECT COUNT(*) FROM weekly_reports WHERE apprentice_id = ? AND status = 'approved'", exam["apprentice_id"]
    )
    written = db.number("SELECT COUNT(*) FROM weekly_reports WHERE apprentice_id = ?", exam["apprentice_id"])
    if approved * 2 < written:
        raise Refused("Too few weekly reports are approved.")
    if db.exists(
        """
        SELECT 1 FROM sign_offs
        JOIN skills ON skills.id = sign_offs.skill_id
        WHERE sign_offs.apprentice_id = ? AND skills.level = 'basic' AND sign_offs.status = 'learning'
        """,
        exam["apprentice_id"],
    ):
        raise Refused("A basic skill has not been signed off.")
    db.update("exams", exam_id, status="admitted")
    return db.fetch(Exam, "exams", exam_id)


def refuse_exam(db: Database, exam_id: str) -> Exam:
    """Refuse an application.

    Args:
        exam_id: Id of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "applied":
        raise Refused("The exam must be applied.")
    db.update("exams", exam_id, status="refused")
    return db.fetch(Exam, "exams", exam_id)


def pass_exam(db: Database, exam_id: str, points: Annotated[int, between(50, 100)]) -> Exam:
    """Enter a passed exam with 50 points at least; the apprenticeship ends with it.

    Args:
        exam_id: Id of the exam.
        points: Points of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "admitted":
        raise Refused("The exam must be admitted.")
    if exam["held_on"] > db.today:
        raise Refused("The exam has not been held.")
    db.update("exams", exam_id, status="passed", points=points)
    db.update("apprentices", exam["apprentice_id"], status="passed")
    return db.fetch(Exam, "exams", exam_id)


def fail_exam(db: Database, exam_id: str, points: Annotated[int, between(0, 49)]) -> Exam:
    """Enter a failed exam; the third time ends the apprenticeship without a diploma.

    Args:
        exam_id: Id of the exam.
        points: Points of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "admitted":
        raise Refused("The exam must be admitted.")
    if exam["held_on"] > db.today:
        raise Refused("The exam has not been held.")
    db.update("exams", exam_id, status="failed", points=points)
    if (
        db.number("SELECT COUNT(*) FROM exams WHERE apprentice_id = ? AND status = 'failed'", exam["apprentice_id"])
        >= 2
    ):
        db.update("apprentices", exam["apprentice_id"], status="failed")
    return db.fetch(Exam, "exams", exam_id)
