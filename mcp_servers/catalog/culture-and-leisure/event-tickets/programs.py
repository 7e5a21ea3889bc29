"""Solutions and verifications of programmatic tasks on Stagedoor box office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_highest_price_of_tickets_by_show_and_status(tools: Tools, *, show_name: str, status: str) -> dict[str, Json]:
    """Find the one with the highest price of the tickets meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    chosen = max(
        every_item(tools, "find_tickets", show_id=show["id"], status=status), key=lambda ticket: ticket["price"]
    )
    return {"ticket_code": chosen["code"], "price": chosen["price"]}


def verify_highest_price_of_tickets_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket code": given.get("ticket_code") == truth["ticket_code"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_total_paid_amount_of_purchases_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount paid of the purchases that are meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    return {
        "total_amount_paid": sum(
            purchase["paid_amount"]
            for purchase in [
                tools("get_purchase", purchase_id=purchase["id"])
                for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
            ]
        )
    }


def verify_total_paid_amount_of_purchases_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_name_with_most_price_among_price_bands_most_seats_by_show(
    tools: Tools, *, show_name: str, most_seats: int
) -> dict[str, Json]:
    """Add up the price by name and find the largest total."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_price_bands", show_id=show["id"]))
    found = [price_band for price_band in found if price_band["seats"] <= most_seats]
    totals: dict[str, int] = {}
    for price_band in found:
        totals[price_band["name"]] = totals.get(price_band["name"], 0) + price_band["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"name": largest, "total_price": totals[largest]}


def verify_name_with_most_price_among_price_bands_most_seats_by_show(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_paid_amount_among_purchases_in_detail_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount paid of the purchases meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_purchase", purchase_id=purchase["id"])
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
    ]
    chosen = max(found, key=lambda purchase: purchase["paid_amount"])
    return {"purchase_number": chosen["number"], "amount_paid": chosen["paid_amount"]}


def verify_most_paid_amount_among_purchases_in_detail_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "purchase number": given.get("purchase_number") == truth["purchase_number"],
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "nothing changed": before == after,
    }


def solve_show_with_most_price_of_tickets_by_purchase_and_status(
    tools: Tools, *, purchase_number: str, status: str
) -> dict[str, Json]:
    """Add up the price by show and find the largest total."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    totals: dict[str, int] = {}
    for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"], status=status):
        totals[ticket["purchase_show_name"]] = totals.get(ticket["purchase_show_name"], 0) + ticket["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"show": largest, "total_price": totals[largest]}


def verify_show_with_most_price_of_tickets_by_purchase_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "show": given.get("show") == truth["show"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_amount_of_paid_amount_of_purchases_in_detail_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Count the purchases meant and add up the amount paid."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_purchase", purchase_id=purchase["id"])
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"], status=status)
    ]
    return {"number": len(found), "total_amount_paid": sum(purchase["paid_amount"] for purchase in found)}


def verify_amount_of_paid_amount_of_purchases_in_detail_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of purchases": given.get("number") == truth["number"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
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
    """The answer must be right, and the right number of tickets must be gone."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
    }


def solve_highest_price_of_tickets_by_show(tools: Tools, *, show_name: str) -> dict[str, Json]:
    """Find the one with the highest price of the tickets meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    chosen = max(every_item(tools, "find_tickets", show_id=show["id"]), key=lambda ticket: ticket["price"])
    return {"ticket_code": chosen["code"], "price": chosen["price"]}


def verify_highest_price_of_tickets_by_show(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket code": given.get("ticket_code") == truth["ticket_code"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_give_back_purchase_for_each_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Give back each of the purchases meant, and count them."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_purchases", show_id=show["id"], status=status))
    for purchase in found:
        tools("give_back_purchase", purchase_id=purchase["id"])
    return {"purchases": len(found)}


def verify_give_back_purchase_for_each_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many purchases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "number of purchases": given.get("purchases") == truth["purchases"],
        "as many changed": len(changed) == truth["purchases"],
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }


def solve_total_price_of_tickets_by_show(tools: Tools, *, show_name: str) -> dict[str, Json]:
    """Add up the price of the tickets that are meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    return {"total_price": sum(ticket["price"] for ticket in every_item(tools, "find_tickets", show_id=show["id"]))}


def verify_total_price_of_tickets_by_show(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_give_back_purchase_with_highest_paid_amount_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Give back the purchase with the highest amount paid, no other."""
    show = tools("find_shows", name=show_name)["items"][0]
    purchase = max(
        [
            tools("get_purchase", purchase_id=purchase["id"])
            for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
        ],
        key=lambda purchase: purchase["paid_amount"],
    )
    tools("give_back_purchase", purchase_id=purchase["id"])
    return {"amount_paid": purchase["paid_amount"]}


def verify_give_back_purchase_with_highest_paid_amount_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount paid must be right, and one purchase must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "one changed": len(changed) == 1,
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }


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
