"""Solutions and verifications of programmatic tasks on High-voltage control room."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_hand_in_permit_where_allowed_by_outage(tools: Tools, *, outage_number: str) -> dict[str, Json]:
    """Hand in permit those of the permits to work meant for which that is allowed."""
    outage = tools("find_outages", number=outage_number)["items"][0]
    found = list(every_item(tools, "find_permits", outage_id=outage["id"]))
    done = refused = 0
    for permit in found:
        try:
            tools("hand_in_permit", permit_id=permit["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hand_in_permit_where_allowed_by_outage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permits to work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits to work done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is handed in": all(row["status"] == "handed_in" for row in changed),
    }


def solve_ranking_by_people_of_permits_least_people_by_line_and_status(
    tools: Tools, *, line_name: str, status: str, least_people: int, top: int
) -> dict[str, Json]:
    """Put the permits to work meant in order by number of people, and list the first ones."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_permits", line_id=line["id"], status=status))
    found = [permit for permit in found if permit["people"] >= least_people]
    ranked = sorted(found, key=lambda permit: permit["people"], reverse=True)[:top]
    return {"permit_numbers": [permit["number"] for permit in ranked]}


def verify_ranking_by_people_of_permits_least_people_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "permit numbers": given.get("permit_numbers") == truth["permit_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_among_outages_in_detail_by_line(tools: Tools, *, line_name: str) -> dict[str, Json]:
    """Find the one with the earliest end time of the outage requests meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", line_id=line["id"])
    ]
    chosen = min(found, key=lambda outage: outage["ends_at"])
    return {"request_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_outages_in_detail_by_line(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_amount_of_people_of_permits_least_people_by_line_and_status(
    tools: Tools, *, line_name: str, status: str, least_people: int
) -> dict[str, Json]:
    """Count the permits to work meant and add up the number of people."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_permits", line_id=line["id"], status=status))
    found = [permit for permit in found if permit["people"] >= least_people]
    return {"number": len(found), "total_people": sum(permit["people"] for permit in found)}


def verify_amount_of_people_of_permits_least_people_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of permits to work": given.get("number") == truth["number"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_outage_with_most_steps_by_line(tools: Tools, *, line_name: str) -> dict[str, Json]:
    """Find out which of the outage requests meant has the most switching steps."""
    line = tools("find_lines", name=line_name)["items"][0]
    counted = [
        (tools("find_steps", outage_id=outage["id"])["total"], outage)
        for outage in every_item(tools, "find_outages", line_id=line["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"request_number": chosen["number"], "switching_steps": most}


def verify_outage_with_most_steps_by_line(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "number of switching steps": given.get("switching_steps") == truth["switching_steps"],
        "nothing changed": before == after,
    }


def solve_crew_with_most_people_among_permits_least_people_by_line_and_status(
    tools: Tools, *, line_name: str, status: str, least_people: int
) -> dict[str, Json]:
    """Add up the number of people by crew and find the largest total."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_permits", line_id=line["id"], status=status))
    found = [permit for permit in found if permit["people"] >= least_people]
    totals: dict[str, int] = {}
    for permit in found:
        totals[permit["crew_name"]] = totals.get(permit["crew_name"], 0) + permit["people"]
    largest = max(totals, key=lambda group: totals[group])
    return {"crew": largest, "total_people": totals[largest]}


def verify_crew_with_most_people_among_permits_least_people_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "crew": given.get("crew") == truth["crew"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_approve_outage_for_each_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Approve outage each of the outages meant, and count them."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_outages", line_id=line["id"], status=status))
    for outage in found:
        tools("approve_outage", outage_id=outage["id"])
    return {"outages": len(found)}


def verify_approve_outage_for_each_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many outages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "number of outages": given.get("outages") == truth["outages"],
        "as many changed": len(changed) == truth["outages"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_suspend_permit_or_hand_in_permit_by_people_by_outage_and_status(
    tools: Tools, *, outage_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of people what to do with the only permit to work meant."""
    outage = tools("find_outages", number=outage_number)["items"][0]
    permit = next(every_item(tools, "find_permits", outage_id=outage["id"], status=status))
    if permit["people"] > limit:
        tools("suspend_permit", permit_id=permit["id"])
    else:
        tools("hand_in_permit", permit_id=permit["id"])
    return {"people": permit["people"]}


def verify_suspend_permit_or_hand_in_permit_by_people_by_outage_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of people must be right, and one permit to work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {"number of people": given.get("people") == truth["people"], "one changed": len(changed) == 1}


def solve_highest_people_of_permits_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Find the one with the most people of the permits to work meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    chosen = max(
        every_item(tools, "find_permits", line_id=line["id"], status=status), key=lambda permit: permit["people"]
    )
    return {"permit_number": chosen["number"], "people": chosen["people"]}


def verify_highest_people_of_permits_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "permit number": given.get("permit_number") == truth["permit_number"],
        "number of people": given.get("people") == truth["people"],
        "nothing changed": before == after,
    }


def solve_refuse_outage_with_earliest_starts_at_by_line_and_status(
    tools: Tools, *, line_name: str, status: str
) -> dict[str, Json]:
    """Refuse outage the outage request with the earliest start time, no other."""
    line = tools("find_lines", name=line_name)["items"][0]
    outage = min(
        [
            tools("get_outage", outage_id=outage["id"])
            for outage in every_item(tools, "find_outages", line_id=line["id"], status=status)
        ],
        key=lambda outage: outage["starts_at"],
    )
    tools("refuse_outage", outage_id=outage["id"])
    return {"start_time": outage["starts_at"]}


def verify_refuse_outage_with_earliest_starts_at_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one outage request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_approve_outage_for_each_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Approve outage each of the outage requests meant, and count them."""
    found = list(every_item(tools, "find_outages", starts_on=starts_on))
    for outage in found:
        tools("approve_outage", outage_id=outage["id"])
    return {"outages": len(found)}


def verify_approve_outage_for_each_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of outage requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "number of outage requests": given.get("outages") == truth["outages"],
        "as many changed": len(changed) == truth["outages"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_total_people_of_permits_by_crew_and_status(tools: Tools, *, crew_name: str, status: str) -> dict[str, Json]:
    """Add up the number of people of the permits to work that are meant."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    return {
        "total_people": sum(
            permit["people"] for permit in every_item(tools, "find_permits", crew_id=crew["id"], status=status)
        )
    }


def verify_total_people_of_permits_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_withdraw_outage_for_each_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Withdraw outage each of the outages meant, and count them."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_outages", line_id=line["id"], status=status))
    for outage in found:
        tools("withdraw_outage", outage_id=outage["id"])
    return {"outages": len(found)}


def verify_withdraw_outage_for_each_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many outages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "number of outages": given.get("outages") == truth["outages"],
        "as many changed": len(changed) == truth["outages"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_suspend_permit_or_hand_in_permit_by_people_by_outage(
    tools: Tools, *, outage_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of people what to do with the only permit to work meant."""
    outage = tools("find_outages", number=outage_number)["items"][0]
    permit = next(every_item(tools, "find_permits", outage_id=outage["id"]))
    if permit["people"] > limit:
        tools("suspend_permit", permit_id=permit["id"])
    else:
        tools("hand_in_permit", permit_id=permit["id"])
    return {"people": permit["people"]}


def verify_suspend_permit_or_hand_in_permit_by_people_by_outage(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of people must be right, and one permit to work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {"number of people": given.get("people") == truth["people"], "one changed": len(changed) == 1}
