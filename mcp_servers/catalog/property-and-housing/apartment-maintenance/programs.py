"""Solutions and verifications of programmatic tasks on Hearthside maintenance."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_urgency_with_most_cost_among_tickets_in_detail_by_building(
    tools: Tools, *, building_name: str
) -> dict[str, Json]:
    """Add up the final cost by urgency and find the largest total."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", building_id=building["id"])
    ]
    totals: dict[str, int] = {}
    for ticket in found:
        totals[ticket["urgency"]] = totals.get(ticket["urgency"], 0) + ticket["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"urgency": largest, "total_final_cost": totals[largest]}


def verify_urgency_with_most_cost_among_tickets_in_detail_by_building(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "urgency": given.get("urgency") == truth["urgency"],
        "total final cost": given.get("total_final_cost") == truth["total_final_cost"],
        "nothing changed": before == after,
    }


def solve_highest_cost_of_tickets_by_building_and_trade(
    tools: Tools, *, building_name: str, trade: str
) -> dict[str, Json]:
    """Find the one with the highest final cost of the tickets meant."""
    building = tools("find_buildings", name=building_name)["items"][0]
    chosen = max(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", building_id=building["id"], trade=trade)
        ],
        key=lambda ticket: ticket["cost"],
    )
    return {"title": chosen["title"], "final_cost": chosen["cost"]}


def verify_highest_cost_of_tickets_by_building_and_trade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "final cost": given.get("final_cost") == truth["final_cost"],
        "nothing changed": before == after,
    }


def solve_ranking_by_cost_of_tickets_of_apartment_in_detail_by_building_and_status(
    tools: Tools, *, building_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by final cost, and list the first ones."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for apartment in every_item(tools, "find_apartments", building_id=building["id"], status=status)
        for ticket in every_item(tools, "find_tickets", apartment_id=apartment["id"])
    ]
    ranked = sorted(found, key=lambda ticket: ticket["cost"], reverse=True)[:top]
    return {"titles": [ticket["title"] for ticket in ranked]}


def verify_ranking_by_cost_of_tickets_of_apartment_in_detail_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


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


def solve_start_work_where_allowed_of_apartment_by_building_and_status(
    tools: Tools, *, building_name: str, status: str
) -> dict[str, Json]:
    """Start work those of the tickets meant for which that is allowed."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = [
        ticket
        for apartment in every_item(tools, "find_apartments", building_id=building["id"], status=status)
        for ticket in every_item(tools, "find_tickets", apartment_id=apartment["id"])
    ]
    done = refused = 0
    for ticket in found:
        try:
            tools("start_work", ticket_id=ticket["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_start_work_where_allowed_of_apartment_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in progress": all(row["status"] == "in_progress" for row in changed),
    }


def solve_amount_of_cost_of_tickets_in_detail_by_building_and_urgency(
    tools: Tools, *, building_name: str, urgency: str
) -> dict[str, Json]:
    """Count the tickets meant and add up the final cost."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", building_id=building["id"], urgency=urgency)
    ]
    return {"number": len(found), "total_final_cost": sum(ticket["cost"] for ticket in found)}


def verify_amount_of_cost_of_tickets_in_detail_by_building_and_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of tickets": given.get("number") == truth["number"],
        "total final cost": given.get("total_final_cost") == truth["total_final_cost"],
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


def solve_earliest_respond_by_among_tickets_in_detail_least_cost_by_trade(
    tools: Tools, *, trade: str, least_cost: int
) -> dict[str, Json]:
    """Find the one with the earliest time to answer by of the tickets meant."""
    found = [tools("get_ticket", ticket_id=ticket["id"]) for ticket in every_item(tools, "find_tickets", trade=trade)]
    found = [ticket for ticket in found if ticket["cost"] >= least_cost]
    chosen = min(found, key=lambda ticket: ticket["respond_by"])
    return {"title": chosen["title"], "time_to_answer_by": chosen["respond_by"]}


def verify_earliest_respond_by_among_tickets_in_detail_least_cost_by_trade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "time to answer by": given.get("time_to_answer_by") == truth["time_to_answer_by"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_tickets_by_building_and_urgency(
    tools: Tools, *, building_name: str, urgency: str
) -> dict[str, Json]:
    """Add up the final cost of the tickets that are meant."""
    building = tools("find_buildings", name=building_name)["items"][0]
    return {
        "total_final_cost": sum(
            ticket["cost"]
            for ticket in [
                tools("get_ticket", ticket_id=ticket["id"])
                for ticket in every_item(tools, "find_tickets", building_id=building["id"], urgency=urgency)
            ]
        )
    }


def verify_total_cost_of_tickets_by_building_and_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total final cost": given.get("total_final_cost") == truth["total_final_cost"],
        "nothing changed": before == after,
    }


def solve_ticket_with_most_quotes_by_building_and_trade(
    tools: Tools, *, building_name: str, trade: str
) -> dict[str, Json]:
    """Find out which of the tickets meant has the most quotes."""
    building = tools("find_buildings", name=building_name)["items"][0]
    counted = [
        (tools("find_quotes", ticket_id=ticket["id"])["total"], ticket)
        for ticket in every_item(tools, "find_tickets", building_id=building["id"], trade=trade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "quotes": most}


def verify_ticket_with_most_quotes_by_building_and_trade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of quotes": given.get("quotes") == truth["quotes"],
        "nothing changed": before == after,
    }


def solve_ranking_by_respond_by_of_tickets_in_detail_least_cost_by_trade(
    tools: Tools, *, trade: str, least_cost: int, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by time to answer by, and list the first ones."""
    found = [tools("get_ticket", ticket_id=ticket["id"]) for ticket in every_item(tools, "find_tickets", trade=trade)]
    found = [ticket for ticket in found if ticket["cost"] >= least_cost]
    ranked = sorted(found, key=lambda ticket: ticket["respond_by"])[:top]
    return {"titles": [ticket["title"] for ticket in ranked]}


def verify_ranking_by_respond_by_of_tickets_in_detail_least_cost_by_trade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_cancel_ticket_for_each_by_contractor_and_status(
    tools: Tools, *, contractor_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the tickets meant, and count them."""
    contractor = tools("find_contractors", name=contractor_name)["items"][0]
    found = list(every_item(tools, "find_tickets", contractor_id=contractor["id"], status=status))
    for ticket in found:
        tools("cancel_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_cancel_ticket_for_each_by_contractor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_close_ticket_where_allowed_by_urgency(tools: Tools, *, urgency: str) -> dict[str, Json]:
    """Close those of the tickets meant for which that is allowed."""
    found = list(every_item(tools, "find_tickets", urgency=urgency))
    done = refused = 0
    for ticket in found:
        try:
            tools("close_ticket", ticket_id=ticket["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_ticket_where_allowed_by_urgency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_cancel_ticket_for_first_by_respond_by_by_building_and_status(
    tools: Tools, *, building_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Cancel the first few of the tickets meant, in order by time to answer by."""
    building = tools("find_buildings", name=building_name)["items"][0]
    found = list(every_item(tools, "find_tickets", building_id=building["id"], status=status))
    first = sorted(found, key=lambda ticket: ticket["respond_by"])[:quota]
    for ticket in first:
        tools("cancel_ticket", ticket_id=ticket["id"])
    return {"titles": [ticket["title"] for ticket in first]}


def verify_cancel_ticket_for_first_by_respond_by_by_building_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
