"""Solutions and verifications of programmatic tasks on Brannock crew office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ends_on_among_contracts_in_detail_most_months_by_rank(
    tools: Tools, *, rank: str, most_months: int
) -> dict[str, Json]:
    """Find the one with the earliest last day of contract of the contracts meant."""
    found = [
        tools("get_contract", contract_id=contract["id"]) for contract in every_item(tools, "find_contracts", rank=rank)
    ]
    found = [contract for contract in found if contract["months"] <= most_months]
    chosen = min(found, key=lambda contract: contract["ends_on"])
    return {"contract_number": chosen["number"], "last_day_of_the_contract": chosen["ends_on"]}


def verify_earliest_ends_on_among_contracts_in_detail_most_months_by_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "last day of the contract": given.get("last_day_of_the_contract") == truth["last_day_of_the_contract"],
        "nothing changed": before == after,
    }


def solve_withdraw_contract_for_each_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the contracts meant, and count them."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    found = list(every_item(tools, "find_contracts", ship_id=ship["id"], status=status))
    for contract in found:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_withdraw_contract_for_each_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts": given.get("contracts") == truth["contracts"],
        "as many changed": len(changed) == truth["contracts"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_ranking_by_wage_of_contracts_in_detail_by_rank(tools: Tools, *, rank: str, top: int) -> dict[str, Json]:
    """Put the contracts meant in order by wage in dollars a month, and list the first ones."""
    found = [
        tools("get_contract", contract_id=contract["id"]) for contract in every_item(tools, "find_contracts", rank=rank)
    ]
    ranked = sorted(found, key=lambda contract: contract["wage"], reverse=True)[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_wage_of_contracts_in_detail_by_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_on_of_contracts_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of contract of the contracts meant."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    chosen = min(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", ship_id=ship["id"], status=status)
        ],
        key=lambda contract: contract["ends_on"],
    )
    return {"contract_number": chosen["number"], "last_day_of_the_contract": chosen["ends_on"]}


def verify_earliest_ends_on_of_contracts_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "last day of the contract": given.get("last_day_of_the_contract") == truth["last_day_of_the_contract"],
        "nothing changed": before == after,
    }


def solve_sign_contract_where_allowed_in_detail_most_months_by_rank(
    tools: Tools, *, rank: str, most_months: int
) -> dict[str, Json]:
    """Sign those of the contracts meant for which that is allowed."""
    found = [
        tools("get_contract", contract_id=contract["id"]) for contract in every_item(tools, "find_contracts", rank=rank)
    ]
    found = [contract for contract in found if contract["months"] <= most_months]
    done = refused = 0
    for contract in found:
        try:
            tools("sign_contract", contract_id=contract["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sign_contract_where_allowed_in_detail_most_months_by_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_sign_contract_else_withdraw_contract_in_detail_least_months_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str, least_months: int
) -> dict[str, Json]:
    """Sign the contracts meant; where that is refused, do something else instead."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", ship_id=ship["id"], status=status)
    ]
    found = [contract for contract in found if contract["months"] >= least_months]
    refused = 0
    for contract in found:
        try:
            tools("sign_contract", contract_id=contract["id"])
        except Refused:
            refused += 1
            tools("withdraw_contract", contract_id=contract["id"])
    return {"refused": refused}


