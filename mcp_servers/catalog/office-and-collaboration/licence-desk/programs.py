"""Solutions and verifications of programmatic tasks on Software licence desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_keep_seat_where_allowed_by_program(tools: Tools, *, program_name: str) -> dict[str, Json]:
    """Keep those of the seats meant for which that is allowed."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_seats", program_id=program["id"]))
    done = refused = 0
    for seat in found:
        try:
            tools("keep_seat", seat_id=seat["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_keep_seat_where_allowed_by_program(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is held": all(row["status"] == "held" for row in changed),
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


def solve_amount_of_cost_of_purchases_least_extra_seats_by_program_and_status(
    tools: Tools, *, program_name: str, status: str, least_extra_seats: int
) -> dict[str, Json]:
    """Count the orders meant and add up the cost."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_orders", program_id=program["id"], status=status))
    found = [purchase for purchase in found if purchase["extra_seats"] >= least_extra_seats]
    return {"number": len(found), "total_cost": sum(purchase["cost"] for purchase in found)}


def verify_amount_of_cost_of_purchases_least_extra_seats_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of orders": given.get("number") == truth["number"],
        "total cost": given.get("total_cost") == truth["total_cost"],
        "nothing changed": before == after,
    }


def solve_contract_with_most_seats_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most seats."""
    program = tools("find_programs", name=program_name)["items"][0]
    counted = [
        (tools("find_seats", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"first_day": chosen["starts_on"], "seats": most}


def verify_contract_with_most_seats_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of seats": given.get("seats") == truth["seats"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_on_among_contracts_starts_on_from_by_program_and_status(
    tools: Tools, *, program_name: str, status: str, starts_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest first day of the contracts meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_contracts", program_id=program["id"], status=status))
    found = [contract for contract in found if contract["starts_on"] >= starts_on_from]
    chosen = min(found, key=lambda contract: contract["starts_on"])
    return {"last_day": chosen["ends_on"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_among_contracts_starts_on_from_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_refuse_request_where_allowed_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Refuse those of the requests meant for which that is allowed."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_requests", employee_id=employee["id"]))
    done = refused = 0
    for request in found:
        try:
            tools("refuse_request", request_id=request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_refuse_request_where_allowed_by_employee(
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


def solve_total_extra_seats_of_purchases_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of further seats of the orders that are meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    return {
        "total_further_seats": sum(
            purchase["extra_seats"]
            for purchase in every_item(tools, "find_orders", program_id=program["id"], status=status)
        )
    }


def verify_total_extra_seats_of_purchases_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of further seats": given.get("total_further_seats") == truth["total_further_seats"],
        "nothing changed": before == after,
    }


def solve_return_seat_where_allowed_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Return those of the seats meant for which that is allowed."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_seats", employee_id=employee["id"]))
    done = refused = 0
    for seat in found:
        try:
            tools("return_seat", seat_id=seat["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_return_seat_where_allowed_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_order_seats_highest_places_by_program_and_status(
    tools: Tools, *, program_name: str, status: str, number: str, extra_seats: int
) -> dict[str, Json]:
    """Choose the contract with the most seats and use it."""
    program = tools("find_programs", name=program_name)["items"][0]
    contract = max(
        every_item(tools, "find_contracts", program_id=program["id"], status=status),
        key=lambda contract: contract["places"],
    )
    made = tools("order_seats", contract_id=contract["id"], number=number, extra_seats=extra_seats)
    return {"cost": made["cost"]}


def verify_order_seats_highest_places_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One order must have been added, with the cost that is right."""
    given = answer or {}
    added = [row for key, row in after["purchases"].items() if key not in before["purchases"]]
    return {
        "cost": given.get("cost") == truth["cost"],
        "one added": len(added) == 1,
        "with that cost": [row["cost"] for row in added] == [truth["cost"]],
    }


def solve_status_with_most_extra_seats_of_purchases_by_program(tools: Tools, *, program_name: str) -> dict[str, Json]:
    """Add up the number of further seats by status and find the largest total."""
    program = tools("find_programs", name=program_name)["items"][0]
    totals: dict[str, int] = {}
    for purchase in every_item(tools, "find_orders", program_id=program["id"]):
        totals[purchase["status"]] = totals.get(purchase["status"], 0) + purchase["extra_seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_further_seats": totals[largest]}


def verify_status_with_most_extra_seats_of_purchases_by_program(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of further seats": given.get("total_further_seats") == truth["total_further_seats"],
        "nothing changed": before == after,
    }


def solve_announce_reclaim_for_each_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Announce reclaim each of the seats meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_seats", employee_id=employee["id"], status=status))
    for seat in found:
        tools("announce_reclaim", seat_id=seat["id"])
    return {"seats": len(found)}


def verify_announce_reclaim_for_each_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats": given.get("seats") == truth["seats"],
        "as many changed": len(changed) == truth["seats"],
        "status is announced": all(row["status"] == "announced" for row in changed),
    }


def solve_most_places_among_contracts_starts_on_until_by_program_and_status(
    tools: Tools, *, program_name: str, status: str, starts_on_until: str
) -> dict[str, Json]:
    """Find the one with the most seats of the contracts meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    found = list(every_item(tools, "find_contracts", program_id=program["id"], status=status))
    found = [contract for contract in found if contract["starts_on"] <= starts_on_until]
    chosen = max(found, key=lambda contract: contract["places"])
    return {"first_day": chosen["starts_on"], "seats": chosen["places"]}


def verify_most_places_among_contracts_starts_on_until_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of seats": given.get("seats") == truth["seats"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_on_of_contracts_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest first day of the contracts meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    chosen = min(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
        ],
        key=lambda contract: contract["starts_on"],
    )
    return {"last_day": chosen["ends_on"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_of_contracts_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }
