"""Solutions and verifications of programmatic tasks on Zweigwerk affiliate programme."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_approve_sale_else_cancel_sale_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Approve the sales meant; where that is refused, do something else instead."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = list(every_item(tools, "find_sales", shop_id=shop["id"], status=status))
    refused = 0
    for sale in found:
        try:
            tools("approve_sale", sale_id=sale["id"])
        except Refused:
            refused += 1
            tools("cancel_sale", sale_id=sale["id"])
    return {"refused": refused}


def verify_approve_sale_else_cancel_sale_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_cancel_sale_for_first_by_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Cancel the first few of the sales meant, in order by amount."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = list(every_item(tools, "find_sales", shop_id=shop["id"], status=status))
    first = sorted(found, key=lambda sale: sale["amount"], reverse=True)[:quota]
    for sale in first:
        tools("cancel_sale", sale_id=sale["id"])
    return {"order_numbers": [sale["number"] for sale in first]}


def verify_cancel_sale_for_first_by_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "order numbers": given.get("order_numbers") == truth["order_numbers"],
        "as many changed": len(changed) == len(truth["order_numbers"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_sale_for_first_by_sold_on_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Cancel the first few of the sales meant, in order by day of the sale."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_sales", partner_id=partner["id"], status=status))
    first = sorted(found, key=lambda sale: sale["sold_on"])[:quota]
    for sale in first:
        tools("cancel_sale", sale_id=sale["id"])
    return {"order_numbers": [sale["number"] for sale in first]}


def verify_cancel_sale_for_first_by_sold_on_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "order numbers": given.get("order_numbers") == truth["order_numbers"],
        "as many changed": len(changed) == len(truth["order_numbers"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_approve_sale_where_allowed_of_agreement_most_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str, most_amount: int
) -> dict[str, Json]:
    """Approve those of the sales meant for which that is allowed."""
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
            tools("approve_sale", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_sale_where_allowed_of_agreement_most_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
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
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {"number of sales above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_approve_sale_where_allowed_most_amount_by_agreement(
    tools: Tools, *, agreement_number: str, most_amount: int
) -> dict[str, Json]:
    """Approve those of the sales meant for which that is allowed."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    found = list(every_item(tools, "find_sales", agreement_id=agreement["id"]))
    found = [sale for sale in found if sale["amount"] <= most_amount]
    done = refused = 0
    for sale in found:
        try:
            tools("approve_sale", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_sale_where_allowed_most_amount_by_agreement(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


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


def solve_cancel_sale_for_each_least_amount_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, least_amount: int
) -> dict[str, Json]:
    """Cancel each of the sales meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_sales", partner_id=partner["id"], status=status))
    found = [sale for sale in found if sale["amount"] >= least_amount]
    for sale in found:
        tools("cancel_sale", sale_id=sale["id"])
    return {"sales": len(found)}


def verify_cancel_sale_for_each_least_amount_by_partner_and_status(
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


def solve_ranking_by_sold_on_of_sales_of_agreement_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the sales meant in order by day of the sale, and list the first ones."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", partner_id=partner["id"], status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    ranked = sorted(found, key=lambda sale: sale["sold_on"])[:top]
    return {"order_numbers": [sale["number"] for sale in ranked]}


def verify_ranking_by_sold_on_of_sales_of_agreement_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}


def solve_status_with_most_amount_among_sales_of_agreement_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    totals: dict[str, int] = {}
    for sale in found:
        totals[sale["status"]] = totals.get(sale["status"], 0) + sale["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_among_sales_of_agreement_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


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


def solve_accept_partner_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Accept those of the partners meant for which that is allowed."""
    found = list(every_item(tools, "find_partners", status=status))
    done = refused = 0
    for partner in found:
        try:
            tools("accept_partner", partner_id=partner["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_accept_partner_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of partners must have changed."""
    given = answer or {}
    changed = [row for key, row in after["partners"].items() if row != before["partners"].get(key)]
    return {
        "number of partners done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is active": all(row["status"] == "active" for row in changed),
    }


def solve_amount_of_amount_of_sales_of_agreement_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Count the sales meant and add up the amount."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", partner_id=partner["id"], status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    return {"number": len(found), "total_amount": sum(sale["amount"] for sale in found)}


def verify_amount_of_amount_of_sales_of_agreement_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of sales": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_earliest_sold_on_among_sales_of_agreement_least_amount_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str, least_amount: int
) -> dict[str, Json]:
    """Find the one with the earliest day of sale of the sales meant."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    found = [
        sale
        for agreement in every_item(tools, "find_agreements", shop_id=shop["id"], status=status)
        for sale in every_item(tools, "find_sales", agreement_id=agreement["id"])
    ]
    found = [sale for sale in found if sale["amount"] >= least_amount]
    chosen = min(found, key=lambda sale: sale["sold_on"])
    return {"order_number": chosen["number"], "day_of_the_sale": chosen["sold_on"]}


def verify_earliest_sold_on_among_sales_of_agreement_least_amount_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "day of the sale": given.get("day_of_the_sale") == truth["day_of_the_sale"],
        "nothing changed": before == after,
    }
