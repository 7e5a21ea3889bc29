"""Solutions and verifications of programmatic tasks on Pulse Yard fitness studio."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_call_off_class_where_allowed_least_places_by_room(
    tools: Tools, *, room: str, least_places: int
) -> dict[str, Json]:
    """Call off those of the classes meant for which that is allowed."""
    found = list(every_item(tools, "find_classes", room=room))
    found = [session for session in found if session["places"] >= least_places]
    done = refused = 0
    for session in found:
        try:
            tools("call_off_class", session_id=session["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_call_off_class_where_allowed_least_places_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of classes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of classes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is called off": all(row["status"] == "called_off" for row in changed),
    }


def solve_total_places_of_sessions_by_coach_and_status(
    tools: Tools, *, coach_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of places of the classes that are meant."""
    coach = tools("find_coaches", name=coach_name)["items"][0]
    return {
        "total_places": sum(
            session["places"]
            for session in [
                tools("get_class", session_id=session["id"])
                for session in every_item(tools, "find_classes", coach_id=coach["id"], status=status)
            ]
        )
    }


def verify_total_places_of_sessions_by_coach_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_amount_of_places_of_sessions_in_detail_which_coach_status_by_room(
    tools: Tools, *, room: str, which_coach_status: str
) -> dict[str, Json]:
    """Count the classes meant and add up the number of places."""
    found = [tools("get_class", session_id=session["id"]) for session in every_item(tools, "find_classes", room=room)]
    found = [
        session for session in found if tools("get_coach", coach_id=session["coach_id"])["status"] == which_coach_status
    ]
    return {"number": len(found), "total_places": sum(session["places"] for session in found)}


