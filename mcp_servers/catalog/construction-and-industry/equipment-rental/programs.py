"""Solutions and verifications of programmatic tasks on Plant and machine hire."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_hire_where_allowed_of_machine_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str
) -> dict[str, Json]:
    """Cancel those of the hires meant for which that is allowed."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = [
        hire
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status)
        for hire in every_item(tools, "find_hires", machine_id=machine["id"])
    ]
    done = refused = 0
    for hire in found:
        try:
            tools("cancel_hire", hire_id=hire["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_hire_where_allowed_of_machine_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "number of hires done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_serviced_meter_among_machines_in_detail_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest meter reading at the last service of the machines meant."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = [
        tools("get_machine", machine_id=machine["id"])
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status)
    ]
    chosen = max(found, key=lambda machine: machine["serviced_meter"])
    return {"fleet_number": chosen["plate"], "meter_reading": chosen["serviced_meter"]}


def verify_most_serviced_meter_among_machines_in_detail_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fleet number": given.get("fleet_number") == truth["fleet_number"],
        "meter reading at the last service": given.get("meter_reading") == truth["meter_reading"],
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


def solve_ranking_by_serviced_meter_of_machines_in_detail_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the machines meant in order by meter reading at the last service, and list the first ones."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = [
        tools("get_machine", machine_id=machine["id"])
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status)
    ]
    ranked = sorted(found, key=lambda machine: machine["serviced_meter"], reverse=True)[:top]
    return {"fleet_numbers": [machine["plate"] for machine in ranked]}


def verify_ranking_by_serviced_meter_of_machines_in_detail_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"fleet numbers": given.get("fleet_numbers") == truth["fleet_numbers"], "nothing changed": before == after}


def solve_highest_daily_rate_of_hires_by_machine(tools: Tools, *, machine_plate: str) -> dict[str, Json]:
    """Find the one with the highest daily rate of the hires meant."""
    machine = tools("find_machines", plate=machine_plate)["items"][0]
    chosen = max(
        [tools("get_hire", hire_id=hire["id"]) for hire in every_item(tools, "find_hires", machine_id=machine["id"])],
        key=lambda hire: hire["daily_rate"],
    )
    return {"contractor": chosen["contractor_name"], "daily_rate": chosen["daily_rate"]}


def verify_highest_daily_rate_of_hires_by_machine(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "contractor": given.get("contractor") == truth["contractor"],
        "daily rate": given.get("daily_rate") == truth["daily_rate"],
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


def solve_machine_with_most_inspections_by_machine_class_and_status(
    tools: Tools, *, machine_class_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the machines meant has the most inspections."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    counted = [
        (tools("find_inspections", machine_id=machine["id"])["total"], machine)
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"fleet_number": chosen["plate"], "inspections": most}


def verify_machine_with_most_inspections_by_machine_class_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fleet number": given.get("fleet_number") == truth["fleet_number"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_pay_invoice_for_first_by_due_on_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Pay the first few of the invoices meant, in order by due date."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_invoices", contractor_id=contractor["id"], status=status))
    first = sorted(found, key=lambda invoice: invoice["due_on"])[:quota]
    for invoice in first:
        tools("pay_invoice", invoice_id=invoice["id"])
    return {"invoice_numbers": [invoice["number"] for invoice in first]}


def verify_pay_invoice_for_first_by_due_on_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "invoice numbers": given.get("invoice_numbers") == truth["invoice_numbers"],
        "as many changed": len(changed) == len(truth["invoice_numbers"]),
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


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


def solve_total_amount_of_invoices_by_contractor(tools: Tools, *, contractor_name: str) -> dict[str, Json]:
    """Add up the amount of the invoices that are meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    return {
        "total_amount": sum(
            invoice["amount"] for invoice in every_item(tools, "find_invoices", contractor_id=contractor["id"])
        )
    }


def verify_total_amount_of_invoices_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_ranking_by_meter_of_machines_in_detail_most_serviced_meter_by_machine_class(
    tools: Tools, *, machine_class_name: str, most_serviced_meter: int, top: int
) -> dict[str, Json]:
    """Put the machines meant in order by meter reading, and list the first ones."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = [
        tools("get_machine", machine_id=machine["id"])
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"])
    ]
    found = [machine for machine in found if machine["serviced_meter"] <= most_serviced_meter]
    ranked = sorted(found, key=lambda machine: machine["meter"], reverse=True)[:top]
    return {"fleet_numbers": [machine["plate"] for machine in ranked]}


def verify_ranking_by_meter_of_machines_in_detail_most_serviced_meter_by_machine_class(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"fleet numbers": given.get("fleet_numbers") == truth["fleet_numbers"], "nothing changed": before == after}


def solve_pay_invoice_within_budget_by_amount_by_contractor(
    tools: Tools, *, contractor_name: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest amount first."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_invoices", contractor_id=contractor["id"]))
    taken = spent = 0
    for invoice in sorted(found, key=lambda invoice: invoice["amount"]):
        if spent + invoice["amount"] > budget:
            break
        tools("pay_invoice", invoice_id=invoice["id"])
        taken, spent = taken + 1, spent + invoice["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_invoice_within_budget_by_amount_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
