"""Solutions and verifications of programmatic tasks on Grand Meridian housekeeping."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_drop_task_where_allowed_of_attendant_by_floor(tools: Tools, *, floor_name: str) -> dict[str, Json]:
    """Drop task those of the cleaning tasks meant for which that is allowed."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = [
        task
        for attendant in every_item(tools, "find_attendants", floor_id=floor["id"])
        for task in every_item(tools, "find_tasks", attendant_id=attendant["id"])
    ]
    done = refused = 0
    for task in found:
        try:
            tools("drop_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drop_task_where_allowed_of_attendant_by_floor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cleaning tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of cleaning tasks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_earliest_due_at_among_tasks_of_room_by_floor_and_state(
    tools: Tools, *, floor_name: str, state: str
) -> dict[str, Json]:
    """Find the one with the earliest due time of the cleaning tasks meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = [
        task
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], state=state)
        for task in every_item(tools, "find_tasks", room_id=room["id"])
    ]
    chosen = min(found, key=lambda task: task["due_at"])
    return {"room": chosen["room_number"], "due_time": chosen["due_at"]}


def verify_earliest_due_at_among_tasks_of_room_by_floor_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room": given.get("room") == truth["room"],
        "due time": given.get("due_time") == truth["due_time"],
        "nothing changed": before == after,
    }


def solve_take_defect_in_hand_else_mend_defect_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Take the defects meant; where that is refused, do something else instead."""
    found = list(every_item(tools, "find_defects", status=status))
    refused = 0
    for defect in found:
        try:
            tools("take_defect_in_hand", defect_id=defect["id"])
        except Refused:
            refused += 1
            tools("mend_defect", defect_id=defect["id"])
    return {"refused": refused}


def verify_take_defect_in_hand_else_mend_defect_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_mend_defect_for_each_by_room(tools: Tools, *, room_number: str) -> dict[str, Json]:
    """Mend each of the defects meant, and count them."""
    room = tools("find_rooms", number=room_number)["items"][0]
    found = list(every_item(tools, "find_defects", room_id=room["id"]))
    for defect in found:
        tools("mend_defect", defect_id=defect["id"])
    return {"defects": len(found)}


def verify_mend_defect_for_each_by_room(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects": given.get("defects") == truth["defects"],
        "as many changed": len(changed) == truth["defects"],
        "status is mended": all(row["status"] == "mended" for row in changed),
    }


def solve_pass_task_where_allowed_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Pass task those of the cleaning tasks meant for which that is allowed."""
    found = list(every_item(tools, "find_tasks", kind=kind))
    done = refused = 0
    for task in found:
        try:
            tools("pass_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_pass_task_where_allowed_by_kind(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of cleaning tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of cleaning tasks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is passed": all(row["status"] == "passed" for row in changed),
    }


def solve_highest_beds_of_rooms_by_floor_and_state(tools: Tools, *, floor_name: str, state: str) -> dict[str, Json]:
    """Find the one with the most beds of the rooms meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    chosen = max(
        [
            tools("get_room", room_id=room["id"])
            for room in every_item(tools, "find_rooms", floor_id=floor["id"], state=state)
        ],
        key=lambda room: room["beds"],
    )
    return {"room_number": chosen["number"], "beds": chosen["beds"]}


def verify_highest_beds_of_rooms_by_floor_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "room number": given.get("room_number") == truth["room_number"],
        "beds": given.get("beds") == truth["beds"],
        "nothing changed": before == after,
    }


def solve_take_defect_in_hand_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Take those of the defects meant for which that is allowed."""
    found = list(every_item(tools, "find_defects"))
    done = refused = 0
    for defect in found:
        try:
            tools("take_defect_in_hand", defect_id=defect["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_take_defect_in_hand_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in hand": all(row["status"] == "in_hand" for row in changed),
    }


def solve_room_with_most_defects_by_floor_and_guest_inside(
    tools: Tools, *, floor_name: str, guest_inside: bool
) -> dict[str, Json]:
    """Find out which of the rooms meant has the most defects."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    counted = [
        (tools("find_defects", room_id=room["id"])["total"], room)
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], guest_inside=guest_inside)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"room_number": chosen["number"], "defects": most}


