"""Solutions and verifications of programmatic tasks on Town council minutes."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_meeting_for_each_by_committee_and_held_on(
    tools: Tools, *, committee_name: str, held_on: str
) -> dict[str, Json]:
    """Cancel each of the meetings meant, and count them."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = list(every_item(tools, "find_meetings", committee_id=committee["id"], held_on=held_on))
    for meeting in found:
        tools("cancel_meeting", meeting_id=meeting["id"])
    return {"meetings": len(found)}


def verify_cancel_meeting_for_each_by_committee_and_held_on(
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


def solve_highest_votes_for_of_motions_by_mover_and_status(
    tools: Tools, *, councillor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest votes for of the motions meant."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    chosen = max(
        [
            tools("get_motion", motion_id=motion["id"])
            for motion in every_item(tools, "find_motions", mover_id=councillor["id"], status=status)
        ],
        key=lambda motion: motion["votes_for"],
    )
    return {"title": chosen["title"], "votes_for": chosen["votes_for"]}


def verify_highest_votes_for_of_motions_by_mover_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "votes for": given.get("votes_for") == truth["votes_for"],
        "nothing changed": before == after,
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


def solve_committee_with_most_motions_in_report_motions_by_mover_and_status(
    tools: Tools, *, councillor_name: str, status: str
) -> dict[str, Json]:
    """Find the committee with the highest motions in a report."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    largest = max(
        every_item(tools, "report_motions", mover_id=councillor["id"], status=status),
        key=lambda group: group["motions"],
    )
    return {"committee": largest["body_name"], "motions": largest["motions"]}


def verify_committee_with_most_motions_in_report_motions_by_mover_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "committee": given.get("committee") == truth["committee"],
        "motions": given.get("motions") == truth["motions"],
        "nothing changed": before == after,
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
    """The number must be right, and as many attendances must have changed."""
    given = answer or {}
    changed = [row for key, row in after["attendances"].items() if row != before["attendances"].get(key)]
    return {
        "number of attendances": given.get("attendances") == truth["attendances"],
        "as many changed": len(changed) == truth["attendances"],
        "status is excused": all(row["status"] == "excused" for row in changed),
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


def solve_meeting_with_most_attendances_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the meetings meant has the most attendances."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    counted = [
        (tools("find_attendances", meeting_id=meeting["id"])["total"], meeting)
        for meeting in every_item(tools, "find_meetings", committee_id=committee["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"committee": chosen["body_name"], "attendances": most}


def verify_meeting_with_most_attendances_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "committee": given.get("committee") == truth["committee"],
        "number of attendances": given.get("attendances") == truth["attendances"],
        "nothing changed": before == after,
    }


def solve_committee_with_most_votes_for_in_report_motions_by_mover(
    tools: Tools, *, councillor_name: str
) -> dict[str, Json]:
    """Find the committee with the highest votes for in a report."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    largest = max(every_item(tools, "report_motions", mover_id=councillor["id"]), key=lambda group: group["votes_for"])
    return {"committee": largest["body_name"], "votes_for": largest["votes_for"]}


def verify_committee_with_most_votes_for_in_report_motions_by_mover(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "committee": given.get("committee") == truth["committee"],
        "votes for": given.get("votes_for") == truth["votes_for"],
        "nothing changed": before == after,
    }


def solve_approve_minutes_for_each_by_committee_and_status(
    tools: Tools, *, committee_name: str, status: str
) -> dict[str, Json]:
    """Approve minutes each of the minutes sets meant, and count them."""
    committee = tools("find_committees", name=committee_name)["items"][0]
    found = list(every_item(tools, "find_minutes", committee_id=committee["id"], status=status))
    for minutes in found:
        tools("approve_minutes", minutes_id=minutes["id"])
    return {"minutes_sets": len(found)}


def verify_approve_minutes_for_each_by_committee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many minutes sets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["minutes_sets"].items() if row != before["minutes_sets"].get(key)]
    return {
        "number of minutes sets": given.get("minutes_sets") == truth["minutes_sets"],
        "as many changed": len(changed) == truth["minutes_sets"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_highest_votes_against_of_motions_by_mover_and_status(
    tools: Tools, *, councillor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest votes against of the motions meant."""
    councillor = tools("find_councillors", name=councillor_name)["items"][0]
    chosen = max(
        [
            tools("get_motion", motion_id=motion["id"])
            for motion in every_item(tools, "find_motions", mover_id=councillor["id"], status=status)
        ],
        key=lambda motion: motion["votes_against"],
    )
    return {"title": chosen["title"], "votes_against": chosen["votes_against"]}


def verify_highest_votes_against_of_motions_by_mover_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "votes against": given.get("votes_against") == truth["votes_against"],
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
