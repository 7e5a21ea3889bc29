"""Solutions and verifications of programmatic tasks on Lumen Mobile billing."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_resume_subscription_for_each_by_plan_and_status(
    tools: Tools, *, plan_name: str, status: str
) -> dict[str, Json]:
    """Resume each of the subscriptions meant, and count them."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    found = list(every_item(tools, "find_subscriptions", plan_id=plan["id"], status=status))
    for subscription in found:
        tools("resume_subscription", subscription_id=subscription["id"])
    return {"subscriptions": len(found)}


def verify_resume_subscription_for_each_by_plan_and_status(
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


def solve_resume_subscription_with_earliest_renews_on_by_customer(
    tools: Tools, *, customer_name: str
) -> dict[str, Json]:
    """Resume the subscription with the earliest renewal date, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    subscription = min(
        every_item(tools, "find_subscriptions", customer_id=customer["id"]),
        key=lambda subscription: subscription["renews_on"],
    )
    tools("resume_subscription", subscription_id=subscription["id"])
    return {"renewal_date": subscription["renews_on"]}


def verify_resume_subscription_with_earliest_renews_on_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The renewal date must be right, and one subscription must have changed."""
    given = answer or {}
    changed = [row for key, row in after["subscriptions"].items() if row != before["subscriptions"].get(key)]
    return {
        "renewal date": given.get("renewal_date") == truth["renewal_date"],
        "one changed": len(changed) == 1,
        "status is active": all(row["status"] == "active" for row in changed),
    }


def solve_record_payment_earliest_due_on_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str, amount: int, method: str
) -> dict[str, Json]:
    """Choose the invoice with the earliest due date and use it."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    invoice = min(
        every_item(tools, "find_invoices", customer_id=customer["id"], kind=kind), key=lambda invoice: invoice["due_on"]
    )
    made = tools("record_payment", invoice_id=invoice["id"], amount=amount, method=method)
    return {"day_of_receipt": made["received_on"]}


def verify_record_payment_earliest_due_on_by_customer_and_kind(
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


def solve_highest_amount_of_invoices_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the invoices meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_invoice", invoice_id=invoice["id"])
            for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], status=status)
        ],
        key=lambda invoice: invoice["amount"],
    )
    return {"reference": chosen["reference"], "amount": chosen["amount"]}


def verify_highest_amount_of_invoices_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_invoice_with_most_payments_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the invoices meant has the most payments."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_payments", invoice_id=invoice["id"])["total"], invoice)
        for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"reference": chosen["reference"], "payments": most}


def verify_invoice_with_most_payments_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "number of payments": given.get("payments") == truth["payments"],
        "nothing changed": before == after,
    }


def solve_customer_with_most_amount_of_invoices_by_subscription_and_kind(
    tools: Tools, *, subscription_number: str, kind: str
) -> dict[str, Json]:
    """Add up the amount by customer and find the largest total."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    totals: dict[str, int] = {}
    for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"], kind=kind):
        totals[invoice["subscription_customer_name"]] = (
            totals.get(invoice["subscription_customer_name"], 0) + invoice["amount"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_amount": totals[largest]}


def verify_customer_with_most_amount_of_invoices_by_subscription_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_payments_by_customer_and_method(
    tools: Tools, *, customer_name: str, method: str
) -> dict[str, Json]:
    """Add up the amount of the payments that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_amount": sum(
            payment["amount"]
            for payment in every_item(tools, "find_payments", customer_id=customer["id"], method=method)
        )
    }


def verify_total_amount_of_payments_by_customer_and_method(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


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


def solve_subscription_with_most_invoices_by_plan_and_status(
    tools: Tools, *, plan_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the subscriptions meant has the most invoices."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    counted = [
        (tools("find_invoices", subscription_id=subscription["id"])["total"], subscription)
        for subscription in every_item(tools, "find_subscriptions", plan_id=plan["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"telephone_number": chosen["number"], "invoices": most}


def verify_subscription_with_most_invoices_by_plan_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "telephone number": given.get("telephone_number") == truth["telephone_number"],
        "number of invoices": given.get("invoices") == truth["invoices"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_invoices_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], kind=kind):
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_invoices_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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
