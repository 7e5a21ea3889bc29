"""Solutions and verifications of programmatic tasks on Zweigwerk affiliate programme."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_amount_of_payouts_of_partner_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the payouts meant and add up the amount."""
    found = [
        payout
        for partner in every_item(tools, "find_partners", status=status)
        for payout in every_item(tools, "find_payouts", partner_id=partner["id"])
    ]
    return {"number": len(found), "total_amount": sum(payout["amount"] for payout in found)}


def verify_amount_of_amount_of_payouts_of_partner_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of payouts": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_approve_sale_else_cancel_sale_by_agreement_and_status(
    tools: Tools, *, agreement_number: str, status: str
) -> dict[str, Json]:
    """Approve the sales meant; where that is refused, do something else instead."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    found = list(every_item(tools, "find_sales", agreement_id=agreement["id"], status=status))
    refused = 0
    for sale in found:
        try:
            tools("approve_sale", sale_id=sale["id"])
        except Refused:
            refused += 1
            tools("cancel_sale", sale_id=sale["id"])
    return {"refused": refused}


def verify_approve_sale_else_cancel_sale_by_agreement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_partner_with_most_amount_of_sales_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount by partner and find the largest total."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    totals: dict[str, int] = {}
    for sale in every_item(tools, "find_sales", shop_id=shop["id"], status=status):
        totals[sale["agreement_partner_name"]] = totals.get(sale["agreement_partner_name"], 0) + sale["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"partner": largest, "total_amount": totals[largest]}


def verify_partner_with_most_amount_of_sales_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "partner": given.get("partner") == truth["partner"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_partner_with_most_amount_among_payouts_of_partner_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by partner and find the largest total."""
    found = [
        payout
        for partner in every_item(tools, "find_partners", status=status)
        for payout in every_item(tools, "find_payouts", partner_id=partner["id"])
    ]
    totals: dict[str, int] = {}
    for payout in found:
        totals[payout["partner_name"]] = totals.get(payout["partner_name"], 0) + payout["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"partner": largest, "total_amount": totals[largest]}


def verify_partner_with_most_amount_among_payouts_of_partner_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "partner": given.get("partner") == truth["partner"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_cancel_sale_for_each_most_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str, most_amount: int
) -> dict[str, Json]:
    """Cancel each of the sales meant, and count them."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = list(every_item(tools, "find_sales", shop_id=shop["id"], status=status))
    found = [sale for sale in found if sale["amount"] <= most_amount]
    for sale in found:
        tools("cancel_sale", sale_id=sale["id"])
    return {"sales": len(found)}


def verify_cancel_sale_for_each_most_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales": given.get("sales") == truth["sales"],
        "as many changed": len(changed) == truth["sales"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_approve_sale_or_cancel_sale_each_by_amount_by_agreement_and_status(
    tools: Tools, *, agreement_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with each of the sales meant."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    found = list(every_item(tools, "find_sales", agreement_id=agreement["id"], status=status))
    above = 0
    for sale in found:
        if sale["amount"] > limit:
            above += 1
            tools("approve_sale", sale_id=sale["id"])
        else:
            tools("cancel_sale", sale_id=sale["id"])
    return {"above": above}


def verify_approve_sale_or_cancel_sale_each_by_amount_by_agreement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number of sales above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_cancel_sale_where_allowed_of_agreement_most_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str, most_amount: int
) -> dict[str, Json]:
    """Cancel those of the sales meant for which that is allowed."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", shop_id=shop["id"], status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    found = [sale for sale in found if sale["amount"] <= most_amount]
    done = refused = 0
    for sale in found:
        try:
            tools("cancel_sale", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_sale_where_allowed_of_agreement_most_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_amount_among_sales_of_agreement_least_amount_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, least_amount: int
) -> dict[str, Json]:
    """Find the one with the highest amount of the sales meant."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", partner_id=partner["id"], status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    found = [sale for sale in found if sale["amount"] >= least_amount]
    chosen = max(found, key=lambda sale: sale["amount"])
    return {"order_number": chosen["number"], "amount": chosen["amount"]}


def verify_most_amount_among_sales_of_agreement_least_amount_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_partner_with_most_payouts_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the partners meant has the most payouts."""
    counted = [
        (tools("find_payouts", partner_id=partner["id"])["total"], partner)
        for partner in every_item(tools, "find_partners", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "payouts": most}


def verify_partner_with_most_payouts_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of payouts": given.get("payouts") == truth["payouts"],
        "nothing changed": before == after,
    }


def solve_approve_sale_else_cancel_sale_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Approve the sales meant; where that is refused, do something else instead."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_sales", partner_id=partner["id"], status=status))
    refused = 0
    for sale in found:
        try:
            tools("approve_sale", sale_id=sale["id"])
        except Refused:
            refused += 1
            tools("cancel_sale", sale_id=sale["id"])
    return {"refused": refused}


def verify_approve_sale_else_cancel_sale_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_end_agreement_for_each_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """End each of the agreements meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_agreements", partner_id=partner["id"], status=status))
    for agreement in found:
        tools("end_agreement", agreement_id=agreement["id"])
    return {"agreements": len(found)}


def verify_end_agreement_for_each_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many agreements must have changed."""
    given = answer or {}
    changed = [row for key, row in after["agreements"].items() if row != before["agreements"].get(key)]
    return {
        "number of agreements": given.get("agreements") == truth["agreements"],
        "as many changed": len(changed) == truth["agreements"],
        "status is ended": all(row["status"] == "ended" for row in changed),
    }


def solve_cancel_sale_where_allowed_by_shop_and_status(tools: Tools, *, shop_name: str, status: str) -> dict[str, Json]:
    """Cancel those of the sales meant for which that is allowed."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = list(every_item(tools, "find_sales", shop_id=shop["id"], status=status))
    done = refused = 0
    for sale in found:
        try:
            tools("cancel_sale", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_sale_where_allowed_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_sale_with_highest_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Cancel the sale with the highest amount, no other."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    sale = max(every_item(tools, "find_sales", shop_id=shop["id"], status=status), key=lambda sale: sale["amount"])
    tools("cancel_sale", sale_id=sale["id"])
    return {"amount": sale["amount"]}


def verify_cancel_sale_with_highest_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one sale must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_approve_sale_else_cancel_sale_most_amount_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, most_amount: int
) -> dict[str, Json]:
    """Approve the sales meant; where that is refused, do something else instead."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_sales", partner_id=partner["id"], status=status))
    found = [sale for sale in found if sale["amount"] <= most_amount]
    refused = 0
    for sale in found:
        try:
            tools("approve_sale", sale_id=sale["id"])
        except Refused:
            refused += 1
            tools("cancel_sale", sale_id=sale["id"])
    return {"refused": refused}


def verify_approve_sale_else_cancel_sale_most_amount_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}
