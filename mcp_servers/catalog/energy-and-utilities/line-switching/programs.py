"""Solutions and verifications of programmatic tasks on High-voltage control room."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ends_at_among_outages_in_detail_least_line_load_by_starts_on(
    tools: Tools, *, starts_on: str, least_line_load: int
) -> dict[str, Json]:
    """Find the one with the earliest end time of the outage requests meant."""
    found = [
        tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", starts_on=starts_on)
    ]
    found = [outage for outage in found if tools("get_line", line_id=outage["line_id"])["load"] >= least_line_load]
    chosen = min(found, key=lambda outage: outage["ends_at"])
    return {"request_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_outages_in_detail_least_line_load_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_refuse_outage_for_each_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Refuse outage each of the outages meant, and count them."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = list(every_item(tools, "find_outages", line_id=line["id"], status=status))
    for outage in found:
        tools("refuse_outage", outage_id=outage["id"])
    return {"outages": len(found)}


def verify_refuse_outage_for_each_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many outages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "number of outages": given.get("outages") == truth["outages"],
        "as many changed": len(changed) == truth["outages"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_ranking_by_ends_at_of_outages_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the outage requests meant in order by end time, and list the first ones."""
    found = [tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", status=status)]
    ranked = sorted(found, key=lambda outage: outage["ends_at"])[:top]
    return {"request_numbers": [outage["number"] for outage in ranked]}


def verify_ranking_by_ends_at_of_outages_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
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


def solve_total_people_of_permits_by_line(tools: Tools, *, line_name: str) -> dict[str, Json]:
    """Add up the number of people of the permits to work that are meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    return {"total_people": sum(permit["people"] for permit in every_item(tools, "find_permits", line_id=line["id"]))}


def verify_total_people_of_permits_by_line(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_call_back_step_where_allowed_by_action(tools: Tools, *, action: str) -> dict[str, Json]:
    """Call back step those of the switching steps meant for which that is allowed."""
    found = list(every_item(tools, "find_steps", action=action))
    done = refused = 0
    for step in found:
        try:
            tools("call_back_step", step_id=step["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_call_back_step_where_allowed_by_action(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of switching steps must have changed."""
    given = answer or {}
    changed = [row for key, row in after["steps"].items() if row != before["steps"].get(key)]
    return {
        "number of switching steps done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is called back": all(row["status"] == "called_back" for row in changed),
    }


def solve_hand_in_permit_for_each_most_people_by_status(
    tools: Tools, *, status: str, most_people: int
) -> dict[str, Json]:
    """Hand in permit each of the permits to work meant, and count them."""
    found = list(every_item(tools, "find_permits", status=status))
    found = [permit for permit in found if permit["people"] <= most_people]
    for permit in found:
        tools("hand_in_permit", permit_id=permit["id"])
    return {"permits": len(found)}


def verify_hand_in_permit_for_each_most_people_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permits to work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits to work": given.get("permits") == truth["permits"],
        "as many changed": len(changed) == truth["permits"],
        "status is handed in": all(row["status"] == "handed_in" for row in changed),
    }


def solve_outage_with_most_steps_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Find out which of the outage requests meant has the most switching steps."""
    counted = [
        (tools("find_steps", outage_id=outage["id"])["total"], outage)
        for outage in every_item(tools, "find_outages", starts_on=starts_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"request_number": chosen["number"], "switching_steps": most}


def verify_outage_with_most_steps_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "number of switching steps": given.get("switching_steps") == truth["switching_steps"],
        "nothing changed": before == after,
    }


def solve_suspend_permit_or_hand_in_permit_by_people_by_line_and_status(
    tools: Tools, *, line_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of people what to do with the only permit to work meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    permit = next(every_item(tools, "find_permits", line_id=line["id"], status=status))
    if permit["people"] > limit:
        tools("suspend_permit", permit_id=permit["id"])
    else:
        tools("hand_in_permit", permit_id=permit["id"])
    return {"people": permit["people"]}


def verify_suspend_permit_or_hand_in_permit_by_people_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of people must be right, and one permit to work must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {"number of people": given.get("people") == truth["people"], "one changed": len(changed) == 1}


def solve_highest_load_of_lines_by_state(tools: Tools, *, state: str) -> dict[str, Json]:
    """Find the one with the highest load of the lines meant."""
    chosen = max(
        [tools("get_line", line_id=line["id"]) for line in every_item(tools, "find_lines", state=state)],
        key=lambda line: line["load"],
    )
    return {"name": chosen["name"], "load": chosen["load"]}


def verify_highest_load_of_lines_by_state(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "load in megawatts": given.get("load") == truth["load"],
        "nothing changed": before == after,
    }


def solve_ranking_by_ends_at_of_outages_in_detail_most_line_load_by_status(
    tools: Tools, *, status: str, most_line_load: int, top: int
) -> dict[str, Json]:
    """Put the outage requests meant in order by end time, and list the first ones."""
    found = [tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", status=status)]
    found = [outage for outage in found if tools("get_line", line_id=outage["line_id"])["load"] <= most_line_load]
    ranked = sorted(found, key=lambda outage: outage["ends_at"])[:top]
    return {"request_numbers": [outage["number"] for outage in ranked]}


def verify_ranking_by_ends_at_of_outages_in_detail_most_line_load_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_among_outages_in_detail_by_line_and_status(
    tools: Tools, *, line_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the outage requests meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        tools("get_outage", outage_id=outage["id"])
        for outage in every_item(tools, "find_outages", line_id=line["id"], status=status)
    ]
    chosen = min(found, key=lambda outage: outage["ends_at"])
    return {"request_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_outages_in_detail_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_among_outages_in_detail_most_line_load_by_status(
    tools: Tools, *, status: str, most_line_load: int
) -> dict[str, Json]:
    """Find the one with the earliest end time of the outage requests meant."""
    found = [tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", status=status)]
    found = [outage for outage in found if tools("get_line", line_id=outage["line_id"])["load"] <= most_line_load]
    chosen = min(found, key=lambda outage: outage["ends_at"])
    return {"request_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_outages_in_detail_most_line_load_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_refuse_outage_for_first_by_ends_at_in_detail_by_starts_on(
    tools: Tools, *, starts_on: str, quota: int
) -> dict[str, Json]:
    """Refuse outage the first few of the outage requests meant, in order by end time."""
    found = [
        tools("get_outage", outage_id=outage["id"]) for outage in every_item(tools, "find_outages", starts_on=starts_on)
    ]
    first = sorted(found, key=lambda outage: outage["ends_at"])[:quota]
    for outage in first:
        tools("refuse_outage", outage_id=outage["id"])
    return {"request_numbers": [outage["number"] for outage in first]}


def verify_refuse_outage_for_first_by_ends_at_in_detail_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of outage requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
        "as many changed": len(changed) == len(truth["request_numbers"]),
        "status is refused": all(row["status"] == "refused" for row in changed),
    }
