"""Solutions and verifications of programmatic tasks on Software licence desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_refuse_request_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Refuse those of the requests meant for which that is allowed."""
    found = list(every_item(tools, "find_requests", status=status))
    done = refused = 0
    for request in found:
        try:
            tools("refuse_request", request_id=request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_refuse_request_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_return_seat_for_each_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Return each of the seats meant, and count them."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_seats", program_id=program["id"], status=status))
    for seat in found:
        tools("return_seat", seat_id=seat["id"])
    return {"seats": len(found)}


def verify_return_seat_for_each_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats": given.get("seats") == truth["seats"],
        "as many changed": len(changed) == truth["seats"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_announce_reclaim_with_earliest_last_used_on_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Announce reclaim the seat with the earliest last use, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    seat = min(
        every_item(tools, "find_seats", employee_id=employee["id"], status=status),
        key=lambda seat: seat["last_used_on"],
    )
    tools("announce_reclaim", seat_id=seat["id"])
    return {"last_use": seat["last_used_on"]}


def verify_announce_reclaim_with_earliest_last_used_on_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last use must be right, and one seat must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "last use": given.get("last_use") == truth["last_use"],
        "one changed": len(changed) == 1,
        "status is announced": all(row["status"] == "announced" for row in changed),
    }


def solve_cancel_order_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Cancel those of the orders meant for which that is allowed."""
    found = list(every_item(tools, "find_orders"))
    done = refused = 0
    for purchase in found:
        try:
            tools("cancel_order", purchase_id=purchase["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_order_where_allowed_of_all(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "number of orders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_order_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Cancel those of the orders meant for which that is allowed."""
    found = list(every_item(tools, "find_orders", status=status))
    done = refused = 0
    for purchase in found:
        try:
            tools("cancel_order", purchase_id=purchase["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_order_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "number of orders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_return_seat_for_each_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Return each of the seats meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_seats", employee_id=employee["id"]))
    for seat in found:
        tools("return_seat", seat_id=seat["id"])
    return {"seats": len(found)}


def verify_return_seat_for_each_by_employee(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats": given.get("seats") == truth["seats"],
        "as many changed": len(changed) == truth["seats"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_program_with_most_places_among_contracts_of_program_at_once_starts_on_from_by_status(
    tools: Tools, *, status: str, starts_on_from: str
) -> dict[str, Json]:
    """Add up the number of seats by program and find the largest total."""
    those = {program["name"] for program in every_item(tools, "find_programs", status=status)}
    found = [contract for contract in every_item(tools, "find_contracts") if contract["program_name"] in those]
    found = [contract for contract in found if contract["starts_on"] >= starts_on_from]
    totals: dict[str, int] = {}
    for contract in found:
        totals[contract["program_name"]] = totals.get(contract["program_name"], 0) + contract["places"]
    largest = max(totals, key=lambda group: totals[group])
    return {"program": largest, "total_seats": totals[largest]}


def verify_program_with_most_places_among_contracts_of_program_at_once_starts_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "program": given.get("program") == truth["program"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_total_places_of_contracts_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of seats of the contracts that are meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    return {
        "total_seats": sum(
            contract["places"]
            for contract in [
                tools("get_contract", contract_id=contract["id"])
                for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
            ]
        )
    }


def verify_total_places_of_contracts_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_employee_with_most_seats_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the employees meant has the most seats."""
    counted = [
        (tools("find_seats", employee_id=employee["id"])["total"], employee)
        for employee in every_item(tools, "find_employees", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "seats": most}


def verify_employee_with_most_seats_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of seats": given.get("seats") == truth["seats"],
        "nothing changed": before == after,
    }


def solve_most_extra_seats_among_purchases_of_contract_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most further seats of the orders meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = [
        purchase
        for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
        for purchase in every_item(tools, "find_orders", contract_id=contract["id"])
    ]
    chosen = max(found, key=lambda purchase: purchase["extra_seats"])
    return {"order_number": chosen["number"], "further_seats": chosen["extra_seats"]}


def verify_most_extra_seats_among_purchases_of_contract_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of further seats": given.get("further_seats") == truth["further_seats"],
        "nothing changed": before == after,
    }


def solve_refuse_request_for_each_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the requests meant, and count them."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_requests", program_id=program["id"], status=status))
    for request in found:
        tools("refuse_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_refuse_request_for_each_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_highest_places_of_contracts_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most seats of the contracts meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    chosen = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
        ],
        key=lambda contract: contract["places"],
    )
    return {"first_day": chosen["starts_on"], "seats": chosen["places"]}


def verify_highest_places_of_contracts_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of seats": given.get("seats") == truth["seats"],
        "nothing changed": before == after,
    }


def solve_status_with_most_places_among_contracts_of_program_at_once_starts_on_until_by_status(
    tools: Tools, *, status: str, starts_on_until: str
) -> dict[str, Json]:
    """Add up the number of seats by status and find the largest total."""
    those = {program["name"] for program in every_item(tools, "find_programs", status=status)}
    found = [contract for contract in every_item(tools, "find_contracts") if contract["program_name"] in those]
    found = [contract for contract in found if contract["starts_on"] <= starts_on_until]
    totals: dict[str, int] = {}
    for contract in found:
        totals[contract["status"]] = totals.get(contract["status"], 0) + contract["places"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_seats": totals[largest]}


def verify_status_with_most_places_among_contracts_of_program_at_once_starts_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_amount_of_extra_seats_of_purchases_of_contract_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Count the orders meant and add up the number of further seats."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = [
        purchase
        for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
        for purchase in every_item(tools, "find_orders", contract_id=contract["id"])
    ]
    return {"number": len(found), "total_further_seats": sum(purchase["extra_seats"] for purchase in found)}


def verify_amount_of_extra_seats_of_purchases_of_contract_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of orders": given.get("number") == truth["number"],
        "total number of further seats": given.get("total_further_seats") == truth["total_further_seats"],
        "nothing changed": before == after,
    }
