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


def solve_ranking_by_born_on_of_pupils_in_detail_born_on_until_by_status(
    tools: Tools, *, status: str, born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the pupils meant in order by date of birth, and list the first ones."""
    found = [tools("get_pupil", pupil_id=pupil["id"]) for pupil in every_item(tools, "find_pupils", status=status)]
    found = [pupil for pupil in found if pupil["born_on"] <= born_on_until]
    ranked = sorted(found, key=lambda pupil: pupil["born_on"])[:top]
    return {"names": [pupil["name"] for pupil in ranked]}


def verify_ranking_by_born_on_of_pupils_in_detail_born_on_until_by_status(
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


def solve_hold_lesson_for_each_by_instructor_and_starts_on(
    tools: Tools, *, instructor_name: str, starts_on: str
) -> dict[str, Json]:
    """Hold each of the lessons meant, and count them."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = list(every_item(tools, "find_lessons", instructor_id=instructor["id"], starts_on=starts_on))
    for lesson in found:
        tools("hold_lesson", lesson_id=lesson["id"])
    return {"lessons": len(found)}


def verify_hold_lesson_for_each_by_instructor_and_starts_on(
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


def solve_most_paid_lessons_among_pupils_in_detail_born_on_from_by_status(
    tools: Tools, *, status: str, born_on_from: str
) -> dict[str, Json]:
    """Find the one with the highest paid lessons left of the pupils meant."""
    found = [tools("get_pupil", pupil_id=pupil["id"]) for pupil in every_item(tools, "find_pupils", status=status)]
    found = [pupil for pupil in found if pupil["born_on"] >= born_on_from]
    chosen = max(found, key=lambda pupil: pupil["paid_lessons"])
    return {"name": chosen["name"], "paid_lessons_left": chosen["paid_lessons"]}


def verify_most_paid_lessons_among_pupils_in_detail_born_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "paid lessons left": given.get("paid_lessons_left") == truth["paid_lessons_left"],
        "nothing changed": before == after,
    }


def solve_topic_with_most_seats_among_theory_classes_in_detail_most_seats_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str, most_seats: int
) -> dict[str, Json]:
    """Add up the number of seats by topic and find the largest total."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"], status=status)
    ]
    found = [theory_class for theory_class in found if theory_class["seats"] <= most_seats]
    totals: dict[str, int] = {}
    for theory_class in found:
        totals[theory_class["topic"]] = totals.get(theory_class["topic"], 0) + theory_class["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"topic": largest, "total_seats": totals[largest]}


def verify_topic_with_most_seats_among_theory_classes_in_detail_most_seats_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "topic": given.get("topic") == truth["topic"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_total_seats_of_theory_classes_by_instructor(tools: Tools, *, instructor_name: str) -> dict[str, Json]:
    """Add up the number of seats of the classes that are meant."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    return {
        "total_seats": sum(
            theory_class["seats"]
            for theory_class in [
                tools("get_class", theory_class_id=theory_class["id"])
                for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"])
            ]
        )
    }


def verify_total_seats_of_theory_classes_by_instructor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
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


def solve_pupil_with_most_enrolments_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the pupils meant has the most enrolments."""
    counted = [
        (tools("find_enrolments", pupil_id=pupil["id"])["total"], pupil)
        for pupil in every_item(tools, "find_pupils", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "enrolments": most}


def verify_pupil_with_most_enrolments_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of enrolments": given.get("enrolments") == truth["enrolments"],
        "nothing changed": before == after,
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


def solve_amount_of_seats_of_theory_classes_in_detail_least_seats_by_starts_on(
    tools: Tools, *, starts_on: str, least_seats: int
) -> dict[str, Json]:
    """Count the classes meant and add up the number of seats."""
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", starts_on=starts_on)
    ]
    found = [theory_class for theory_class in found if theory_class["seats"] >= least_seats]
    return {"number": len(found), "total_seats": sum(theory_class["seats"] for theory_class in found)}


def verify_amount_of_seats_of_theory_classes_in_detail_least_seats_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of classes": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_cancel_lesson_else_miss_lesson_by_instructor_and_status(
    tools: Tools, *, instructor_name: str, status: str
) -> dict[str, Json]:
    """Cancel the lessons meant; where that is refused, do something else instead."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = list(every_item(tools, "find_lessons", instructor_id=instructor["id"], status=status))
    refused = 0
    for lesson in found:
        try:
            tools("cancel_lesson", lesson_id=lesson["id"])
        except Refused:
            refused += 1
            tools("miss_lesson", lesson_id=lesson["id"])
    return {"refused": refused}


def verify_cancel_lesson_else_miss_lesson_by_instructor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lessons must have changed."""
    given = answer or {}
    changed = [row for key, row in after["lessons"].items() if row != before["lessons"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_status_with_most_seats_among_theory_classes_in_detail_most_seats_by_instructor(
    tools: Tools, *, instructor_name: str, most_seats: int
) -> dict[str, Json]:
    """Add up the number of seats by status and find the largest total."""
    instructor = tools("find_instructors", name=instructor_name)["items"][0]
    found = [
        tools("get_class", theory_class_id=theory_class["id"])
        for theory_class in every_item(tools, "find_classes", instructor_id=instructor["id"])
    ]
    found = [theory_class for theory_class in found if theory_class["seats"] <= most_seats]
    totals: dict[str, int] = {}
    for theory_class in found:
        totals[theory_class["status"]] = totals.get(theory_class["status"], 0) + theory_class["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_seats": totals[largest]}


def verify_status_with_most_seats_among_theory_classes_in_detail_most_seats_by_instructor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
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
