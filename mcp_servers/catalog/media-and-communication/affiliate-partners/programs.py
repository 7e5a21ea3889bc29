"""Solutions and verifications of programmatic tasks on Zweigwerk affiliate programme."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_sale_for_each_by_agreement_and_status(
    tools: Tools, *, agreement_number: str, status: str
) -> dict[str, Json]:
    """Cancel each of the sales meant, and count them."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    found = list(every_item(tools, "find_sales", agreement_id=agreement["id"], status=status))
    for sale in found:
        tools("cancel_sale", sale_id=sale["id"])
    return {"sales": len(found)}


def verify_cancel_sale_for_each_by_agreement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales": given.get("sales") == truth["sales"],
        "as many changed": len(changed) == truth["sales"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_approve_sale_with_earliest_sold_on_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Approve the sale with the earliest day of the sale, no other."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    sale = min(
        every_item(tools, "find_sales", partner_id=partner["id"], status=status), key=lambda sale: sale["sold_on"]
    )
    tools("approve_sale", sale_id=sale["id"])
    return {"day_of_the_sale": sale["sold_on"]}


def verify_approve_sale_with_earliest_sold_on_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the sale must be right, and one sale must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "day of the sale": given.get("day_of_the_sale") == truth["day_of_the_sale"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_highest_amount_of_sales_by_agreement(tools: Tools, *, agreement_number: str) -> dict[str, Json]:
    """Find the one with the highest amount of the sales meant."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    chosen = max(every_item(tools, "find_sales", agreement_id=agreement["id"]), key=lambda sale: sale["amount"])
    return {"order_number": chosen["number"], "amount": chosen["amount"]}


def verify_highest_amount_of_sales_by_agreement(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_agreement_with_most_sales_by_shop_and_status(tools: Tools, *, shop_name: str, status: str) -> dict[str, Json]:
    """Find out which of the agreements meant has the most sales."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    counted = [
        (tools("find_sales", agreement_id=agreement["id"])["total"], agreement)
        for agreement in every_item(tools, "find_agreements", shop_id=shop["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"agreement_number": chosen["number"], "sales": most}


def verify_agreement_with_most_sales_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "agreement number": given.get("agreement_number") == truth["agreement_number"],
        "number of sales": given.get("sales") == truth["sales"],
        "nothing changed": before == after,
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


def solve_total_amount_of_sales_by_agreement(tools: Tools, *, agreement_number: str) -> dict[str, Json]:
    """Add up the amount of the sales that are meant."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    return {
        "total_amount": sum(sale["amount"] for sale in every_item(tools, "find_sales", agreement_id=agreement["id"]))
    }


def verify_total_amount_of_sales_by_agreement(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_partner_with_most_commission_in_report_sales_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Find the partner with the highest commission in a report."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    largest = max(
        every_item(tools, "report_sales", shop_id=shop["id"], status=status), key=lambda group: group["commission"]
    )
    return {"partner": largest["agreement_partner_name"], "commission": largest["commission"]}


def verify_partner_with_most_commission_in_report_sales_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "partner": given.get("partner") == truth["partner"],
        "commission": given.get("commission") == truth["commission"],
        "nothing changed": before == after,
    }


def solve_cancel_sale_for_each_by_partner_and_status(
    tools: Tools, *, partner_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the sales meant, and count them."""
    partner = tools("find_partners", name=partner_name)["items"][0]
    found = list(every_item(tools, "find_sales", partner_id=partner["id"], status=status))
    for sale in found:
        tools("cancel_sale", sale_id=sale["id"])
    return {"sales": len(found)}


def verify_cancel_sale_for_each_by_partner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales": given.get("sales") == truth["sales"],
        "as many changed": len(changed) == truth["sales"],
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


def solve_earliest_ends_on_of_voucher_codes_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the voucher codes meant."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    chosen = min(
        every_item(tools, "find_vouchers", shop_id=shop["id"], status=status),
        key=lambda voucher_code: voucher_code["ends_on"],
    )
    return {"voucher_code": chosen["name"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_voucher_codes_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "voucher code": given.get("voucher_code") == truth["voucher_code"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_agreement_with_most_voucher_codes_by_shop_and_status(
    tools: Tools, *, shop_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the agreements meant has the most voucher codes."""
    shop = tools("find_shops", name=shop_name)["items"][0]
    counted = [
        (tools("find_vouchers", agreement_id=agreement["id"])["total"], agreement)
        for agreement in every_item(tools, "find_agreements", shop_id=shop["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"agreement_number": chosen["number"], "voucher_codes": most}


def verify_agreement_with_most_voucher_codes_by_shop_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "agreement number": given.get("agreement_number") == truth["agreement_number"],
        "number of voucher codes": given.get("voucher_codes") == truth["voucher_codes"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_sales_by_agreement(tools: Tools, *, agreement_number: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    agreement = tools("find_agreements", number=agreement_number)["items"][0]
    totals: dict[str, int] = {}
    for sale in every_item(tools, "find_sales", agreement_id=agreement["id"]):
        totals[sale["status"]] = totals.get(sale["status"], 0) + sale["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_sales_by_agreement(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }
