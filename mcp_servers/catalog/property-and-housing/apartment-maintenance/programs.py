"""Solutions and verifications of programmatic tasks on Hearthside maintenance."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_ticket_for_each_by_building_and_urgency(
    tools: Tools, *, building_name: str, urgency: str
) -> dict[str, Json]:
    """Cancel each of the tickets meant, and count them."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = list(every_item(tools, "find_tickets", building_id=building["id"], urgency=urgency))
    for ticket in found:
        tools("cancel_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_cancel_ticket_for_each_by_building_and_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_close_ticket_with_highest_cost_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Close the ticket with the highest final cost, no other."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    ticket = max(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", contractor_id=contractor["id"], status=status)
        ],
        key=lambda ticket: ticket["cost"],
    )
    tools("close_ticket", ticket_id=ticket["id"])
    return {"final_cost": ticket["cost"]}


def verify_close_ticket_with_highest_cost_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The final cost must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "final cost": given.get("final_cost") == truth["final_cost"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_start_work_or_close_ticket_by_cost_by_contractor_and_urgency(
    tools: Tools, *, contractor_name: str, urgency: str, limit: int
) -> dict[str, Json]:
    """Decide by the final cost what to do with the only ticket meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    ticket = next(every_item(tools, "find_tickets", contractor_id=contractor["id"], urgency=urgency))
    ticket = tools("get_ticket", ticket_id=ticket["id"])
    if ticket["cost"] > limit:
        tools("start_work", ticket_id=ticket["id"])
    else:
        tools("close_ticket", ticket_id=ticket["id"])
    return {"final_cost": ticket["cost"]}


def verify_start_work_or_close_ticket_by_cost_by_contractor_and_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The final cost must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {"final cost": given.get("final_cost") == truth["final_cost"], "one changed": len(changed) == 1}


def solve_highest_amount_of_quotes_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the quotes meant."""
    building = tools("find_buildings", name=building_name)["items"][0]
    chosen = max(
        every_item(tools, "find_quotes", building_id=building["id"], status=status), key=lambda quote: quote["amount"]
    )
    return {"ticket": chosen["ticket_title"], "amount": chosen["amount"]}


def verify_highest_amount_of_quotes_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket": given.get("ticket") == truth["ticket"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_ticket_with_most_quotes_by_building_and_urgency(
    tools: Tools, *, building_name: str, urgency: str
) -> dict[str, Json]:
    """Find out which of the tickets meant has the most quotes."""
    building = tools("find_buildings", name=building_name)["items"][0]
    counted = [
        (tools("find_quotes", ticket_id=ticket["id"])["total"], ticket)
        for ticket in every_item(tools, "find_tickets", building_id=building["id"], urgency=urgency)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "quotes": most}


def verify_ticket_with_most_quotes_by_building_and_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of quotes": given.get("quotes") == truth["quotes"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_tickets_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Add up the final cost of the tickets that are meant."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    return {
        "total_final_cost": sum(
            ticket["cost"]
            for ticket in [
                tools("get_ticket", ticket_id=ticket["id"])
                for ticket in every_item(tools, "find_tickets", contractor_id=contractor["id"], status=status)
            ]
        )
    }


def verify_total_cost_of_tickets_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total final cost": given.get("total_final_cost") == truth["total_final_cost"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_quotes_by_building(tools: Tools, *, building_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    building = tools("find_buildings", name=building_name)["items"][0]
    totals: dict[str, int] = {}
    for quote in every_item(tools, "find_quotes", building_id=building["id"]):
        totals[quote["status"]] = totals.get(quote["status"], 0) + quote["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_quotes_by_building(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_trade_with_most_tickets_in_report_costs_by_contractor(
    tools: Tools, *, contractor_name: str
) -> dict[str, Json]:
    """Find the trade with the highest tickets in a report."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    largest = max(every_item(tools, "report_costs", contractor_id=contractor["id"]), key=lambda group: group["tickets"])
    return {"trade": largest["trade"], "tickets": largest["tickets"]}


def verify_trade_with_most_tickets_in_report_costs_by_contractor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "trade": given.get("trade") == truth["trade"],
        "tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_close_ticket_with_earliest_finished_at_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Close the ticket with the earliest time of finishing, no other."""
    building = tools("find_buildings", name=building_name)["items"][0]
    ticket = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", building_id=building["id"], status=status)
        ],
        key=lambda ticket: ticket["finished_at"],
    )
    tools("close_ticket", ticket_id=ticket["id"])
    return {"time_of_finishing": ticket["finished_at"]}


def verify_close_ticket_with_earliest_finished_at_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of finishing must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "time of finishing": given.get("time_of_finishing") == truth["time_of_finishing"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_highest_rooms_of_apartments_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest rooms of the apartments meant."""
    building = tools("find_buildings", name=building_name)["items"][0]
    chosen = max(
        every_item(tools, "find_apartments", building_id=building["id"], status=status),
        key=lambda apartment: apartment["rooms"],
    )
    return {"number": chosen["number"], "rooms": chosen["rooms"]}


def verify_highest_rooms_of_apartments_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "rooms": given.get("rooms") == truth["rooms"],
        "nothing changed": before == after,
    }


def solve_apartment_with_most_tickets_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the apartments meant has the most tickets."""
    building = tools("find_buildings", name=building_name)["items"][0]
    counted = [
        (tools("find_tickets", apartment_id=apartment["id"])["total"], apartment)
        for apartment in every_item(tools, "find_apartments", building_id=building["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "tickets": most}


def verify_apartment_with_most_tickets_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_quotes_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the quotes that are meant."""
    building = tools("find_buildings", name=building_name)["items"][0]
    return {
        "total_amount": sum(
            quote["amount"] for quote in every_item(tools, "find_quotes", building_id=building["id"], status=status)
        )
    }


def verify_total_amount_of_quotes_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}
