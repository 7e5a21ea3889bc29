"""Solutions and verifications of programmatic tasks on Lumen Mobile billing."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_amount_of_invoices_of_subscription_in_detail_issued_on_from_by_plan_and_status(
    tools: Tools, *, plan_name: str, status: str, issued_on_from: str
) -> dict[str, Json]:
    """Count the invoices meant and add up the amount."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    found = [
        tools("get_invoice", invoice_id=invoice["id"])
        for subscription in every_item(tools, "find_subscriptions", plan_id=plan["id"], status=status)
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    found = [invoice for invoice in found if invoice["issued_on"] >= issued_on_from]
    return {"number": len(found), "total_amount": sum(invoice["amount"] for invoice in found)}


def verify_amount_of_amount_of_invoices_of_subscription_in_detail_issued_on_from_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_earliest_issued_on_of_invoices_by_subscription(tools: Tools, *, subscription_number: str) -> dict[str, Json]:
    """Find the one with the earliest day of issue of the invoices meant."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    chosen = min(
        [
            tools("get_invoice", invoice_id=invoice["id"])
            for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
        ],
        key=lambda invoice: invoice["issued_on"],
    )
    return {"reference": chosen["reference"], "day_of_issue": chosen["issued_on"]}


def verify_earliest_issued_on_of_invoices_by_subscription(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "day of issue": given.get("day_of_issue") == truth["day_of_issue"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_invoices_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the invoices that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_amount": sum(
            invoice["amount"]
            for invoice in [
                tools("get_invoice", invoice_id=invoice["id"])
                for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_amount_of_invoices_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_unblock_customer_where_allowed_in_detail_joined_on_until_by_status(
    tools: Tools, *, status: str, joined_on_until: str
) -> dict[str, Json]:
    """Unblock those of the customers meant for which that is allowed."""
    found = [
        tools("get_customer", customer_id=customer["id"])
        for customer in every_item(tools, "find_customers", status=status)
    ]
    found = [customer for customer in found if customer["joined_on"] <= joined_on_until]
    done = refused = 0
    for customer in found:
        try:
            tools("unblock_customer", customer_id=customer["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_unblock_customer_where_allowed_in_detail_joined_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of customers must have changed."""
    given = answer or {}
    changed = [row for key, row in after["customers"].items() if row != before["customers"].get(key)]
    return {
        "number of customers done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is active": all(row["status"] == "active" for row in changed),
    }


