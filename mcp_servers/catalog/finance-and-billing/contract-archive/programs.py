"""Solutions and verifications of programmatic tasks on Lyric Theatre contract archive."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_ends_on_of_contracts_in_detail_begins_on_until_by_keeper(
    tools: Tools, *, keeper_name: str, begins_on_until: str, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by end date, and list the first ones."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"])
    ]
    found = [contract for contract in found if contract["begins_on"] <= begins_on_until]
    ranked = sorted(found, key=lambda contract: contract["ends_on"])[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_ends_on_of_contracts_in_detail_begins_on_until_by_keeper(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_on_among_contracts_in_detail_most_notice_days_by_status(
    tools: Tools, *, status: str, most_notice_days: int
) -> dict[str, Json]:
    """Find the one with the earliest end date of the contracts meant."""
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", status=status)
    ]
    found = [contract for contract in found if contract["notice_days"] <= most_notice_days]
    chosen = min(found, key=lambda contract: contract["ends_on"])
    return {"contract_number": chosen["number"], "end_date": chosen["ends_on"]}


def verify_earliest_ends_on_among_contracts_in_detail_most_notice_days_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "end date": given.get("end_date") == truth["end_date"],
        "nothing changed": before == after,
    }


def solve_give_notice_with_highest_notice_days_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Give notice the contract with the most days of notice, no other."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    contract = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"], status=status)
        ],
        key=lambda contract: contract["notice_days"],
    )
    tools("give_notice", contract_id=contract["id"])
    return {"days_of_notice": contract["notice_days"]}


def verify_give_notice_with_highest_notice_days_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The days of notice must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "days of notice": given.get("days_of_notice") == truth["days_of_notice"],
        "one changed": len(changed) == 1,
        "status is noticed": all(row["status"] == "noticed" for row in changed),
    }


def solve_earliest_begins_on_of_contracts_by_partner_and_in_dispute(
    tools: Tools, *, partner_name: str, in_dispute: bool
) -> dict[str, Json]:
    """Find the one with the earliest start date of the contracts meant."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    chosen = min(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", partner_id=partner["id"], in_dispute=in_dispute)
        ],
        key=lambda contract: contract["begins_on"],
    )
    return {"contract_number": chosen["number"], "start_date": chosen["begins_on"]}


def verify_earliest_begins_on_of_contracts_by_partner_and_in_dispute(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "start date": given.get("start_date") == truth["start_date"],
        "nothing changed": before == after,
    }


def solve_sign_contract_where_allowed_of_keeper_most_yearly_value_by_status(
    tools: Tools, *, status: str, most_yearly_value: int
) -> dict[str, Json]:
    """Sign those of the contracts meant for which that is allowed."""
    found = [
        contract
        for keeper in every_item(tools, "find_keepers", status=status)
        for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"])
    ]
    found = [contract for contract in found if contract["yearly_value"] <= most_yearly_value]
    done = refused = 0
    for contract in found:
        try:
            tools("sign_contract", contract_id=contract["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sign_contract_where_allowed_of_keeper_most_yearly_value_by_status(
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


def solve_contract_with_most_signatures_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most signatures."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    counted = [
        (tools("find_signatures", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", partner_id=partner["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "signatures": most}


def verify_contract_with_most_signatures_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of signatures": given.get("signatures") == truth["signatures"],
        "nothing changed": before == after,
    }


def solve_ranking_by_yearly_value_of_contracts_in_detail_least_notice_days_by_keeper(
    tools: Tools, *, keeper_name: str, least_notice_days: int, top: int
) -> dict[str, Json]:
    """Put the contracts meant in order by value a year, and list the first ones."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"])
    ]
    found = [contract for contract in found if contract["notice_days"] >= least_notice_days]
    ranked = sorted(found, key=lambda contract: contract["yearly_value"], reverse=True)[:top]
    return {"contract_numbers": [contract["number"] for contract in ranked]}


def verify_ranking_by_yearly_value_of_contracts_in_detail_least_notice_days_by_keeper(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "nothing changed": before == after,
    }


def solve_return_file_for_each_by_borrower_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Return file each of the loans of a file meant, and count them."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    found = list(every_item(tools, "find_loans", borrower_id=keeper["id"], status=status))
    for loan in found:
        tools("return_file", loan_id=loan["id"])
    return {"loans": len(found)}


def verify_return_file_for_each_by_borrower_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of loans of a file must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "number of loans of a file": given.get("loans") == truth["loans"],
        "as many changed": len(changed) == truth["loans"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_highest_yearly_value_of_contracts_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest value a year of the contracts meant."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    chosen = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", partner_id=partner["id"], status=status)
        ],
        key=lambda contract: contract["yearly_value"],
    )
    return {"contract_number": chosen["number"], "value_a_year": chosen["yearly_value"]}


def verify_highest_yearly_value_of_contracts_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "value a year": given.get("value_a_year") == truth["value_a_year"],
        "nothing changed": before == after,
    }


def solve_give_notice_with_highest_yearly_value_by_partner_and_in_dispute(
    tools: Tools, *, partner_name: str, in_dispute: bool
) -> dict[str, Json]:
    """Give notice the contract with the highest value a year, no other."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    contract = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", partner_id=partner["id"], in_dispute=in_dispute)
        ],
        key=lambda contract: contract["yearly_value"],
    )
    tools("give_notice", contract_id=contract["id"])
    return {"value_a_year": contract["yearly_value"]}


