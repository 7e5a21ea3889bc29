"""Solutions and verifications of programmatic tasks on Grand Meridian housekeeping."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_mend_defect_for_each_by_room_and_status(tools: Tools, *, room_number: str, status: str) -> dict[str, Json]:
    """Mend each of the defects meant, and count them."""
    room = tools("find_rooms", number=room_number)["items"][0]
    found = list(every_item(tools, "find_defects", room_id=room["id"], status=status))
    for defect in found:
        tools("mend_defect", defect_id=defect["id"])
    return {"defects": len(found)}


def verify_mend_defect_for_each_by_room_and_status(
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


def solve_earliest_due_at_of_tasks_by_attendant_and_kind(
    tools: Tools, *, attendant_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest due time of the cleaning tasks meant."""
    attendant = tools("find_attendants", name=attendant_name)["items"][0]
    chosen = min(
        every_item(tools, "find_tasks", attendant_id=attendant["id"], kind=kind), key=lambda task: task["due_at"]
    )
    return {"room": chosen["room_number"], "due_time": chosen["due_at"]}


def verify_earliest_due_at_of_tasks_by_attendant_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "room": given.get("room") == truth["room"],
        "due time": given.get("due_time") == truth["due_time"],
        "nothing changed": before == after,
    }


def solve_room_with_most_defects_by_floor_and_state(tools: Tools, *, floor_name: str, state: str) -> dict[str, Json]:
    """Find out which of the rooms meant has the most defects."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    counted = [
        (tools("find_defects", room_id=room["id"])["total"], room)
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], state=state)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"room_number": chosen["number"], "defects": most}


def verify_room_with_most_defects_by_floor_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room number": given.get("room_number") == truth["room_number"],
        "number of defects": given.get("defects") == truth["defects"],
        "nothing changed": before == after,
    }


def solve_total_sets_of_linen_moves_by_floor_and_kind(tools: Tools, *, floor_name: str, kind: str) -> dict[str, Json]:
    """Add up the number of sets of the linen movements that are meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    return {
        "total_sets": sum(
            linen_move["sets"] for linen_move in every_item(tools, "find_linen_moves", floor_id=floor["id"], kind=kind)
        )
    }


def verify_total_sets_of_linen_moves_by_floor_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total number of sets": given.get("total_sets") == truth["total_sets"], "nothing changed": before == after}


def solve_status_with_most_most_points_of_attendants_by_floor(tools: Tools, *, floor_name: str) -> dict[str, Json]:
    """Add up the points a day by status and find the largest total."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    totals: dict[str, int] = {}
    for attendant in every_item(tools, "find_attendants", floor_id=floor["id"]):
        totals[attendant["status"]] = totals.get(attendant["status"], 0) + attendant["most_points"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_points_a_day": totals[largest]}


def verify_status_with_most_most_points_of_attendants_by_floor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total points a day": given.get("total_points_a_day") == truth["total_points_a_day"],
        "nothing changed": before == after,
    }


def solve_finish_task_for_each_by_floor_and_status(tools: Tools, *, floor_name: str, status: str) -> dict[str, Json]:
    """Finish task each of the tasks meant, and count them."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_tasks", floor_id=floor["id"], status=status))
    for task in found:
        tools("finish_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_finish_task_for_each_by_floor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_highest_beds_of_rooms_by_floor_and_state(tools: Tools, *, floor_name: str, state: str) -> dict[str, Json]:
    """Find the one with the highest beds of the rooms meant."""
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


def solve_attendant_with_most_tasks_by_floor_and_status(
    tools: Tools, *, floor_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the attendants meant has the most cleaning tasks."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    counted = [
        (tools("find_tasks", attendant_id=attendant["id"])["total"], attendant)
        for attendant in every_item(tools, "find_attendants", floor_id=floor["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "cleaning_tasks": most}


def verify_attendant_with_most_tasks_by_floor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of cleaning tasks": given.get("cleaning_tasks") == truth["cleaning_tasks"],
        "nothing changed": before == after,
    }


def solve_total_most_points_of_attendants_by_floor_and_status(
    tools: Tools, *, floor_name: str, status: str
) -> dict[str, Json]:
    """Add up the points a day of the attendants that are meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    return {
        "total_points_a_day": sum(
            attendant["most_points"]
            for attendant in [
                tools("get_attendant", attendant_id=attendant["id"])
                for attendant in every_item(tools, "find_attendants", floor_id=floor["id"], status=status)
            ]
        )
    }


def verify_total_most_points_of_attendants_by_floor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total points a day": given.get("total_points_a_day") == truth["total_points_a_day"],
        "nothing changed": before == after,
    }


def solve_kind_with_most_sets_of_linen_moves_by_floor(tools: Tools, *, floor_name: str) -> dict[str, Json]:
    """Add up the number of sets by kind and find the largest total."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    totals: dict[str, int] = {}
    for linen_move in every_item(tools, "find_linen_moves", floor_id=floor["id"]):
        totals[linen_move["kind"]] = totals.get(linen_move["kind"], 0) + linen_move["sets"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_sets": totals[largest]}


def verify_kind_with_most_sets_of_linen_moves_by_floor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total number of sets": given.get("total_sets") == truth["total_sets"],
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


def solve_highest_sets_of_linen_moves_by_floor_and_kind(tools: Tools, *, floor_name: str, kind: str) -> dict[str, Json]:
    """Find the one with the most sets of the linen movements meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    chosen = max(
        every_item(tools, "find_linen_moves", floor_id=floor["id"], kind=kind),
        key=lambda linen_move: linen_move["sets"],
    )
    return {"date": chosen["moved_on"], "sets": chosen["sets"]}


def verify_highest_sets_of_linen_moves_by_floor_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "date": given.get("date") == truth["date"],
        "number of sets": given.get("sets") == truth["sets"],
        "nothing changed": before == after,
    }
