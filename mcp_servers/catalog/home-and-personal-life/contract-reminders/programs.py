"""Solutions and verifications of programmatic tasks on Holmgaard household contracts."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_send_letter_for_each_by_contract(tools: Tools, *, contract_number: str) -> dict[str, Json]:
    """Send each of the letters meant, and count them."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    found = list(every_item(tools, "find_letters", contract_id=contract["id"]))
    for letter in found:
        tools("send_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_send_letter_for_each_by_contract(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is sent": all(row["status"] == "sent" for row in changed),
    }


def solve_accept_price_or_contest_price_by_new_price_by_contract_and_status(
    tools: Tools, *, contract_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the new price what to do with the only price change meant."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    price_change = next(every_item(tools, "find_price_changes", contract_id=contract["id"], status=status))
    if price_change["new_price"] > limit:
        tools("accept_price", price_change_id=price_change["id"])
    else:
        tools("contest_price", price_change_id=price_change["id"])
    return {"new_price": price_change["new_price"]}


def verify_accept_price_or_contest_price_by_new_price_by_contract_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The new price must be right, and one price change must have changed."""
    given = answer or {}
    changed = [row for key, row in after["price_changes"].items() if row != before["price_changes"].get(key)]
    return {"new price": given.get("new_price") == truth["new_price"], "one changed": len(changed) == 1}


def solve_announce_price_lowest_price_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str, new_price: int, valid_from: str
) -> dict[str, Json]:
    """Choose the contract with the lowest monthly price and use it."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    contract = min(
        every_item(tools, "find_contracts", provider_id=provider["id"], status=status),
        key=lambda contract: contract["price"],
    )
    made = tools("announce_price", contract_id=contract["id"], new_price=new_price, valid_from=valid_from)
    return {"day_of_the_announcement": made["announced_on"]}


def verify_announce_price_lowest_price_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One price change must have been added, with the day of the announcement that is right."""
    given = answer or {}
    added = [row for key, row in after["price_changes"].items() if key not in before["price_changes"]]
    return {
        "day of the announcement": given.get("day_of_the_announcement") == truth["day_of_the_announcement"],
        "one added": len(added) == 1,
        "with that day of the announcement": [row["announced_on"] for row in added]
        == [truth["day_of_the_announcement"]],
    }


def solve_total_price_of_offers_by_contract_and_status(
    tools: Tools, *, contract_number: str, status: str
) -> dict[str, Json]:
    """Add up the monthly price of the offers that are meant."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    return {
        "total_monthly_price": sum(
            offer["price"] for offer in every_item(tools, "find_offers", contract_id=contract["id"], status=status)
        )
    }


def verify_total_price_of_offers_by_contract_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
    }


def solve_highest_notice_days_of_contracts_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest notice in days of the contracts meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    chosen = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
        ],
        key=lambda contract: contract["notice_days"],
    )
    return {"contract_number": chosen["number"], "notice": chosen["notice_days"]}


def verify_highest_notice_days_of_contracts_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "notice in days": given.get("notice") == truth["notice"],
        "nothing changed": before == after,
    }


def solve_provider_with_most_price_of_offers_by_contract_and_status(
    tools: Tools, *, contract_number: str, status: str
) -> dict[str, Json]:
    """Add up the monthly price by provider and find the largest total."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    totals: dict[str, int] = {}
    for offer in every_item(tools, "find_offers", contract_id=contract["id"], status=status):
        totals[offer["provider_name"]] = totals.get(offer["provider_name"], 0) + offer["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"provider": largest, "total_monthly_price": totals[largest]}


def verify_provider_with_most_price_of_offers_by_contract_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "provider": given.get("provider") == truth["provider"],
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
    }


def solve_contract_with_most_offers_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most offers."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    counted = [
        (tools("find_offers", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "offers": most}


def verify_contract_with_most_offers_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of offers": given.get("offers") == truth["offers"],
        "nothing changed": before == after,
    }


def solve_tear_up_letter_for_each_by_contract(tools: Tools, *, contract_number: str) -> dict[str, Json]:
    """Tear up each of the letters meant, and count them."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    found = list(every_item(tools, "find_letters", contract_id=contract["id"]))
    for letter in found:
        tools("tear_up_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_tear_up_letter_for_each_by_contract(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is torn up": all(row["status"] == "torn_up" for row in changed),
    }


def solve_accept_price_or_contest_price_by_new_price_by_contract(
    tools: Tools, *, contract_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the new price what to do with the only price change meant."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    price_change = next(every_item(tools, "find_price_changes", contract_id=contract["id"]))
    if price_change["new_price"] > limit:
        tools("accept_price", price_change_id=price_change["id"])
    else:
        tools("contest_price", price_change_id=price_change["id"])
    return {"new_price": price_change["new_price"]}


def verify_accept_price_or_contest_price_by_new_price_by_contract(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The new price must be right, and one price change must have changed."""
    given = answer or {}
    changed = [row for key, row in after["price_changes"].items() if row != before["price_changes"].get(key)]
    return {"new price": given.get("new_price") == truth["new_price"], "one changed": len(changed) == 1}


def solve_announce_price_earliest_ends_on_by_provider(
    tools: Tools, *, provider_name: str, new_price: int, valid_from: str
) -> dict[str, Json]:
    """Choose the contract with the earliest end of the term and use it."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    contract = min(
        every_item(tools, "find_contracts", provider_id=provider["id"]), key=lambda contract: contract["ends_on"]
    )
    made = tools("announce_price", contract_id=contract["id"], new_price=new_price, valid_from=valid_from)
    return {"day_of_the_announcement": made["announced_on"]}


def verify_announce_price_earliest_ends_on_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One price change must have been added, with the day of the announcement that is right."""
    given = answer or {}
    added = [row for key, row in after["price_changes"].items() if key not in before["price_changes"]]
    return {
        "day of the announcement": given.get("day_of_the_announcement") == truth["day_of_the_announcement"],
        "one added": len(added) == 1,
        "with that day of the announcement": [row["announced_on"] for row in added]
        == [truth["day_of_the_announcement"]],
    }


def solve_total_price_of_contracts_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Add up the monthly price of the contracts that are meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    return {
        "total_monthly_price": sum(
            contract["price"]
            for contract in [
                tools("get_contract", contract_id=contract["id"])
                for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
            ]
        )
    }


def verify_total_price_of_contracts_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
    }


def solve_earliest_valid_until_of_offers_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the offer of the offers meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    chosen = min(
        every_item(tools, "find_offers", provider_id=provider["id"], status=status),
        key=lambda offer: offer["valid_until"],
    )
    return {"old_contract": chosen["contract_number"], "last_day_of_the_offer": chosen["valid_until"]}


def verify_earliest_valid_until_of_offers_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "old contract": given.get("old_contract") == truth["old_contract"],
        "last day of the offer": given.get("last_day_of_the_offer") == truth["last_day_of_the_offer"],
        "nothing changed": before == after,
    }
