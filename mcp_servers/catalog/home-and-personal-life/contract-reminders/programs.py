"""Solutions and verifications of programmatic tasks on Holmgaard household contracts."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_file_answer_where_allowed_of_contract_by_provider(tools: Tools, *, provider_name: str) -> dict[str, Json]:
    """File answer those of the letters meant for which that is allowed."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        letter
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
        for letter in every_item(tools, "find_letters", contract_id=contract["id"])
    ]
    done = refused = 0
    for letter in found:
        try:
            tools("file_answer", letter_id=letter["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_file_answer_where_allowed_of_contract_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is answered": all(row["status"] == "answered" for row in changed),
    }


def solve_amount_of_price_of_contracts_in_detail_most_notice_days_by_provider(
    tools: Tools, *, provider_name: str, most_notice_days: int
) -> dict[str, Json]:
    """Count the contracts meant and add up the monthly price."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] <= most_notice_days]
    return {"number": len(found), "total_monthly_price": sum(contract["price"] for contract in found)}


def verify_amount_of_price_of_contracts_in_detail_most_notice_days_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of contracts": given.get("number") == truth["number"],
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
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


def solve_ranking_by_ends_on_of_contracts_in_detail_least_notice_days_by_provider(
    tools: Tools, *, provider_name: str, least_notice_days: int, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by end of the term, and list the first ones."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] >= least_notice_days]
    ranked = sorted(found, key=lambda contract: contract["ends_on"])[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_ends_on_of_contracts_in_detail_least_notice_days_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
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


def solve_earliest_ends_on_among_contracts_in_detail_least_notice_days_by_provider(
    tools: Tools, *, provider_name: str, least_notice_days: int
) -> dict[str, Json]:
    """Find the one with the earliest end of the term of the contracts meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] >= least_notice_days]
    chosen = min(found, key=lambda contract: contract["ends_on"])
    return {"contract_number": chosen["number"], "end_of_the_term": chosen["ends_on"]}


def verify_earliest_ends_on_among_contracts_in_detail_least_notice_days_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "end of the term": given.get("end_of_the_term") == truth["end_of_the_term"],
        "nothing changed": before == after,
    }


def solve_status_with_most_price_among_offers_of_contract_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Add up the monthly price by status and find the largest total."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        offer
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
        for offer in every_item(tools, "find_offers", contract_id=contract["id"])
    ]
    totals: dict[str, int] = {}
    for offer in found:
        totals[offer["status"]] = totals.get(offer["status"], 0) + offer["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_monthly_price": totals[largest]}


def verify_status_with_most_price_among_offers_of_contract_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
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


def solve_amount_of_price_of_contracts_in_detail_least_notice_days_by_provider(
    tools: Tools, *, provider_name: str, least_notice_days: int
) -> dict[str, Json]:
    """Count the contracts meant and add up the monthly price."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] >= least_notice_days]
    return {"number": len(found), "total_monthly_price": sum(contract["price"] for contract in found)}


def verify_amount_of_price_of_contracts_in_detail_least_notice_days_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of contracts": given.get("number") == truth["number"],
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
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


def solve_total_price_of_offers_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Add up the monthly price of the offers that are meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    return {
        "total_monthly_price": sum(
            offer["price"] for offer in every_item(tools, "find_offers", provider_id=provider["id"], status=status)
        )
    }


def verify_total_price_of_offers_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
    }


def solve_tear_up_letter_where_allowed_of_contract_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Tear up those of the letters meant for which that is allowed."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        letter
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
        for letter in every_item(tools, "find_letters", contract_id=contract["id"])
    ]
    done = refused = 0
    for letter in found:
        try:
            tools("tear_up_letter", letter_id=letter["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_tear_up_letter_where_allowed_of_contract_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is torn up": all(row["status"] == "torn_up" for row in changed),
    }


def solve_tear_up_letter_for_each_by_contract_and_status(
    tools: Tools, *, contract_number: str, status: str
) -> dict[str, Json]:
    """Tear up each of the letters meant, and count them."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    found = list(every_item(tools, "find_letters", contract_id=contract["id"], status=status))
    for letter in found:
        tools("tear_up_letter", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_tear_up_letter_for_each_by_contract_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is torn up": all(row["status"] == "torn_up" for row in changed),
    }
