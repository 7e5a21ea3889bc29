"""Solutions and verifications of programmatic tasks on Weavers' credit union."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_applied_on_of_loans_in_detail_most_months_by_status(
    tools: Tools, *, status: str, most_months: int, top: int
) -> dict[str, Json]:
    """Put the loans meant in order by date of application, and list the first ones."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] <= most_months]
    ranked = sorted(found, key=lambda loan: loan["applied_on"])[:top]
    return {"numbers": [loan["number"] for loan in ranked]}


def verify_ranking_by_applied_on_of_loans_in_detail_most_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_total_amount_of_loans_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the loan amount of the loans that are meant."""
    member = tools("find_members", name=member_name)["items"][0]
    return {
        "total_loan_amount": sum(
            loan["amount"]
            for loan in [
                tools("get_loan", loan_id=loan["id"])
                for loan in every_item(tools, "find_loans", member_id=member["id"])
            ]
        )
    }


def verify_total_amount_of_loans_by_member(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total loan amount": given.get("total_loan_amount") == truth["total_loan_amount"],
        "nothing changed": before == after,
    }


def solve_most_balance_among_loans_in_detail_least_months_by_status(
    tools: Tools, *, status: str, least_months: int
) -> dict[str, Json]:
    """Find the one with the highest debt left of the loans meant."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] >= least_months]
    chosen = max(found, key=lambda loan: loan["balance"])
    return {"number": chosen["number"], "debt_left": chosen["balance"]}


def verify_most_balance_among_loans_in_detail_least_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "debt left": given.get("debt_left") == truth["debt_left"],
        "nothing changed": before == after,
    }


def solve_decline_loan_with_highest_amount_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Decline the loan with the highest loan amount, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    loan = max(
        [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", member_id=member["id"])],
        key=lambda loan: loan["amount"],
    )
    tools("decline_loan", loan_id=loan["id"])
    return {"loan_amount": loan["amount"]}


def verify_decline_loan_with_highest_amount_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The loan amount must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "loan amount": given.get("loan_amount") == truth["loan_amount"],
        "one changed": len(changed) == 1,
        "status is declined": all(row["status"] == "declined" for row in changed),
    }


def solve_highest_amount_of_instalments_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the instalments meant."""
    member = tools("find_members", name=member_name)["items"][0]
    chosen = max(
        every_item(tools, "find_instalments", member_id=member["id"], status=status),
        key=lambda instalment: instalment["amount"],
    )
    return {"loan": chosen["loan_number"], "amount": chosen["amount"]}


def verify_highest_amount_of_instalments_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "loan": given.get("loan") == truth["loan"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_amount_of_balance_of_loans_in_detail_least_months_by_status(
    tools: Tools, *, status: str, least_months: int
) -> dict[str, Json]:
    """Count the loans meant and add up the debt left."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] >= least_months]
    return {"number": len(found), "total_debt_left": sum(loan["balance"] for loan in found)}


def verify_amount_of_balance_of_loans_in_detail_least_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of loans": given.get("number") == truth["number"],
        "total debt left": given.get("total_debt_left") == truth["total_debt_left"],
        "nothing changed": before == after,
    }


def solve_loan_with_most_guarantees_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Find out which of the loans meant has the most guarantees."""
    member = tools("find_members", name=member_name)["items"][0]
    counted = [
        (tools("find_guarantees", loan_id=loan["id"])["total"], loan)
        for loan in every_item(tools, "find_loans", member_id=member["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "guarantees": most}


def verify_loan_with_most_guarantees_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of guarantees": given.get("guarantees") == truth["guarantees"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_instalments_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    member = tools("find_members", name=member_name)["items"][0]
    totals: dict[str, int] = {}
    for instalment in every_item(tools, "find_instalments", member_id=member["id"]):
        totals[instalment["status"]] = totals.get(instalment["status"], 0) + instalment["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_instalments_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_member_with_most_balance_among_loans_in_detail_least_months_by_status(
    tools: Tools, *, status: str, least_months: int
) -> dict[str, Json]:
    """Add up the debt left by member and find the largest total."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] >= least_months]
    totals: dict[str, int] = {}
    for loan in found:
        totals[loan["member_name"]] = totals.get(loan["member_name"], 0) + loan["balance"]
    largest = max(totals, key=lambda group: totals[group])
    return {"member": largest, "total_debt_left": totals[largest]}


def verify_member_with_most_balance_among_loans_in_detail_least_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "member": given.get("member") == truth["member"],
        "total debt left": given.get("total_debt_left") == truth["total_debt_left"],
        "nothing changed": before == after,
    }


def solve_loan_with_most_instalments_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Find out which of the loans meant has the most instalments."""
    member = tools("find_members", name=member_name)["items"][0]
    counted = [
        (tools("find_instalments", loan_id=loan["id"])["total"], loan)
        for loan in every_item(tools, "find_loans", member_id=member["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "instalments": most}


def verify_loan_with_most_instalments_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of instalments": given.get("instalments") == truth["instalments"],
        "nothing changed": before == after,
    }


def solve_decline_loan_where_allowed_in_detail_which_member_status_by_status(
    tools: Tools, *, status: str, which_member_status: str
) -> dict[str, Json]:
    """Decline those of the loans meant for which that is allowed."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [
        loan for loan in found if tools("get_member", member_id=loan["member_id"])["status"] == which_member_status
    ]
    done = refused = 0
    for loan in found:
        try:
            tools("decline_loan", loan_id=loan["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_decline_loan_where_allowed_in_detail_which_member_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of loans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "number of loans done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is declined": all(row["status"] == "declined" for row in changed),
    }


def solve_most_amount_among_loans_in_detail_which_member_status_by_status(
    tools: Tools, *, status: str, which_member_status: str
) -> dict[str, Json]:
    """Find the one with the highest loan amount of the loans meant."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [
        loan for loan in found if tools("get_member", member_id=loan["member_id"])["status"] == which_member_status
    ]
    chosen = max(found, key=lambda loan: loan["amount"])
    return {"number": chosen["number"], "loan_amount": chosen["amount"]}


def verify_most_amount_among_loans_in_detail_which_member_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "loan amount": given.get("loan_amount") == truth["loan_amount"],
        "nothing changed": before == after,
    }


def solve_amount_of_balance_of_loans_in_detail_most_months_by_member(
    tools: Tools, *, member_name: str, most_months: int
) -> dict[str, Json]:
    """Count the loans meant and add up the debt left."""
    member = tools("find_members", name=member_name)["items"][0]
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", member_id=member["id"])]
    found = [loan for loan in found if loan["months"] <= most_months]
    return {"number": len(found), "total_debt_left": sum(loan["balance"] for loan in found)}


def verify_amount_of_balance_of_loans_in_detail_most_months_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of loans": given.get("number") == truth["number"],
        "total debt left": given.get("total_debt_left") == truth["total_debt_left"],
        "nothing changed": before == after,
    }


def solve_approve_loan_or_decline_loan_by_amount_by_member_and_status(
    tools: Tools, *, member_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the loan amount what to do with the only loan meant."""
    member = tools("find_members", name=member_name)["items"][0]
    loan = next(every_item(tools, "find_loans", member_id=member["id"], status=status))
    loan = tools("get_loan", loan_id=loan["id"])
    if loan["amount"] > limit:
        tools("approve_loan", loan_id=loan["id"])
    else:
        tools("decline_loan", loan_id=loan["id"])
    return {"loan_amount": loan["amount"]}


def verify_approve_loan_or_decline_loan_by_amount_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The loan amount must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {"loan amount": given.get("loan_amount") == truth["loan_amount"], "one changed": len(changed) == 1}
