"""Solutions and verifications of programmatic tasks on Skagen roads pilot station."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_drop_tug_for_each_by_pilotage(tools: Tools, *, pilotage_number: str) -> dict[str, Json]:
    """Drop tug each of the tows meant, and count them."""
    pilotage = tools("find_pilot_orders", number=pilotage_number)["items"][0]
    found = list(every_item(tools, "find_tug_bookings", pilotage_id=pilotage["id"]))
    for tow in found:
        tools("drop_tug", tow_id=tow["id"])
    return {"tows": len(found)}


def verify_drop_tug_for_each_by_pilotage(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many tows must be gone."""
    given = answer or {}
    changed = [key for key in before["tows"] if key not in after["tows"]]
    return {"number of tows": given.get("tows") == truth["tows"], "as many changed": len(changed) == truth["tows"]}


def solve_release_pilot_with_highest_dues_by_quay_and_status(
    tools: Tools, *, quay_name: str, status: str
) -> dict[str, Json]:
    """Release pilot the pilot order with the highest dues, no other."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    pilotage = max(
        [
            tools("get_pilot_order", pilotage_id=pilotage["id"])
            for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], status=status)
        ],
        key=lambda pilotage: pilotage["dues"],
    )
    tools("release_pilot", pilotage_id=pilotage["id"])
    return {"dues": pilotage["dues"]}


def verify_release_pilot_with_highest_dues_by_quay_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The dues must be right, and one pilot order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "dues": given.get("dues") == truth["dues"],
        "one changed": len(changed) == 1,
        "status is ordered": all(row["status"] == "ordered" for row in changed),
    }


def solve_release_pilot_or_cancel_order_by_dues_by_pilot_and_starts_on(
    tools: Tools, *, pilot_name: str, starts_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the dues what to do with the only pilot order meant."""
    pilot = tools("find_pilots", name=pilot_name)["items"][0]
    pilotage = next(every_item(tools, "find_pilot_orders", pilot_id=pilot["id"], starts_on=starts_on))
    pilotage = tools("get_pilot_order", pilotage_id=pilotage["id"])
    if pilotage["dues"] > limit:
        tools("release_pilot", pilotage_id=pilotage["id"])
    else:
        tools("cancel_order", pilotage_id=pilotage["id"])
    return {"dues": pilotage["dues"]}


def verify_release_pilot_or_cancel_order_by_dues_by_pilot_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The dues must be right, and one pilot order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {"dues": given.get("dues") == truth["dues"], "one changed": len(changed) == 1}


def solve_write_invoice_earliest_starts_at_by_vessel_and_direction(
    tools: Tools, *, vessel_name: str, direction: str, number: str
) -> dict[str, Json]:
    """Choose the pilot order with the earliest time ordered and use it."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    pilotage = min(
        every_item(tools, "find_pilot_orders", vessel_id=vessel["id"], direction=direction),
        key=lambda pilotage: pilotage["starts_at"],
    )
    made = tools("write_invoice", pilotage_id=pilotage["id"], number=number)
    return {"amount": made["amount"]}


def verify_write_invoice_earliest_starts_at_by_vessel_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One invoice must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["pilot_invoices"].items() if key not in before["pilot_invoices"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_earliest_starts_at_of_pilotages_by_vessel_and_direction(
    tools: Tools, *, vessel_name: str, direction: str
) -> dict[str, Json]:
    """Find the one with the earliest time ordered of the pilot orders meant."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    chosen = min(
        [
            tools("get_pilot_order", pilotage_id=pilotage["id"])
            for pilotage in every_item(tools, "find_pilot_orders", vessel_id=vessel["id"], direction=direction)
        ],
        key=lambda pilotage: pilotage["starts_at"],
    )
    return {"order_number": chosen["number"], "time_ordered": chosen["starts_at"]}


def verify_earliest_starts_at_of_pilotages_by_vessel_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "time ordered": given.get("time_ordered") == truth["time_ordered"],
        "nothing changed": before == after,
    }


def solve_pilotage_with_most_tows_by_vessel_and_starts_on(
    tools: Tools, *, vessel_name: str, starts_on: str
) -> dict[str, Json]:
    """Find out which of the pilot orders meant has the most tug bookings."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    counted = [
        (tools("find_tug_bookings", pilotage_id=pilotage["id"])["total"], pilotage)
        for pilotage in every_item(tools, "find_pilot_orders", vessel_id=vessel["id"], starts_on=starts_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"order_number": chosen["number"], "tug_bookings": most}


def verify_pilotage_with_most_tows_by_vessel_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of tug bookings": given.get("tug_bookings") == truth["tug_bookings"],
        "nothing changed": before == after,
    }


def solve_total_dues_of_pilotages_by_vessel_and_starts_on(
    tools: Tools, *, vessel_name: str, starts_on: str
) -> dict[str, Json]:
    """Add up the dues of the pilot orders that are meant."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    return {
        "total_dues": sum(
            pilotage["dues"]
            for pilotage in [
                tools("get_pilot_order", pilotage_id=pilotage["id"])
                for pilotage in every_item(tools, "find_pilot_orders", vessel_id=vessel["id"], starts_on=starts_on)
            ]
        )
    }


def verify_total_dues_of_pilotages_by_vessel_and_starts_on(
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


def solve_release_pilot_for_each_by_vessel(tools: Tools, *, vessel_name: str) -> dict[str, Json]:
    """Release pilot each of the pilotages meant, and count them."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    found = list(every_item(tools, "find_pilot_orders", vessel_id=vessel["id"]))
    for pilotage in found:
        tools("release_pilot", pilotage_id=pilotage["id"])
    return {"pilotages": len(found)}


def verify_release_pilot_for_each_by_vessel(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many pilotages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "number of pilotages": given.get("pilotages") == truth["pilotages"],
        "as many changed": len(changed) == truth["pilotages"],
        "status is ordered": all(row["status"] == "ordered" for row in changed),
    }


def solve_cancel_order_with_earliest_starts_at_by_pilot_and_starts_on(
    tools: Tools, *, pilot_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel order the pilot order with the earliest time ordered, no other."""
    pilot = tools("find_pilots", name=pilot_name)["items"][0]
    pilotage = min(
        [
            tools("get_pilot_order", pilotage_id=pilotage["id"])
            for pilotage in every_item(tools, "find_pilot_orders", pilot_id=pilot["id"], starts_on=starts_on)
        ],
        key=lambda pilotage: pilotage["starts_at"],
    )
    tools("cancel_order", pilotage_id=pilotage["id"])
    return {"time_ordered": pilotage["starts_at"]}


def verify_cancel_order_with_earliest_starts_at_by_pilot_and_starts_on(
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


def solve_board_ship_or_cancel_order_by_dues_by_vessel_and_starts_on(
    tools: Tools, *, vessel_name: str, starts_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the dues what to do with the only pilot order meant."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    pilotage = next(every_item(tools, "find_pilot_orders", vessel_id=vessel["id"], starts_on=starts_on))
    pilotage = tools("get_pilot_order", pilotage_id=pilotage["id"])
    if pilotage["dues"] > limit:
        tools("board_ship", pilotage_id=pilotage["id"])
    else:
        tools("cancel_order", pilotage_id=pilotage["id"])
    return {"dues": pilotage["dues"]}


def verify_board_ship_or_cancel_order_by_dues_by_vessel_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The dues must be right, and one pilot order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {"dues": given.get("dues") == truth["dues"], "one changed": len(changed) == 1}
