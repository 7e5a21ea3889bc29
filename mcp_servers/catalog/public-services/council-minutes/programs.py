"""Solutions and verifications of programmatic tasks on Town council minutes."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_most_votes_for_among_motions_of_councillor_in_detail_least_votes_against_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str, least_votes_against: int
) -> dict[str, Json]:
    """Find the one with the most votes for of the motions meant."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = [
        tools("get_motion", motion_id=motion["id"])
        for councillor in every_item(tools, "find_councillors", committee_id=committee["id"], status=status)
        for motion in every_item(tools, "find_motions", mover_id=councillor["id"])
    ]
    found = [motion for motion in found if motion["votes_against"] >= least_votes_against]
    chosen = max(found, key=lambda motion: motion["votes_for"])
    return {"title": chosen["title"], "votes_for": chosen["votes_for"]}


def verify_most_votes_for_among_motions_of_councillor_in_detail_least_votes_against_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "votes for": given.get("votes_for") == truth["votes_for"],
        "nothing changed": before == after,
    }


def solve_councillor_with_most_attendances_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the councillors meant has the most attendances."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    counted = [
        (tools("find_attendances", councillor_id=councillor["id"])["total"], councillor)
        for councillor in every_item(tools, "find_councillors", committee_id=committee["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "attendances": most}


def verify_councillor_with_most_attendances_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of attendances": given.get("attendances") == truth["attendances"],
        "nothing changed": before == after,
    }


def solve_earliest_held_at_of_meetings_by_chair_and_status(
    tools: Tools, *, councillor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the meetings meant."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    chosen = min(
        [
            tools("get_meeting", meeting_id=meeting["id"])
            for meeting in every_item(tools, "find_meetings", chair_id=councillor["id"], status=status)
        ],
        key=lambda meeting: meeting["held_at"],
    )
    return {"committee": chosen["body_name"], "start_time": chosen["held_at"]}


def verify_earliest_held_at_of_meetings_by_chair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "committee": given.get("committee") == truth["committee"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_ranking_by_votes_against_of_motions_of_meeting_in_detail_by_committee(
    tools: Tools, *, committee_name: str, top: int
) -> dict[str, Json]:
    """Put the motions meant in order by votes against, and list the first ones."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = [
        tools("get_motion", motion_id=motion["id"])
        for meeting in every_item(tools, "find_meetings", committee_id=committee["id"])
        for motion in every_item(tools, "find_motions", meeting_id=meeting["id"])
    ]
    ranked = sorted(found, key=lambda motion: motion["votes_against"], reverse=True)[:top]
    return {"titles": [motion["title"] for motion in ranked]}


def verify_ranking_by_votes_against_of_motions_of_meeting_in_detail_by_committee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_excuse_councillor_for_each_of_meeting_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Excuse councillor each of the attendances meant, and count them."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = [
        attendance
        for meeting in every_item(tools, "find_meetings", committee_id=committee["id"], status=status)
        for attendance in every_item(tools, "find_attendances", meeting_id=meeting["id"])
    ]
    for attendance in found:
        tools("excuse_councillor", attendance_id=attendance["id"])
    return {"attendances": len(found)}


def verify_excuse_councillor_for_each_of_meeting_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attendances must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attendances"].items() if row != before["attendances"].get(key)]
    return {
        "number of attendances": given.get("attendances") == truth["attendances"],
        "as many changed": len(changed) == truth["attendances"],
        "status is excused": all(row["status"] == "excused" for row in changed),
    }


def solve_cancel_meeting_for_each_by_held_on(tools: Tools, *, held_on: str) -> dict[str, Json]:
    """Cancel each of the meetings meant, and count them."""
    found = list(every_item(tools, "find_meetings", held_on=held_on))
    for meeting in found:
        tools("cancel_meeting", meeting_id=meeting["id"])
    return {"meetings": len(found)}


def verify_cancel_meeting_for_each_by_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many meetings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["meetings"].items() if row != before["meetings"].get(key)]
    return {
        "number of meetings": given.get("meetings") == truth["meetings"],
        "as many changed": len(changed) == truth["meetings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_votes_against_among_motions_of_councillor_in_detail_most_votes_for_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str, most_votes_for: int
) -> dict[str, Json]:
    """Find the one with the most votes against of the motions meant."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = [
        tools("get_motion", motion_id=motion["id"])
        for councillor in every_item(tools, "find_councillors", committee_id=committee["id"], status=status)
        for motion in every_item(tools, "find_motions", mover_id=councillor["id"])
    ]
    found = [motion for motion in found if motion["votes_for"] <= most_votes_for]
    chosen = max(found, key=lambda motion: motion["votes_against"])
    return {"title": chosen["title"], "votes_against": chosen["votes_against"]}


def verify_most_votes_against_among_motions_of_councillor_in_detail_most_votes_for_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "votes against": given.get("votes_against") == truth["votes_against"],
        "nothing changed": before == after,
    }


