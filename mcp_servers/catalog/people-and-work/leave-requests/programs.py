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


def solve_amount_of_duration_of_requests_in_detail_which_employee_status_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str, which_employee_status: str
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
        if tools("get_employee", employee_id=request["employee_id"])["status"] == which_employee_status
    ]
    return {"number": len(found), "total_days": sum(request["duration"] for request in found)}


def verify_amount_of_duration_of_requests_in_detail_which_employee_status_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of requests": given.get("number") == truth["number"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }


def solve_most_duration_among_requests_in_detail_employee_probation_until_until_by_deputy(
    tools: Tools, *, employee_name: str, employee_probation_until_until: str
) -> dict[str, Json]:
    """Find the one with the most days of the requests meant."""
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
    chosen = max(found, key=lambda request: request["duration"])
    return {"employee": chosen["employee_name"], "days": chosen["duration"]}


def verify_most_duration_among_requests_in_detail_employee_probation_until_until_by_deputy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "employee": given.get("employee") == truth["employee"],
        "number of days": given.get("days") == truth["days"],
        "nothing changed": before == after,
    }


def solve_approve_request_without_overlap_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str
) -> dict[str, Json]:
    """Approve as many of the requests meant as do not overlap."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = list(every_item(tools, "find_requests", leave_type_id=leave_type["id"], status=status))
    taken, last = 0, ""
    for request in sorted(found, key=lambda request: request["ends_on"]):
        if request["starts_on"] >= last:
            tools("approve_request", request_id=request["id"])
            taken, last = taken + 1, request["ends_on"]
    return {"requests": taken}


def verify_approve_request_without_overlap_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_highest_duration_of_requests_by_deputy(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Find the one with the most days of the requests meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = max(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", deputy_id=employee["id"])
        ],
        key=lambda request: request["duration"],
    )
    return {"employee": chosen["employee_name"], "days": chosen["duration"]}


def verify_highest_duration_of_requests_by_deputy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "employee": given.get("employee") == truth["employee"],
        "number of days": given.get("days") == truth["days"],
        "nothing changed": before == after,
    }


def solve_team_with_most_duration_among_requests_in_detail_employee_joined_on_from_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str, employee_joined_on_from: str
) -> dict[str, Json]:
    """Add up the number of days by team and find the largest total."""
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
    totals: dict[str, int] = {}
    for request in found:
        totals[request["employee_team_name"]] = totals.get(request["employee_team_name"], 0) + request["duration"]
    largest = max(totals, key=lambda group: totals[group])
    return {"team": largest, "total_days": totals[largest]}


def verify_team_with_most_duration_among_requests_in_detail_employee_joined_on_from_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "team": given.get("team") == truth["team"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }


def solve_ranking_by_probation_until_of_employees_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the employees meant in order by end of probation, and list the first ones."""
    found = [
        tools("get_employee", employee_id=employee["id"])
        for employee in every_item(tools, "find_employees", status=status)
    ]
    ranked = sorted(found, key=lambda employee: employee["probation_until"])[:top]
    return {"names": [employee["name"] for employee in ranked]}


def verify_ranking_by_probation_until_of_employees_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_employee_with_most_requests_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the employees meant has the most requests."""
    counted = [
        (tools("find_requests", deputy_id=employee["id"])["total"], employee)
        for employee in every_item(tools, "find_employees", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "requests": most}


def verify_employee_with_most_requests_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of requests": given.get("requests") == truth["requests"],
        "nothing changed": before == after,
    }


def solve_approve_request_for_each_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the requests meant, and count them."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = list(every_item(tools, "find_requests", leave_type_id=leave_type["id"], status=status))
    for request in found:
        tools("approve_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_approve_request_for_each_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_amount_of_duration_of_requests_in_detail_which_employee_status_by_leave_type(
    tools: Tools, *, leave_type_name: str, which_employee_status: str
) -> dict[str, Json]:
    """Count the requests meant and add up the number of days."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", leave_type_id=leave_type["id"])
    ]
    found = [
        request
        for request in found
        if tools("get_employee", employee_id=request["employee_id"])["status"] == which_employee_status
    ]
    return {"number": len(found), "total_days": sum(request["duration"] for request in found)}


def verify_amount_of_duration_of_requests_in_detail_which_employee_status_by_leave_type(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of requests": given.get("number") == truth["number"],
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


def solve_team_with_most_duration_among_requests_in_detail_employee_joined_on_until_by_leave_type_and_status(
    tools: Tools, *, leave_type_name: str, status: str, employee_joined_on_until: str
) -> dict[str, Json]:
    """Add up the number of days by team and find the largest total."""
    leave_type = tools("find_leave_types", name=leave_type_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", leave_type_id=leave_type["id"], status=status)
    ]
    found = [
        request
        for request in found
        if tools("get_employee", employee_id=request["employee_id"])["joined_on"] <= employee_joined_on_until
    ]
    totals: dict[str, int] = {}
    for request in found:
        totals[request["employee_team_name"]] = totals.get(request["employee_team_name"], 0) + request["duration"]
    largest = max(totals, key=lambda group: totals[group])
    return {"team": largest, "total_days": totals[largest]}


def verify_team_with_most_duration_among_requests_in_detail_employee_joined_on_until_by_leave_type_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "team": given.get("team") == truth["team"],
        "total number of days": given.get("total_days") == truth["total_days"],
        "nothing changed": before == after,
    }
