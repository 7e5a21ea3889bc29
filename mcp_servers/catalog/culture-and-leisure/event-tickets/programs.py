"""Solutions and verifications of programmatic tasks on Stagedoor box office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_remove_ticket_where_allowed_of_purchase_least_price_by_customer(
    tools: Tools, *, customer_name: str, least_price: int
) -> dict[str, Json]:
    """Remove those of the tickets meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    found = [ticket for ticket in found if ticket["price"] >= least_price]
    done = refused = 0
    for ticket in found:
        try:
            tools("remove_ticket", ticket_id=ticket["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_ticket_where_allowed_of_purchase_least_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must be gone."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {
        "number of tickets done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_give_back_purchase_for_first_by_paid_amount_in_detail_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Give back the first few of the purchases meant, in order by amount paid."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_purchase", purchase_id=purchase["id"])
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
    ]
    first = sorted(found, key=lambda purchase: purchase["paid_amount"], reverse=True)[:quota]
    for purchase in first:
        tools("give_back_purchase", purchase_id=purchase["id"])
    return {"purchase_numbers": [purchase["number"] for purchase in first]}


def verify_give_back_purchase_for_first_by_paid_amount_in_detail_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of purchases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "purchase numbers": given.get("purchase_numbers") == truth["purchase_numbers"],
        "as many changed": len(changed) == len(truth["purchase_numbers"]),
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }


def solve_name_with_most_price_among_price_bands_of_show_least_seats_by_hall(
    tools: Tools, *, hall_name: str, least_seats: int
) -> dict[str, Json]:
    """Add up the price by name and find the largest total."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = [
        price_band
        for show in every_item(tools, "find_shows", hall_id=hall["id"])
        for price_band in every_item(tools, "find_price_bands", show_id=show["id"])
    ]
    found = [price_band for price_band in found if price_band["seats"] >= least_seats]
    totals: dict[str, int] = {}
    for price_band in found:
        totals[price_band["name"]] = totals.get(price_band["name"], 0) + price_band["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"name": largest, "total_price": totals[largest]}


def verify_name_with_most_price_among_price_bands_of_show_least_seats_by_hall(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_total_price_of_tickets_by_show(tools: Tools, *, show_name: str) -> dict[str, Json]:
    """Add up the price of the tickets that are meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    return {"total_price": sum(ticket["price"] for ticket in every_item(tools, "find_tickets", show_id=show["id"]))}


def verify_total_price_of_tickets_by_show(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_ranking_by_ends_at_of_shows_in_detail_by_hall(tools: Tools, *, hall_name: str, top: int) -> dict[str, Json]:
    """Put the shows meant in order by end time, and list the first ones."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    found = [tools("get_show", show_id=show["id"]) for show in every_item(tools, "find_shows", hall_id=hall["id"])]
    ranked = sorted(found, key=lambda show: show["ends_at"])[:top]
    return {"names": [show["name"] for show in ranked]}


def verify_ranking_by_ends_at_of_shows_in_detail_by_hall(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_amount_of_price_of_tickets_of_purchase_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Count the tickets meant and add up the price."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    return {"number": len(found), "total_price": sum(ticket["price"] for ticket in found)}


def verify_amount_of_price_of_tickets_of_purchase_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of tickets": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_highest_paid_amount_of_purchases_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Find the one with the highest amount paid of the purchases meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_purchase", purchase_id=purchase["id"])
            for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        ],
        key=lambda purchase: purchase["paid_amount"],
    )
    return {"purchase_number": chosen["number"], "amount_paid": chosen["paid_amount"]}


def verify_highest_paid_amount_of_purchases_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "purchase number": given.get("purchase_number") == truth["purchase_number"],
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "nothing changed": before == after,
    }


def solve_show_with_most_paid_amount_among_purchases_in_detail_which_show_status_by_customer(
    tools: Tools, *, customer_name: str, which_show_status: str
) -> dict[str, Json]:
    """Add up the amount paid by show and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_purchase", purchase_id=purchase["id"])
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
    ]
    found = [
        purchase for purchase in found if tools("get_show", show_id=purchase["show_id"])["status"] == which_show_status
    ]
    totals: dict[str, int] = {}
    for purchase in found:
        totals[purchase["show_name"]] = totals.get(purchase["show_name"], 0) + purchase["paid_amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"show": largest, "total_amount_paid": totals[largest]}


def verify_show_with_most_paid_amount_among_purchases_in_detail_which_show_status_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "show": given.get("show") == truth["show"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
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


def solve_most_price_among_tickets_of_purchase_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price of the tickets meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    chosen = max(found, key=lambda ticket: ticket["price"])
    return {"ticket_code": chosen["code"], "price": chosen["price"]}


def verify_most_price_among_tickets_of_purchase_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket code": given.get("ticket_code") == truth["ticket_code"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_status_with_most_price_among_tickets_of_purchase_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    totals: dict[str, int] = {}
    for ticket in found:
        totals[ticket["status"]] = totals.get(ticket["status"], 0) + ticket["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_tickets_of_purchase_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_show_with_most_purchases_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Find out which of the shows meant has the most purchases."""
    counted = [
        (tools("find_purchases", show_id=show["id"])["total"], show)
        for show in every_item(tools, "find_shows", starts_on=starts_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "purchases": most}


def verify_show_with_most_purchases_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of purchases": given.get("purchases") == truth["purchases"],
        "nothing changed": before == after,
    }


def solve_remove_ticket_for_first_by_price_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Remove the first few of the tickets meant, in order by price."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_tickets", show_id=show["id"], status=status))
    first = sorted(found, key=lambda ticket: ticket["price"], reverse=True)[:quota]
    for ticket in first:
        tools("remove_ticket", ticket_id=ticket["id"])
    return {"ticket_codes": [ticket["code"] for ticket in first]}


def verify_remove_ticket_for_first_by_price_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must be gone."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {
        "ticket codes": given.get("ticket_codes") == truth["ticket_codes"],
        "as many changed": len(changed) == len(truth["ticket_codes"]),
    }


def solve_give_back_purchase_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Give back each of the purchases meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_purchases", customer_id=customer["id"], status=status))
    for purchase in found:
        tools("give_back_purchase", purchase_id=purchase["id"])
    return {"purchases": len(found)}


def verify_give_back_purchase_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of purchases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["purchases"].items() if row != before["purchases"].get(key)]
    return {
        "number of purchases": given.get("purchases") == truth["purchases"],
        "as many changed": len(changed) == truth["purchases"],
        "status is given back": all(row["status"] == "given_back" for row in changed),
    }
