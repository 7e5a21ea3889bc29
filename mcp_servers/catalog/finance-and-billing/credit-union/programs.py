"""Solutions and verifications of programmatic tasks on Weavers' credit union."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_member_with_most_amount_of_instalments_by_loan_and_status(
    tools: Tools, *, loan_number: str, status: str
) -> dict[str, Json]:
    """Add up the amount by member and find the largest total."""
    loan = tools("find_loans", number=loan_number)["items"][0]
    totals: dict[str, int] = {}
    for instalment in every_item(tools, "find_instalments", loan_id=loan["id"], status=status):
        totals[instalment["loan_member_name"]] = totals.get(instalment["loan_member_name"], 0) + instalment["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"member": largest, "total_amount": totals[largest]}


def verify_member_with_most_amount_of_instalments_by_loan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "member": given.get("member") == truth["member"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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


def solve_pay_instalment_where_allowed_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Pay those of the instalments meant for which that is allowed."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_instalments", member_id=member["id"]))
    done = refused = 0
    for instalment in found:
        try:
            tools("pay_instalment", instalment_id=instalment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_pay_instalment_where_allowed_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of instalments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["instalments"].items() if row != before["instalments"].get(key)]
    return {
        "number of instalments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_total_amount_of_instalments_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the instalments that are meant."""
    member = tools("find_members", name=member_name)["items"][0]
    return {
        "total_amount": sum(
            instalment["amount"]
            for instalment in every_item(tools, "find_instalments", member_id=member["id"], status=status)
        )
    }


def verify_total_amount_of_instalments_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_decline_loan_with_highest_months_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Decline the loan with the most instalments, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    loan = max(
        [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", member_id=member["id"])],
        key=lambda loan: loan["months"],
    )
    tools("decline_loan", loan_id=loan["id"])
    return {"instalments": loan["months"]}


def verify_decline_loan_with_highest_months_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of instalments must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "number of instalments": given.get("instalments") == truth["instalments"],
        "one changed": len(changed) == 1,
        "status is declined": all(row["status"] == "declined" for row in changed),
    }


def solve_decline_loan_or_pay_out_loan_by_balance_by_member(
    tools: Tools, *, member_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the debt left what to do with the only loan meant."""
    member = tools("find_members", name=member_name)["items"][0]
    loan = next(every_item(tools, "find_loans", member_id=member["id"]))
    loan = tools("get_loan", loan_id=loan["id"])
    if loan["balance"] > limit:
        tools("decline_loan", loan_id=loan["id"])
    else:
        tools("pay_out_loan", loan_id=loan["id"])
    return {"debt_left": loan["balance"]}


def verify_decline_loan_or_pay_out_loan_by_balance_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The debt left must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {"debt left": given.get("debt_left") == truth["debt_left"], "one changed": len(changed) == 1}


def solve_highest_amount_of_movements_by_member_and_kind(
    tools: Tools, *, member_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the savings movements meant."""
    member = tools("find_members", name=member_name)["items"][0]
    chosen = max(
        every_item(tools, "find_movements", member_id=member["id"], kind=kind), key=lambda movement: movement["amount"]
    )
    return {"booking_date": chosen["booked_on"], "amount": chosen["amount"]}


def verify_highest_amount_of_movements_by_member_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "booking date": given.get("booking_date") == truth["booking_date"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_approve_loan_or_decline_loan_by_balance_by_member(
    tools: Tools, *, member_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the debt left what to do with the only loan meant."""
    member = tools("find_members", name=member_name)["items"][0]
    loan = next(every_item(tools, "find_loans", member_id=member["id"]))
    loan = tools("get_loan", loan_id=loan["id"])
    if loan["balance"] > limit:
        tools("approve_loan", loan_id=loan["id"])
    else:
        tools("decline_loan", loan_id=loan["id"])
    return {"debt_left": loan["balance"]}


def verify_approve_loan_or_decline_loan_by_balance_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The debt left must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {"debt left": given.get("debt_left") == truth["debt_left"], "one changed": len(changed) == 1}


def solve_status_with_most_amount_of_loans_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the loan amount by status and find the largest total."""
    member = tools("find_members", name=member_name)["items"][0]
    totals: dict[str, int] = {}
    for loan in every_item(tools, "find_loans", member_id=member["id"]):
        totals[loan["status"]] = totals.get(loan["status"], 0) + loan["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_loan_amount": totals[largest]}


def verify_status_with_most_amount_of_loans_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total loan amount": given.get("total_loan_amount") == truth["total_loan_amount"],
        "nothing changed": before == after,
    }


def solve_pay_instalment_with_earliest_due_on_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Pay the instalment with the earliest due date, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    instalment = min(
        every_item(tools, "find_instalments", member_id=member["id"], status=status),
        key=lambda instalment: instalment["due_on"],
    )
    tools("pay_instalment", instalment_id=instalment["id"])
    return {"due_date": instalment["due_on"]}


def verify_pay_instalment_with_earliest_due_on_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one instalment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["instalments"].items() if row != before["instalments"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