def verify_give_notice_with_highest_yearly_value_by_partner_and_in_dispute(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The value a year must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "value a year": given.get("value_a_year") == truth["value_a_year"],
        "one changed": len(changed) == 1,
        "status is noticed": all(row["status"] == "noticed" for row in changed),
    }


def solve_give_notice_for_first_by_ends_on_in_detail_begins_on_from_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str, begins_on_from: str, quota: int
) -> dict[str, Json]:
    """Give notice the first few of the contracts meant, in order by end date."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"], status=status)
    ]
    found = [contract for contract in found if contract["begins_on"] >= begins_on_from]
    first = sorted(found, key=lambda contract: contract["ends_on"])[:quota]
    for contract in first:
        tools("give_notice", contract_id=contract["id"])
    return {"contract_numbers": [contract["number"] for contract in first]}


def verify_give_notice_for_first_by_ends_on_in_detail_begins_on_from_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "contract numbers": given.get("contract_numbers") == truth["contract_numbers"],
        "as many changed": len(changed) == len(truth["contract_numbers"]),
        "status is noticed": all(row["status"] == "noticed" for row in changed),
    }


def solve_give_notice_or_end_contract_by_yearly_value_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the value a year what to do with the only contract meant."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    contract = next(every_item(tools, "find_contracts", partner_id=partner["id"], status=status))
    contract = tools("get_contract", contract_id=contract["id"])
    if contract["yearly_value"] > limit:
        tools("give_notice", contract_id=contract["id"])
    else:
        tools("end_contract", contract_id=contract["id"])
    return {"value_a_year": contract["yearly_value"]}


def verify_give_notice_or_end_contract_by_yearly_value_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The value a year must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {"value a year": given.get("value_a_year") == truth["value_a_year"], "one changed": len(changed) == 1}


def solve_most_notice_days_among_contracts_in_detail_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most days of notice of the contracts meant."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = [
        tools("get_contract", contract_id=contract["id"])
        for contract in every_item(tools, "find_contracts", partner_id=partner["id"], status=status)
    ]
    chosen = max(found, key=lambda contract: contract["notice_days"])
    return {"contract_number": chosen["number"], "days_of_notice": chosen["notice_days"]}


def verify_most_notice_days_among_contracts_in_detail_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "days of notice": given.get("days_of_notice") == truth["days_of_notice"],
        "nothing changed": before == after,
    }


def solve_give_notice_for_each_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Give notice each of the contracts meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_contracts", partner_id=partner["id"], status=status))
    for contract in found:
        tools("give_notice", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_give_notice_for_each_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts": given.get("contracts") == truth["contracts"],
        "as many changed": len(changed) == truth["contracts"],
        "status is noticed": all(row["status"] == "noticed" for row in changed),
    }
