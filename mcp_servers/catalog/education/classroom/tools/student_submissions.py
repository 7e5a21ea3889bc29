"""Tools about student submissions."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, days_between

from .rows import Course, CourseWork, StudentSubmission, StudentSubmissionState


class StudentSubmissionSummary(TypedDict):
    """A submission as a search lists it."""

    id: str
    user_full_name: str
    state: StudentSubmissionState
    late: bool
    draft_grade: int | None
    assigned_grade: int | None


def list_student_submissions(
    db: Database,
    course_work_id: str | None = None,
    late: bool | None = None,
    state: StudentSubmissionState | None = None,
    user_id: str | None = None,
    page: PageNumber = 1,
) -> Page[StudentSubmissionSummary]:
    """List what students handed in for a piece of work.

    Args:
        course_work_id: Only student submissions of the course work with this id.
        late: Only student submissions for which this holds, or does not: delayed.
        state: Only student submissions with this state.
        user_id: Only student submissions of the student with this id.
        page: Page number, from 1.
    """
    return db.search(
        StudentSubmissionSummary,
        """
        SELECT student_submissions.id, user_profiles.full_name AS user_full_name, student_submissions.state,
            student_submissions.late, student_submissions.draft_grade, student_submissions.assigned_grade
        FROM student_submissions
        JOIN user_profiles ON user_profiles.id = student_submissions.user_id
        """,
        where={
            "student_submissions.course_work_id = ?": course_work_id,
            "student_submissions.late = ?": late,
            "student_submissions.state = ?": state,
            "student_submissions.user_id = ?": user_id,
        },
        order="user_profiles.full_name, student_submissions.id",
        page=page,
    )


def patch_student_submission(
    db: Database, student_submission_id: str, draft_grade: Annotated[int, at_least(0)]
) -> StudentSubmission:
    """Note a draft grade on work that was handed in.

    Args:
        student_submission_id: Id of the submission.
        draft_grade: Draft grade.
    """
    student_submission = db.fetch(StudentSubmission, "student_submissions", student_submission_id)
    if student_submission["state"] != "turned_in":
        raise Refused("Only work that is handed in can be graded.")
    course_work = db.fetch(CourseWork, "course_work_items", student_submission["course_work_id"])
    if draft_grade > course_work["max_points"]:
        raise Refused("The grade is above the highest grade for this work.")
    db.update("student_submissions", student_submission_id, draft_grade=draft_grade, updated_at=db.now)
    return db.fetch(StudentSubmission, "student_submissions", student_submission_id)


def reclaim_student_submission(db: Database, student_submission_id: str) -> StudentSubmission:
    """Take handed-in work back for the student, as long as the work is not past its due date.

    Args:
        student_submission_id: Id of the submission.
    """
    student_submission = db.fetch(StudentSubmission, "student_submissions", student_submission_id)
    if student_submission["state"] != "turned_in":
        raise Refused("The submission must be turned in.")
    course_work = db.fetch(CourseWork, "course_work_items", student_submission["course_work_id"])
    if db.today > course_work["due_on"]:
        raise Refused("The due date has passed.")
    if student_submission["draft_grade"] is not None:
        raise Refused("The work is already being graded.")
    db.update("student_submissions", student_submission_id, state="reclaimed_by_student", updated_at=db.now)
    return db.fetch(StudentSubmission, "student_submissions", student_submission_id)


def return_student_submission(db: Database, student_submission_id: str) -> StudentSubmission:
    """Return handed-in work to the student; its draft grade becomes the grade.

    Args:
        student_submission_id: Id of the submission.
    """
    student_submission = db.fetch(StudentSubmission, "student_submissions", student_submission_id)
    if student_submission["state"] != "turned_in":
        raise Refused("The submission must be turned in.")
    if student_submission["draft_grade"] is None:
        raise Refused("The work has no draft grade yet.")
    db.update(
        "student_submissions",
        student_submission_id,
        state="returned",
        assigned_grade=student_submission["draft_grade"],
        draft_grade=None,
        updated_at=db.now,
    )
    return db.fetch(StudentSubmission, "student_submissions", student_submission_id)


def turn_in_student_submission(db: Database, student_submission_id: str) -> StudentSubmission:
    """Hand in a student's work; after the due date it counts as late.

    Args:
        student_submission_id: Id of the submission.
    """
    student_submission = db.fetch(StudentSubmission, "student_submissions", student_submission_id)
    if student_submission["state"] not in ("created", "returned", "new", "reclaimed_by_student"):
        raise Refused("The submission must be created or returned or new or reclaimed by student.")
    course_work = db.fetch(CourseWork, "course_work_items", student_submission["course_work_id"])
    course = db.fetch(Course, "courses", course_work["course_id"])
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if days_between(course_work["due_on"], db.today) > 14:
        raise Refused("Work is no longer accepted two weeks after its due date.")
    db.update(
        "student_submissions",
        student_submission_id,
        state="turned_in",
        late=db.today > course_work["due_on"],
        updated_at=db.now,
    )
    return db.fetch(StudentSubmission, "student_submissions", student_submission_id)
