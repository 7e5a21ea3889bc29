"""Solutions and verifications of programmatic tasks on Hanse Mutual claims office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_take_claim_where_allowed_in_detail_happened_on_until_by_policy(
    tools: Tools, *, policy_number: str, happened_on_until: str
) -> dict[str, Json]:
    """Take those of the claims meant for which that is allowed."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = [
        tools("get_claim", claim_id=claim["id"]) for claim in every_item(tools, "find_claims", policy_id=policy["id"])
    ]
    found = [claim for claim in found if claim["happened_on"] <= happened_on_until]
    done = refused = 0
    for claim in found:
        try:
            tools("take_claim", claim_id=claim["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_take_claim_where_allowed_in_detail_happened_on_until_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in review": all(row["status"] == "in_review" for row in changed),
    }


def solve_highest_claimed_of_claims_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Find the one with the highest claimed amount of the claims meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    chosen = max(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", policy_id=policy["id"])
        ],
        key=lambda claim: claim["claimed"],
    )
    return {"number": chosen["number"], "claimed_amount": chosen["claimed"]}


def verify_highest_claimed_of_claims_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "claimed amount": given.get("claimed_amount") == truth["claimed_amount"],
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


def solve_earliest_paid_on_among_payments_least_amount_by_policy_and_kind(
    tools: Tools, *, policy_number: str, kind: str, least_amount: int
) -> dict[str, Json]:
    """Find the one with the earliest payment date of the payments meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_payments", policy_id=policy["id"], kind=kind))
    found = [payment for payment in found if payment["amount"] >= least_amount]
    chosen = min(found, key=lambda payment: payment["paid_on"])
    return {"claim": chosen["claim_number"], "payment_date": chosen["paid_on"]}


def verify_earliest_paid_on_among_payments_least_amount_by_policy_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "claim": given.get("claim") == truth["claim"],
        "payment date": given.get("payment_date") == truth["payment_date"],
        "nothing changed": before == after,
    }


def solve_earliest_reported_on_of_claims_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Find the one with the earliest report date of the claims meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    chosen = min(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", policy_id=policy["id"])
        ],
        key=lambda claim: claim["reported_on"],
    )
    return {"number": chosen["number"], "report_date": chosen["reported_on"]}


def verify_earliest_reported_on_of_claims_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "report date": given.get("report_date") == truth["report_date"],
        "nothing changed": before == after,
    }


def solve_claim_with_most_papers_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str
) -> dict[str, Json]:
    """Find out which of the claims meant has the most papers."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    counted = [
        (tools("find_papers", claim_id=claim["id"])["total"], claim)
        for claim in every_item(tools, "find_claims", policy_id=policy["id"], peril=peril)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "papers": most}


def verify_claim_with_most_papers_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of papers": given.get("papers") == truth["papers"],
        "nothing changed": before == after,
    }


def solve_amount_of_amount_of_payments_least_amount_by_policy_and_kind(
    tools: Tools, *, policy_number: str, kind: str, least_amount: int
) -> dict[str, Json]:
    """Count the payments meant and add up the amount."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_payments", policy_id=policy["id"], kind=kind))
    found = [payment for payment in found if payment["amount"] >= least_amount]
    return {"number": len(found), "total_amount": sum(payment["amount"] for payment in found)}


def verify_amount_of_amount_of_payments_least_amount_by_policy_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of payments": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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


def solve_amount_of_estimate_of_surveys_most_estimate_by_expert_and_status(
    tools: Tools, *, expert_name: str, status: str, most_estimate: int
) -> dict[str, Json]:
    """Count the surveys meant and add up the estimate."""
    expert = tools("find_experts", name=expert_name)["items"][0]
    found = list(every_item(tools, "find_surveys", expert_id=expert["id"], status=status))
    found = [survey for survey in found if survey["estimate"] is not None and survey["estimate"] <= most_estimate]
    return {"number": len(found), "total_estimate": sum(survey["estimate"] for survey in found)}


def verify_amount_of_estimate_of_surveys_most_estimate_by_expert_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of surveys": given.get("number") == truth["number"],
        "total estimate": given.get("total_estimate") == truth["total_estimate"],
        "nothing changed": before == after,
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


def solve_total_amount_of_payments_by_policy_and_kind(
    tools: Tools, *, policy_number: str, kind: str
) -> dict[str, Json]:
    """Add up the amount of the payments that are meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    return {
        "total_amount": sum(
            payment["amount"] for payment in every_item(tools, "find_payments", policy_id=policy["id"], kind=kind)
        )
    }


def verify_total_amount_of_payments_by_policy_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


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


def solve_status_with_most_claimed_of_claims_by_policy(tools: Tools, *, policy_number: str) -> dict[str, Json]:
    """Add up the claimed amount by status and find the largest total."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    totals: dict[str, int] = {}
    for claim in every_item(tools, "find_claims", policy_id=policy["id"]):
        totals[claim["status"]] = totals.get(claim["status"], 0) + claim["claimed"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_claimed_amount": totals[largest]}


def verify_status_with_most_claimed_of_claims_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total claimed amount": given.get("total_claimed_amount") == truth["total_claimed_amount"],
        "nothing changed": before == after,
    }
