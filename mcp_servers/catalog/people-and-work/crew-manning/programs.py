"""Solutions and verifications of programmatic tasks on Brannock crew office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_sign_contract_with_highest_wage_by_ship_and_rank(
    tools: Tools, *, ship_name: str, rank: str
) -> dict[str, Json]:
    """Sign the contract with the highest wage in dollars a month, no other."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    contract = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", ship_id=ship["id"], rank=rank)
        ],
        key=lambda contract: contract["wage"],
    )
    tools("sign_contract", contract_id=contract["id"])
    return {"wage": contract["wage"]}


def verify_sign_contract_with_highest_wage_by_ship_and_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The wage in dollars a month must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "wage in dollars a month": given.get("wage") == truth["wage"],
        "one changed": len(changed) == 1,
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_sign_contract_or_withdraw_contract_by_wage_by_seafarer_and_rank(
    tools: Tools, *, seafarer_name: str, rank: str, limit: int
) -> dict[str, Json]:
    """Decide by the wage in dollars a month what to do with the only contract meant."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    contract = next(every_item(tools, "find_contracts", seafarer_id=seafarer["id"], rank=rank))
    contract = tools("get_contract", contract_id=contract["id"])
    if contract["wage"] > limit:
        tools("sign_contract", contract_id=contract["id"])
    else:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"wage": contract["wage"]}


def verify_sign_contract_or_withdraw_contract_by_wage_by_seafarer_and_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The wage in dollars a month must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"wage in dollars a month": given.get("wage") == truth["wage"], "one changed": len(changed) == 1}


def solve_earliest_ends_on_of_contracts_by_seafarer_and_ship_kind(
    tools: Tools, *, seafarer_name: str, ship_kind: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the contract of the contracts meant."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    chosen = min(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", seafarer_id=seafarer["id"], ship_kind=ship_kind)
        ],
        key=lambda contract: contract["ends_on"],
    )
    return {"contract_number": chosen["number"], "last_day_of_the_contract": chosen["ends_on"]}


def verify_earliest_ends_on_of_contracts_by_seafarer_and_ship_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "last day of the contract": given.get("last_day_of_the_contract") == truth["last_day_of_the_contract"],
        "nothing changed": before == after,
    }


def solve_contract_with_most_travels_by_seafarer(tools: Tools, *, seafarer_name: str) -> dict[str, Json]:
    """Find out which of the contracts meant has the most travels."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    counted = [
        (tools("find_travels", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", seafarer_id=seafarer["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "travels": most}


def verify_contract_with_most_travels_by_seafarer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of travels": given.get("travels") == truth["travels"],
        "nothing changed": before == after,
    }


def solve_total_fare_of_travels_by_ship_and_status(tools: Tools, *, ship_name: str, status: str) -> dict[str, Json]:
    """Add up the fare of the travels that are meant."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    return {
        "total_fare": sum(
            travel["fare"] for travel in every_item(tools, "find_travels", ship_id=ship["id"], status=status)
        )
    }


def verify_total_fare_of_travels_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fare": given.get("total_fare") == truth["total_fare"], "nothing changed": before == after}


def solve_seafarer_with_most_fare_of_travels_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Add up the fare by seafarer and find the largest total."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    totals: dict[str, int] = {}
    for travel in every_item(tools, "find_travels", ship_id=ship["id"], status=status):
        totals[travel["contract_seafarer_name"]] = totals.get(travel["contract_seafarer_name"], 0) + travel["fare"]
    largest = max(totals, key=lambda group: totals[group])
    return {"seafarer": largest, "total_fare": totals[largest]}


def verify_seafarer_with_most_fare_of_travels_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "seafarer": given.get("seafarer") == truth["seafarer"],
        "total fare": given.get("total_fare") == truth["total_fare"],
        "nothing changed": before == after,
    }


def solve_cancel_travel_with_highest_fare_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Cancel the travel with the highest fare, no other."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    travel = max(
        every_item(tools, "find_travels", ship_id=ship["id"], status=status), key=lambda travel: travel["fare"]
    )
    tools("cancel_travel", travel_id=travel["id"])
    return {"fare": travel["fare"]}


def verify_cancel_travel_with_highest_fare_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The fare must be right, and one travel must have changed."""
    given = answer or {}
    changed = [row for key, row in after["travels"].items() if row != before["travels"].get(key)]
    return {
        "fare": given.get("fare") == truth["fare"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_sign_contract_or_withdraw_contract_by_months_by_seafarer_and_rank(
    tools: Tools, *, seafarer_name: str, rank: str, limit: int
) -> dict[str, Json]:
    """Decide by the length in months what to do with the only contract meant."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    contract = next(every_item(tools, "find_contracts", seafarer_id=seafarer["id"], rank=rank))
    contract = tools("get_contract", contract_id=contract["id"])
    if contract["months"] > limit:
        tools("sign_contract", contract_id=contract["id"])
    else:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"length": contract["months"]}


def verify_sign_contract_or_withdraw_contract_by_months_by_seafarer_and_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in months must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"length in months": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_earliest_departs_at_of_travels_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest departure time of the travels meant."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    chosen = min(
        every_item(tools, "find_travels", ship_id=ship["id"], status=status), key=lambda travel: travel["departs_at"]
    )
    return {"seafarer": chosen["contract_seafarer_name"], "departure_time": chosen["departs_at"]}


def verify_earliest_departs_at_of_travels_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "seafarer": given.get("seafarer") == truth["seafarer"],
        "departure time": given.get("departure_time") == truth["departure_time"],
        "nothing changed": before == after,
    }


def solve_contract_with_most_travels_by_seafarer_and_ship_kind(
    tools: Tools, *, seafarer_name: str, ship_kind: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most travels."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    counted = [
        (tools("find_travels", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", seafarer_id=seafarer["id"], ship_kind=ship_kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "travels": most}


def verify_contract_with_most_travels_by_seafarer_and_ship_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of travels": given.get("travels") == truth["travels"],
        "nothing changed": before == after,
    }


def solve_total_fare_of_travels_by_ship_and_direction(
    tools: Tools, *, ship_name: str, direction: str
) -> dict[str, Json]:
    """Add up the fare of the travels that are meant."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    return {
        "total_fare": sum(
            travel["fare"] for travel in every_item(tools, "find_travels", ship_id=ship["id"], direction=direction)
        )
    }


def verify_total_fare_of_travels_by_ship_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fare": given.get("total_fare") == truth["total_fare"], "nothing changed": before == after}


def solve_seafarer_with_most_fare_of_travels_by_ship_and_direction(
    tools: Tools, *, ship_name: str, direction: str
) -> dict[str, Json]:
    """Add up the fare by seafarer and find the largest total."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    totals: dict[str, int] = {}
    for travel in every_item(tools, "find_travels", ship_id=ship["id"], direction=direction):
        totals[travel["contract_seafarer_name"]] = totals.get(travel["contract_seafarer_name"], 0) + travel["fare"]
    largest = max(totals, key=lambda group: totals[group])
    return {"seafarer": largest, "total_fare": totals[largest]}


def verify_seafarer_with_most_fare_of_travels_by_ship_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "seafarer": given.get("seafarer") == truth["seafarer"],
        "total fare": given.get("total_fare") == truth["total_fare"],
        "nothing changed": before == after,
    }
