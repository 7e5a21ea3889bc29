"""Solutions and verifications of programmatic tasks on Plant and machine hire."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_invoice_for_each_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Pay each of the invoices meant, and count them."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status))
    for invoice in found:
        tools("pay_invoice", invoice_id=invoice["id"])
    return {"invoices": len(found)}


def verify_pay_invoice_for_each_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("invoices") == truth["invoices"],
        "as many changed": len(changed) == truth["invoices"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_hand_out_machine_with_highest_daily_rate_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Hand out machine the hire with the highest daily rate, no other."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    hire = max(
        [
            tools("get_hire", hire_id=hire["id"])
            for hire in every_item(tools, "find_hires", contractor_id=contractor["id"], status=status)
        ],
        key=lambda hire: hire["daily_rate"],
    )
    tools("hand_out_machine", hire_id=hire["id"])
    return {"daily_rate": hire["daily_rate"]}


def verify_hand_out_machine_with_highest_daily_rate_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The daily rate must be right, and one hire must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "daily rate": given.get("daily_rate") == truth["daily_rate"],
        "one changed": len(changed) == 1,
        "status is out": all(row["status"] == "out" for row in changed),
    }


def solve_pay_invoice_or_dispute_invoice_by_amount_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only invoice meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    invoice = next(every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status))
    if invoice["amount"] > limit:
        tools("pay_invoice", invoice_id=invoice["id"])
    else:
        tools("dispute_invoice", invoice_id=invoice["id"])
    return {"amount": invoice["amount"]}


def verify_pay_invoice_or_dispute_invoice_by_amount_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one invoice must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_earliest_ends_on_of_hires_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the hires meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    chosen = min(
        [
            tools("get_hire", hire_id=hire["id"])
            for hire in every_item(tools, "find_hires", contractor_id=contractor["id"], status=status)
        ],
        key=lambda hire: hire["ends_on"],
    )
    return {"machine": chosen["machine_plate"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_hires_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "machine": given.get("machine") == truth["machine"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_machine_with_most_hires_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the machines meant has the most hires."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    counted = [
        (tools("find_hires", machine_id=machine["id"])["total"], machine)
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"fleet_number": chosen["plate"], "hires": most}


def verify_machine_with_most_hires_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fleet number": given.get("fleet_number") == truth["fleet_number"],
        "number of hires": given.get("hires") == truth["hires"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_invoices_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the invoices that are meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    return {
        "total_amount": sum(
            invoice["amount"]
            for invoice in every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status)
        )
    }


def verify_total_amount_of_invoices_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_status_with_most_amount_of_invoices_by_contractor(tools: Tools, *, contractor_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    totals: dict[str, int] = {}
    for invoice in every_item(tools, "find_invoices", contractor_id=contractor["id"]):
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_invoices_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_class_with_most_hires_in_report_hires_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Find the class with the highest hires in a report."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    largest = max(
        every_item(tools, "report_hires", contractor_id=contractor["id"], status=status),
        key=lambda group: group["hires"],
    )
    return {"class": largest["machine_machine_class_name"], "hires": largest["hires"]}


def verify_class_with_most_hires_in_report_hires_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "class": given.get("class") == truth["class"],
        "hires": given.get("hires") == truth["hires"],
        "nothing changed": before == after,
    }


def solve_sell_machine_for_each_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str
) -> dict[str, Json]:
    """Sell each of the machines meant, and count them."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = list(every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status))
    for machine in found:
        tools("sell_machine", machine_id=machine["id"])
    return {"machines": len(found)}


def verify_sell_machine_for_each_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many machines must have changed."""
    given = answer or {}
    changed = [row for key, row in after["machines"].items() if row != before["machines"].get(key)]
    return {
        "number of machines": given.get("machines") == truth["machines"],
        "as many changed": len(changed) == truth["machines"],
        "status is sold": all(row["status"] == "sold" for row in changed),
    }


def solve_dispute_invoice_with_highest_amount_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Dispute the invoice with the highest amount, no other."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    invoice = max(
        every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status),
        key=lambda invoice: invoice["amount"],
    )
    tools("dispute_invoice", invoice_id=invoice["id"])
    return {"amount": invoice["amount"]}


def verify_dispute_invoice_with_highest_amount_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one invoice must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


def solve_finish_service_or_sell_machine_by_serviced_meter_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the meter reading at the last service what to do with the only machine meant."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    machine = next(every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status))
    machine = tools("get_machine", machine_id=machine["id"])
    if machine["serviced_meter"] > limit:
        tools("finish_service", machine_id=machine["id"])
    else:
        tools("sell_machine", machine_id=machine["id"])
    return {"meter_reading": machine["serviced_meter"]}


def verify_finish_service_or_sell_machine_by_serviced_meter_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The meter reading at the last service must be right, and one machine must have changed."""
    given = answer or {}
    changed = [row for key, row in after["machines"].items() if row != before["machines"].get(key)]
    return {
        "meter reading at the last service": given.get("meter_reading") == truth["meter_reading"],
        "one changed": len(changed) == 1,
    }


def solve_earliest_due_on_of_invoices_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the invoices meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    chosen = min(
        every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status),
        key=lambda invoice: invoice["due_on"],
    )
    return {"invoice_number": chosen["number"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_invoices_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "invoice number": given.get("invoice_number") == truth["invoice_number"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }
