"""Solutions and verifications of programmatic tasks on Weavers' credit union."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_applied_on_among_loans_in_detail_most_months_by_status(
    tools: Tools, *, status: str, most_months: int
) -> dict[str, Json]:
    """Find the one with the earliest date of application of the loans meant."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] <= most_months]
    chosen = min(found, key=lambda loan: loan["applied_on"])
    return {"number": chosen["number"], "date_of_application": chosen["applied_on"]}


def verify_earliest_applied_on_among_loans_in_detail_most_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "date of application": given.get("date_of_application") == truth["date_of_application"],
        "nothing changed": before == after,
    }


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


def solve_ranking_by_amount_of_loans_in_detail_member_joined_on_from_by_status(
    tools: Tools, *, status: str, member_joined_on_from: str, top: int
) -> dict[str, Json]:
    """Put the loans meant in order by loan amount, and list the first ones."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [
        loan for loan in found if tools("get_member", member_id=loan["member_id"])["joined_on"] >= member_joined_on_from
    ]
    ranked = sorted(found, key=lambda loan: loan["amount"], reverse=True)[:top]
    return {"numbers": [loan["number"] for loan in ranked]}


def verify_ranking_by_amount_of_loans_in_detail_member_joined_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_amount_of_balance_of_loans_in_detail_most_months_by_status(
    tools: Tools, *, status: str, most_months: int
) -> dict[str, Json]:
    """Count the loans meant and add up the debt left."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [loan for loan in found if loan["months"] <= most_months]
    return {"number": len(found), "total_debt_left": sum(loan["balance"] for loan in found)}


def verify_amount_of_balance_of_loans_in_detail_most_months_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of loans": given.get("number") == truth["number"],
        "total debt left": given.get("total_debt_left") == truth["total_debt_left"],
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


def solve_decline_loan_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Decline each of the loans meant, and count them."""
    found = list(every_item(tools, "find_loans", status=status))
    for loan in found:
        tools("decline_loan", loan_id=loan["id"])
    return {"loans": len(found)}


def verify_decline_loan_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many loans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "number of loans": given.get("loans") == truth["loans"],
        "as many changed": len(changed) == truth["loans"],
        "status is declined": all(row["status"] == "declined" for row in changed),
    }


def solve_member_with_most_months_among_loans_in_detail_which_member_status_by_status(
    tools: Tools, *, status: str, which_member_status: str
) -> dict[str, Json]:
    """Add up the number of instalments by member and find the largest total."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [
        loan for loan in found if tools("get_member", member_id=loan["member_id"])["status"] == which_member_status
    ]
    totals: dict[str, int] = {}
    for loan in found:
        totals[loan["member_name"]] = totals.get(loan["member_name"], 0) + loan["months"]
    largest = max(totals, key=lambda group: totals[group])
    return {"member": largest, "total_instalments": totals[largest]}


def verify_member_with_most_months_among_loans_in_detail_which_member_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "member": given.get("member") == truth["member"],
        "total number of instalments": given.get("total_instalments") == truth["total_instalments"],
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


def solve_most_months_among_loans_in_detail_member_joined_on_until_by_status(
    tools: Tools, *, status: str, member_joined_on_until: str
) -> dict[str, Json]:
    """Find the one with the most instalments of the loans meant."""
    found = [tools("get_loan", loan_id=loan["id"]) for loan in every_item(tools, "find_loans", status=status)]
    found = [
        loan
        for loan in found
        if tools("get_member", member_id=loan["member_id"])["joined_on"] <= member_joined_on_until
    ]
    chosen = max(found, key=lambda loan: loan["months"])
    return {"number": chosen["number"], "instalments": chosen["months"]}


def verify_most_months_among_loans_in_detail_member_joined_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of instalments": given.get("instalments") == truth["instalments"],
        "nothing changed": before == after,
    }


def solve_ranking_by_joined_on_of_members_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the members meant in order by joined on, and list the first ones."""
    found = [tools("get_member", member_id=member["id"]) for member in every_item(tools, "find_members", status=status)]
    ranked = sorted(found, key=lambda member: member["joined_on"])[:top]
    return {"names": [member["name"] for member in ranked]}


def verify_ranking_by_joined_on_of_members_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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
