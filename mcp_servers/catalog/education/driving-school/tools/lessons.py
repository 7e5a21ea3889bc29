"""Tools about lessons."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Car, Instructor, Lesson, LessonKind, LessonStatus, Pupil


class LessonSummary(TypedDict):
    """A lesson as a search lists it."""

    id: str
    pupil_name: str
    instructor_name: str
    starts_at: str
    kind: LessonKind
    status: LessonStatus


class LessonsByInstructorName(TypedDict):
    """Totals of lessons for one name."""

    instructor_name: str
    lessons: int
    last_start: str | None


def find_lessons(
    db: Database,
    pupil_id: str | None = None,
    instructor_id: str | None = None,
    car_id: str | None = None,
    kind: LessonKind | None = None,
    status: LessonStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[LessonSummary]:
    """Search lessons by pupil, instructor, car, kind, status or start time.

    Args:
        pupil_id: Only lessons of the pupil with this id.
        instructor_id: Only lessons of the instructor with this id.
        car_id: Only lessons of the car with this id.
        kind: Only lessons with this kind.
        status: Only lessons with this status.
        starts_on: Only lessons with a start time on this day.
        starts_from: Only lessons with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LessonSummary,
        """
        SELECT lessons.id, pupils.name AS pupil_name, instructors.name AS instructor_name,
            lessons.starts_at, lessons.kind, lessons.status
        FROM lessons
        JOIN pupils ON pupils.id = lessons.pupil_id
        JOIN instructors ON instructors.id = lessons.instructor_id
        """,
        where={
            "lessons.pupil_id = ?": pupil_id,
            "lessons.instructor_id = ?": instructor_id,
            "lessons.car_id = ?": car_id,
            "lessons.kind = ?": kind,
            "lessons.status = ?": status,
            "date(lessons.starts_at) = ?": starts_on,
            "lessons.starts_at >= ?": starts_from,
        },
        order="lessons.starts_at, lessons.id",
        page=page,
    )


