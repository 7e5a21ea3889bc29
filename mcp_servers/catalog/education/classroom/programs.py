"""Solutions and verifications of programmatic tasks on School classroom."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_publish_course_work_for_each_by_course_and_state(
    tools: Tools, *, course_name: str, state: str
) -> dict[str, Json]:
    """Publish each of the course work items meant, and count them."""
    course = tools("list_courses", name=course_name)["items"][0]
    found = list(every_item(tools, "list_course_work_items", course_id=course["id"], state=state))
    for course_work in found:
        tools("publish_course_work", course_work_id=course_work["id"])
    return {"course_work_items": len(found)}


def verify_publish_course_work_for_each_by_course_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many course work items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "number of course work items": given.get("course_work_items") == truth["course_work_items"],
        "as many changed": len(changed) == truth["course_work_items"],
        "state is published": all(row["state"] == "published" for row in changed),
    }


def solve_publish_course_work_with_earliest_due_on_by_course_and_state(
    tools: Tools, *, course_name: str, state: str
) -> dict[str, Json]:
    """Publish the course work with the earliest due date, no other."""
    course = tools("list_courses", name=course_name)["items"][0]
    course_work = min(
        [
            tools("get_course_work", course_work_id=course_work["id"])
            for course_work in every_item(tools, "list_course_work_items", course_id=course["id"], state=state)
        ],
        key=lambda course_work: course_work["due_on"],
    )
    tools("publish_course_work", course_work_id=course_work["id"])
    return {"due_date": course_work["due_on"]}


def verify_publish_course_work_with_earliest_due_on_by_course_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one course work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "state is published": all(row["state"] == "published" for row in changed),
    }


def solve_course_with_most_course_work_items_by_teacher(
    tools: Tools, *, user_profile_full_name: str
) -> dict[str, Json]:
    """Find out which of the courses meant has the most course work items."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    counted = [
        (tools("list_course_work_items", course_id=course["id"])["total"], course)
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "course_work_items": most}


def verify_course_with_most_course_work_items_by_teacher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of course work items": given.get("course_work_items") == truth["course_work_items"],
        "nothing changed": before == after,
    }


def solve_earliest_due_on_of_course_work_items_by_course_and_state(
    tools: Tools, *, course_name: str, state: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the course work items meant."""
    course = tools("list_courses", name=course_name)["items"][0]
    chosen = min(
        [
            tools("get_course_work", course_work_id=course_work["id"])
            for course_work in every_item(tools, "list_course_work_items", course_id=course["id"], state=state)
        ],
        key=lambda course_work: course_work["due_on"],
    )
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_course_work_items_by_course_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_archive_course_for_each_by_teacher_and_course_state(
    tools: Tools, *, user_profile_full_name: str, course_state: str
) -> dict[str, Json]:
    """Archive each of the courses meant, and count them."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = list(every_item(tools, "list_courses", teacher_id=user_profile["id"], course_state=course_state))
    for course in found:
        tools("archive_course", course_id=course["id"])
    return {"courses": len(found)}


def verify_archive_course_for_each_by_teacher_and_course_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many courses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["courses"].items() if row != before["courses"].get(key)]
    return {
        "number of courses": given.get("courses") == truth["courses"],
        "as many changed": len(changed) == truth["courses"],
        "course_state is archived": all(row["course_state"] == "archived" for row in changed),
    }


def solve_delete_course_work_with_earliest_due_on_by_course_and_state(
    tools: Tools, *, course_name: str, state: str
) -> dict[str, Json]:
    """Delete the course work with the earliest due date, no other."""
    course = tools("list_courses", name=course_name)["items"][0]
    course_work = min(
        [
            tools("get_course_work", course_work_id=course_work["id"])
            for course_work in every_item(tools, "list_course_work_items", course_id=course["id"], state=state)
        ],
        key=lambda course_work: course_work["due_on"],
    )
    tools("delete_course_work", course_work_id=course_work["id"])
    return {"due_date": course_work["due_on"]}


def verify_delete_course_work_with_earliest_due_on_by_course_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one course work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "state is deleted": all(row["state"] == "deleted" for row in changed),
    }


def solve_course_with_most_topics_by_teacher_and_course_state(
    tools: Tools, *, user_profile_full_name: str, course_state: str
) -> dict[str, Json]:
    """Find out which of the courses meant has the most topics."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    counted = [
        (tools("list_topics", course_id=course["id"])["total"], course)
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"], course_state=course_state)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "topics": most}


def verify_course_with_most_topics_by_teacher_and_course_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of topics": given.get("topics") == truth["topics"],
        "nothing changed": before == after,
    }


def solve_earliest_due_on_of_course_work_items_by_course(tools: Tools, *, course_name: str) -> dict[str, Json]:
    """Find the one with the earliest due date of the course work items meant."""
    course = tools("list_courses", name=course_name)["items"][0]
    chosen = min(
        [
            tools("get_course_work", course_work_id=course_work["id"])
            for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
        ],
        key=lambda course_work: course_work["due_on"],
    )
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_course_work_items_by_course(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_turn_in_student_submission_for_each_by_user_and_state(
    tools: Tools, *, user_profile_full_name: str, state: str
) -> dict[str, Json]:
    """Turn in student each of the student submissions meant, and count them."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = list(every_item(tools, "list_student_submissions", user_id=user_profile["id"], state=state))
    for student_submission in found:
        tools("turn_in_student_submission", student_submission_id=student_submission["id"])
    return {"student_submissions": len(found)}


def verify_turn_in_student_submission_for_each_by_user_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many student submissions must have changed."""
    given = answer or {}
    changed = [
        row for key, row in after["student_submissions"].items() if row != before["student_submissions"].get(key)
    ]
    return {
        "number of student submissions": given.get("student_submissions") == truth["student_submissions"],
        "as many changed": len(changed) == truth["student_submissions"],
        "state is turned in": all(row["state"] == "turned_in" for row in changed),
    }


def solve_course_with_most_students_by_teacher(tools: Tools, *, user_profile_full_name: str) -> dict[str, Json]:
    """Find out which of the courses meant has the most students."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    counted = [
        (tools("list_students", course_id=course["id"])["total"], course)
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "students": most}


def verify_course_with_most_students_by_teacher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of students": given.get("students") == truth["students"],
        "nothing changed": before == after,
    }
