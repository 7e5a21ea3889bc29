"""Solutions and verifications of programmatic tasks on Lyric Theatre contract archive."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_give_notice_for_each_by_partner_and_in_dispute(
    tools: Tools, *, partner_name: str, in_dispute: bool
) -> dict[str, Json]:
    """Give notice each of the contracts meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_contracts", partner_id=partner["id"], in_dispute=in_dispute))
    for contract in found:
        tools("give_notice", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_give_notice_for_each_by_partner_and_in_dispute(
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


def solve_give_notice_with_highest_notice_days_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Give notice the contract with the highest days of notice, no other."""
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


def solve_supplier_with_most_contracts_in_report_contracts_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Find the supplier with the highest contracts in a report."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    largest = max(
        every_item(tools, "report_contracts", keeper_id=keeper["id"], status=status),
        key=lambda group: group["contracts"],
    )
    return {"supplier": largest["partner_name"], "contracts": largest["contracts"]}


def verify_supplier_with_most_contracts_in_report_contracts_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "supplier": given.get("supplier") == truth["supplier"],
        "contracts": given.get("contracts") == truth["contracts"],
        "nothing changed": before == after,
    }


def solve_sign_contract_for_each_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Sign each of the contracts meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_contracts", partner_id=partner["id"], status=status))
    for contract in found:
        tools("sign_contract", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_sign_contract_for_each_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts": given.get("contracts") == truth["contracts"],
        "as many changed": len(changed) == truth["contracts"],
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_sign_amendment_with_earliest_takes_effect_on_by_contract_and_status(
    tools: Tools, *, contract_number: str, status: str
) -> dict[str, Json]:
    """Sign the amendment with the earliest effective date, no other."""
    contract = tools("find_contracts", number=contract_number)["items"][0]
    amendment = min(
        every_item(tools, "find_amendments", contract_id=contract["id"], status=status),
        key=lambda amendment: amendment["takes_effect_on"],
    )
    tools("sign_amendment", amendment_id=amendment["id"])
    return {"effective_date": amendment["takes_effect_on"]}


def verify_sign_amendment_with_earliest_takes_effect_on_by_contract_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The effective date must be right, and one amendment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["amendments"].items() if row != before["amendments"].get(key)]
    return {
        "effective date": given.get("effective_date") == truth["effective_date"],
        "one changed": len(changed) == 1,
        "status is signed": all(row["status"] == "signed" for row in changed),
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


def solve_contract_with_most_loans_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the contracts meant has the most loans of a file."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    counted = [
        (tools("find_loans", contract_id=contract["id"])["total"], contract)
        for contract in every_item(tools, "find_contracts", partner_id=partner["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"contract_number": chosen["number"], "loans_of_a_file": most}


def verify_contract_with_most_loans_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "contract number": given.get("contract_number") == truth["contract_number"],
        "number of loans of a file": given.get("loans_of_a_file") == truth["loans_of_a_file"],
        "nothing changed": before == after,
    }


def solve_supplier_with_most_value_in_report_contracts_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Find the supplier with the highest value in a report."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    largest = max(
        every_item(tools, "report_contracts", keeper_id=keeper["id"], status=status), key=lambda group: group["value"]
    )
    return {"supplier": largest["partner_name"], "value": largest["value"]}


def verify_supplier_with_most_value_in_report_contracts_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "supplier": given.get("supplier") == truth["supplier"],
        "value": given.get("value") == truth["value"],
        "nothing changed": before == after,
    }


def solve_drop_draft_for_each_by_keeper_and_status(tools: Tools, *, keeper_name: str, status: str) -> dict[str, Json]:
    """Drop draft each of the contracts meant, and count them."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    found = list(every_item(tools, "find_contracts", keeper_id=keeper["id"], status=status))
    for contract in found:
        tools("drop_draft", contract_id=contract["id"])
    return {"contracts": len(found)}


def verify_drop_draft_for_each_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many contracts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "number of contracts": given.get("contracts") == truth["contracts"],
        "as many changed": len(changed) == truth["contracts"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_drop_draft_with_highest_yearly_value_by_keeper_and_status(
    tools: Tools, *, keeper_name: str, status: str
) -> dict[str, Json]:
    """Drop draft the contract with the highest value a year, no other."""
    keeper = tools("find_keepers", name=keeper_name)["items"][0]
    contract = max(
        [
            tools("get_contract", contract_id=contract["id"])
            for contract in every_item(tools, "find_contracts", keeper_id=keeper["id"], status=status)
        ],
        key=lambda contract: contract["yearly_value"],
    )
    tools("drop_draft", contract_id=contract["id"])
    return {"value_a_year": contract["yearly_value"]}


def verify_drop_draft_with_highest_yearly_value_by_keeper_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The value a year must be right, and one contract must have changed."""
    given = answer or {}
    changed = [row for key, row in after["contracts"].items() if row != before["contracts"].get(key)]
    return {
        "value a year": given.get("value_a_year") == truth["value_a_year"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }
