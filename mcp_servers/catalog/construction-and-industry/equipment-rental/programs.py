"""Solutions and verifications of programmatic tasks on Plant and machine hire."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_invoice_within_budget_by_amount_by_status(tools: Tools, *, status: str, budget: int) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_invoices", status=status))
    taken = spent = 0
    for invoice in sorted(found, key=lambda invoice: invoice["amount"]):
        if spent + invoice["amount"] > budget:
            break
        tools("pay_invoice", invoice_id=invoice["id"])
        taken, spent = taken + 1, spent + invoice["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_invoice_within_budget_by_amount_by_status(
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


def solve_ranking_by_valid_until_of_operator_cards_of_contractor_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the operator cards meant in order by expiry date, and list the first ones."""
    found = [
        operator_card
        for contractor in every_item(tools, "find_contractors", status=status)
        for operator_card in every_item(tools, "find_operator_cards", contractor_id=contractor["id"])
    ]
    ranked = sorted(found, key=lambda operator_card: operator_card["valid_until"])[:top]
    return {"card_numbers": [operator_card["number"] for operator_card in ranked]}


def verify_ranking_by_valid_until_of_operator_cards_of_contractor_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"card numbers": given.get("card_numbers") == truth["card_numbers"], "nothing changed": before == after}


def solve_most_serviced_meter_among_machines_in_detail_least_meter_by_machine_class(
    tools: Tools, *, machine_class_name: str, least_meter: int
) -> dict[str, Json]:
    """Find the one with the highest meter reading at the last service of the machines meant."""
    machine_class = tools("find_machine_classes", name=machine_class_name)["items"][0]
    found = [
        tools("get_machine", machine_id=machine["id"])
        for machine in every_item(tools, "find_machines", machine_class_id=machine_class["id"])
    ]
    found = [machine for machine in found if machine["meter"] >= least_meter]
    chosen = max(found, key=lambda machine: machine["serviced_meter"])
    return {"fleet_number": chosen["plate"], "meter_reading": chosen["serviced_meter"]}


def verify_most_serviced_meter_among_machines_in_detail_least_meter_by_machine_class(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fleet number": given.get("fleet_number") == truth["fleet_number"],
        "meter reading at the last service": given.get("meter_reading") == truth["meter_reading"],
        "nothing changed": before == after,
    }


def solve_pay_invoice_or_dispute_invoice_each_by_amount_by_contractor(
    tools: Tools, *, contractor_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with each of the invoices meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_invoices", contractor_id=contractor["id"]))
    above = 0
    for invoice in found:
        if invoice["amount"] > limit:
            above += 1
            tools("pay_invoice", invoice_id=invoice["id"])
        else:
            tools("dispute_invoice", invoice_id=invoice["id"])
    return {"above": above}


def verify_pay_invoice_or_dispute_invoice_each_by_amount_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {"number of invoices above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_sell_machine_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Sell those of the machines meant for which that is allowed."""
    found = list(every_item(tools, "find_machines"))
    done = refused = 0
    for machine in found:
        try:
            tools("sell_machine", machine_id=machine["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sell_machine_where_allowed_of_all(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of machines must have changed."""
    given = answer or {}
    changed = [row for key, row in after["machines"].items() if row != before["machines"].get(key)]
    return {
        "number of machines done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sold": all(row["status"] == "sold" for row in changed),
    }


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


def solve_dispute_invoice_for_first_by_amount_by_contractor(
    tools: Tools, *, contractor_name: str, quota: int
) -> dict[str, Json]:
    """Dispute the first few of the invoices meant, in order by amount."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_invoices", contractor_id=contractor["id"]))
    first = sorted(found, key=lambda invoice: invoice["amount"], reverse=True)[:quota]
    for invoice in first:
        tools("dispute_invoice", invoice_id=invoice["id"])
    return {"invoice_numbers": [invoice["number"] for invoice in first]}


def verify_dispute_invoice_for_first_by_amount_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "invoice numbers": given.get("invoice_numbers") == truth["invoice_numbers"],
        "as many changed": len(changed) == len(truth["invoice_numbers"]),
        "status is disputed": all(row["status"] == "disputed" for row in changed),
    }


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


def solve_earliest_ends_on_among_hires_in_detail_returned_on_from_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str, returned_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the hires meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = [
        tools("get_hire", hire_id=hire["id"])
        for hire in every_item(tools, "find_hires", contractor_id=contractor["id"], status=status)
    ]
    found = [hire for hire in found if hire["returned_on"] is not None and hire["returned_on"] >= returned_on_from]
    chosen = min(found, key=lambda hire: hire["ends_on"])
    return {"machine": chosen["machine_plate"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_among_hires_in_detail_returned_on_from_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "machine": given.get("machine") == truth["machine"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


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


def solve_finish_service_for_each_in_detail_most_meter_by_status(
    tools: Tools, *, status: str, most_meter: int
) -> dict[str, Json]:
    """Finish service each of the machines meant, and count them."""
    found = [
        tools("get_machine", machine_id=machine["id"]) for machine in every_item(tools, "find_machines", status=status)
    ]
    found = [machine for machine in found if machine["meter"] <= most_meter]
    for machine in found:
        tools("finish_service", machine_id=machine["id"])
    return {"machines": len(found)}


def verify_finish_service_for_each_in_detail_most_meter_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of machines must have changed."""
    given = answer or {}
    changed = [row for key, row in after["machines"].items() if row != before["machines"].get(key)]
    return {
        "number of machines": given.get("machines") == truth["machines"],
        "as many changed": len(changed) == truth["machines"],
        "status is ready": all(row["status"] == "ready" for row in changed),
    }
