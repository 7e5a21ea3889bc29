"""Solutions and verifications of programmatic tasks on Lumen Mobile billing."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_earliest_received_on_among_payments_of_invoice_by_subscription(
    tools: Tools, *, subscription_number: str
) -> dict[str, Json]:
    """Find the one with the earliest day of receipt of the payments meant."""
    subscription = tools("find_subscriptions", number=subscription_number)["items"][0]
    found = [
        payment
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
        for payment in every_item(tools, "find_payments", invoice_id=invoice["id"])
    ]
    chosen = min(found, key=lambda payment: payment["received_on"])
    return {"invoice": chosen["invoice_reference"], "day_of_receipt": chosen["received_on"]}


def verify_earliest_received_on_among_payments_of_invoice_by_subscription(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "invoice": given.get("invoice") == truth["invoice"],
        "day of receipt": given.get("day_of_receipt") == truth["day_of_receipt"],
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


def solve_amount_of_amount_of_payments_of_invoice_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Count the payments meant and add up the amount."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        payment
        for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], kind=kind)
        for payment in every_item(tools, "find_payments", invoice_id=invoice["id"])
    ]
    return {"number": len(found), "total_amount": sum(payment["amount"] for payment in found)}


def verify_amount_of_amount_of_payments_of_invoice_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of payments": given.get("number") == truth["number"],
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


def solve_method_with_most_amount_among_payments_of_invoice_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Add up the amount by method and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        payment
        for invoice in every_item(tools, "find_invoices", customer_id=customer["id"], kind=kind)
        for payment in every_item(tools, "find_payments", invoice_id=invoice["id"])
    ]
    totals: dict[str, int] = {}
    for payment in found:
        totals[payment["method"]] = totals.get(payment["method"], 0) + payment["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"method": largest, "total_amount": totals[largest]}


def verify_method_with_most_amount_among_payments_of_invoice_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "method": given.get("method") == truth["method"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_method_with_most_amount_of_payments_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the amount by method and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for payment in every_item(tools, "find_payments", customer_id=customer["id"]):
        totals[payment["method"]] = totals.get(payment["method"], 0) + payment["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"method": largest, "total_amount": totals[largest]}


def verify_method_with_most_amount_of_payments_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "method": given.get("method") == truth["method"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_ranking_by_issued_on_of_invoices_of_subscription_in_detail_by_plan(
    tools: Tools, *, plan_name: str, top: int
) -> dict[str, Json]:
    """Put the invoices meant in order by day of issue, and list the first ones."""
    plan = tools("find_plans", name=plan_name)["items"][0]
    found = [
        tools("get_invoice", invoice_id=invoice["id"])
        for subscription in every_item(tools, "find_subscriptions", plan_id=plan["id"])
        for invoice in every_item(tools, "find_invoices", subscription_id=subscription["id"])
    ]
    ranked = sorted(found, key=lambda invoice: invoice["issued_on"])[:top]
    return {"references": [invoice["reference"] for invoice in ranked]}


def verify_ranking_by_issued_on_of_invoices_of_subscription_in_detail_by_plan(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"references": given.get("references") == truth["references"], "nothing changed": before == after}


def solve_most_amount_among_payments_least_amount_by_customer(
    tools: Tools, *, customer_name: str, least_amount: int
) -> dict[str, Json]:
    """Find the one with the highest amount of the payments meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_payments", customer_id=customer["id"]))
    found = [payment for payment in found if payment["amount"] >= least_amount]
    chosen = max(found, key=lambda payment: payment["amount"])
    return {"invoice": chosen["invoice_reference"], "amount": chosen["amount"]}


def verify_most_amount_among_payments_least_amount_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "invoice": given.get("invoice") == truth["invoice"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
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
