"""Solutions and verifications of programmatic tasks on Weirside waterworks."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_remind_bill_for_each_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str
) -> dict[str, Json]:
    """Remind each of the bills meant, and count them."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    found = list(every_item(tools, "find_bills", connection_id=connection["id"], status=status))
    for bill in found:
        tools("remind_bill", bill_id=bill["id"])
    return {"bills": len(found)}


def verify_remind_bill_for_each_by_connection_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("bills") == truth["bills"],
        "as many changed": len(changed) == truth["bills"],
        "status is reminded": all(row["status"] == "reminded" for row in changed),
    }


def solve_reject_reading_with_earliest_read_on_by_meter_and_origin(
    tools: Tools, *, meter_serial: str, origin: str
) -> dict[str, Json]:
    """Reject the reading with the earliest reading date, no other."""
    meter = tools("find_meters", serial=meter_serial)["items"][0]
    reading = min(
        every_item(tools, "find_readings", meter_id=meter["id"], origin=origin), key=lambda reading: reading["read_on"]
    )
    tools("reject_reading", reading_id=reading["id"])
    return {"reading_date": reading["read_on"]}


def verify_reject_reading_with_earliest_read_on_by_meter_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The reading date must be right, and one reading must have changed."""
    given = answer or {}
    changed = [row for key, row in after["readings"].items() if row != before["readings"].get(key)]
    return {
        "reading date": given.get("reading_date") == truth["reading_date"],
        "one changed": len(changed) == 1,
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_pay_bill_or_remind_bill_by_cubic_metres_by_connection(
    tools: Tools, *, connection_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the water used in cubic metres what to do with the only bill meant."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = next(every_item(tools, "find_bills", connection_id=connection["id"]))
    bill = tools("get_bill", bill_id=bill["id"])
    if bill["cubic_metres"] > limit:
        tools("pay_bill", bill_id=bill["id"])
    else:
        tools("remind_bill", bill_id=bill["id"])
    return {"water_used": bill["cubic_metres"]}


def verify_pay_bill_or_remind_bill_by_cubic_metres_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The water used in cubic metres must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "water used in cubic metres": given.get("water_used") == truth["water_used"],
        "one changed": len(changed) == 1,
    }


def solve_issue_bill_earliest_read_on_by_connection_and_origin(
    tools: Tools, *, connection_number: str, origin: str, number: str
) -> dict[str, Json]:
    """Choose the reading with the earliest reading date and use it."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    reading = min(
        every_item(tools, "find_readings", connection_id=connection["id"], origin=origin),
        key=lambda reading: reading["read_on"],
    )
    made = tools("issue_bill", reading_id=reading["id"], number=number)
    return {"water_used": made["cubic_metres"]}


def verify_issue_bill_earliest_read_on_by_connection_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One bill must have been added, with the water used in cubic metres that is right."""
    given = answer or {}
    added = [row for key, row in after["bills"].items() if key not in before["bills"]]
    return {
        "water used in cubic metres": given.get("water_used") == truth["water_used"],
        "one added": len(added) == 1,
        "with that water used in cubic metres": [row["cubic_metres"] for row in added] == [truth["water_used"]],
    }


def solve_meter_with_most_exchanges_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Find out which of the meters meant has the most exchanges."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    counted = [
        (tools("find_exchanges", meter_id=meter["id"])["total"], meter)
        for meter in every_item(tools, "find_meters", connection_id=connection["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"serial_number": chosen["serial"], "exchanges": most}


def verify_meter_with_most_exchanges_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "serial number": given.get("serial_number") == truth["serial_number"],
        "number of exchanges": given.get("exchanges") == truth["exchanges"],
        "nothing changed": before == after,
    }


def solve_earliest_read_on_of_readings_by_connection_and_origin(
    tools: Tools, *, connection_number: str, origin: str
) -> dict[str, Json]:
    """Find the one with the earliest reading date of the readings meant."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    chosen = min(
        every_item(tools, "find_readings", connection_id=connection["id"], origin=origin),
        key=lambda reading: reading["read_on"],
    )
    return {"meter": chosen["meter_serial"], "reading_date": chosen["read_on"]}


def verify_earliest_read_on_of_readings_by_connection_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "meter": given.get("meter") == truth["meter"],
        "reading date": given.get("reading_date") == truth["reading_date"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_bills_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the bills that are meant."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    return {
        "total_amount": sum(
            bill["amount"]
            for bill in [
                tools("get_bill", bill_id=bill["id"])
                for bill in every_item(tools, "find_bills", connection_id=connection["id"], status=status)
            ]
        )
    }


def verify_total_amount_of_bills_by_connection_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_status_with_most_amount_of_bills_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    totals: dict[str, int] = {}
    for bill in every_item(tools, "find_bills", connection_id=connection["id"]):
        totals[bill["status"]] = totals.get(bill["status"], 0) + bill["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_bills_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_supply_zone_with_most_loss_in_report_leaks_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the supply zone with the highest loss in a report."""
    largest = max(every_item(tools, "report_leaks", status=status), key=lambda group: group["loss"])
    return {"supply_zone": largest["supply_zone_name"], "loss": largest["loss"]}


def verify_supply_zone_with_most_loss_in_report_leaks_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "supply zone": given.get("supply_zone") == truth["supply_zone"],
        "loss": given.get("loss") == truth["loss"],
        "nothing changed": before == after,
    }


def solve_pay_bill_for_each_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Pay each of the bills meant, and count them."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    found = list(every_item(tools, "find_bills", connection_id=connection["id"]))
    for bill in found:
        tools("pay_bill", bill_id=bill["id"])
    return {"bills": len(found)}


def verify_pay_bill_for_each_by_connection(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("bills") == truth["bills"],
        "as many changed": len(changed) == truth["bills"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_remind_bill_with_highest_amount_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Remind the bill with the highest amount, no other."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = max(
        [
            tools("get_bill", bill_id=bill["id"])
            for bill in every_item(tools, "find_bills", connection_id=connection["id"])
        ],
        key=lambda bill: bill["amount"],
    )
    tools("remind_bill", bill_id=bill["id"])
    return {"amount": bill["amount"]}


def verify_remind_bill_with_highest_amount_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is reminded": all(row["status"] == "reminded" for row in changed),
    }


def solve_pay_bill_or_remind_bill_by_amount_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only bill meant."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = next(every_item(tools, "find_bills", connection_id=connection["id"], status=status))
    bill = tools("get_bill", bill_id=bill["id"])
    if bill["amount"] > limit:
        tools("pay_bill", bill_id=bill["id"])
    else:
        tools("remind_bill", bill_id=bill["id"])
    return {"amount": bill["amount"]}


def verify_pay_bill_or_remind_bill_by_amount_by_connection_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}
