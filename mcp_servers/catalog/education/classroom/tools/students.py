"""Tools about students."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Course, Student, UserProfile


class StudentSummary(TypedDict):
    """A student as a search lists it."""

    id: str
    user_full_name: str
    course_name: str


def create_student(db: Database, course_id: str, user_id: str) -> Student:
    """Enrol a student in an active course.

    Args:
        course_id: Id of the course.
        user_id: Id of the student.
    """
    course = db.fetch(Course, "courses", course_id)
    user = db.fetch(UserProfile, "user_profiles", user_id)
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if user["verified_teacher"]:
        raise Refused("A verified teacher cannot enrol as a student.")
    if db.exists("SELECT 1 FROM students WHERE course_id = ? AND user_id = ?", course_id, user_id):
        raise Refused("This student is already enrolled.")
    if db.number("SELECT COUNT(*) FROM students WHERE course_id = ?", course_id) >= 14:
        raise Refused("The course is full; it takes 14 students.")
    student_id = db.insert("students", course_id=course_id, user_id=user_id)
    return db.fetch(Student, "students", student_id)


def delete_student(db: Database, student_id: str) -> Student:
    """Take a student out of a course in which nothing of theirs waits to be returned.

    Args:
        student_id: Id of the student.
    """
    student = db.fetch(Student, "students", student_id)
    course = db.fetch(Course, "courses", student["course_id"])
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if db.exists(
        """
        SELECT 1 FROM student_submissions
        JOIN course_work_items ON course_work_items.id = student_submissions.course_work_id
        WHERE student_submissions.user_id = ?
            AND course_work_items.course_id = ?
            AND student_submissions.state = 'turned_in'
        """,
        student["user_id"],
        student["course_id"],
    ):
        raise Refused("The student has handed in work that has not been returned yet.")
    db.delete("students", student_id)
    return student


def list_students(
    db: Database, course_id: str | None = None, user_id: str | None = None, page: PageNumber = 1
) -> Page[StudentSummary]:
    """List who takes part in a course as a student.

    Args:
        course_id: Only students of the course with this id.
        user_id: Only students of the student with this id.
        page: Page number, from 1.
    """
    return db.search(
        StudentSummary,
        """
        SELECT students.id, user_profiles.full_name AS user_full_name, courses.name AS course_name
        FROM students
        JOIN user_profiles ON user_profiles.id = students.user_id
        JOIN courses ON courses.id = students.course_id
        """,
        where={"students.course_id = ?": course_id, "students.user_id = ?": user_id},
        order="user_profiles.full_name, students.id",
        page=page,
    )
