"""Solutions and verifications of programmatic tasks on Holmgaard household contracts."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_contest_price_where_allowed_of_contract_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Contest price those of the price changes meant for which that is allowed."""
    those = {contract["number"] for contract in every_item(tools, "find_contracts", status=status)}
    found = [
        price_change
        for price_change in every_item(tools, "find_price_changes")
        if price_change["contract_number"] in those
    ]
    done = refused = 0
    for price_change in found:
        try:
            tools("contest_price", price_change_id=price_change["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_contest_price_where_allowed_of_contract_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of price changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["price_changes"].items() if row != before["price_changes"].get(key)]
    return {
        "number of price changes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is contested": all(row["status"] == "contested" for row in changed),
    }


def solve_ranking_by_price_of_contracts_in_detail_least_notice_days_by_provider(
    tools: Tools, *, provider_name: str, least_notice_days: int, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by monthly price, and list the first ones."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] >= least_notice_days]
    ranked = sorted(found, key=lambda contract: contract["price"], reverse=True)[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_price_of_contracts_in_detail_least_notice_days_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
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


def solve_contest_price_where_allowed_least_new_price_of_all(tools: Tools, *, least_new_price: int) -> dict[str, Json]:
    """Contest price those of the price changes meant for which that is allowed."""
    found = list(every_item(tools, "find_price_changes"))
    found = [price_change for price_change in found if price_change["new_price"] >= least_new_price]
    done = refused = 0
    for price_change in found:
        try:
            tools("contest_price", price_change_id=price_change["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_contest_price_where_allowed_least_new_price_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of price changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["price_changes"].items() if row != before["price_changes"].get(key)]
    return {
        "number of price changes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is contested": all(row["status"] == "contested" for row in changed),
    }


def solve_earliest_ends_on_among_contracts_in_detail_least_renewal_months_by_provider(
    tools: Tools, *, provider_name: str, least_renewal_months: int
) -> dict[str, Json]:
    """Find the one with the earliest end of term of the contracts meant."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["renewal_months"] >= least_renewal_months]
    chosen = min(found, key=lambda contract: contract["ends_on"])
    return {"contract_number": chosen["number"], "end_of_the_term": chosen["ends_on"]}


def verify_earliest_ends_on_among_contracts_in_detail_least_renewal_months_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "end of the term": given.get("end_of_the_term") == truth["end_of_the_term"],
        "nothing changed": before == after,
    }


def solve_amount_of_new_price_of_price_changes_of_contract_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Count the price changes meant and add up the new price."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        price_change
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
        for price_change in every_item(tools, "find_price_changes", contract_id=contract["id"])
    ]
    return {"number": len(found), "total_new_price": sum(price_change["new_price"] for price_change in found)}


def verify_amount_of_new_price_of_price_changes_of_contract_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of price changes": given.get("number") == truth["number"],
        "total new price": given.get("total_new_price") == truth["total_new_price"],
        "nothing changed": before == after,
    }


def solve_file_answer_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """File answer each of the letters meant, and count them."""
    found = list(every_item(tools, "find_letters", status=status))
    for letter in found:
        tools("file_answer", letter_id=letter["id"])
    return {"letters": len(found)}


def verify_file_answer_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many letters must have changed."""
    given = answer or {}
    changed = [row for key, row in after["letters"].items() if row != before["letters"].get(key)]
    return {
        "number of letters": given.get("letters") == truth["letters"],
        "as many changed": len(changed) == truth["letters"],
        "status is answered": all(row["status"] == "answered" for row in changed),
    }


def solve_highest_notice_days_of_contracts_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest notice of the contracts meant."""
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


def solve_ranking_by_ends_on_of_contracts_in_detail_least_renewal_months_by_provider(
    tools: Tools, *, provider_name: str, least_renewal_months: int, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by end of the term, and list the first ones."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    found = [contract for contract in found if contract["renewal_months"] >= least_renewal_months]
    ranked = sorted(found, key=lambda contract: contract["ends_on"])[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_ends_on_of_contracts_in_detail_least_renewal_months_by_provider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
    }


def solve_contract_with_most_reminders_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most reminders."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    counted = [
        (tools("find_reminders", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "reminders": most}


def verify_contract_with_most_reminders_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of reminders": given.get("reminders") == truth["reminders"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_offers_of_contract_by_provider_and_status(
    tools: Tools, *, provider_name: str, status: str
) -> dict[str, Json]:
    """Count the offers meant and add up the monthly price."""
    provider = tools("find_providers", name=provider_name)["items"][0]
    found = [
        offer
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"], status=status)
        for offer in every_item(tools, "find_offers", contract_id=contract["id"])
    ]
    return {"number": len(found), "total_monthly_price": sum(offer["price"] for offer in found)}


def verify_amount_of_price_of_offers_of_contract_by_provider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of offers": given.get("number") == truth["number"],
        "total monthly price": given.get("total_monthly_price") == truth["total_monthly_price"],
        "nothing changed": before == after,
    }


def solve_withdraw_cancellation_where_allowed_of_provider_by_answers_by(
    tools: Tools, *, answers_by: str
) -> dict[str, Json]:
    """Withdraw cancellation those of the contracts meant for which that is allowed."""
    found = [
        contract
        for provider in every_item(tools, "find_providers", answers_by=answers_by)
        for contract in every_item(tools, "find_contracts", provider_id=provider["id"])
    ]
    done = refused = 0
    for contract in found:
        try:
            tools("withdraw_cancellation", contract_id=contract["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_cancellation_where_allowed_of_provider_by_answers_by(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is running": all(row["status"] == "running" for row in changed),
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
