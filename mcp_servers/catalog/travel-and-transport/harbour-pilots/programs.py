"""Solutions and verifications of programmatic tasks on Skagen roads pilot station."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_invoice_within_budget_by_amount_by_status(tools: Tools, *, status: str, budget: int) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_invoices", status=status))
    taken = spent = 0
    for pilot_invoice in sorted(found, key=lambda pilot_invoice: pilot_invoice["amount"]):
        if spent + pilot_invoice["amount"] > budget:
            break
        tools("pay_invoice", pilot_invoice_id=pilot_invoice["id"])
        taken, spent = taken + 1, spent + pilot_invoice["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_invoice_within_budget_by_amount_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilot_invoices"].items() if row != before["pilot_invoices"].get(key)]
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_total_dues_of_pilotages_by_quay_and_starts_on(
    tools: Tools, *, quay_name: str, starts_on: str
) -> dict[str, Json]:
    """Add up the dues of the pilot orders that are meant."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    return {
        "total_dues": sum(
            pilotage["dues"]
            for pilotage in [
                tools("get_pilot_order", pilotage_id=pilotage["id"])
                for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], starts_on=starts_on)
            ]
        )
    }


def verify_total_dues_of_pilotages_by_quay_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total dues": given.get("total_dues") == truth["total_dues"], "nothing changed": before == after}


def solve_tug_with_most_fee_of_tows_by_vessel(tools: Tools, *, vessel_name: str) -> dict[str, Json]:
    """Add up the fee by tug and find the largest total."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    totals: dict[str, int] = {}
    for tow in every_item(tools, "find_tug_bookings", vessel_id=vessel["id"]):
        totals[tow["tug_name"]] = totals.get(tow["tug_name"], 0) + tow["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tug": largest, "total_fee": totals[largest]}


def verify_tug_with_most_fee_of_tows_by_vessel(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tug": given.get("tug") == truth["tug"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_amount_of_dues_of_pilotages_in_detail_pilot_licence_until_from_by_status(
    tools: Tools, *, status: str, pilot_licence_until_from: str
) -> dict[str, Json]:
    """Count the pilot orders meant and add up the dues."""
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", status=status)
    ]
    found = [
        pilotage
        for pilotage in found
        if pilotage["pilot_id"] is not None
        and tools("get_pilot", pilot_id=pilotage["pilot_id"])["licence_until"] >= pilot_licence_until_from
    ]
    return {"number": len(found), "total_dues": sum(pilotage["dues"] for pilotage in found)}


def verify_amount_of_dues_of_pilotages_in_detail_pilot_licence_until_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of pilot orders": given.get("number") == truth["number"],
        "total dues": given.get("total_dues") == truth["total_dues"],
        "nothing changed": before == after,
    }


def solve_highest_dues_of_pilotages_by_quay_and_direction(
    tools: Tools, *, quay_name: str, direction: str
) -> dict[str, Json]:
    """Find the one with the highest dues of the pilot orders meant."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    chosen = max(
        [
            tools("get_pilot_order", pilotage_id=pilotage["id"])
            for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], direction=direction)
        ],
        key=lambda pilotage: pilotage["dues"],
    )
    return {"order_number": chosen["number"], "dues": chosen["dues"]}


def verify_highest_dues_of_pilotages_by_quay_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "dues": given.get("dues") == truth["dues"],
        "nothing changed": before == after,
    }


def solve_ranking_by_length_of_vessels_least_draught_by_kind(
    tools: Tools, *, kind: str, least_draught: int, top: int
) -> dict[str, Json]:
    """Put the ships meant in order by length in metres, and list the first ones."""
    found = list(every_item(tools, "find_ships", kind=kind))
    found = [vessel for vessel in found if vessel["draught"] >= least_draught]
    ranked = sorted(found, key=lambda vessel: vessel["length"], reverse=True)[:top]
    return {"names": [vessel["name"] for vessel in ranked]}


def verify_ranking_by_length_of_vessels_least_draught_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_quay_with_most_dues_among_pilotages_in_detail_pilot_licence_until_from_by_status(
    tools: Tools, *, status: str, pilot_licence_until_from: str
) -> dict[str, Json]:
    """Add up the dues by quay and find the largest total."""
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", status=status)
    ]
    found = [
        pilotage
        for pilotage in found
        if pilotage["pilot_id"] is not None
        and tools("get_pilot", pilot_id=pilotage["pilot_id"])["licence_until"] >= pilot_licence_until_from
    ]
    totals: dict[str, int] = {}
    for pilotage in found:
        totals[pilotage["quay_name"]] = totals.get(pilotage["quay_name"], 0) + pilotage["dues"]
    largest = max(totals, key=lambda group: totals[group])
    return {"quay": largest, "total_dues": totals[largest]}


