"""Solutions and verifications of programmatic tasks on Grand Meridian housekeeping."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_amount_of_sets_of_linen_moves_most_sets_by_floor_and_kind(
    tools: Tools, *, floor_name: str, kind: str, most_sets: int
) -> dict[str, Json]:
    """Count the linen movements meant and add up the number of sets."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_linen_moves", floor_id=floor["id"], kind=kind))
    found = [linen_move for linen_move in found if linen_move["sets"] <= most_sets]
    return {"number": len(found), "total_sets": sum(linen_move["sets"] for linen_move in found)}


def verify_amount_of_sets_of_linen_moves_most_sets_by_floor_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of linen movements": given.get("number") == truth["number"],
        "total number of sets": given.get("total_sets") == truth["total_sets"],
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


def solve_total_most_points_of_attendants_by_floor(tools: Tools, *, floor_name: str) -> dict[str, Json]:
    """Add up the points a day of the attendants that are meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    return {
        "total_points_a_day": sum(
            attendant["most_points"]
            for attendant in [
                tools("get_attendant", attendant_id=attendant["id"])
                for attendant in every_item(tools, "find_attendants", floor_id=floor["id"])
            ]
        )
    }


def verify_total_most_points_of_attendants_by_floor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total points a day": given.get("total_points_a_day") == truth["total_points_a_day"],
        "nothing changed": before == after,
    }


def solve_mend_defect_where_allowed_by_room(tools: Tools, *, room_number: str) -> dict[str, Json]:
    """Mend those of the defects meant for which that is allowed."""
    room = tools("find_rooms", number=room_number)["items"][0]
    found = list(every_item(tools, "find_defects", room_id=room["id"]))
    done = refused = 0
    for defect in found:
        try:
            tools("mend_defect", defect_id=defect["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_mend_defect_where_allowed_by_room(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is mended": all(row["status"] == "mended" for row in changed),
    }


def solve_kind_with_most_sets_among_linen_moves_least_sets_by_floor(
    tools: Tools, *, floor_name: str, least_sets: int
) -> dict[str, Json]:
    """Add up the number of sets by kind and find the largest total."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_linen_moves", floor_id=floor["id"]))
    found = [linen_move for linen_move in found if linen_move["sets"] >= least_sets]
    totals: dict[str, int] = {}
    for linen_move in found:
        totals[linen_move["kind"]] = totals.get(linen_move["kind"], 0) + linen_move["sets"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_sets": totals[largest]}


def verify_kind_with_most_sets_among_linen_moves_least_sets_by_floor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total number of sets": given.get("total_sets") == truth["total_sets"],
        "nothing changed": before == after,
    }


def solve_drop_task_else_finish_task_of_room_by_floor_and_state(
    tools: Tools, *, floor_name: str, state: str
) -> dict[str, Json]:
    """Drop task the cleaning tasks meant; where that is refused, do something else instead."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = [
        task
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], state=state)
        for task in every_item(tools, "find_tasks", room_id=room["id"])
    ]
    refused = 0
    for task in found:
        try:
            tools("drop_task", task_id=task["id"])
        except Refused:
            refused += 1
            tools("finish_task", task_id=task["id"])
    return {"refused": refused}


def verify_drop_task_else_finish_task_of_room_by_floor_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cleaning tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_drop_task_with_earliest_due_at_by_floor_and_status(
    tools: Tools, *, floor_name: str, status: str
) -> dict[str, Json]:
    """Drop task the cleaning task with the earliest due time, no other."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    task = min(every_item(tools, "find_tasks", floor_id=floor["id"], status=status), key=lambda task: task["due_at"])
    tools("drop_task", task_id=task["id"])
    return {"due_time": task["due_at"]}


def verify_drop_task_with_earliest_due_at_by_floor_and_status(
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


def solve_room_with_most_defects_by_floor_and_early_arrival(
    tools: Tools, *, floor_name: str, early_arrival: bool
) -> dict[str, Json]:
    """Find out which of the rooms meant has the most defects."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    counted = [
        (tools("find_defects", room_id=room["id"])["total"], room)
        for room in every_item(tools, "find_rooms", floor_id=floor["id"], early_arrival=early_arrival)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"room_number": chosen["number"], "defects": most}


def verify_room_with_most_defects_by_floor_and_early_arrival(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room number": given.get("room_number") == truth["room_number"],
        "number of defects": given.get("defects") == truth["defects"],
        "nothing changed": before == after,
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


def solve_most_sets_among_linen_moves_least_sets_by_floor_and_kind(
    tools: Tools, *, floor_name: str, kind: str, least_sets: int
) -> dict[str, Json]:
    """Find the one with the most sets of the linen movements meant."""
    floor = tools("find_floors", name=floor_name)["items"][0]
    found = list(every_item(tools, "find_linen_moves", floor_id=floor["id"], kind=kind))
    found = [linen_move for linen_move in found if linen_move["sets"] >= least_sets]
    chosen = max(found, key=lambda linen_move: linen_move["sets"])
    return {"date": chosen["moved_on"], "sets": chosen["sets"]}


def verify_most_sets_among_linen_moves_least_sets_by_floor_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "date": given.get("date") == truth["date"],
        "number of sets": given.get("sets") == truth["sets"],
        "nothing changed": before == after,
    }
