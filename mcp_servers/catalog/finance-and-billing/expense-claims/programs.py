"""Solutions and verifications of programmatic tasks on Gerlach travel expenses."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_claim_for_each_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Pay each of the claims meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_claims", employee_id=employee["id"], status=status))
    for claim in found:
        tools("pay_claim", claim_id=claim["id"])
    return {"claims": len(found)}


def verify_pay_claim_for_each_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("claims") == truth["claims"],
        "as many changed": len(changed) == truth["claims"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_remove_item_with_earliest_spent_on_by_claim(tools: Tools, *, claim_number: str) -> dict[str, Json]:
    """Remove the item with the earliest day of spending, no other."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    item = min(every_item(tools, "find_items", claim_id=claim["id"]), key=lambda item: item["spent_on"])
    tools("remove_item", item_id=item["id"])
    return {"day_of_spending": item["spent_on"]}


def verify_remove_item_with_earliest_spent_on_by_claim(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of spending must be right, and one item must be gone."""
    given = answer or {}
    changed = [key for key in before["items"] if key not in after["items"]]
    return {
        "day of spending": given.get("day_of_spending") == truth["day_of_spending"],
        "one changed": len(changed) == 1,
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


def solve_total_amount_of_items_by_claim(tools: Tools, *, claim_number: str) -> dict[str, Json]:
    """Add up the amount of the items that are meant."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    return {"total_amount": sum(item["amount"] for item in every_item(tools, "find_items", claim_id=claim["id"]))}


def verify_total_amount_of_items_by_claim(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_claim_with_most_items_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the claims meant has the most items."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    counted = [
        (tools("find_items", claim_id=claim["id"])["total"], claim)
        for claim in every_item(tools, "find_claims", employee_id=employee["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "items": most}


def verify_claim_with_most_items_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of items": given.get("items") == truth["items"],
        "nothing changed": before == after,
    }


def solve_category_with_most_amount_of_items_by_claim(tools: Tools, *, claim_number: str) -> dict[str, Json]:
    """Add up the amount by category and find the largest total."""
    claim = tools("find_claims", number=claim_number)["items"][0]
    totals: dict[str, int] = {}
    for item in every_item(tools, "find_items", claim_id=claim["id"]):
        totals[item["category_name"]] = totals.get(item["category_name"], 0) + item["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"category": largest, "total_amount": totals[largest]}


def verify_category_with_most_amount_of_items_by_claim(
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


def solve_total_advance_of_trips_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Add up the advance of the trips that are meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    return {
        "total_advance": sum(
            trip["advance"]
            for trip in [
                tools("get_trip", trip_id=trip["id"])
                for trip in every_item(tools, "find_trips", employee_id=employee["id"], status=status)
            ]
        )
    }


def verify_total_advance_of_trips_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total advance": given.get("total_advance") == truth["total_advance"], "nothing changed": before == after}


def solve_trip_with_most_claims_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the trips meant has the most claims."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    counted = [
        (tools("find_claims", trip_id=trip["id"])["total"], trip)
        for trip in every_item(tools, "find_trips", employee_id=employee["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"first_day": chosen["starts_on"], "claims": most}


def verify_trip_with_most_claims_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of claims": given.get("claims") == truth["claims"],
        "nothing changed": before == after,
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
