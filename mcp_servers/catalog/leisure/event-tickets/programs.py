"""Solutions and verifications of programmatic tasks on Stagedoor box office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_remove_ticket_for_each_by_purchase_and_status(
    tools: Tools, *, purchase_number: str, status: str
) -> dict[str, Json]:
    """Remove each of the tickets meant, and count them."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    found = list(every_item(tools, "find_tickets", purchase_id=purchase["id"], status=status))
    for ticket in found:
        tools("remove_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_remove_ticket_for_each_by_purchase_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """As many tickets as the answer says must have changed, and each in the right way."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
    }


def solve_give_back_purchase_with_highest_paid_amount_by_customer(
    tools: Tools, *, customer_name: str
) -> dict[str, Json]:
    """Give back the purchase with the highest amount paid, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    purchase = max(
        [
            tools("get_purchase", purchase_id=purchase["id"])
            for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        ],
        key=lambda purchase: purchase["paid_amount"],
    )
    tools("give_back_purchase", purchase_id=purchase["id"])
    return {"amount_paid": purchase["paid_amount"]}


def verify_give_back_purchase_with_highest_paid_amount_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The right purchase alone must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "one changed": len(changed) == 1,
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }


def solve_plan_show_highest_seats_by_step_free(
    tools: Tools, *, step_free: bool, name: str, starts_at: str, length: int, minimum_age: int
) -> dict[str, Json]:
    """Choose the hall with the most seats and use it."""
    hall = max(every_item(tools, "find_halls", step_free=step_free), key=lambda hall: hall["seats"])
    made = tools(
        "plan_show", hall_id=hall["id"], name=name, starts_at=starts_at, length=length, minimum_age=minimum_age
    )
    return {"end_time": made["ends_at"]}


def verify_plan_show_highest_seats_by_step_free(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One show must have been added, and it must be the right one."""
    given = answer or {}
    added = [row for key, row in after["shows"].items() if key not in before["shows"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_earliest_ends_at_of_shows_by_hall_and_starts_on(
    tools: Tools, *, hall_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the shows meant."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    chosen = min(
        [
            tools("get_show", show_id=show["id"])
            for show in every_item(tools, "find_shows", hall_id=hall["id"], starts_on=starts_on)
        ],
        key=lambda show: show["ends_at"],
    )
    return {"name": chosen["name"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_of_shows_by_hall_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_purchase_with_most_tickets_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the purchases meant has the most tickets."""
    show = tools("find_shows", name=show_name)["items"][0]
    counted = [
        (tools("find_tickets", purchase_id=purchase["id"])["total"], purchase)
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"purchase_number": chosen["number"], "tickets": most}


def verify_purchase_with_most_tickets_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "purchase number": given.get("purchase_number") == truth["purchase_number"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_total_price_of_tickets_by_purchase(tools: Tools, *, purchase_number: str) -> dict[str, Json]:
    """Add up the price of the tickets that are meant."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    return {
        "total_price": sum(ticket["price"] for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"]))
    }


def verify_total_price_of_tickets_by_purchase(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_status_with_most_price_of_tickets_by_purchase(tools: Tools, *, purchase_number: str) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    totals: dict[str, int] = {}
    for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"]):
        totals[ticket["status"]] = totals.get(ticket["status"], 0) + ticket["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_of_tickets_by_purchase(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_show_with_most_tickets_in_report_sales_by_hall_and_band(
    tools: Tools, *, hall_name: str, band: str
) -> dict[str, Json]:
    """Find the show with the highest tickets in a report."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    largest = max(every_item(tools, "report_sales", hall_id=hall["id"], band=band), key=lambda group: group["tickets"])
    return {"show": largest["purchase_show_name"], "tickets": largest["tickets"]}


def verify_show_with_most_tickets_in_report_sales_by_hall_and_band(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "show": given.get("show") == truth["show"],
        "tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_remove_ticket_for_each_by_purchase(tools: Tools, *, purchase_number: str) -> dict[str, Json]:
    """Remove each of the tickets meant, and count them."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    found = list(every_item(tools, "find_tickets", purchase_id=purchase["id"]))
    for ticket in found:
        tools("remove_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_remove_ticket_for_each_by_purchase(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """As many tickets as the answer says must have changed, and each in the right way."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
    }


def solve_give_back_purchase_with_highest_paid_amount_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Give back the purchase with the highest amount paid, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    purchase = max(
        [
            tools("get_purchase", purchase_id=purchase["id"])
            for purchase in every_item(tools, "find_purchases", customer_id=customer["id"], status=status)
        ],
        key=lambda purchase: purchase["paid_amount"],
    )
    tools("give_back_purchase", purchase_id=purchase["id"])
    return {"amount_paid": purchase["paid_amount"]}


def verify_give_back_purchase_with_highest_paid_amount_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The right purchase alone must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "one changed": len(changed) == 1,
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }


def solve_earliest_starts_at_of_shows_by_hall_and_starts_on(
    tools: Tools, *, hall_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the shows meant."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    chosen = min(
        [
            tools("get_show", show_id=show["id"])
            for show in every_item(tools, "find_shows", hall_id=hall["id"], starts_on=starts_on)
        ],
        key=lambda show: show["starts_at"],
    )
    return {"name": chosen["name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_shows_by_hall_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_show_with_most_purchases_by_hall_and_status(tools: Tools, *, hall_name: str, status: str) -> dict[str, Json]:
    """Find out which of the shows meant has the most purchases."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    counted = [
        (tools("find_purchases", show_id=show["id"])["total"], show)
        for show in every_item(tools, "find_shows", hall_id=hall["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "purchases": most}


def verify_show_with_most_purchases_by_hall_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of purchases": given.get("purchases") == truth["purchases"],
        "nothing changed": before == after,
    }