def solve_status_with_most_amount_among_invoices_of_subscription_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        invoice
        for subscription in every_item(tools, "find_subscriptions", customer_id=customer["id"], status=status)
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    totals: dict[str, int] = {}
    for invoice in found:
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_among_invoices_of_subscription_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_earliest_due_on_of_invoices_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the invoices meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_invoice", invoice_id=invoice["id"])
            for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], kind=kind)
        ],
        key=lambda invoice: invoice["due_on"],
    )
    return {"reference": chosen["reference"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_invoices_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_block_customer_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Block those of the customers meant for which that is allowed."""
    found = list(every_item(tools, "find_customers", status=status))
    done = refused = 0
    for customer in found:
        try:
            tools("block_customer", customer_id=customer["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_block_customer_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of customers must have changed."""
    given = answer or {}
    changed = [row for key, row in after["customers"].items() if row != before["customers"].get(key)]
    return {
        "number of customers done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is blocked": all(row["status"] == "blocked" for row in changed),
    }


def solve_ranking_by_amount_of_invoices_of_subscription_by_plan_and_status(
    tools: Tools, *, plan_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the invoices meant in order by amount, and list the first ones."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    found = [
        invoice
        for subscription in every_item(tools, "find_subscriptions", plan_id=plan["id"], status=status)
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    ranked = sorted(found, key=lambda invoice: invoice["amount"], reverse=True)[:top]
    return {"references": [invoice["reference"] for invoice in ranked]}


def verify_ranking_by_amount_of_invoices_of_subscription_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"references": given.get("references") == truth["references"], "nothing changed": before == after}


def solve_record_payment_earliest_due_on_by_subscription_and_kind(
    tools: Tools, *, subscription_number: str, kind: str, amount: int, method: str
) -> dict[str, Json]:
    """Choose the invoice with the earliest due date and use it."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    invoice = min(
        every_item(tools, "find_invoices", subscription_id=subscription["id"], kind=kind),
        key=lambda invoice: invoice["due_on"],
    )
    made = tools("record_payment", invoice_id=invoice["id"], amount=amount, method=method)
    return {"day_of_receipt": made["received_on"]}


def verify_record_payment_earliest_due_on_by_subscription_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One payment must have been added, with the day of receipt that is right."""
    given = answer or {}
    added = [row for key, row in after["payments"].items() if key not in before["payments"]]
    return {
        "day of receipt": given.get("day_of_receipt") == truth["day_of_receipt"],
        "one added": len(added) == 1,
        "with that day of receipt": [row["received_on"] for row in added] == [truth["day_of_receipt"]],
    }


def solve_write_off_invoice_where_allowed_in_detail_issued_on_from_by_subscription(
    tools: Tools, *, subscription_number: str, issued_on_from: str
) -> dict[str, Json]:
    """Write off those of the invoices meant for which that is allowed."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    found = [
        tools("get_invoice", invoice_id=invoice["id"])
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    found = [invoice for invoice in found if invoice["issued_on"] >= issued_on_from]
    done = refused = 0
    for invoice in found:
        try:
            tools("write_off_invoice", invoice_id=invoice["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_write_off_invoice_where_allowed_in_detail_issued_on_from_by_subscription(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is written off": all(row["status"] == "written_off" for row in changed),
    }


def solve_write_off_invoice_for_each_in_detail_issued_on_until_by_subscription_and_status(
    tools: Tools, *, subscription_number: str, status: str, issued_on_until: str
) -> dict[str, Json]:
    """Write off each of the invoices meant, and count them."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    found = [
        tools("get_invoice", invoice_id=invoice["id"])
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"], status=status)
    ]
    found = [invoice for invoice in found if invoice["issued_on"] <= issued_on_until]
    for invoice in found:
        tools("write_off_invoice", invoice_id=invoice["id"])
    return {"invoices": len(found)}


def verify_write_off_invoice_for_each_in_detail_issued_on_until_by_subscription_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("invoices") == truth["invoices"],
        "as many changed": len(changed) == truth["invoices"],
        "status is written off": all(row["status"] == "written_off" for row in changed),
    }


def solve_resume_subscription_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Resume each of the subscriptions meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_subscriptions", customer_id=customer["id"], status=status))
    for subscription in found:
        tools("resume_subscription", subscription_id=subscription["id"])
    return {"subscriptions": len(found)}


def verify_resume_subscription_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many subscriptions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subscriptions"].items() if row != before["subscriptions"].get(key)]
    return {
        "number of subscriptions": given.get("subscriptions") == truth["subscriptions"],
        "as many changed": len(changed) == truth["subscriptions"],
        "status is active": all(row["status"] == "active" for row in changed),
    }


def solve_most_amount_among_invoices_in_detail_issued_on_until_by_subscription(
    tools: Tools, *, subscription_number: str, issued_on_until: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the invoices meant."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    found = [
        tools("get_invoice", invoice_id=invoice["id"])
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    found = [invoice for invoice in found if invoice["issued_on"] <= issued_on_until]
    chosen = max(found, key=lambda invoice: invoice["amount"])
    return {"reference": chosen["reference"], "amount": chosen["amount"]}


def verify_most_amount_among_invoices_in_detail_issued_on_until_by_subscription(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_pause_subscription_with_earliest_renews_on_by_plan_and_status(
    tools: Tools, *, plan_name: str, status: str
) -> dict[str, Json]:
    """Pause the subscription with the earliest renewal date, no other."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    subscription = min(
        every_item(tools, "find_subscriptions", plan_id=plan["id"], status=status),
        key=lambda subscription: subscription["renews_on"],
    )
    tools("pause_subscription", subscription_id=subscription["id"])
    return {"renewal_date": subscription["renews_on"]}


def verify_pause_subscription_with_earliest_renews_on_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The renewal date must be right, and one subscription must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subscriptions"].items() if row != before["subscriptions"].get(key)]
    return {
        "renewal date": given.get("renewal_date") == truth["renewal_date"],
        "one changed": len(changed) == 1,
        "status is paused": all(row["status"] == "paused" for row in changed),
    }