def solve_close_meeting_where_allowed_by_held_on(tools: Tools, *, held_on: str) -> dict[str, Json]:
    """Close those of the meetings meant for which that is allowed."""
    found = list(every_item(tools, "find_meetings", held_on=held_on))
    done = refused = 0
    for meeting in found:
        try:
            tools("close_meeting", meeting_id=meeting["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_meeting_where_allowed_by_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of meetings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["meetings"].items() if row != before["meetings"].get(key)]
    return {
        "number of meetings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_cancel_meeting_with_earliest_held_at_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Cancel the meeting with the earliest start time, no other."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    meeting = min(
        [
            tools("get_meeting", meeting_id=meeting["id"])
            for meeting in every_item(tools, "find_meetings", committee_id=committee["id"], status=status)
        ],
        key=lambda meeting: meeting["held_at"],
    )
    tools("cancel_meeting", meeting_id=meeting["id"])
    return {"start_time": meeting["held_at"]}


def verify_cancel_meeting_with_earliest_held_at_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one meeting must have changed."""
    given = answer or {}
    changed = [row for key, row in after["meetings"].items() if row != before["meetings"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_excuse_councillor_for_each_by_councillor_and_status(
    tools: Tools, *, councillor_name: str, status: str
) -> dict[str, Json]:
    """Excuse councillor each of the attendances meant, and count them."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    found = list(every_item(tools, "find_attendances", councillor_id=councillor["id"], status=status))
    for attendance in found:
        tools("excuse_councillor", attendance_id=attendance["id"])
    return {"attendances": len(found)}


def verify_excuse_councillor_for_each_by_councillor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of attendances must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attendances"].items() if row != before["attendances"].get(key)]
    return {
        "number of attendances": given.get("attendances") == truth["attendances"],
        "as many changed": len(changed) == truth["attendances"],
        "status is excused": all(row["status"] == "excused" for row in changed),
    }


def solve_approve_minutes_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Approve minutes those of the sets of minutes meant for which that is allowed."""
    found = list(every_item(tools, "find_minutes"))
    done = refused = 0
    for minutes in found:
        try:
            tools("approve_minutes", minutes_id=minutes["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_minutes_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sets of minutes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["minutes_sets"].items() if row != before["minutes_sets"].get(key)]
    return {
        "number of sets of minutes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_motion_with_most_papers_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the motions meant has the most papers."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    counted = [
        (tools("find_papers", motion_id=motion["id"])["total"], motion)
        for motion in every_item(tools, "find_motions", committee_id=committee["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "papers": most}


def verify_motion_with_most_papers_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of papers": given.get("papers") == truth["papers"],
        "nothing changed": before == after,
    }


def solve_highest_votes_against_of_motions_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most votes against of the motions meant."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    chosen = max(
        [
            tools("get_motion", motion_id=motion["id"])
            for motion in every_item(tools, "find_motions", committee_id=committee["id"], status=status)
        ],
        key=lambda motion: motion["votes_against"],
    )
    return {"title": chosen["title"], "votes_against": chosen["votes_against"]}


def verify_highest_votes_against_of_motions_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "votes against": given.get("votes_against") == truth["votes_against"],
        "nothing changed": before == after,
    }


def solve_earliest_held_at_of_meetings_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the meetings meant."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    chosen = min(
        [
            tools("get_meeting", meeting_id=meeting["id"])
            for meeting in every_item(tools, "find_meetings", committee_id=committee["id"], status=status)
        ],
        key=lambda meeting: meeting["held_at"],
    )
    return {"committee": chosen["body_name"], "start_time": chosen["held_at"]}


def verify_earliest_held_at_of_meetings_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "committee": given.get("committee") == truth["committee"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }
