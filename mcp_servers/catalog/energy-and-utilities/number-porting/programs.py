"""Solutions and verifications of programmatic tasks on Number porting clearing house."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_port_on_of_requests_in_detail_least_gaining_daily_portings_by_losing(
    tools: Tools, *, carrier_name: str, least_gaining_daily_portings: int, top: int
) -> dict[str, Json]:
    """Put the requests meant in order by porting day, and list the first ones."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", losing_id=carrier["id"])
    ]
    found = [
        request
        for request in found
        if tools("get_carrier", carrier_id=request["gaining_id"])["daily_portings"] >= least_gaining_daily_portings
    ]
    ranked = sorted(found, key=lambda request: request["port_on"])[:top]
    return {"request_numbers": [request["number"] for request in ranked]}


def verify_ranking_by_port_on_of_requests_in_detail_least_gaining_daily_portings_by_losing(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_port_on_among_requests_in_detail_most_losing_owed_by_gaining_and_status(
    tools: Tools, *, carrier_name: str, status: str, most_losing_owed: int
) -> dict[str, Json]:
    """Find the one with the earliest porting day of the requests meant."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", gaining_id=carrier["id"], status=status)
    ]
    found = [
        request
        for request in found
        if tools("get_carrier", carrier_id=request["losing_id"])["owed"] <= most_losing_owed
    ]
    chosen = min(found, key=lambda request: request["port_on"])
    return {"request_number": chosen["number"], "porting_day": chosen["port_on"]}


def verify_earliest_port_on_among_requests_in_detail_most_losing_owed_by_gaining_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "porting day": given.get("porting_day") == truth["porting_day"],
        "nothing changed": before == after,
    }


def solve_cancel_request_for_each_by_gaining_and_status(
    tools: Tools, *, carrier_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the requests meant, and count them."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    found = list(every_item(tools, "find_requests", gaining_id=carrier["id"], status=status))
    for request in found:
        tools("cancel_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_cancel_request_for_each_by_gaining_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_uphold_complaint_where_allowed_of_carrier_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Uphold those of the complaints meant for which that is allowed."""
    those = {carrier["name"] for carrier in every_item(tools, "find_carriers", status=status)}
    found = [complaint for complaint in every_item(tools, "find_complaints") if complaint["carrier_name"] in those]
    done = refused = 0
    for complaint in found:
        try:
            tools("uphold_complaint", complaint_id=complaint["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_uphold_complaint_where_allowed_of_carrier_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is justified": all(row["status"] == "justified" for row in changed),
    }


def solve_highest_owed_of_carriers_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest amount owed of the carriers meant."""
    chosen = max(
        [
            tools("get_carrier", carrier_id=carrier["id"])
            for carrier in every_item(tools, "find_carriers", status=status)
        ],
        key=lambda carrier: carrier["owed"],
    )
    return {"name": chosen["name"], "amount_owed": chosen["owed"]}


def verify_highest_owed_of_carriers_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "amount owed": given.get("amount_owed") == truth["amount_owed"],
        "nothing changed": before == after,
    }


def solve_line_with_most_requests_by_subscriber_and_status(
    tools: Tools, *, subscriber_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the phone numbers meant has the most requests."""
    subscriber = tools("find_subscribers", name=subscriber_name)["items"][0]
    counted = [
        (tools("find_requests", line_id=line["id"])["total"], line)
        for line in every_item(tools, "find_lines", subscriber_id=subscriber["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"phone_number": chosen["digits"], "requests": most}


def verify_line_with_most_requests_by_subscriber_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "phone number": given.get("phone_number") == truth["phone_number"],
        "number of requests": given.get("requests") == truth["requests"],
        "nothing changed": before == after,
    }


def solve_earliest_port_on_among_requests_of_line_by_subscriber_and_kind(
    tools: Tools, *, subscriber_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest porting day of the requests meant."""
    subscriber = tools("find_subscribers", name=subscriber_name)["items"][0]
    found = [
        request
        for line in every_item(tools, "find_lines", subscriber_id=subscriber["id"], kind=kind)
        for request in every_item(tools, "find_requests", line_id=line["id"])
    ]
    chosen = min(found, key=lambda request: request["port_on"])
    return {"request_number": chosen["number"], "porting_day": chosen["port_on"]}


def verify_earliest_port_on_among_requests_of_line_by_subscriber_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "porting day": given.get("porting_day") == truth["porting_day"],
        "nothing changed": before == after,
    }


def solve_ranking_by_port_on_of_requests_in_detail_least_losing_daily_portings_by_gaining(
    tools: Tools, *, carrier_name: str, least_losing_daily_portings: int, top: int
) -> dict[str, Json]:
    """Put the requests meant in order by porting day, and list the first ones."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests", gaining_id=carrier["id"])
    ]
    found = [
        request
        for request in found
        if tools("get_carrier", carrier_id=request["losing_id"])["daily_portings"] >= least_losing_daily_portings
    ]
    ranked = sorted(found, key=lambda request: request["port_on"])[:top]
    return {"request_numbers": [request["number"] for request in ranked]}


def verify_ranking_by_port_on_of_requests_in_detail_least_losing_daily_portings_by_gaining(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_objected_at_among_requests_in_detail_most_gaining_daily_portings_by_status(
    tools: Tools, *, status: str, most_gaining_daily_portings: int
) -> dict[str, Json]:
    """Find the one with the earliest time of objection of the requests meant."""
    found = [
        tools("get_request", request_id=request["id"]) for request in every_item(tools, "find_requests", status=status)
    ]
    found = [
        request
        for request in found
        if tools("get_carrier", carrier_id=request["gaining_id"])["daily_portings"] <= most_gaining_daily_portings
    ]
    chosen = min(found, key=lambda request: request["objected_at"])
    return {"request_number": chosen["number"], "time_of_the_objection": chosen["objected_at"]}


def verify_earliest_objected_at_among_requests_in_detail_most_gaining_daily_portings_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "time of the objection": given.get("time_of_the_objection") == truth["time_of_the_objection"],
        "nothing changed": before == after,
    }


def solve_port_number_with_earliest_port_on_by_gaining_and_status(
    tools: Tools, *, carrier_name: str, status: str
) -> dict[str, Json]:
    """Port number the request with the earliest porting day, no other."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    request = min(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", gaining_id=carrier["id"], status=status)
        ],
        key=lambda request: request["port_on"],
    )
    tools("port_number", request_id=request["id"])
    return {"porting_day": request["port_on"]}


def verify_port_number_with_earliest_port_on_by_gaining_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The porting day must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "porting day": given.get("porting_day") == truth["porting_day"],
        "one changed": len(changed) == 1,
        "status is ported": all(row["status"] == "ported" for row in changed),
    }


def solve_accept_request_for_each_by_gaining_and_status(
    tools: Tools, *, carrier_name: str, status: str
) -> dict[str, Json]:
    """Accept each of the requests meant, and count them."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    found = list(every_item(tools, "find_requests", gaining_id=carrier["id"], status=status))
    for request in found:
        tools("accept_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_accept_request_for_each_by_gaining_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_ranking_by_port_on_of_requests_of_line_at_once_in_detail_least_gaining_daily_portings_by_carrier(
    tools: Tools, *, carrier_name: str, least_gaining_daily_portings: int, top: int
) -> dict[str, Json]:
    """Put the requests meant in order by porting day, and list the first ones."""
    carrier = tools("find_carriers", name=carrier_name)["items"][0]
    those = {line["digits"] for line in every_item(tools, "find_lines", carrier_id=carrier["id"])}
    found = [
        tools("get_request", request_id=request["id"])
        for request in every_item(tools, "find_requests")
        if request["line_digits"] in those
    ]
    found = [
        request
        for request in found
        if tools("get_carrier", carrier_id=request["gaining_id"])["daily_portings"] >= least_gaining_daily_portings
    ]
    ranked = sorted(found, key=lambda request: request["port_on"])[:top]
    return {"request_numbers": [request["number"] for request in ranked]}


def verify_ranking_by_port_on_of_requests_of_line_at_once_in_detail_least_gaining_daily_portings_by_carrier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request numbers": given.get("request_numbers") == truth["request_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_port_on_of_requests_by_line_and_status(
    tools: Tools, *, line_digits: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest porting day of the requests meant."""
    line = tools("find_lines", digits=line_digits)["items"][0]
    chosen = min(
        [
            tools("get_request", request_id=request["id"])
            for request in every_item(tools, "find_requests", line_id=line["id"], status=status)
        ],
        key=lambda request: request["port_on"],
    )
    return {"request_number": chosen["number"], "porting_day": chosen["port_on"]}


def verify_earliest_port_on_of_requests_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "porting day": given.get("porting_day") == truth["porting_day"],
        "nothing changed": before == after,
    }


def solve_request_with_most_complaints_by_line(tools: Tools, *, line_digits: str) -> dict[str, Json]:
    """Find out which of the requests meant has the most complaints."""
    line = tools("find_lines", digits=line_digits)["items"][0]
    counted = [
        (tools("find_complaints", request_id=request["id"])["total"], request)
        for request in every_item(tools, "find_requests", line_id=line["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"request_number": chosen["number"], "complaints": most}


def verify_request_with_most_complaints_by_line(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "request number": given.get("request_number") == truth["request_number"],
        "number of complaints": given.get("complaints") == truth["complaints"],
        "nothing changed": before == after,
    }
