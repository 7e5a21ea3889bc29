"""Solutions and verifications of programmatic tasks on Weirside waterworks."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_bill_for_each_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str
) -> dict[str, Json]:
    """Pay each of the bills meant, and count them."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    found = list(every_item(tools, "find_bills", connection_id=connection["id"], status=status))
    for bill in found:
        tools("pay_bill", bill_id=bill["id"])
    return {"bills": len(found)}


def verify_pay_bill_for_each_by_connection_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("bills") == truth["bills"],
        "as many changed": len(changed) == truth["bills"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_pay_bill_with_highest_cubic_metres_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str
) -> dict[str, Json]:
    """Pay the bill with the highest water used in cubic metres, no other."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = max(
        [
            tools("get_bill", bill_id=bill["id"])
            for bill in every_item(tools, "find_bills", connection_id=connection["id"], status=status)
        ],
        key=lambda bill: bill["cubic_metres"],
    )
    tools("pay_bill", bill_id=bill["id"])
    return {"water_used": bill["cubic_metres"]}


def verify_pay_bill_with_highest_cubic_metres_by_connection_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The water used in cubic metres must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "water used in cubic metres": given.get("water_used") == truth["water_used"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_connection_with_most_readings_by_supply_zone_and_purpose(
    tools: Tools, *, supply_zone_name: str, purpose: str
) -> dict[str, Json]:
    """Find out which of the connections meant has the most readings."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    counted = [
        (tools("find_readings", connection_id=connection["id"])["total"], connection)
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], purpose=purpose)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"connection_number": chosen["number"], "readings": most}


def verify_connection_with_most_readings_by_supply_zone_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "connection number": given.get("connection_number") == truth["connection_number"],
        "number of readings": given.get("readings") == truth["readings"],
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


def solve_pay_bill_with_earliest_due_on_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Pay the bill with the earliest due date, no other."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = min(
        [
            tools("get_bill", bill_id=bill["id"])
            for bill in every_item(tools, "find_bills", connection_id=connection["id"])
        ],
        key=lambda bill: bill["due_on"],
    )
    tools("pay_bill", bill_id=bill["id"])
    return {"due_date": bill["due_on"]}


def verify_pay_bill_with_earliest_due_on_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_connection_with_most_bills_by_supply_zone_and_status(
    tools: Tools, *, supply_zone_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the connections meant has the most bills."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    counted = [
        (tools("find_bills", connection_id=connection["id"])["total"], connection)
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"connection_number": chosen["number"], "bills": most}


def verify_connection_with_most_bills_by_supply_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "connection number": given.get("connection_number") == truth["connection_number"],
        "number of bills": given.get("bills") == truth["bills"],
        "nothing changed": before == after,
    }


def solve_highest_cubic_metres_of_readings_by_meter(tools: Tools, *, meter_serial: str) -> dict[str, Json]:
    """Find the one with the highest reading in cubic metres of the readings meant."""
    meter = tools("find_meters", serial=meter_serial)["items"][0]
    chosen = max(every_item(tools, "find_readings", meter_id=meter["id"]), key=lambda reading: reading["cubic_metres"])
    return {"reading_date": chosen["read_on"], "reading": chosen["cubic_metres"]}


def verify_highest_cubic_metres_of_readings_by_meter(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reading date": given.get("reading_date") == truth["reading_date"],
        "reading in cubic metres": given.get("reading") == truth["reading"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_bills_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Add up the amount of the bills that are meant."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    return {
        "total_amount": sum(
            bill["amount"]
            for bill in [
                tools("get_bill", bill_id=bill["id"])
                for bill in every_item(tools, "find_bills", connection_id=connection["id"])
            ]
        )
    }


def verify_total_amount_of_bills_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_pay_bill_with_highest_amount_by_connection(tools: Tools, *, connection_number: str) -> dict[str, Json]:
    """Pay the bill with the highest amount, no other."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    bill = max(
        [
            tools("get_bill", bill_id=bill["id"])
            for bill in every_item(tools, "find_bills", connection_id=connection["id"])
        ],
        key=lambda bill: bill["amount"],
    )
    tools("pay_bill", bill_id=bill["id"])
    return {"amount": bill["amount"]}


def verify_pay_bill_with_highest_amount_by_connection(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
