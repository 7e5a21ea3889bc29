"""Solutions and verifications of programmatic tasks on Gerlach travel expenses."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_submitted_on_among_claims_in_detail_by_approver_and_status(
    tools: Tools, *, manager_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest submission day of the claims meant."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    found = [
        tools("get_claim", claim_id=claim["id"])
        for claim in every_item(tools, "find_claims", approver_id=manager["id"], status=status)
    ]
    chosen = min(found, key=lambda claim: claim["submitted_on"])
    return {"number": chosen["number"], "submission_day": chosen["submitted_on"]}


def verify_earliest_submitted_on_among_claims_in_detail_by_approver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "submission day": given.get("submission_day") == truth["submission_day"],
        "nothing changed": before == after,
    }


def solve_highest_amount_of_items_by_employee_and_receipt(
    tools: Tools, *, employee_name: str, receipt: bool
) -> dict[str, Json]:
    """Find the one with the highest amount of the items meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = max(
        every_item(tools, "find_items", employee_id=employee["id"], receipt=receipt), key=lambda item: item["amount"]
    )
    return {"claim": chosen["claim_number"], "amount": chosen["amount"]}


def verify_highest_amount_of_items_by_employee_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "claim": given.get("claim") == truth["claim"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_remove_item_where_allowed_by_category(tools: Tools, *, category_name: str) -> dict[str, Json]:
    """Remove those of the items meant for which that is allowed."""
    category = tools("find_categories", name=category_name)["items"][0]
    found = list(every_item(tools, "find_items", category_id=category["id"]))
    done = refused = 0
    for item in found:
        try:
            tools("remove_item", item_id=item["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_item_where_allowed_by_category(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of items must be gone."""
    given = answer or {}
    changed = [key for key in before["items"] if key not in after["items"]]
    return {
        "number of items done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_pay_claim_with_earliest_approved_on_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Pay the claim with the earliest approval day, no other."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    claim = min(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", employee_id=employee["id"], status=status)
        ],
        key=lambda claim: claim["approved_on"],
    )
    tools("pay_claim", claim_id=claim["id"])
    return {"approval_day": claim["approved_on"]}


def verify_pay_claim_with_earliest_approved_on_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The approval day must be right, and one claim must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "approval day": given.get("approval_day") == truth["approval_day"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_category_with_most_amount_of_items_by_employee_and_receipt(
    tools: Tools, *, employee_name: str, receipt: bool
) -> dict[str, Json]:
    """Add up the amount by category and find the largest total."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    totals: dict[str, int] = {}
    for item in every_item(tools, "find_items", employee_id=employee["id"], receipt=receipt):
        totals[item["category_name"]] = totals.get(item["category_name"], 0) + item["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"category": largest, "total_amount": totals[largest]}


def verify_category_with_most_amount_of_items_by_employee_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_ranking_by_submitted_on_of_claims_in_detail_by_approver_and_status(
    tools: Tools, *, manager_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the claims meant in order by submission day, and list the first ones."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    found = [
        tools("get_claim", claim_id=claim["id"])
        for claim in every_item(tools, "find_claims", approver_id=manager["id"], status=status)
    ]
    ranked = sorted(found, key=lambda claim: claim["submitted_on"])[:top]
    return {"numbers": [claim["number"] for claim in ranked]}


def verify_ranking_by_submitted_on_of_claims_in_detail_by_approver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_trip_with_most_claims_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Find out which of the trips meant has the most claims."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    counted = [
        (tools("find_claims", trip_id=trip["id"])["total"], trip)
        for trip in every_item(tools, "find_trips", employee_id=employee["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"first_day": chosen["starts_on"], "claims": most}


def verify_trip_with_most_claims_by_employee(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of claims": given.get("claims") == truth["claims"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_items_by_claim_and_receipt(
    tools: Tools, *, claim_number: str, receipt: bool
) -> dict[str, Json]:
    """Add up the amount of the items that are meant."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    return {
        "total_amount": sum(
            item["amount"] for item in every_item(tools, "find_items", claim_id=claim["id"], receipt=receipt)
        )
    }


def verify_total_amount_of_items_by_claim_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_amount_of_paid_amount_of_claims_in_detail_by_approver_and_status(
    tools: Tools, *, manager_name: str, status: str
) -> dict[str, Json]:
    """Count the claims meant and add up the amount paid."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    found = [
        tools("get_claim", claim_id=claim["id"])
        for claim in every_item(tools, "find_claims", approver_id=manager["id"], status=status)
    ]
    return {"number": len(found), "total_amount_paid": sum(claim["paid_amount"] for claim in found)}


def verify_amount_of_paid_amount_of_claims_in_detail_by_approver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of claims": given.get("number") == truth["number"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_remove_item_for_each_by_claim_and_receipt(
    tools: Tools, *, claim_number: str, receipt: bool
) -> dict[str, Json]:
    """Remove each of the items meant, and count them."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    found = list(every_item(tools, "find_items", claim_id=claim["id"], receipt=receipt))
    for item in found:
        tools("remove_item", item_id=item["id"])
    return {"items": len(found)}


def verify_remove_item_for_each_by_claim_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many items must be gone."""
    given = answer or {}
    changed = [key for key in before["items"] if key not in after["items"]]
    return {"number of items": given.get("items") == truth["items"], "as many changed": len(changed) == truth["items"]}


def solve_earliest_spent_on_of_items_by_claim_and_receipt(
    tools: Tools, *, claim_number: str, receipt: bool
) -> dict[str, Json]:
    """Find the one with the earliest day of spending of the items meant."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    chosen = min(
        every_item(tools, "find_items", claim_id=claim["id"], receipt=receipt), key=lambda item: item["spent_on"]
    )
    return {"category": chosen["category_name"], "day_of_spending": chosen["spent_on"]}


def verify_earliest_spent_on_of_items_by_claim_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "day of spending": given.get("day_of_spending") == truth["day_of_spending"],
        "nothing changed": before == after,
    }


def solve_pay_claim_for_each_by_approver_and_status(tools: Tools, *, manager_name: str, status: str) -> dict[str, Json]:
    """Pay each of the claims meant, and count them."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    found = list(every_item(tools, "find_claims", approver_id=manager["id"], status=status))
    for claim in found:
        tools("pay_claim", claim_id=claim["id"])
    return {"claims": len(found)}


def verify_pay_claim_for_each_by_approver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("claims") == truth["claims"],
        "as many changed": len(changed) == truth["claims"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_category_with_most_amount_of_items_by_claim_and_receipt(
    tools: Tools, *, claim_number: str, receipt: bool
) -> dict[str, Json]:
    """Add up the amount by category and find the largest total."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    totals: dict[str, int] = {}
    for item in every_item(tools, "find_items", claim_id=claim["id"], receipt=receipt):
        totals[item["category_name"]] = totals.get(item["category_name"], 0) + item["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"category": largest, "total_amount": totals[largest]}


def verify_category_with_most_amount_of_items_by_claim_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_approve_claim_for_each_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the claims meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_claims", employee_id=employee["id"], status=status))
    for claim in found:
        tools("approve_claim", claim_id=claim["id"])
    return {"claims": len(found)}


def verify_approve_claim_for_each_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("claims") == truth["claims"],
        "as many changed": len(changed) == truth["claims"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }
