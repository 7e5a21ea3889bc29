"""Solutions and verifications of programmatic tasks on Greenlight driving school."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_miss_lesson_for_each_by_instructor_and_starts_on(
    tools: Tools, *, instructor_name: str, starts_on: str
) -> dict[str, Json]:
    """Miss each of the lessons meant, and count them."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = list(every_item(tools, "find_lessons", instructor_id=instructor["id"], starts_on=starts_on))
    for lesson in found:
        tools("miss_lesson", lesson_id=lesson["id"])
    return {"lessons": len(found)}


def verify_miss_lesson_for_each_by_instructor_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons": given.get("lessons") == truth["lessons"],
        "as many changed": len(changed) == truth["lessons"],
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_miss_lesson_with_earliest_starts_at_by_pupil_and_starts_on(
    tools: Tools, *, pupil_name: str, starts_on: str
) -> dict[str, Json]:
    """Miss the lesson with the earliest start time, no other."""
    pupil = tools("find_pupils", name=pupil_name)["items"][0]
    lesson = min(
        every_item(tools, "find_lessons", pupil_id=pupil["id"], starts_on=starts_on),
        key=lambda lesson: lesson["starts_at"],
    )
    tools("miss_lesson", lesson_id=lesson["id"])
    return {"start_time": lesson["starts_at"]}


def verify_miss_lesson_with_earliest_starts_at_by_pupil_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one lesson must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_instructor_with_most_theory_classes_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the instructors meant has the most classes."""
    counted = [
        (tools("find_classes", instructor_id=instructor["id"])["total"], instructor)
        for instructor in every_item(tools, "find_instructors", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "classes": most}


def verify_instructor_with_most_theory_classes_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of classes": given.get("classes") == truth["classes"],
        "nothing changed": before == after,
    }


def solve_earliest_held_on_of_exams_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest exam date of the exams meant."""
    chosen = min(every_item(tools, "find_exams", status=status), key=lambda exam: exam["held_on"])
    return {"pupil": chosen["pupil_name"], "exam_date": chosen["held_on"]}


def verify_earliest_held_on_of_exams_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "pupil": given.get("pupil") == truth["pupil"],
        "exam date": given.get("exam_date") == truth["exam_date"],
        "nothing changed": before == after,
    }


def solve_total_seats_of_theory_classes_by_instructor_and_topic(
    tools: Tools, *, instructor_name: str, topic: str
) -> dict[str, Json]:
    """Add up the number of seats of the classes that are meant."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    return {
        "total_seats": sum(
            theory_class["seats"]
            for theory_class in [
                tools("get_class", theory_class_id=theory_class["id"])
                for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], topic=topic)
            ]
        )
    }


def verify_total_seats_of_theory_classes_by_instructor_and_topic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_instructor_with_most_lessons_in_report_lessons_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the instructor with the highest lessons in a report."""
    largest = max(every_item(tools, "report_lessons", status=status), key=lambda group: group["lessons"])
    return {"instructor": largest["instructor_name"], "lessons": largest["lessons"]}


def verify_instructor_with_most_lessons_in_report_lessons_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "instructor": given.get("instructor") == truth["instructor"],
        "lessons": given.get("lessons") == truth["lessons"],
        "nothing changed": before == after,
    }


def solve_cancel_lesson_for_each_by_car_and_starts_on(
    tools: Tools, *, car_plate: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the lessons meant, and count them."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_lessons", car_id=car["id"], starts_on=starts_on))
    for lesson in found:
        tools("cancel_lesson", lesson_id=lesson["id"])
    return {"lessons": len(found)}


def verify_cancel_lesson_for_each_by_car_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons": given.get("lessons") == truth["lessons"],
        "as many changed": len(changed) == truth["lessons"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_miss_lesson_with_earliest_starts_at_by_car_and_status(
    tools: Tools, *, car_plate: str, status: str
) -> dict[str, Json]:
    """Miss the lesson with the earliest start time, no other."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    lesson = min(
        every_item(tools, "find_lessons", car_id=car["id"], status=status), key=lambda lesson: lesson["starts_at"]
    )
    tools("miss_lesson", lesson_id=lesson["id"])
    return {"start_time": lesson["starts_at"]}


def verify_miss_lesson_with_earliest_starts_at_by_car_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one lesson must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_instructor_with_most_lessons_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the instructors meant has the most lessons."""
    counted = [
        (tools("find_lessons", instructor_id=instructor["id"])["total"], instructor)
        for instructor in every_item(tools, "find_instructors", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "lessons": most}


def verify_instructor_with_most_lessons_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of lessons": given.get("lessons") == truth["lessons"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_of_lessons_by_instructor_and_starts_on(
    tools: Tools, *, instructor_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the lessons meant."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    chosen = min(
        every_item(tools, "find_lessons", instructor_id=instructor["id"], starts_on=starts_on),
        key=lambda lesson: lesson["starts_at"],
    )
    return {"pupil": chosen["pupil_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_lessons_by_instructor_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "pupil": given.get("pupil") == truth["pupil"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_total_seats_of_theory_classes_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of seats of the classes that are meant."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    return {
        "total_seats": sum(
            theory_class["seats"]
            for theory_class in [
                tools("get_class", theory_class_id=theory_class["id"])
                for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], status=status)
            ]
        )
    }


def verify_total_seats_of_theory_classes_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_instructor_with_most_lessons_in_report_lessons_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find the instructor with the highest lessons in a report."""
    largest = max(every_item(tools, "report_lessons", kind=kind), key=lambda group: group["lessons"])
    return {"instructor": largest["instructor_name"], "lessons": largest["lessons"]}


def verify_instructor_with_most_lessons_in_report_lessons_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "instructor": given.get("instructor") == truth["instructor"],
        "lessons": given.get("lessons") == truth["lessons"],
        "nothing changed": before == after,
    }
