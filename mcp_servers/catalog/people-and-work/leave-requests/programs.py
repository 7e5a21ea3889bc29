"""Solutions and verifications of programmatic tasks on Costa Norte leave desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_total_duration_of_requests_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Add up the number of days of the requests that are meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    return {
        "total_days": sum(
            request["duration"]
            for request in [
                tools("get_request", request_id=request["id"])
                for request in every_item(tools, "find_requests", employee_id=employee["id"])
            ]
        )
    }


def verify_total_duration_of_requests_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total number of days": given.get("total_days") == truth["total_days"], "nothing changed": before == after}


def solve_earliest_starts_on_of_sick_notes_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Find the one with the earliest first day of the sick notes meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = min(
        every_item(tools, "find_sick_notes", employee_id=employee["id"]), key=lambda sick_note: sick_note["starts_on"]
    )
    return {"last_day": chosen["ends_on"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_of_sick_notes_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_on_among_requests_in_detail_most_duration_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str, most_duration: int
) -> dict[str, Json]:
    """Find the one with the earliest first day of the requests meant."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", leave_type_id=leave_type["id"], status=status)
    ]
    found = [request for request in found if request["duration"] <= most_duration]
    chosen = min(found, key=lambda request: request["starts_on"])
    return {"employee": chosen["employee_name"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_among_requests_in_detail_most_duration_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "employee": given.get("employee") == truth["employee"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_withdraw_request_for_each_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", employee_id=employee["id"], status=status))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_withdraw_request_where_allowed_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Withdraw those of the requests meant for which that is allowed."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", employee_id=employee["id"]))
    done = refused = 0
    for request in found:
        try:
            tools("withdraw_request", request_id=request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_request_where_allowed_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_withdraw_request_for_each_by_deputy_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", deputy_id=employee["id"], status=status))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_deputy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_leave_type_with_most_duration_among_requests_in_detail_least_duration_by_employee(
    tools: Tools, *, employee_name: str, least_duration: int
) -> dict[str, Json]:
    """Add up the number of days by leave type and find the largest total."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", employee_id=employee["id"])
    ]
    found = [request for request in found if request["duration"] >= least_duration]
    totals: dict[str, int] = {}
    for request in found:
        totals[request["leave_type_name"]] = totals.get(request["leave_type_name"], 0) + request["duration"]
    largest = max(totals, key=lambda group: totals[group])
    return {"leave_type": largest, "total_days": totals[largest]}


def verify_leave_type_with_most_duration_among_requests_in_detail_least_duration_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "leave type": given.get("leave_type") == truth["leave_type"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }


def solve_approve_request_or_withdraw_request_by_duration_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of days what to do with the only request meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = next(every_item(tools, "find_requests", employee_id=employee["id"], status=status))
    request = tools("get_request", request_id=request["id"])
    if request["duration"] > limit:
        tools("approve_request", request_id=request["id"])
    else:
        tools("withdraw_request", request_id=request["id"])
    return {"days": request["duration"]}


def verify_approve_request_or_withdraw_request_by_duration_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number of days": given.get("days") == truth["days"], "one changed": len(changed) == 1}


def solve_amount_of_duration_of_requests_in_detail_employee_joined_on_from_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str, employee_joined_on_from: str
) -> dict[str, Json]:
    """Count the requests meant and add up the number of days."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", leave_type_id=leave_type["id"], status=status)
    ]
    found = [
        request
        for request in found
        if tools("get_employee", employee_id=request["employee_id"])["joined_on"] >= employee_joined_on_from
    ]
    return {"number": len(found), "total_days": sum(request["duration"] for request in found)}


def verify_amount_of_duration_of_requests_in_detail_employee_joined_on_from_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of requests": given.get("number") == truth["number"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }


def solve_grant_bonus_highest_entitled_by_employee(
    tools: Tools, *, employee_name: str, amount: int, cause: str
) -> dict[str, Json]:
    """Choose the allowance with the highest entitlement in days and use it."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    allowance = max(
        every_item(tools, "find_allowances", employee_id=employee["id"]), key=lambda allowance: allowance["entitled"]
    )
    made = tools("grant_bonus", allowance_id=allowance["id"], amount=amount, cause=cause)
    return {"granted_on": made["granted_on"]}


def verify_grant_bonus_highest_entitled_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One bonus must have been added, with the granted on that is right."""
    given = answer or {}
    added = [row for key, row in after["bonuses"].items() if key not in before["bonuses"]]
    return {
        "granted on": given.get("granted_on") == truth["granted_on"],
        "one added": len(added) == 1,
        "with that granted on": [row["granted_on"] for row in added] == [truth["granted_on"]],
    }


def solve_amount_of_duration_of_requests_in_detail_least_duration_by_leave_type(
    tools: Tools, *, leave_type_name: str, least_duration: int
) -> dict[str, Json]:
    """Count the requests meant and add up the number of days."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", leave_type_id=leave_type["id"])
    ]
    found = [request for request in found if request["duration"] >= least_duration]
    return {"number": len(found), "total_days": sum(request["duration"] for request in found)}


def verify_amount_of_duration_of_requests_in_detail_least_duration_by_leave_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of requests": given.get("number") == truth["number"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }


def solve_approve_request_with_highest_duration_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Approve the request with the most days, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = max(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", employee_id=employee["id"])
        ],
        key=lambda request: request["duration"],
    )
    tools("approve_request", request_id=request["id"])
    return {"days": request["duration"]}


def verify_approve_request_with_highest_duration_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of days": given.get("days") == truth["days"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_earliest_ends_on_of_requests_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the requests meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = min(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", employee_id=employee["id"], status=status)
        ],
        key=lambda request: request["ends_on"],
    )
    return {"team": chosen["employee_team_name"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_requests_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "team": given.get("team") == truth["team"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_withdraw_request_where_allowed_in_detail_employee_probation_until_until_by_deputy(
    tools: Tools, *, employee_name: str, employee_probation_until_until: str
) -> dict[str, Json]:
    """Withdraw those of the requests meant for which that is allowed."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", deputy_id=employee["id"])
    ]
    found = [
        request
        for request in found
        if tools("get_employee", employee_id=request["employee_id"])["probation_until"]
        <= employee_probation_until_until
    ]
    done = refused = 0
    for request in found:
        try:
            tools("withdraw_request", request_id=request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_request_where_allowed_in_detail_employee_probation_until_until_by_deputy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }
