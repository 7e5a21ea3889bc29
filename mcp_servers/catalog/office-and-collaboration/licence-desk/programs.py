"""Solutions and verifications of programmatic tasks on Software licence desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_return_seat_for_each_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Return each of the seats meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_seats", employee_id=employee["id"]))
    for seat in found:
        tools("return_seat", seat_id=seat["id"])
    return {"seats": len(found)}


def verify_return_seat_for_each_by_employee(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats": given.get("seats") == truth["seats"],
        "as many changed": len(changed) == truth["seats"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_keep_seat_with_earliest_given_on_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Keep the seat with the earliest given on, no other."""
    program = tools("find_programs", name=program_name)["items"][0]
    seat = min(
        every_item(tools, "find_seats", program_id=program["id"], status=status), key=lambda seat: seat["given_on"]
    )
    tools("keep_seat", seat_id=seat["id"])
    return {"given_on": seat["given_on"]}


def verify_keep_seat_with_earliest_given_on_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The given on must be right, and one seat must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "given on": given.get("given_on") == truth["given_on"],
        "one changed": len(changed) == 1,
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_order_seats_earliest_starts_on_by_program_and_status(
    tools: Tools, *, program_name: str, status: str, number: str, extra_seats: int
) -> dict[str, Json]:
    """Choose the contract with the earliest first day and use it."""
    program = tools("find_programs", name=program_name)["items"][0]
    contract = min(
        every_item(tools, "find_contracts", program_id=program["id"], status=status),
        key=lambda contract: contract["starts_on"],
    )
    made = tools("order_seats", contract_id=contract["id"], number=number, extra_seats=extra_seats)
    return {"cost": made["cost"]}


def verify_order_seats_earliest_starts_on_by_program_and_status(
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


def solve_earliest_last_used_on_of_seats_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last use of the seats meant."""
    program = tools("find_programs", name=program_name)["items"][0]
    chosen = min(
        every_item(tools, "find_seats", program_id=program["id"], status=status), key=lambda seat: seat["last_used_on"]
    )
    return {"employee": chosen["employee_name"], "last_use": chosen["last_used_on"]}


def verify_earliest_last_used_on_of_seats_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "employee": given.get("employee") == truth["employee"],
        "last use": given.get("last_use") == truth["last_use"],
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


def solve_reclaim_seat_for_each_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Reclaim each of the seats meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_seats", employee_id=employee["id"], status=status))
    for seat in found:
        tools("reclaim_seat", seat_id=seat["id"])
    return {"seats": len(found)}


def verify_reclaim_seat_for_each_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many seats must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "number of seats": given.get("seats") == truth["seats"],
        "as many changed": len(changed) == truth["seats"],
        "status is reclaimed": all(row["status"] == "reclaimed" for row in changed),
    }


def solve_announce_reclaim_with_earliest_given_on_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Announce reclaim the seat with the earliest given on, no other."""
    program = tools("find_programs", name=program_name)["items"][0]
    seat = min(
        every_item(tools, "find_seats", program_id=program["id"], status=status), key=lambda seat: seat["given_on"]
    )
    tools("announce_reclaim", seat_id=seat["id"])
    return {"given_on": seat["given_on"]}


def verify_announce_reclaim_with_earliest_given_on_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The given on must be right, and one seat must have changed."""
    given = answer or {}
    changed = [row for key, row in after["seats"].items() if row != before["seats"].get(key)]
    return {
        "given on": given.get("given_on") == truth["given_on"],
        "one changed": len(changed) == 1,
        "status is announced": all(row["status"] == "announced" for row in changed),
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


def solve_contract_with_most_purchases_by_program_and_status(
    tools: Tools, *, program_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most orders."""
    program = tools("find_programs", name=program_name)["items"][0]
    counted = [
        (tools("find_orders", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", program_id=program["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"first_day": chosen["starts_on"], "orders": most}


def verify_contract_with_most_purchases_by_program_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
    }