def verify_room_with_most_defects_by_floor_and_guest_inside(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room number": given.get("room_number") == truth["room_number"],
        "number of defects": given.get("defects") == truth["defects"],
        "nothing changed": before == after,
    }


def solve_mend_defect_for_each_by_room_and_blocking(
    tools: Tools, *, room_number: str, blocking: bool
) -> dict[str, Json]:
    """Mend each of the defects meant, and count them."""
    room = tools("find_rooms", number=room_number)["items"][0]
    found = list(every_item(tools, "find_defects", room_id=room["id"], blocking=blocking))
    for defect in found:
        tools("mend_defect", defect_id=defect["id"])
    return {"defects": len(found)}


def verify_mend_defect_for_each_by_room_and_blocking(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects": given.get("defects") == truth["defects"],
        "as many changed": len(changed) == truth["defects"],
        "status is mended": all(row["status"] == "mended" for row in changed),
    }


def solve_take_back_task_with_earliest_due_at_by_attendant_and_status(
    tools: Tools, *, attendant_name: str, status: str
) -> dict[str, Json]:
    """Take back task the cleaning task with the earliest due time, no other."""
    attendant = tools("find_attendants", name=attendant_name)["items"][0]
    task = min(
        every_item(tools, "find_tasks", attendant_id=attendant["id"], status=status), key=lambda task: task["due_at"]
    )
    tools("take_back_task", task_id=task["id"])
    return {"due_time": task["due_at"]}


def verify_take_back_task_with_earliest_due_at_by_attendant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due time must be right, and one cleaning task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "due time": given.get("due_time") == truth["due_time"],
        "one changed": len(changed) == 1,
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_finish_task_for_each_by_floor_and_status(tools: Tools, *, floor_name: str, status: str) -> dict[str, Json]:
    """Finish task each of the cleaning tasks meant, and count them."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_tasks", floor_id=floor["id"], status=status))
    for task in found:
        tools("finish_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_finish_task_for_each_by_floor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cleaning tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of cleaning tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_most_beds_among_rooms_in_detail_by_floor_and_state(
    tools: Tools, *, floor_name: str, state: str
) -> dict[str, Json]:
    """Find the one with the most beds of the rooms meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = [
        tools("get_room", room_id=room["id"])
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], state=state)
    ]
    chosen = max(found, key=lambda room: room["beds"])
    return {"room_number": chosen["number"], "beds": chosen["beds"]}


def verify_most_beds_among_rooms_in_detail_by_floor_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room number": given.get("room_number") == truth["room_number"],
        "beds": given.get("beds") == truth["beds"],
        "nothing changed": before == after,
    }


def solve_take_back_task_for_each_by_floor_and_status(tools: Tools, *, floor_name: str, status: str) -> dict[str, Json]:
    """Take back task each of the tasks meant, and count them."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_tasks", floor_id=floor["id"], status=status))
    for task in found:
        tools("take_back_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_take_back_task_for_each_by_floor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_drop_task_with_earliest_due_at_by_attendant_and_status(
    tools: Tools, *, attendant_name: str, status: str
) -> dict[str, Json]:
    """Drop task the cleaning task with the earliest due time, no other."""
    attendant = tools("find_attendants", name=attendant_name)["items"][0]
    task = min(
        every_item(tools, "find_tasks", attendant_id=attendant["id"], status=status), key=lambda task: task["due_at"]
    )
    tools("drop_task", task_id=task["id"])
    return {"due_time": task["due_at"]}


def verify_drop_task_with_earliest_due_at_by_attendant_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due time must be right, and one cleaning task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "due time": given.get("due_time") == truth["due_time"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }
