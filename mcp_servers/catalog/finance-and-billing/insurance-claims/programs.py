"""Solutions and verifications of programmatic tasks on Hanse Mutual claims office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_claim_for_first_by_reported_on_in_detail_policy_starts_on_until_by_status(
    tools: Tools, *, status: str, policy_starts_on_until: str, quota: int
) -> dict[str, Json]:
    """Pay the first few of the claims meant, in order by report date."""
    found = [tools("get_claim", claim_id=claim["id"]) for claim in every_item(tools, "find_claims", status=status)]
    found = [
        claim
        for claim in found
        if tools("get_policy", policy_id=claim["policy_id"])["starts_on"] <= policy_starts_on_until
    ]
    first = sorted(found, key=lambda claim: claim["reported_on"])[:quota]
    for claim in first:
        tools("pay_claim", claim_id=claim["id"])
    return {"numbers": [claim["number"] for claim in first]}


def verify_pay_claim_for_first_by_reported_on_in_detail_policy_starts_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "numbers": given.get("numbers") == truth["numbers"],
        "as many changed": len(changed) == len(truth["numbers"]),
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_pay_claim_within_budget_by_granted_in_detail_policy_paid_until_from_by_status(
    tools: Tools, *, status: str, policy_paid_until_from: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the claims meant as a budget allows, lowest amount granted first."""
    found = [tools("get_claim", claim_id=claim["id"]) for claim in every_item(tools, "find_claims", status=status)]
    found = [
        claim
        for claim in found
        if tools("get_policy", policy_id=claim["policy_id"])["paid_until"] >= policy_paid_until_from
    ]
    taken = spent = 0
    for claim in sorted(found, key=lambda claim: claim["granted"]):
        if spent + claim["granted"] > budget:
            break
        tools("pay_claim", claim_id=claim["id"])
        taken, spent = taken + 1, spent + claim["granted"]
    return {"number": taken, "total_amount_granted": spent}


def verify_pay_claim_within_budget_by_granted_in_detail_policy_paid_until_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("number") == truth["number"],
        "total amount granted": given.get("total_amount_granted") == truth["total_amount_granted"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_ranking_by_reported_on_of_claims_in_detail_by_peril(tools: Tools, *, peril: str, top: int) -> dict[str, Json]:
    """Put the claims meant in order by report date, and list the first ones."""
    found = [tools("get_claim", claim_id=claim["id"]) for claim in every_item(tools, "find_claims", peril=peril)]
    ranked = sorted(found, key=lambda claim: claim["reported_on"])[:top]
    return {"numbers": [claim["number"] for claim in ranked]}


def verify_ranking_by_reported_on_of_claims_in_detail_by_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_pay_claim_within_budget_by_claimed_by_policy_and_status(
    tools: Tools, *, policy_number: str, status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the claims meant as a budget allows, lowest claimed amount first."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_claims", policy_id=policy["id"], status=status))
    taken = spent = 0
    for claim in sorted(found, key=lambda claim: claim["claimed"]):
        if spent + claim["claimed"] > budget:
            break
        tools("pay_claim", claim_id=claim["id"])
        taken, spent = taken + 1, spent + claim["claimed"]
    return {"number": taken, "total_claimed_amount": spent}


def verify_pay_claim_within_budget_by_claimed_by_policy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims": given.get("number") == truth["number"],
        "total claimed amount": given.get("total_claimed_amount") == truth["total_claimed_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_amount_of_insured_of_policies_in_detail_starts_on_from_by_kind(
    tools: Tools, *, kind: str, starts_on_from: str
) -> dict[str, Json]:
    """Count the policies meant and add up the sum insured."""
    found = [tools("get_policy", policy_id=policy["id"]) for policy in every_item(tools, "find_policies", kind=kind)]
    found = [policy for policy in found if policy["starts_on"] >= starts_on_from]
    return {"number": len(found), "total_sum_insured": sum(policy["insured"] for policy in found)}


def verify_amount_of_insured_of_policies_in_detail_starts_on_from_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of policies": given.get("number") == truth["number"],
        "total sum insured": given.get("total_sum_insured") == truth["total_sum_insured"],
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


def solve_take_claim_for_first_by_claimed_by_policy_and_status(
    tools: Tools, *, policy_number: str, status: str, quota: int
) -> dict[str, Json]:
    """Take the first few of the claims meant, in order by claimed amount."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    found = list(every_item(tools, "find_claims", policy_id=policy["id"], status=status))
    first = sorted(found, key=lambda claim: claim["claimed"], reverse=True)[:quota]
    for claim in first:
        tools("take_claim", claim_id=claim["id"])
    return {"numbers": [claim["number"] for claim in first]}


def verify_take_claim_for_first_by_claimed_by_policy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "numbers": given.get("numbers") == truth["numbers"],
        "as many changed": len(changed) == len(truth["numbers"]),
        "status is in review": all(row["status"] == "in_review" for row in changed),
    }


def solve_earliest_decided_on_among_claims_in_detail_happened_on_until_by_status(
    tools: Tools, *, status: str, happened_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest decision day of the claims meant."""
    found = [tools("get_claim", claim_id=claim["id"]) for claim in every_item(tools, "find_claims", status=status)]
    found = [claim for claim in found if claim["happened_on"] <= happened_on_until]
    chosen = min(found, key=lambda claim: claim["decided_on"])
    return {"number": chosen["number"], "decision_day": chosen["decided_on"]}


def verify_earliest_decided_on_among_claims_in_detail_happened_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "decision day": given.get("decision_day") == truth["decision_day"],
        "nothing changed": before == after,
    }


def solve_cancel_survey_where_allowed_of_claim_at_once_by_policy(
    tools: Tools, *, policy_number: str
) -> dict[str, Json]:
    """Cancel those of the surveys meant for which that is allowed."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    those = {claim["number"] for claim in every_item(tools, "find_claims", policy_id=policy["id"])}
    found = [survey for survey in every_item(tools, "find_surveys") if survey["claim_number"] in those]
    done = refused = 0
    for survey in found:
        try:
            tools("cancel_survey", survey_id=survey["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_survey_where_allowed_of_claim_at_once_by_policy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of surveys must have changed."""
    given = answer or {}
    changed = [row for key, row in after["surveys"].items() if row != before["surveys"].get(key)]
    return {
        "number of surveys done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_survey_for_each_by_expert_and_status(
    tools: Tools, *, expert_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the surveys meant, and count them."""
    expert = tools("find_experts", name=expert_name)["items"][0]
    found = list(every_item(tools, "find_surveys", expert_id=expert["id"], status=status))
    for survey in found:
        tools("cancel_survey", survey_id=survey["id"])
    return {"surveys": len(found)}


def verify_cancel_survey_for_each_by_expert_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of surveys must have changed."""
    given = answer or {}
    changed = [row for key, row in after["surveys"].items() if row != before["surveys"].get(key)]
    return {
        "number of surveys": given.get("surveys") == truth["surveys"],
        "as many changed": len(changed) == truth["surveys"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_happened_on_of_claims_by_policy_and_peril(
    tools: Tools, *, policy_number: str, peril: str
) -> dict[str, Json]:
    """Find the one with the earliest damage date of the claims meant."""
    policy = tools("find_policies", number=policy_number)["items"][0]
    chosen = min(
        [
            tools("get_claim", claim_id=claim["id"])
            for claim in every_item(tools, "find_claims", policy_id=policy["id"], peril=peril)
        ],
        key=lambda claim: claim["happened_on"],
    )
    return {"number": chosen["number"], "damage_date": chosen["happened_on"]}


def verify_earliest_happened_on_of_claims_by_policy_and_peril(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "damage date": given.get("damage_date") == truth["damage_date"],
        "nothing changed": before == after,
    }
