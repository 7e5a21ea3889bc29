"""Solutions and verifications of programmatic tasks on Skagen roads pilot station."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_vessel_with_most_pilotages_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Find out which of the ships meant has the most pilot orders."""
    counted = [
        (tools("find_pilot_orders", vessel_id=vessel["id"])["total"], vessel)
        for vessel in every_item(tools, "find_ships", kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "pilot_orders": most}


def verify_vessel_with_most_pilotages_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of pilot orders": given.get("pilot_orders") == truth["pilot_orders"],
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


def solve_earliest_ended_at_among_pilotages_in_detail_pilot_licence_until_until_by_quay_and_status(
    tools: Tools, *, quay_name: str, status: str, pilot_licence_until_until: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the job of the pilot orders meant."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], status=status)
    ]
    found = [
        pilotage
        for pilotage in found
        if pilotage["pilot_id"] is not None
        and tools("get_pilot", pilot_id=pilotage["pilot_id"])["licence_until"] <= pilot_licence_until_until
    ]
    chosen = min(found, key=lambda pilotage: pilotage["ended_at"])
    return {"order_number": chosen["number"], "end_of_the_job": chosen["ended_at"]}


def verify_earliest_ended_at_among_pilotages_in_detail_pilot_licence_until_until_by_quay_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "end of the job": given.get("end_of_the_job") == truth["end_of_the_job"],
        "nothing changed": before == after,
    }


def solve_total_fee_of_tows_by_vessel(tools: Tools, *, vessel_name: str) -> dict[str, Json]:
    """Add up the fee of the tug bookings that are meant."""
    vessel = tools("find_ships", name=vessel_name)["items"][0]
    return {"total_fee": sum(tow["fee"] for tow in every_item(tools, "find_tug_bookings", vessel_id=vessel["id"]))}


def verify_total_fee_of_tows_by_vessel(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_cancel_order_where_allowed_in_detail_most_dues_by_pilot(
    tools: Tools, *, pilot_name: str, most_dues: int
) -> dict[str, Json]:
    """Cancel order those of the pilot orders meant for which that is allowed."""
    pilot = tools("find_pilots", name=pilot_name)["items"][0]
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", pilot_id=pilot["id"])
    ]
    found = [pilotage for pilotage in found if pilotage["dues"] <= most_dues]
    done = refused = 0
    for pilotage in found:
        try:
            tools("cancel_order", pilotage_id=pilotage["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_order_where_allowed_in_detail_most_dues_by_pilot(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pilot orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "number of pilot orders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_order_for_each_by_pilot_and_status(tools: Tools, *, pilot_name: str, status: str) -> dict[str, Json]:
    """Cancel order each of the pilotages meant, and count them."""
    pilot = tools("find_pilots", name=pilot_name)["items"][0]
    found = list(every_item(tools, "find_pilot_orders", pilot_id=pilot["id"], status=status))
    for pilotage in found:
        tools("cancel_order", pilotage_id=pilotage["id"])
    return {"pilotages": len(found)}


def verify_cancel_order_for_each_by_pilot_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many pilotages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pilotages"].items() if row != before["pilotages"].get(key)]
    return {
        "number of pilotages": given.get("pilotages") == truth["pilotages"],
        "as many changed": len(changed) == truth["pilotages"],
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


def solve_ship_with_most_dues_among_pilotages_in_detail_most_dues_by_quay(
    tools: Tools, *, quay_name: str, most_dues: int
) -> dict[str, Json]:
    """Add up the dues by ship and find the largest total."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"])
    ]
    found = [pilotage for pilotage in found if pilotage["dues"] <= most_dues]
    totals: dict[str, int] = {}
    for pilotage in found:
        totals[pilotage["vessel_name"]] = totals.get(pilotage["vessel_name"], 0) + pilotage["dues"]
    largest = max(totals, key=lambda group: totals[group])
    return {"ship": largest, "total_dues": totals[largest]}


def verify_ship_with_most_dues_among_pilotages_in_detail_most_dues_by_quay(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ship": given.get("ship") == truth["ship"],
        "total dues": given.get("total_dues") == truth["total_dues"],
        "nothing changed": before == after,
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


def solve_ship_with_most_amount_of_pilot_invoices_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by ship and find the largest total."""
    totals: dict[str, int] = {}
    for pilot_invoice in every_item(tools, "find_invoices", status=status):
        totals[pilot_invoice["pilotage_vessel_name"]] = (
            totals.get(pilot_invoice["pilotage_vessel_name"], 0) + pilot_invoice["amount"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"ship": largest, "total_amount": totals[largest]}


def verify_ship_with_most_amount_of_pilot_invoices_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ship": given.get("ship") == truth["ship"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_ranking_by_dues_of_pilotages_in_detail_by_direction(
    tools: Tools, *, direction: str, top: int
) -> dict[str, Json]:
    """Put the pilot orders meant in order by dues, and list the first ones."""
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", direction=direction)
    ]
    ranked = sorted(found, key=lambda pilotage: pilotage["dues"], reverse=True)[:top]
    return {"order_numbers": [pilotage["number"] for pilotage in ranked]}


def verify_ranking_by_dues_of_pilotages_in_detail_by_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}


def solve_amount_of_tugs_needed_of_pilotages_in_detail_least_dues_by_quay_and_direction(
    tools: Tools, *, quay_name: str, direction: str, least_dues: int
) -> dict[str, Json]:
    """Count the pilot orders meant and add up the number of tugs needed."""
    quay = tools("find_quays", name=quay_name)["items"][0]
    found = [
        tools("get_pilot_order", pilotage_id=pilotage["id"])
        for pilotage in every_item(tools, "find_pilot_orders", quay_id=quay["id"], direction=direction)
    ]
    found = [pilotage for pilotage in found if pilotage["dues"] >= least_dues]
    return {"number": len(found), "total_tugs_needed": sum(pilotage["tugs_needed"] for pilotage in found)}


def verify_amount_of_tugs_needed_of_pilotages_in_detail_least_dues_by_quay_and_direction(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of pilot orders": given.get("number") == truth["number"],
        "total number of tugs needed": given.get("total_tugs_needed") == truth["total_tugs_needed"],
        "nothing changed": before == after,
    }


def solve_agent_with_most_orders_in_report_pilot_orders_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the agent with the highest orders in a report."""
    largest = max(every_item(tools, "report_pilot_orders", status=status), key=lambda group: group["orders"])
    return {"agent": largest["vessel_agent_name"], "orders": largest["orders"]}


def verify_agent_with_most_orders_in_report_pilot_orders_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "agent": given.get("agent") == truth["agent"],
        "orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
    }