def verify_amount_of_places_of_sessions_in_detail_which_coach_status_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of classes": given.get("number") == truth["number"],
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_member_with_most_bookings_by_plan_and_status(tools: Tools, *, plan_name: str, status: str) -> dict[str, Json]:
    """Find out which of the members meant has the most bookings."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    counted = [
        (tools("find_bookings", member_id=member["id"])["total"], member)
        for member in every_item(tools, "find_members", plan_id=plan["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "bookings": most}


def verify_member_with_most_bookings_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_highest_places_of_sessions_by_coach_and_room(tools: Tools, *, coach_name: str, room: str) -> dict[str, Json]:
    """Find the one with the most places of the classes meant."""
    coach = tools("find_coaches", name=coach_name)["items"][0]
    chosen = max(
        [
            tools("get_class", session_id=session["id"])
            for session in every_item(tools, "find_classes", coach_id=coach["id"], room=room)
        ],
        key=lambda session: session["places"],
    )
    return {"start_time": chosen["starts_at"], "places": chosen["places"]}


def verify_highest_places_of_sessions_by_coach_and_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "number of places": given.get("places") == truth["places"],
        "nothing changed": before == after,
    }


def solve_coach_with_most_places_among_sessions_in_detail_which_coach_status_by_room(
    tools: Tools, *, room: str, which_coach_status: str
) -> dict[str, Json]:
    """Add up the number of places by coach and find the largest total."""
    found = [tools("get_class", session_id=session["id"]) for session in every_item(tools, "find_classes", room=room)]
    found = [
        session for session in found if tools("get_coach", coach_id=session["coach_id"])["status"] == which_coach_status
    ]
    totals: dict[str, int] = {}
    for session in found:
        totals[session["coach_name"]] = totals.get(session["coach_name"], 0) + session["places"]
    largest = max(totals, key=lambda group: totals[group])
    return {"coach": largest, "total_places": totals[largest]}


def verify_coach_with_most_places_among_sessions_in_detail_which_coach_status_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "coach": given.get("coach") == truth["coach"],
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_total_places_of_sessions_by_coach_and_kind(tools: Tools, *, coach_name: str, kind: str) -> dict[str, Json]:
    """Add up the number of places of the classes that are meant."""
    coach = tools("find_coaches", name=coach_name)["items"][0]
    return {
        "total_places": sum(
            session["places"]
            for session in [
                tools("get_class", session_id=session["id"])
                for session in every_item(tools, "find_classes", coach_id=coach["id"], kind=kind)
            ]
        )
    }


def verify_total_places_of_sessions_by_coach_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_call_off_class_for_each_by_coach_and_kind(tools: Tools, *, coach_name: str, kind: str) -> dict[str, Json]:
    """Call off each of the sessions meant, and count them."""
    coach = tools("find_coaches", name=coach_name)["items"][0]
    found = list(every_item(tools, "find_classes", coach_id=coach["id"], kind=kind))
    for session in found:
        tools("call_off_class", session_id=session["id"])
    return {"sessions": len(found)}


def verify_call_off_class_for_each_by_coach_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many sessions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sessions"].items() if row != before["sessions"].get(key)]
    return {
        "number of sessions": given.get("sessions") == truth["sessions"],
        "as many changed": len(changed) == truth["sessions"],
        "status is called off": all(row["status"] == "called_off" for row in changed),
    }


def solve_earliest_ends_at_among_sessions_in_detail_which_coach_status_by_starts_on(
    tools: Tools, *, starts_on: str, which_coach_status: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the classes meant."""
    found = [
        tools("get_class", session_id=session["id"])
        for session in every_item(tools, "find_classes", starts_on=starts_on)
    ]
    found = [
        session for session in found if tools("get_coach", coach_id=session["coach_id"])["status"] == which_coach_status
    ]
    chosen = min(found, key=lambda session: session["ends_at"])
    return {"coach": chosen["coach_name"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_sessions_in_detail_which_coach_status_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "coach": given.get("coach") == truth["coach"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_member_with_most_bookings_by_plan(tools: Tools, *, plan_name: str) -> dict[str, Json]:
    """Find out which of the members meant has the most bookings."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    counted = [
        (tools("find_bookings", member_id=member["id"])["total"], member)
        for member in every_item(tools, "find_members", plan_id=plan["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "bookings": most}


def verify_member_with_most_bookings_by_plan(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_note_attendance_for_each_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Note attendance each of the bookings meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_bookings", member_id=member["id"]))
    for booking in found:
        tools("note_attendance", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_note_attendance_for_each_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is attended": all(row["status"] == "attended" for row in changed),
    }


def solve_amount_of_places_of_sessions_in_detail_which_coach_status_by_starts_on(
    tools: Tools, *, starts_on: str, which_coach_status: str
) -> dict[str, Json]:
    """Count the classes meant and add up the number of places."""
    found = [
        tools("get_class", session_id=session["id"])
        for session in every_item(tools, "find_classes", starts_on=starts_on)
    ]
    found = [
        session for session in found if tools("get_coach", coach_id=session["coach_id"])["status"] == which_coach_status
    ]
    return {"number": len(found), "total_places": sum(session["places"] for session in found)}


def verify_amount_of_places_of_sessions_in_detail_which_coach_status_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of classes": given.get("number") == truth["number"],
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_for_each_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_bookings", member_id=member["id"]))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_member(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_places_among_sessions_in_detail_which_coach_status_by_room(
    tools: Tools, *, room: str, which_coach_status: str
) -> dict[str, Json]:
    """Find the one with the most places of the classes meant."""
    found = [tools("get_class", session_id=session["id"]) for session in every_item(tools, "find_classes", room=room)]
    found = [
        session for session in found if tools("get_coach", coach_id=session["coach_id"])["status"] == which_coach_status
    ]
    chosen = max(found, key=lambda session: session["places"])
    return {"coach": chosen["coach_name"], "places": chosen["places"]}


def verify_most_places_among_sessions_in_detail_which_coach_status_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "coach": given.get("coach") == truth["coach"],
        "number of places": given.get("places") == truth["places"],
        "nothing changed": before == after,
    }