def verify_quay_with_most_dues_among_pilotages_in_detail_pilot_licence_until_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "quay": given.get("quay") == truth["quay"],
        "total dues": given.get("total_dues") == truth["total_dues"],
        "nothing changed": before == after,
    }


def solve_release_pilot_for_each_by_pilot_and_status(tools: Tools, *, pilot_name: str, status: str) -> dict[str, Json]:
    """Release pilot each of the pilot orders meant, and count them."""
    pilot = tools("find_pilots", name=pilot_name)["items"][0]
    found = list(every_item(tools, "find_pilot_orders", pilot_id=pilot["id"], status=status))
    for pilotage in found:
        tools("release_pilot", pilotage_id=pilotage["id"])
    return {"pilotages": len(found)}


def verify_release_pilot_for_each_by_pilot_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pilot orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "number of pilot orders": given.get("pilotages") == truth["pilotages"],
        "as many changed": len(changed) == truth["pilotages"],
        "status is ordered": all(row["status"] == "ordered" for row in changed),
    }


def solve_most_length_among_vessels_least_draught_by_kind(
    tools: Tools, *, kind: str, least_draught: int
) -> dict[str, Json]:
    """Find the one with the greatest length of the ships meant."""
    found = list(every_item(tools, "find_ships", kind=kind))
    found = [vessel for vessel in found if vessel["draught"] >= least_draught]
    chosen = max(found, key=lambda vessel: vessel["length"])
    return {"name": chosen["name"], "length": chosen["length"]}


def verify_most_length_among_vessels_least_draught_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "length in metres": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_pilot_with_most_pilotages_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the pilots meant has the most pilot orders."""
    counted = [
        (tools("find_pilot_orders", pilot_id=pilot["id"])["total"], pilot)
        for pilot in every_item(tools, "find_pilots", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "pilot_orders": most}


def verify_pilot_with_most_pilotages_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of pilot orders": given.get("pilot_orders") == truth["pilot_orders"],
        "nothing changed": before == after,
    }


def solve_cancel_order_with_earliest_starts_at_by_quay_and_status(
    tools: Tools, *, quay_name: str, status: str
) -> dict[str, Json]:
    """Cancel order the pilot order with the earliest time ordered, no other."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    pilotage = min(
        [
            tools("get_pilot_order", pilotage_id=pilotage["id"])
            for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], status=status)
        ],
        key=lambda pilotage: pilotage["starts_at"],
    )
    tools("cancel_order", pilotage_id=pilotage["id"])
    return {"time_ordered": pilotage["starts_at"]}


def verify_cancel_order_with_earliest_starts_at_by_quay_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time ordered must be right, and one pilot order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "time ordered": given.get("time_ordered") == truth["time_ordered"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_agent_with_most_dues_in_report_pilot_orders_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the agent with the highest dues in a report."""
    largest = max(every_item(tools, "report_pilot_orders", status=status), key=lambda group: group["dues"])
    return {"agent": largest["vessel_agent_name"], "dues": largest["dues"]}


def verify_agent_with_most_dues_in_report_pilot_orders_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "agent": given.get("agent") == truth["agent"],
        "dues": given.get("dues") == truth["dues"],
        "nothing changed": before == after,
    }


def solve_ranking_by_starts_at_of_pilotages_of_pilot_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the pilot orders meant in order by time ordered, and list the first ones."""
    found = [
        pilotage
        for pilot in every_item(tools, "find_pilots", status=status)
        for pilotage in every_item(tools, "find_pilot_orders", pilot_id=pilot["id"])
    ]
    ranked = sorted(found, key=lambda pilotage: pilotage["starts_at"])[:top]
    return {"order_numbers": [pilotage["number"] for pilotage in ranked]}


def verify_ranking_by_starts_at_of_pilotages_of_pilot_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}


def solve_direction_with_most_dues_among_pilotages_in_detail_by_quay_and_starts_on(
    tools: Tools, *, quay_name: str, starts_on: str
) -> dict[str, Json]:
    """Add up the dues by direction and find the largest total."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], starts_on=starts_on)
    ]
    totals: dict[str, int] = {}
    for pilotage in found:
        totals[pilotage["direction"]] = totals.get(pilotage["direction"], 0) + pilotage["dues"]
    largest = max(totals, key=lambda group: totals[group])
    return {"direction": largest, "total_dues": totals[largest]}


def verify_direction_with_most_dues_among_pilotages_in_detail_by_quay_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "direction": given.get("direction") == truth["direction"],
        "total dues": given.get("total_dues") == truth["total_dues"],
        "nothing changed": before == after,
    }
