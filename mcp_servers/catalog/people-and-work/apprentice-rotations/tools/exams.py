"""Tools about exams."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Apprentice, Exam, ExamKind, ExamStatus


class ExamSummary(TypedDict):
    """An exam as a search lists it."""

    id: str
    apprentice_name: str
    kind: ExamKind
    held_on: str
    marks: int | None
    status: ExamStatus


class ExamsByApprenticeTrade(TypedDict):
    """Totals of exams for one trade."""

    apprentice_trade: str
    exams: int
    best: int | None
    worst: int | None


def find_exams(
    db: Database,
    apprentice_id: str | None = None,
    kind: ExamKind | None = None,
    status: ExamStatus | None = None,
    held_from: Day | None = None,
    held_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ExamSummary]:
    """Search exams by apprentice, kind, status or date.

    Args:
        apprentice_id: Only exams of the apprentice with this id.
        kind: Only exams with this kind.
        status: Only exams with this status.
        held_from: Only exams with a date at or after this.
        held_until: Only exams with a date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ExamSummary,
        """
        SELECT exams.id, apprentices.name AS apprentice_name, exams.kind, exams.held_on, exams.marks,
            exams.status
        FROM exams
        JOIN apprentices ON apprentices.id = exams.apprentice_id
        """,
        where={
            "exams.apprentice_id = ?": apprentice_id,
            "exams.kind = ?": kind,
            "exams.status = ?": status,
            "exams.held_on >= ?": held_from,
            "exams.held_on <= ?": held_until,
        },
        order="exams.held_on, exams.id",
        page=page,
    )


def report_exams(
    db: Database,
    kind: ExamKind | None = None,
    status: ExamStatus | None = None,
    held_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ExamsByApprenticeTrade]:
    """Count exams by trade.

    Args:
        kind: Only exams with this kind.
        status: Only exams with this status.
        held_from: Only exams with a date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ExamsByApprenticeTrade,
        """
        SELECT apprentices.trade AS apprentice_trade, COUNT(*) AS exams, MAX(exams.marks) AS best,
            MIN(exams.marks) AS worst
        FROM exams
        JOIN apprentices ON apprentices.id = exams.apprentice_id
        """,
        where={"exams.kind = ?": kind, "exams.status = ?": status, "exams.held_on >= ?": held_from},
        group="apprentices.trade",
        order="apprentices.trade",
        page=page,
    )


def register_exam(db: Database, apprentice_id: str, kind: ExamKind, held_on: Day) -> Exam:
    """Register an apprentice for an exam three weeks ahead, in the order and with the rotations it needs.

    Args:
        apprentice_id: Id of the apprentice.
        kind: Kind of the exam.
        held_on: Date of the exam.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    if apprentice["status"] != "learning":
        raise Refused("The apprentice has finished or left.")
    if held_on < shift(db.today, days=21):
        raise Refused("An exam is registered three weeks ahead.")
    if db.exists(
        """
        SELECT 1 FROM exams
        WHERE apprentice_id = ? AND kind = ? AND status IN ('registered', 'passed')
        """,
        apprentice_id,
        kind,
    ):
        raise Refused("The apprentice is registered for this exam, or has passed it.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM exams
        WHERE apprentice_id = ? AND kind = ? AND status = 'failed'
        """,
            apprentice_id,
            kind,
        )
        >= 2
    ):
        raise Refused("The exam was failed twice.")
    if db.exists(
        """
        SELECT 1 FROM exams
        WHERE apprentice_id = ? AND kind = ? AND status = 'failed' AND held_on > ?
        """,
        apprentice_id,
        kind,
        shift(held_on, days=-90),
    ):
        raise Refused("The failed exam is less than three months ago.")
    if kind != "interim" and not db.exists(
        """
        SELECT 1 FROM exams
        WHERE apprentice_id = ? AND kind = 'interim' AND status = 'passed'
        """,
        apprentice_id,
    ):
        raise Refused("The interim exam has not been passed.")
    finished = db.number(
        "SELECT COUNT(*) FROM rotations WHERE apprentice_id = ? AND status = 'finished'", apprentice_id
    )
    if kind != "interim" and finished < 2:
        raise Refused("Two finished rotations are needed.")
    points = db.number("SELECT SUM(marks) FROM rotations WHERE apprentice_id = ? AND marks IS NOT NULL", apprentice_id)
    if points < 4 * finished:
        raise Refused("The average of the rotations is below 4.")
    if kind != "interim" and db.exists(
        "SELECT 1 FROM record_books WHERE apprentice_id = ? AND status = 'returned'", apprentice_id
    ):
        raise Refused("A record book must be mended first.")
    exam_id = db.insert("exams", apprentice_id=apprentice_id, kind=kind, held_on=held_on, status="registered")
    return db.fetch(Exam, "exams", exam_id)


def record_exam(db: Database, exam_id: str, marks: Annotated[int, between(1, 6)]) -> Exam:
    """Record the marks of an exam that was held in the last four weeks; four marks are a pass, and the final exam
    ends the apprenticeship.

    Args:
        exam_id: Id of the exam.
        marks: Marks of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "registered":
        raise Refused("The exam is over or withdrawn.")
    if exam["held_on"] > db.today:
        raise Refused("The exam has not been held.")
    if exam["held_on"] < shift(db.today, days=-28):
        raise Refused("The exam is too long ago.")
    db.update("exams", exam_id, marks=marks, status="passed" if marks >= 4 else "failed")
    if marks >= 4 and exam["kind"] == "final":
        db.update("apprentices", exam["apprentice_id"], status="passed")
    return db.fetch(Exam, "exams", exam_id)


def withdraw_exam(db: Database, exam_id: str) -> Exam:
    """Withdraw an exam a week ahead.

    Args:
        exam_id: Id of the exam.
    """
    exam = db.fetch(Exam, "exams", exam_id)
    if exam["status"] != "registered":
        raise Refused("The exam must be registered.")
    if exam["held_on"] < shift(db.today, days=7):
        raise Refused("It is too late to withdraw from this exam.")
    db.update("exams", exam_id, status="withdrawn")
    return db.fetch(Exam, "exams", exam_id)
