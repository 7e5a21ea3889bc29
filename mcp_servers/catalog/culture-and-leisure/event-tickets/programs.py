"""Solutions and verifications of programmatic tasks on Stagedoor box office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_show_where_allowed_in_detail_most_minimum_age_by_status(
    tools: Tools, *, status: str, most_minimum_age: int
) -> dict[str, Json]:
    """Cancel those of the shows meant for which that is allowed."""
    found = [tools("get_show", show_id=show["id"]) for show in every_item(tools, "find_shows", status=status)]
    found = [show for show in found if show["minimum_age"] <= most_minimum_age]
    done = refused = 0
    for show in found:
        try:
            tools("cancel_show", show_id=show["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_show_where_allowed_in_detail_most_minimum_age_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of shows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["shows"].items() if row != before["shows"].get(key)]
    return {
        "number of shows done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_price_among_tickets_of_purchase_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Find the one with the highest price of the tickets meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    chosen = max(found, key=lambda ticket: ticket["price"])
    return {"ticket_code": chosen["code"], "price": chosen["price"]}


def verify_most_price_among_tickets_of_purchase_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket code": given.get("ticket_code") == truth["ticket_code"],
        "price": given.get("price") == truth["price"],
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


def solve_total_price_of_tickets_by_show(tools: Tools, *, show_name: str) -> dict[str, Json]:
    """Add up the price of the tickets that are meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    return {"total_price": sum(ticket["price"] for ticket in every_item(tools, "find_tickets", show_id=show["id"]))}


def verify_total_price_of_tickets_by_show(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_ranking_by_price_of_tickets_of_purchase_most_price_by_customer(
    tools: Tools, *, customer_name: str, most_price: int, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by price, and list the first ones."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        ticket
        for purchase in every_item(tools, "find_purchases", customer_id=customer["id"])
        for ticket in every_item(tools, "find_tickets", purchase_id=purchase["id"])
    ]
    found = [ticket for ticket in found if ticket["price"] <= most_price]
    ranked = sorted(found, key=lambda ticket: ticket["price"], reverse=True)[:top]
    return {"ticket_codes": [ticket["code"] for ticket in ranked]}


def verify_ranking_by_price_of_tickets_of_purchase_most_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"ticket codes": given.get("ticket_codes") == truth["ticket_codes"], "nothing changed": before == after}


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


def solve_remove_ticket_with_highest_price_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Remove the ticket with the highest price, no other."""
    show = tools("find_shows", name=show_name)["items"][0]
    ticket = max(
        every_item(tools, "find_tickets", show_id=show["id"], status=status), key=lambda ticket: ticket["price"]
    )
    tools("remove_ticket", ticket_id=ticket["id"])
    return {"price": ticket["price"]}


def verify_remove_ticket_with_highest_price_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one ticket must be gone."""
    given = answer or {}
    changed = [key for key in before["tickets"] if key not in after["tickets"]]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_customer_with_most_paid_amount_among_purchases_in_detail_most_paid_amount_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, most_paid_amount: int
) -> dict[str, Json]:
    """Add up the amount paid by customer and find the largest total."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_purchase", purchase_id=purchase["id"])
        for purchase in every_item(tools, "find_purchases", show_id=show["id"], status=status)
    ]
    found = [
        purchase
        for purchase in found
        if purchase["paid_amount"] is not None and purchase["paid_amount"] <= most_paid_amount
    ]
    totals: dict[str, int] = {}
    for purchase in found:
        totals[purchase["customer_name"]] = totals.get(purchase["customer_name"], 0) + purchase["paid_amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_amount_paid": totals[largest]}


def verify_customer_with_most_paid_amount_among_purchases_in_detail_most_paid_amount_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_amount_of_seats_of_price_bands_of_show_least_seats_by_starts_on(
    tools: Tools, *, starts_on: str, least_seats: int
) -> dict[str, Json]:
    """Count the price bands meant and add up the number of seats."""
    found = [
        price_band
        for show in every_item(tools, "find_shows", starts_on=starts_on)
        for price_band in every_item(tools, "find_price_bands", show_id=show["id"])
    ]
    found = [price_band for price_band in found if price_band["seats"] >= least_seats]
    return {"number": len(found), "total_seats": sum(price_band["seats"] for price_band in found)}


def verify_amount_of_seats_of_price_bands_of_show_least_seats_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of price bands": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
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


def solve_admit_holder_with_highest_price_by_purchase(tools: Tools, *, purchase_number: str) -> dict[str, Json]:
    """Admit holder the ticket with the highest price, no other."""
    purchase = tools("find_purchases", number=purchase_number)["items"][0]
    ticket = max(every_item(tools, "find_tickets", purchase_id=purchase["id"]), key=lambda ticket: ticket["price"])
    tools("admit_holder", ticket_id=ticket["id"])
    return {"price": ticket["price"]}


def verify_admit_holder_with_highest_price_by_purchase(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is used": all(row["status"] == "used" for row in changed),
    }


def solve_admit_holder_for_each_by_show_and_status(tools: Tools, *, show_name: str, status: str) -> dict[str, Json]:
    """Admit holder each of the tickets meant, and count them."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_tickets", show_id=show["id"], status=status))
    for ticket in found:
        tools("admit_holder", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_admit_holder_for_each_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is used": all(row["status"] == "used" for row in changed),
    }
