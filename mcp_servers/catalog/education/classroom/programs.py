"""Solutions and verifications of programmatic tasks on School classroom."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_delete_course_work_where_allowed_of_course_in_detail_which_work_type_by_teacher(
    tools: Tools, *, user_profile_full_name: str, which_work_type: str
) -> dict[str, Json]:
    """Delete those of the course work items meant for which that is allowed."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = [
        tools("get_course_work", course_work_id=course_work["id"])
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"])
        for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
    ]
    found = [course_work for course_work in found if course_work["work_type"] == which_work_type]
    done = refused = 0
    for course_work in found:
        try:
            tools("delete_course_work", course_work_id=course_work["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_course_work_where_allowed_of_course_in_detail_which_work_type_by_teacher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of course work items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "number of course work items done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "state is deleted": all(row["state"] == "deleted" for row in changed),
    }


def solve_delete_course_work_where_allowed_of_course_by_course_state(
    tools: Tools, *, course_state: str
) -> dict[str, Json]:
    """Delete those of the course work items meant for which that is allowed."""
    found = [
        course_work
        for course in every_item(tools, "list_courses", course_state=course_state)
        for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
    ]
    done = refused = 0
    for course_work in found:
        try:
            tools("delete_course_work", course_work_id=course_work["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_course_work_where_allowed_of_course_by_course_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of course work items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "number of course work items done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "state is deleted": all(row["state"] == "deleted" for row in changed),
    }


def solve_delete_student_for_each_of_course_by_teacher_and_course_state(
    tools: Tools, *, user_profile_full_name: str, course_state: str
) -> dict[str, Json]:
    """Delete each of the students meant, and count them."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = [
        student
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"], course_state=course_state)
        for student in every_item(tools, "list_students", course_id=course["id"])
    ]
    for student in found:
        tools("delete_student", student_id=student["id"])
    return {"students": len(found)}


def verify_delete_student_for_each_of_course_by_teacher_and_course_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of students must be gone."""
    given = answer or {}
    changed = [key for key in before["students"] if key not in after["students"]]
    return {
        "number of students": given.get("students") == truth["students"],
        "as many changed": len(changed) == truth["students"],
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


def solve_delete_student_where_allowed_by_user(tools: Tools, *, user_profile_full_name: str) -> dict[str, Json]:
    """Delete those of the students meant for which that is allowed."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = list(every_item(tools, "list_students", user_id=user_profile["id"]))
    done = refused = 0
    for student in found:
        try:
            tools("delete_student", student_id=student["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_student_where_allowed_by_user(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of students must be gone."""
    given = answer or {}
    changed = [key for key in before["students"] if key not in after["students"]]
    return {
        "number of students done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_delete_course_work_with_earliest_due_on_by_course(tools: Tools, *, course_name: str) -> dict[str, Json]:
    """Delete the course work with the earliest due date, no other."""
    course = tools("list_courses", name=course_name)["items"][0]
    course_work = min(
        [
            tools("get_course_work", course_work_id=course_work["id"])
            for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
        ],
        key=lambda course_work: course_work["due_on"],
    )
    tools("delete_course_work", course_work_id=course_work["id"])
    return {"due_date": course_work["due_on"]}


def verify_delete_course_work_with_earliest_due_on_by_course(
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


def solve_earliest_due_on_among_course_work_items_of_course_most_max_points_by_teacher(
    tools: Tools, *, user_profile_full_name: str, most_max_points: int
) -> dict[str, Json]:
    """Find the one with the earliest due date of the course work items meant."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = [
        course_work
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"])
        for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
    ]
    found = [course_work for course_work in found if course_work["max_points"] <= most_max_points]
    chosen = min(found, key=lambda course_work: course_work["due_on"])
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_course_work_items_of_course_most_max_points_by_teacher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_delete_student_for_each_by_course(tools: Tools, *, course_name: str) -> dict[str, Json]:
    """Delete each of the students meant, and count them."""
    course = tools("list_courses", name=course_name)["items"][0]
    found = list(every_item(tools, "list_students", course_id=course["id"]))
    for student in found:
        tools("delete_student", student_id=student["id"])
    return {"students": len(found)}


def verify_delete_student_for_each_by_course(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many students must be gone."""
    given = answer or {}
    changed = [key for key in before["students"] if key not in after["students"]]
    return {
        "number of students": given.get("students") == truth["students"],
        "as many changed": len(changed) == truth["students"],
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


def solve_ranking_by_due_on_of_course_work_items_least_max_points_by_course(
    tools: Tools, *, course_name: str, least_max_points: int, top: int
) -> dict[str, Json]:
    """Put the course work items meant in order by due date, and list the first ones."""
    course = tools("list_courses", name=course_name)["items"][0]
    found = list(every_item(tools, "list_course_work_items", course_id=course["id"]))
    found = [course_work for course_work in found if course_work["max_points"] >= least_max_points]
    ranked = sorted(found, key=lambda course_work: course_work["due_on"])[:top]
    return {"titles": [course_work["title"] for course_work in ranked]}


def verify_ranking_by_due_on_of_course_work_items_least_max_points_by_course(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


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


def solve_delete_course_work_for_each_by_course_and_state(
    tools: Tools, *, course_name: str, state: str
) -> dict[str, Json]:
    """Delete each of the course work items meant, and count them."""
    course = tools("list_courses", name=course_name)["items"][0]
    found = list(every_item(tools, "list_course_work_items", course_id=course["id"], state=state))
    for course_work in found:
        tools("delete_course_work", course_work_id=course_work["id"])
    return {"course_work_items": len(found)}


def verify_delete_course_work_for_each_by_course_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of course work items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["course_work_items"].items() if row != before["course_work_items"].get(key)]
    return {
        "number of course work items": given.get("course_work_items") == truth["course_work_items"],
        "as many changed": len(changed) == truth["course_work_items"],
        "state is deleted": all(row["state"] == "deleted" for row in changed),
    }


def solve_earliest_due_on_among_course_work_items_of_course_in_detail_which_work_type_by_teacher_and_course_state(
    tools: Tools, *, user_profile_full_name: str, course_state: str, which_work_type: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the course work items meant."""
    user_profile = tools("find_user_profiles", full_name=user_profile_full_name)["items"][0]
    found = [
        tools("get_course_work", course_work_id=course_work["id"])
        for course in every_item(tools, "list_courses", teacher_id=user_profile["id"], course_state=course_state)
        for course_work in every_item(tools, "list_course_work_items", course_id=course["id"])
    ]
    found = [course_work for course_work in found if course_work["work_type"] == which_work_type]
    chosen = min(found, key=lambda course_work: course_work["due_on"])
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_course_work_items_of_course_in_detail_which_work_type_by_teacher_and_course_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
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