def verify_sign_contract_else_withdraw_contract_in_detail_least_months_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_amount_of_fare_of_travels_of_contract_by_seafarer_and_ship_kind(
    tools: Tools, *, seafarer_name: str, ship_kind: str
) -> dict[str, Json]:
    """Count the travels meant and add up the fare."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    found = [
        travel
        for contract in every_item(tools, "find_contracts", seafarer_id=seafarer["id"], ship_kind=ship_kind)
        for travel in every_item(tools, "find_travels", contract_id=contract["id"])
    ]
    return {"number": len(found), "total_fare": sum(travel["fare"] for travel in found)}


def verify_amount_of_fare_of_travels_of_contract_by_seafarer_and_ship_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of travels": given.get("number") == truth["number"],
        "total fare": given.get("total_fare") == truth["total_fare"],
        "nothing changed": before == after,
    }


def solve_earliest_joins_on_among_contracts_in_detail_most_wage_by_rank(
    tools: Tools, *, rank: str, most_wage: int
) -> dict[str, Json]:
    """Find the one with the earliest day of joining of the contracts meant."""
    found = [
        tools("get_contract", contract_id=contract["id"]) for contract in every_item(tools, "find_contracts", rank=rank)
    ]
    found = [contract for contract in found if contract["wage"] <= most_wage]
    chosen = min(found, key=lambda contract: contract["joins_on"])
    return {"contract_number": chosen["number"], "day_of_joining": chosen["joins_on"]}


def verify_earliest_joins_on_among_contracts_in_detail_most_wage_by_rank(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "day of joining": given.get("day_of_joining") == truth["day_of_joining"],
        "nothing changed": before == after,
    }


def solve_withdraw_contract_for_each_in_detail_least_months_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str, least_months: int
) -> dict[str, Json]:
    """Withdraw each of the contracts meant, and count them."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", ship_id=ship["id"], status=status)
    ]
    found = [contract for contract in found if contract["months"] >= least_months]
    for contract in found:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_withdraw_contract_for_each_in_detail_least_months_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts": given.get("contracts") == truth["contracts"],
        "as many changed": len(changed) == truth["contracts"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_sign_contract_or_withdraw_contract_by_wage_by_seafarer_and_status(
    tools: Tools, *, seafarer_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the wage in dollars a month what to do with the only contract meant."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    contract = next(every_item(tools, "find_contracts", seafarer_id=seafarer["id"], status=status))
    contract = tools("get_contract", contract_id=contract["id"])
    if contract["wage"] > limit:
        tools("sign_contract", contract_id=contract["id"])
    else:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"wage": contract["wage"]}


def verify_sign_contract_or_withdraw_contract_by_wage_by_seafarer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The wage in dollars a month must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"wage in dollars a month": given.get("wage") == truth["wage"], "one changed": len(changed) == 1}


def solve_ranking_by_joins_on_of_contracts_in_detail_least_months_by_status(
    tools: Tools, *, status: str, least_months: int, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by day of joining, and list the first ones."""
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", status=status)
    ]
    found = [contract for contract in found if contract["months"] >= least_months]
    ranked = sorted(found, key=lambda contract: contract["joins_on"])[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_joins_on_of_contracts_in_detail_least_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
    }


def solve_withdraw_contract_with_highest_months_by_ship_and_status(
    tools: Tools, *, ship_name: str, status: str
) -> dict[str, Json]:
    """Withdraw the contract with the greatest length, no other."""
    ship = tools("find_ships", name=ship_name)["items"][0]
    contract = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", ship_id=ship["id"], status=status)
        ],
        key=lambda contract: contract["months"],
    )
    tools("withdraw_contract", contract_id=contract["id"])
    return {"length": contract["months"]}


def verify_withdraw_contract_with_highest_months_by_ship_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in months must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "length in months": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_sign_contract_or_withdraw_contract_by_wage_by_seafarer(
    tools: Tools, *, seafarer_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the wage in dollars a month what to do with the only contract meant."""
    seafarer = tools("find_seafarers", name=seafarer_name)["items"][0]
    contract = next(every_item(tools, "find_contracts", seafarer_id=seafarer["id"]))
    contract = tools("get_contract", contract_id=contract["id"])
    if contract["wage"] > limit:
        tools("sign_contract", contract_id=contract["id"])
    else:
        tools("withdraw_contract", contract_id=contract["id"])
    return {"wage": contract["wage"]}


def verify_sign_contract_or_withdraw_contract_by_wage_by_seafarer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The wage in dollars a month must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"wage in dollars a month": given.get("wage") == truth["wage"], "one changed": len(changed) == 1}


def solve_ranking_by_ashore_since_of_seafarers_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the seafarers meant in order by ashore since, and list the first ones."""
    found = [
        tools("get_seafarer", seafarer_id=seafarer["id"])
        for seafarer in every_item(tools, "find_seafarers", status=status)
    ]
    ranked = sorted(found, key=lambda seafarer: seafarer["ashore_since"])[:top]
    return {"names": [seafarer["name"] for seafarer in ranked]}


def verify_ranking_by_ashore_since_of_seafarers_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}