def report_lessons(
    db: Database,
    kind: LessonKind | None = None,
    status: LessonStatus | None = None,
    starts_from: Moment | None = None,
    starts_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[LessonsByInstructorName]:
    """Count lessons by instructor.

    Args:
        kind: Only lessons with this kind.
        status: Only lessons with this status.
        starts_from: Only lessons with a start time at or after this.
        starts_until: Only lessons with a start time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        LessonsByInstructorName,
        """
        SELECT instructors.name AS instructor_name, COUNT(*) AS lessons, MAX(lessons.starts_at) AS
            last_start
        FROM lessons
        JOIN instructors ON instructors.id = lessons.instructor_id
        """,
        where={
            "lessons.kind = ?": kind,
            "lessons.status = ?": status,
            "lessons.starts_at >= ?": starts_from,
            "lessons.starts_at <= ?": starts_until,
        },
        group="instructors.name",
        order="instructors.name",
        page=page,
    )


def book_lesson(
    db: Database, pupil_id: str, instructor_id: str, car_id: str, kind: LessonKind, starts_at: Moment
) -> Lesson:
    """Book a lesson of 90 minutes for a pupil with an instructor and a car that are free.

    Args:
        pupil_id: Id of the pupil.
        instructor_id: Id of the instructor.
        car_id: Id of the car.
        kind: Kind of the lesson.
        starts_at: Start time.
    """
    pupil = db.fetch(Pupil, "pupils", pupil_id)
    instructor = db.fetch(Instructor, "instructors", instructor_id)
    car = db.fetch(Car, "cars", car_id)
    if pupil["status"] != "active":
        raise Refused("The pupil has passed or left.")
    if pupil["eye_test_until"] is None or pupil["eye_test_until"] < starts_at[:10]:
        raise Refused("The pupil has no valid eye test then.")
    if (
        db.number("SELECT COUNT(*) FROM lessons WHERE pupil_id = ? AND status = 'booked'", pupil_id)
        >= pupil["paid_lessons"]
    ):
        raise Refused("All paid lessons of the pupil are booked.")
    if (
        kind not in ("city", "country")
        and db.number("SELECT COUNT(*) FROM lessons WHERE pupil_id = ? AND status = 'held'", pupil_id) < 4
    ):
        raise Refused("It is too early for such a lesson.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("Lessons are booked two hours ahead at least.")
    if starts_at > shift(db.now, days=28):
        raise Refused("Lessons are booked four weeks ahead at most.")
    if car["gearbox"] != pupil["gearbox"]:
        raise Refused("The car has the other gearbox.")
    if car["status"] != "in_use" or car["inspected_until"] < starts_at[:10]:
        raise Refused("The car is in repair or not inspected.")
    if instructor["status"] != "working":
        raise Refused("The instructor is away.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM lessons
        WHERE instructor_id = ? AND status != 'cancelled' AND date(starts_at) = ?
        """,
            instructor_id,
            starts_at[:10],
        )
        >= instructor["most_lessons"]
    ):
        raise Refused("The instructor has no lesson left on that day.")
    ends_at = shift(starts_at, minutes=90)
    if db.exists(
        """
        SELECT 1 FROM lessons
        WHERE (instructor_id = ? OR car_id = ? OR pupil_id = ?)
            AND status = 'booked'
            AND starts_at < ?
            AND ends_at > ?
        """,
        instructor_id,
        car_id,
        pupil_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The pupil, the instructor or the car is not free then.")
    lesson_id = db.insert(
        "lessons",
        starts_at=starts_at,
        pupil_id=pupil_id,
        instructor_id=instructor_id,
        car_id=car_id,
        kind=kind,
        ends_at=ends_at,
        booked_at=db.now,
        status="booked",
    )
    return db.fetch(Lesson, "lessons", lesson_id)


def move_lesson(db: Database, lesson_id: str, starts_at: Moment) -> Lesson:
    """Move a lesson to another time with the same instructor and car, until 24 hours before.

    Args:
        lesson_id: Id of the lesson.
        starts_at: Start time.
    """
    lesson = db.fetch(Lesson, "lessons", lesson_id)
    if lesson["status"] != "booked":
        raise Refused("The lesson is over or cancelled.")
    if lesson["starts_at"] < shift(db.now, hours=24):
        raise Refused("It is too late to move this lesson.")
    if starts_at < shift(db.now, hours=2):
        raise Refused("Lessons are booked two hours ahead at least.")
    if starts_at > shift(db.now, days=28):
        raise Refused("Lessons are booked four weeks ahead at most.")
    instructor = db.fetch(Instructor, "instructors", lesson["instructor_id"])
    if (
        db.number(
            """
        SELECT COUNT(*) FROM lessons
        WHERE id != ? AND instructor_id = ? AND status != 'cancelled' AND date(starts_at) = ?
        """,
            lesson_id,
            lesson["instructor_id"],
            starts_at[:10],
        )
        >= instructor["most_lessons"]
    ):
        raise Refused("The instructor has no lesson left on that day.")
    ends_at = shift(starts_at, minutes=90)
    if db.exists(
        """
        SELECT 1 FROM lessons
        WHERE id != ?
            AND (instructor_id = ? OR car_id = ? OR pupil_id = ?)
            AND status = 'booked'
            AND starts_at < ?
            AND ends_at > ?
        """,
        lesson_id,
        lesson["instructor_id"],
        lesson["car_id"],
        lesson["pupil_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The pupil, the instructor or the car is not free then.")
    db.update("lessons", lesson_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Lesson, "lessons", lesson_id)


def cancel_lesson(db: Database, lesson_id: str) -> Lesson:
    """Cancel a lesson before it begins; less than 24 hours ahead it is used up.

    Args:
        lesson_id: Id of the lesson.
    """
    lesson = db.fetch(Lesson, "lessons", lesson_id)
    if lesson["status"] != "booked":
        raise Refused("The lesson must be booked.")
    if lesson["starts_at"] <= db.now:
        raise Refused("The lesson should have begun already.")
    db.update("lessons", lesson_id, status="cancelled")
    if lesson["starts_at"] < shift(db.now, hours=24):
        pupil = db.fetch(Pupil, "pupils", lesson["pupil_id"])
        db.update("pupils", lesson["pupil_id"], paid_lessons=max(0, pupil["paid_lessons"] - 1))
    return db.fetch(Lesson, "lessons", lesson_id)


def hold_lesson(db: Database, lesson_id: str) -> Lesson:
    """Note that a lesson was held, when it ends and in the three days after; it uses up a paid lesson.

    Args:
        lesson_id: Id of the lesson.
    """
    lesson = db.fetch(Lesson, "lessons", lesson_id)
    if lesson["status"] != "booked":
        raise Refused("The lesson must be booked.")
    if db.now < shift(lesson["ends_at"], minutes=-15):
        raise Refused("The lesson is not over yet.")
    if db.now > shift(lesson["ends_at"], days=3):
        raise Refused("Lessons are entered within three days.")
    pupil = db.fetch(Pupil, "pupils", lesson["pupil_id"])
    if pupil["paid_lessons"] <= 0:
        raise Refused("The pupil has no paid lesson left.")
    db.update("lessons", lesson_id, status="held")
    db.update("pupils", lesson["pupil_id"], paid_lessons=pupil["paid_lessons"] - 1)
    return db.fetch(Lesson, "lessons", lesson_id)


def miss_lesson(db: Database, lesson_id: str) -> Lesson:
    """Note that a pupil did not come by 15 minutes after the start; the lesson is used up.

    Args:
        lesson_id: Id of the lesson.
    """
    lesson = db.fetch(Lesson, "lessons", lesson_id)
    if lesson["status"] != "booked":
        raise Refused("The lesson must be booked.")
    if db.now <= shift(lesson["starts_at"], minutes=15):
        raise Refused("The pupil may still come.")
    if db.now > shift(lesson["ends_at"], days=3):
        raise Refused("Lessons are entered within three days.")
    pupil = db.fetch(Pupil, "pupils", lesson["pupil_id"])
    db.update("lessons", lesson_id, status="missed")
    db.update("pupils", lesson["pupil_id"], paid_lessons=max(0, pupil["paid_lessons"] - 1))
    return db.fetch(Lesson, "lessons", lesson_id)
