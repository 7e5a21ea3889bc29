"""Solutions and verifications of programmatic tasks on Hanse Mutual claims office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_claim_for_each_by_policy_and_status(tools: Tools, *, policy_number: str, status: str) -> dict[str, Json]:
    """Pay each of the claims meant, and count them."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_claims", policy_id=policy["id"], status=status))
    for claim in found:
        tools("pay_claim", claim_id=claim["id"])
    return {"claims": len(found)}


def verify_pay_claim_for_each_by_policy_and_status(
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


def solve_pay_claim_with_earliest_happened_on_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str
) -> dict[str, Json]:
    """Pay the claim with the earliest damage date, no other."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    claim = min(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", policy_id=policy["id"], peril=peril)
        ],
        key=lambda claim: claim["happened_on"],
    )
    tools("pay_claim", claim_id=claim["id"])
    return {"damage_date": claim["happened_on"]}


def verify_pay_claim_with_earliest_happened_on_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The damage date must be right, and one claim must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "damage date": given.get("damage_date") == truth["damage_date"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_add_paper_lowest_claimed_by_policy_and_status(
    tools: Tools, *, policy_number: str, status: str, kind: str
) -> dict[str, Json]:
    """Choose the claim with the lowest claimed amount and use it."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    claim = min(
        every_item(tools, "find_claims", policy_id=policy["id"], status=status), key=lambda claim: claim["claimed"]
    )
    made = tools("add_paper", claim_id=claim["id"], kind=kind)
    return {"receipt_date": made["received_on"]}


def verify_add_paper_lowest_claimed_by_policy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One paper must have been added, with the receipt date that is right."""
    given = answer or {}
    added = [row for key, row in after["papers"].items() if key not in before["papers"]]
    return {
        "receipt date": given.get("receipt_date") == truth["receipt_date"],
        "one added": len(added) == 1,
        "with that receipt date": [row["received_on"] for row in added] == [truth["receipt_date"]],
    }


def solve_earliest_paid_on_of_payments_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Find the one with the earliest payment date of the payments meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    chosen = min(every_item(tools, "find_payments", policy_id=policy["id"]), key=lambda payment: payment["paid_on"])
    return {"claim": chosen["claim_number"], "payment_date": chosen["paid_on"]}


def verify_earliest_paid_on_of_payments_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "claim": given.get("claim") == truth["claim"],
        "payment date": given.get("payment_date") == truth["payment_date"],
        "nothing changed": before == after,
    }


def solve_claim_with_most_payments_by_policy_and_kind(
    tools: Tools, *, policy_number: str, kind: str
) -> dict[str, Json]:
    """Find out which of the claims meant has the most payments."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    counted = [
        (tools("find_payments", claim_id=claim["id"])["total"], claim)
        for claim in every_item(tools, "find_claims", policy_id=policy["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "payments": most}


def verify_claim_with_most_payments_by_policy_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of payments": given.get("payments") == truth["payments"],
        "nothing changed": before == after,
    }


def solve_total_claimed_of_claims_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Add up the claimed amount of the claims that are meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    return {
        "total_claimed_amount": sum(
            claim["claimed"]
            for claim in [
                tools("get_claim", claim_id=claim["id"])
                for claim in every_item(tools, "find_claims", policy_id=policy["id"])
            ]
        )
    }


def verify_total_claimed_of_claims_by_policy(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total claimed amount": given.get("total_claimed_amount") == truth["total_claimed_amount"],
        "nothing changed": before == after,
    }


def solve_peril_with_most_claimed_of_claims_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Add up the claimed amount by peril and find the largest total."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    totals: dict[str, int] = {}
    for claim in every_item(tools, "find_claims", policy_id=policy["id"]):
        totals[claim["peril"]] = totals.get(claim["peril"], 0) + claim["claimed"]
    largest = max(totals, key=lambda group: totals[group])
    return {"peril": largest, "total_claimed_amount": totals[largest]}


def verify_peril_with_most_claimed_of_claims_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "peril": given.get("peril") == truth["peril"],
        "total claimed amount": given.get("total_claimed_amount") == truth["total_claimed_amount"],
        "nothing changed": before == after,
    }


def solve_take_claim_for_each_by_policy_and_status(tools: Tools, *, policy_number: str, status: str) -> dict[str, Json]:
    """Take each of the claims meant, and count them."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_claims", policy_id=policy["id"], status=status))
    for claim in found:
        tools("take_claim", claim_id=claim["id"])
    return {"claims": len(found)}


def verify_take_claim_for_each_by_policy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("claims") == truth["claims"],
        "as many changed": len(changed) == truth["claims"],
        "status is in review": all(row["status"] == "in_review" for row in changed),
    }


def solve_take_claim_with_earliest_reported_on_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str
) -> dict[str, Json]:
    """Take the claim with the earliest report date, no other."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    claim = min(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", policy_id=policy["id"], peril=peril)
        ],
        key=lambda claim: claim["reported_on"],
    )
    tools("take_claim", claim_id=claim["id"])
    return {"report_date": claim["reported_on"]}


def verify_take_claim_with_earliest_reported_on_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The report date must be right, and one claim must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "report date": given.get("report_date") == truth["report_date"],
        "one changed": len(changed) == 1,
        "status is in review": all(row["status"] == "in_review" for row in changed),
    }


def solve_add_paper_lowest_claimed_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str, kind: str
) -> dict[str, Json]:
    """Choose the claim with the lowest claimed amount and use it."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    claim = min(
        every_item(tools, "find_claims", policy_id=policy["id"], peril=peril), key=lambda claim: claim["claimed"]
    )
    made = tools("add_paper", claim_id=claim["id"], kind=kind)
    return {"receipt_date": made["received_on"]}


def verify_add_paper_lowest_claimed_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One paper must have been added, with the receipt date that is right."""
    given = answer or {}
    added = [row for key, row in after["papers"].items() if key not in before["papers"]]
    return {
        "receipt date": given.get("receipt_date") == truth["receipt_date"],
        "one added": len(added) == 1,
        "with that receipt date": [row["received_on"] for row in added] == [truth["receipt_date"]],
    }


def solve_highest_amount_of_payments_by_policy_and_kind(
    tools: Tools, *, policy_number: str, kind: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the payments meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    chosen = max(
        every_item(tools, "find_payments", policy_id=policy["id"], kind=kind), key=lambda payment: payment["amount"]
    )
    return {"claim": chosen["claim_number"], "amount": chosen["amount"]}


def verify_highest_amount_of_payments_by_policy_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "claim": given.get("claim") == truth["claim"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_claim_with_most_surveys_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str
) -> dict[str, Json]:
    """Find out which of the claims meant has the most surveys."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    counted = [
        (tools("find_surveys", claim_id=claim["id"])["total"], claim)
        for claim in every_item(tools, "find_claims", policy_id=policy["id"], peril=peril)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "surveys": most}


def verify_claim_with_most_surveys_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of surveys": given.get("surveys") == truth["surveys"],
        "nothing changed": before == after,
    }
