"""Solutions and verifications of programmatic tasks on Costa Norte leave desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_withdraw_request_for_each_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", employee_id=employee["id"]))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_employee(
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


def solve_withdraw_request_with_earliest_ends_on_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Withdraw the request with the earliest last day, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = min(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", employee_id=employee["id"], status=status)
        ],
        key=lambda request: request["ends_on"],
    )
    tools("withdraw_request", request_id=request["id"])
    return {"last_day": request["ends_on"]}


def verify_withdraw_request_with_earliest_ends_on_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_approve_request_or_withdraw_request_by_duration_by_employee(
    tools: Tools, *, employee_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of days what to do with the only request meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = next(every_item(tools, "find_requests", employee_id=employee["id"]))
    request = tools("get_request", request_id=request["id"])
    if request["duration"] > limit:
        tools("approve_request", request_id=request["id"])
    else:
        tools("withdraw_request", request_id=request["id"])
    return {"days": request["duration"]}


def verify_approve_request_or_withdraw_request_by_duration_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number of days": given.get("days") == truth["days"], "one changed": len(changed) == 1}


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


def solve_total_duration_of_requests_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of days of the requests that are meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    return {
        "total_days": sum(
            request["duration"]
            for request in [
                tools("get_request", request_id=request["id"])
                for request in every_item(tools, "find_requests", employee_id=employee["id"], status=status)
            ]
        )
    }


def verify_total_duration_of_requests_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total number of days": given.get("total_days") == truth["total_days"], "nothing changed": before == after}


def solve_approve_request_for_each_by_deputy_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the requests meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", deputy_id=employee["id"], status=status))
    for request in found:
        tools("approve_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_approve_request_for_each_by_deputy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_approve_request_with_highest_duration_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Approve the request with the most days, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = max(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", employee_id=employee["id"], status=status)
        ],
        key=lambda request: request["duration"],
    )
    tools("approve_request", request_id=request["id"])
    return {"days": request["duration"]}


def verify_approve_request_with_highest_duration_by_employee_and_status(
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


def solve_withdraw_request_with_earliest_starts_on_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Withdraw the request with the earliest first day, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    request = min(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", employee_id=employee["id"])
        ],
        key=lambda request: request["starts_on"],
    )
    tools("withdraw_request", request_id=request["id"])
    return {"first_day": request["starts_on"]}


def verify_withdraw_request_with_earliest_starts_on_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The first day must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }
