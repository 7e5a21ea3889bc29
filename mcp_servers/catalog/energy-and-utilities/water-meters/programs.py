"""Solutions and verifications of programmatic tasks on Weirside waterworks."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_calibrated_until_of_meters_of_connection_by_supply_zone_and_status(
    tools: Tools, *, supply_zone_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the meters meant in order by end of calibration, and list the first ones."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    found = [
        meter
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], status=status)
        for meter in every_item(tools, "find_meters", connection_id=connection["id"])
    ]
    ranked = sorted(found, key=lambda meter: meter["calibrated_until"])[:top]
    return {"serial_numbers": [meter["serial"] for meter in ranked]}


def verify_ranking_by_calibrated_until_of_meters_of_connection_by_supply_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "serial numbers": given.get("serial_numbers") == truth["serial_numbers"],
        "nothing changed": before == after,
    }


def solve_connection_with_most_meters_by_supply_zone_and_purpose(
    tools: Tools, *, supply_zone_name: str, purpose: str
) -> dict[str, Json]:
    """Find out which of the connections meant has the most meters."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    counted = [
        (tools("find_meters", connection_id=connection["id"])["total"], connection)
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], purpose=purpose)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"connection_number": chosen["number"], "meters": most}


def verify_connection_with_most_meters_by_supply_zone_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "connection number": given.get("connection_number") == truth["connection_number"],
        "number of meters": given.get("meters") == truth["meters"],
        "nothing changed": before == after,
    }


def solve_earliest_calibrated_until_among_meters_of_connection_by_supply_zone_and_status(
    tools: Tools, *, supply_zone_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of calibration of the meters meant."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    found = [
        meter
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], status=status)
        for meter in every_item(tools, "find_meters", connection_id=connection["id"])
    ]
    chosen = min(found, key=lambda meter: meter["calibrated_until"])
    return {"serial_number": chosen["serial"], "end_of_calibration": chosen["calibrated_until"]}


def verify_earliest_calibrated_until_among_meters_of_connection_by_supply_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "serial number": given.get("serial_number") == truth["serial_number"],
        "end of calibration": given.get("end_of_calibration") == truth["end_of_calibration"],
        "nothing changed": before == after,
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


def solve_pay_bill_for_first_by_issued_on_in_detail_most_cubic_metres_by_status(
    tools: Tools, *, status: str, most_cubic_metres: int, quota: int
) -> dict[str, Json]:
    """Pay the first few of the bills meant, in order by issue date."""
    found = [tools("get_bill", bill_id=bill["id"]) for bill in every_item(tools, "find_bills", status=status)]
    found = [bill for bill in found if bill["cubic_metres"] <= most_cubic_metres]
    first = sorted(found, key=lambda bill: bill["issued_on"])[:quota]
    for bill in first:
        tools("pay_bill", bill_id=bill["id"])
    return {"bill_numbers": [bill["number"] for bill in first]}


def verify_pay_bill_for_first_by_issued_on_in_detail_most_cubic_metres_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "bill numbers": given.get("bill_numbers") == truth["bill_numbers"],
        "as many changed": len(changed) == len(truth["bill_numbers"]),
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_amount_of_amount_of_bills_of_connection_in_detail_issued_on_from_by_supply_zone_and_status(
    tools: Tools, *, supply_zone_name: str, status: str, issued_on_from: str
) -> dict[str, Json]:
    """Count the bills meant and add up the amount."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    found = [
        tools("get_bill", bill_id=bill["id"])
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], status=status)
        for bill in every_item(tools, "find_bills", connection_id=connection["id"])
    ]
    found = [bill for bill in found if bill["issued_on"] >= issued_on_from]
    return {"number": len(found), "total_amount": sum(bill["amount"] for bill in found)}


def verify_amount_of_amount_of_bills_of_connection_in_detail_issued_on_from_by_supply_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of bills": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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


def solve_pay_bill_within_budget_by_amount_in_detail_issued_on_until_by_status(
    tools: Tools, *, status: str, issued_on_until: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the bills meant as a budget allows, lowest amount first."""
    found = [tools("get_bill", bill_id=bill["id"]) for bill in every_item(tools, "find_bills", status=status)]
    found = [bill for bill in found if bill["issued_on"] <= issued_on_until]
    taken = spent = 0
    for bill in sorted(found, key=lambda bill: bill["amount"]):
        if spent + bill["amount"] > budget:
            break
        tools("pay_bill", bill_id=bill["id"])
        taken, spent = taken + 1, spent + bill["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_bill_within_budget_by_amount_in_detail_issued_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_status_with_most_amount_among_bills_of_connection_in_detail_issued_on_from_by_supply_zone_and_status(
    tools: Tools, *, supply_zone_name: str, status: str, issued_on_from: str
) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    found = [
        tools("get_bill", bill_id=bill["id"])
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], status=status)
        for bill in every_item(tools, "find_bills", connection_id=connection["id"])
    ]
    found = [bill for bill in found if bill["issued_on"] >= issued_on_from]
    totals: dict[str, int] = {}
    for bill in found:
        totals[bill["status"]] = totals.get(bill["status"], 0) + bill["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_among_bills_of_connection_in_detail_issued_on_from_by_supply_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_ranking_by_usual_use_of_connections_in_detail_by_supply_zone_and_purpose(
    tools: Tools, *, supply_zone_name: str, purpose: str, top: int
) -> dict[str, Json]:
    """Put the connections meant in order by usual daily use in litres, and list the first ones."""
    supply_zone = tools("find_supply_zones", name=supply_zone_name)["items"][0]
    found = [
        tools("get_connection", connection_id=connection["id"])
        for connection in every_item(tools, "find_connections", supply_zone_id=supply_zone["id"], purpose=purpose)
    ]
    ranked = sorted(found, key=lambda connection: connection["usual_use"], reverse=True)[:top]
    return {"connection_numbers": [connection["number"] for connection in ranked]}


def verify_ranking_by_usual_use_of_connections_in_detail_by_supply_zone_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "connection numbers": given.get("connection_numbers") == truth["connection_numbers"],
        "nothing changed": before == after,
    }


def solve_issue_bill_highest_cubic_metres_by_connection_and_status(
    tools: Tools, *, connection_number: str, status: str, number: str
) -> dict[str, Json]:
    """Choose the reading with the highest reading and use it."""
    connection = tools("find_connections", number=connection_number)["items"][0]
    reading = max(
        every_item(tools, "find_readings", connection_id=connection["id"], status=status),
        key=lambda reading: reading["cubic_metres"],
    )
    made = tools("issue_bill", reading_id=reading["id"], number=number)
    return {"water_used": made["cubic_metres"]}


def verify_issue_bill_highest_cubic_metres_by_connection_and_status(
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


def solve_pay_bill_within_budget_by_amount_in_detail_which_connection_status_by_status(
    tools: Tools, *, status: str, which_connection_status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the bills meant as a budget allows, lowest amount first."""
    found = [tools("get_bill", bill_id=bill["id"]) for bill in every_item(tools, "find_bills", status=status)]
    found = [
        bill
        for bill in found
        if tools("get_connection", connection_id=bill["connection_id"])["status"] == which_connection_status
    ]
    taken = spent = 0
    for bill in sorted(found, key=lambda bill: bill["amount"]):
        if spent + bill["amount"] > budget:
            break
        tools("pay_bill", bill_id=bill["id"])
        taken, spent = taken + 1, spent + bill["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_bill_within_budget_by_amount_in_detail_which_connection_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_reject_reading_for_each_by_meter_and_status(
    tools: Tools, *, meter_serial: str, status: str
) -> dict[str, Json]:
    """Reject each of the readings meant, and count them."""
    meter = tools("find_meters", serial=meter_serial)["items"][0]
    found = list(every_item(tools, "find_readings", meter_id=meter["id"], status=status))
    for reading in found:
        tools("reject_reading", reading_id=reading["id"])
    return {"readings": len(found)}


def verify_reject_reading_for_each_by_meter_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many readings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["readings"].items() if row != before["readings"].get(key)]
    return {
        "number of readings": given.get("readings") == truth["readings"],
        "as many changed": len(changed) == truth["readings"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_restrict_supply_where_allowed_by_purpose(tools: Tools, *, purpose: str) -> dict[str, Json]:
    """Restrict supply those of the connections meant for which that is allowed."""
    found = list(every_item(tools, "find_connections", purpose=purpose))
    done = refused = 0
    for connection in found:
        try:
            tools("restrict_supply", connection_id=connection["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_restrict_supply_where_allowed_by_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of connections must have changed."""
    given = answer or {}
    changed = [row for key, row in after["connections"].items() if row != before["connections"].get(key)]
    return {
        "number of connections done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is restricted": all(row["status"] == "restricted" for row in changed),
    }
