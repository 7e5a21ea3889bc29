"""Solutions and verifications of programmatic tasks on Gerlach travel expenses."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_claim_with_most_items_by_approver_and_status(
    tools: Tools, *, manager_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the claims meant has the most items."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    counted = [
        (tools("find_items", claim_id=claim["id"])["total"], claim)
        for claim in every_item(tools, "find_claims", approver_id=manager["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "items": most}


def verify_claim_with_most_items_by_approver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of items": given.get("items") == truth["items"],
        "nothing changed": before == after,
    }


def solve_approve_claim_where_allowed_by_employee(tools: Tools, *, employee_name: str) -> dict[str, Json]:
    """Approve those of the claims meant for which that is allowed."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_claims", employee_id=employee["id"]))
    done = refused = 0
    for claim in found:
        try:
            tools("approve_claim", claim_id=claim["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_claim_where_allowed_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_remove_item_for_each_by_employee_and_receipt(
    tools: Tools, *, employee_name: str, receipt: bool
) -> dict[str, Json]:
    """Remove each of the items meant, and count them."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = list(every_item(tools, "find_items", employee_id=employee["id"], receipt=receipt))
    for item in found:
        tools("remove_item", item_id=item["id"])
    return {"items": len(found)}


def verify_remove_item_for_each_by_employee_and_receipt(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many items must be gone."""
    given = answer or {}
    changed = [key for key in before["items"] if key not in after["items"]]
    return {"number of items": given.get("items") == truth["items"], "as many changed": len(changed) == truth["items"]}


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


def solve_earliest_ends_on_among_trips_in_detail_least_advance_by_employee(
    tools: Tools, *, employee_name: str, least_advance: int
) -> dict[str, Json]:
    """Find the one with the earliest last day of the trips meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    found = [
        tools("get_trip", trip_id=trip["id"]) for trip in every_item(tools, "find_trips", employee_id=employee["id"])
    ]
    found = [trip for trip in found if trip["advance"] >= least_advance]
    chosen = min(found, key=lambda trip: trip["ends_on"])
    return {"first_day": chosen["starts_on"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_among_trips_in_detail_least_advance_by_employee(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


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


def solve_earliest_spent_on_among_items_of_claim_at_once_by_approver(
    tools: Tools, *, manager_name: str
) -> dict[str, Json]:
    """Find the one with the earliest day of spending of the items meant."""
    manager = tools("find_managers", name=manager_name)["items"][0]
    those = {claim["number"] for claim in every_item(tools, "find_claims", approver_id=manager["id"])}
    found = [item for item in every_item(tools, "find_items") if item["claim_number"] in those]
    chosen = min(found, key=lambda item: item["spent_on"])
    return {"claim": chosen["claim_number"], "day_of_spending": chosen["spent_on"]}


def verify_earliest_spent_on_among_items_of_claim_at_once_by_approver(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "claim": given.get("claim") == truth["claim"],
        "day of spending": given.get("day_of_spending") == truth["day_of_spending"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_on_of_trips_by_employee_and_status(
    tools: Tools, *, employee_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the trips meant."""
    employee = tools("find_employees", name=employee_name)["items"][0]
    chosen = min(
        [
            tools("get_trip", trip_id=trip["id"])
            for trip in every_item(tools, "find_trips", employee_id=employee["id"], status=status)
        ],
        key=lambda trip: trip["ends_on"],
    )
    return {"first_day": chosen["starts_on"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_trips_by_employee_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
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
