"""Solutions and verifications of programmatic tasks on Greenlight driving school."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_miss_lesson_where_allowed_by_pupil(tools: Tools, *, pupil_name: str) -> dict[str, Json]:
    """Miss those of the lessons meant for which that is allowed."""
    pupil = tools("find_pupils", name=pupil_name)["items"][0]
    found = list(every_item(tools, "find_lessons", pupil_id=pupil["id"]))
    done = refused = 0
    for lesson in found:
        try:
            tools("miss_lesson", lesson_id=lesson["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_miss_lesson_where_allowed_by_pupil(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_ranking_by_paid_lessons_of_pupils_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str, top: int
) -> dict[str, Json]:
    """Put the pupils meant in order by paid lessons left, and list the first ones."""
    found = [tools("get_pupil", pupil_id=pupil["id"]) for pupil in every_item(tools, "find_pupils", status=status)]
    found = [pupil for pupil in found if pupil["born_on"] >= born_on_from]
    ranked = sorted(found, key=lambda pupil: pupil["paid_lessons"], reverse=True)[:top]
    return {"names": [pupil["name"] for pupil in ranked]}


def verify_ranking_by_paid_lessons_of_pupils_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_amount_of_seats_of_theory_classes_in_detail_by_instructor_and_topic(
    tools: Tools, *, instructor_name: str, topic: str
) -> dict[str, Json]:
    """Count the classes meant and add up the number of seats."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], topic=topic)
    ]
    return {"number": len(found), "total_seats": sum(theory_class["seats"] for theory_class in found)}


def verify_amount_of_seats_of_theory_classes_in_detail_by_instructor_and_topic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of classes": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_highest_paid_lessons_of_pupils_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the most paid lessons left of the pupils meant."""
    chosen = max(
        [tools("get_pupil", pupil_id=pupil["id"]) for pupil in every_item(tools, "find_pupils", status=status)],
        key=lambda pupil: pupil["paid_lessons"],
    )
    return {"name": chosen["name"], "paid_lessons_left": chosen["paid_lessons"]}


def verify_highest_paid_lessons_of_pupils_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "paid lessons left": given.get("paid_lessons_left") == truth["paid_lessons_left"],
        "nothing changed": before == after,
    }


def solve_topic_with_most_seats_among_theory_classes_in_detail_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of seats by topic and find the largest total."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for theory_class in found:
        totals[theory_class["topic"]] = totals.get(theory_class["topic"], 0) + theory_class["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"topic": largest, "total_seats": totals[largest]}


def verify_topic_with_most_seats_among_theory_classes_in_detail_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "topic": given.get("topic") == truth["topic"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
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


def solve_hold_lesson_where_allowed_by_car(tools: Tools, *, car_plate: str) -> dict[str, Json]:
    """Hold those of the lessons meant for which that is allowed."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_lessons", car_id=car["id"]))
    done = refused = 0
    for lesson in found:
        try:
            tools("hold_lesson", lesson_id=lesson["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hold_lesson_where_allowed_by_car(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_earliest_starts_at_among_theory_classes_in_detail_most_seats_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str, most_seats: int
) -> dict[str, Json]:
    """Find the one with the earliest start time of the classes meant."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], status=status)
    ]
    found = [theory_class for theory_class in found if theory_class["seats"] <= most_seats]
    chosen = min(found, key=lambda theory_class: theory_class["starts_at"])
    return {"class_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_theory_classes_in_detail_most_seats_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "class number": given.get("class_number") == truth["class_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_hold_lesson_for_each_by_car_and_starts_on(tools: Tools, *, car_plate: str, starts_on: str) -> dict[str, Json]:
    """Hold each of the lessons meant, and count them."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_lessons", car_id=car["id"], starts_on=starts_on))
    for lesson in found:
        tools("hold_lesson", lesson_id=lesson["id"])
    return {"lessons": len(found)}


def verify_hold_lesson_for_each_by_car_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons": given.get("lessons") == truth["lessons"],
        "as many changed": len(changed) == truth["lessons"],
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_earliest_born_on_of_pupils_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest date of birth of the pupils meant."""
    chosen = min(
        [tools("get_pupil", pupil_id=pupil["id"]) for pupil in every_item(tools, "find_pupils", status=status)],
        key=lambda pupil: pupil["born_on"],
    )
    return {"name": chosen["name"], "date_of_birth": chosen["born_on"]}


def verify_earliest_born_on_of_pupils_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
        "nothing changed": before == after,
    }


def solve_amount_of_seats_of_theory_classes_in_detail_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str
) -> dict[str, Json]:
    """Count the classes meant and add up the number of seats."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], status=status)
    ]
    return {"number": len(found), "total_seats": sum(theory_class["seats"] for theory_class in found)}


def verify_amount_of_seats_of_theory_classes_in_detail_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of classes": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_withdraw_exam_for_each_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Withdraw each of the exams meant, and count them."""
    found = list(every_item(tools, "find_exams", kind=kind))
    for exam in found:
        tools("withdraw_exam", exam_id=exam["id"])
    return {"exams": len(found)}


def verify_withdraw_exam_for_each_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of exams must have changed."""
    given = answer or {}
    changed = [row for key, row in after["exams"].items() if row != before["exams"].get(key)]
    return {
        "number of exams": given.get("exams") == truth["exams"],
        "as many changed": len(changed) == truth["exams"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_cancel_lesson_where_allowed_by_car_and_kind(tools: Tools, *, car_plate: str, kind: str) -> dict[str, Json]:
    """Cancel those of the lessons meant for which that is allowed."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_lessons", car_id=car["id"], kind=kind))
    done = refused = 0
    for lesson in found:
        try:
            tools("cancel_lesson", lesson_id=lesson["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_lesson_where_allowed_by_car_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {
        "number of lessons done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
