"""Solutions and verifications of programmatic tasks on Marguerite flower deliveries."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_price_of_flower_orders_in_detail_which_delivery_round_area_by_arrangement_and_status(
    tools: Tools, *, arrangement_name: str, status: str, which_delivery_round_area: str
) -> dict[str, Json]:
    """Count the orders meant and add up the price."""
    arrangement = tools("find_arrangements", name=arrangement_name)["items"][0]
    found = [
        tools("get_order", flower_order_id=flower_order["id"])
        for flower_order in every_item(tools, "find_orders", arrangement_id=arrangement["id"], status=status)
    ]
    found = [
        flower_order
        for flower_order in found
        if tools("get_round", delivery_round_id=flower_order["delivery_round_id"])["area"] == which_delivery_round_area
    ]
    return {"number": len(found), "total_price": sum(flower_order["price"] for flower_order in found)}


def verify_amount_of_price_of_flower_orders_in_detail_which_delivery_round_area_by_arrangement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of orders": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_ranking_by_fee_of_delivery_rounds_in_detail_by_area(tools: Tools, *, area: str, top: int) -> dict[str, Json]:
    """Put the rounds meant in order by delivery fee, and list the first ones."""
    found = [
        tools("get_round", delivery_round_id=delivery_round["id"])
        for delivery_round in every_item(tools, "find_rounds", area=area)
    ]
    ranked = sorted(found, key=lambda delivery_round: delivery_round["fee"], reverse=True)[:top]
    return {"round_numbers": [delivery_round["number"] for delivery_round in ranked]}


def verify_ranking_by_fee_of_delivery_rounds_in_detail_by_area(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"round numbers": given.get("round_numbers") == truth["round_numbers"], "nothing changed": before == after}


def solve_cancel_order_for_each_by_delivery_round_and_status(
    tools: Tools, *, delivery_round_number: str, status: str
) -> dict[str, Json]:
    """Cancel each of the orders meant, and count them."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    found = list(every_item(tools, "find_orders", delivery_round_id=delivery_round["id"], status=status))
    for flower_order in found:
        tools("cancel_order", flower_order_id=flower_order["id"])
    return {"flower_orders": len(found)}


def verify_cancel_order_for_each_by_delivery_round_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flower_orders"].items() if row != before["flower_orders"].get(key)]
    return {
        "number of orders": given.get("flower_orders") == truth["flower_orders"],
        "as many changed": len(changed) == truth["flower_orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_price_among_flower_orders_in_detail_which_delivery_round_area_by_customer(
    tools: Tools, *, customer_name: str, which_delivery_round_area: str
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_order", flower_order_id=flower_order["id"])
        for flower_order in every_item(tools, "find_orders", customer_id=customer["id"])
    ]
    found = [
        flower_order
        for flower_order in found
        if tools("get_round", delivery_round_id=flower_order["delivery_round_id"])["area"] == which_delivery_round_area
    ]
    totals: dict[str, int] = {}
    for flower_order in found:
        totals[flower_order["status"]] = totals.get(flower_order["status"], 0) + flower_order["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_flower_orders_in_detail_which_delivery_round_area_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_tries_among_flower_orders_in_detail_least_delivery_round_fee_by_customer(
    tools: Tools, *, customer_name: str, least_delivery_round_fee: int
) -> dict[str, Json]:
    """Find the one with the most tries of the orders meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_order", flower_order_id=flower_order["id"])
        for flower_order in every_item(tools, "find_orders", customer_id=customer["id"])
    ]
    found = [
        flower_order
        for flower_order in found
        if tools("get_round", delivery_round_id=flower_order["delivery_round_id"])["fee"] >= least_delivery_round_fee
    ]
    chosen = max(found, key=lambda flower_order: flower_order["tries"])
    return {"order_number": chosen["number"], "tries": chosen["tries"]}


def verify_most_tries_among_flower_orders_in_detail_least_delivery_round_fee_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "tries": given.get("tries") == truth["tries"],
        "nothing changed": before == after,
    }


def solve_total_price_of_flower_orders_by_arrangement_and_status(
    tools: Tools, *, arrangement_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the orders that are meant."""
    arrangement = tools("find_arrangements", name=arrangement_name)["items"][0]
    return {
        "total_price": sum(
            flower_order["price"]
            for flower_order in [
                tools("get_order", flower_order_id=flower_order["id"])
                for flower_order in every_item(tools, "find_orders", arrangement_id=arrangement["id"], status=status)
            ]
        )
    }


def verify_total_price_of_flower_orders_by_arrangement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_make_order_with_highest_price_by_delivery_round(
    tools: Tools, *, delivery_round_number: str
) -> dict[str, Json]:
    """Make the order with the highest price, no other."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    flower_order = max(
        [
            tools("get_order", flower_order_id=flower_order["id"])
            for flower_order in every_item(tools, "find_orders", delivery_round_id=delivery_round["id"])
        ],
        key=lambda flower_order: flower_order["price"],
    )
    tools("make_order", flower_order_id=flower_order["id"])
    return {"price": flower_order["price"]}


def verify_make_order_with_highest_price_by_delivery_round(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flower_orders"].items() if row != before["flower_orders"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is made": all(row["status"] == "made" for row in changed),
    }


def solve_status_with_most_stops_of_delivery_rounds_by_leaves_on(tools: Tools, *, leaves_on: str) -> dict[str, Json]:
    """Add up the number of stops by status and find the largest total."""
    totals: dict[str, int] = {}
    for delivery_round in every_item(tools, "find_rounds", leaves_on=leaves_on):
        totals[delivery_round["status"]] = totals.get(delivery_round["status"], 0) + delivery_round["stops"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_stops": totals[largest]}


def verify_status_with_most_stops_of_delivery_rounds_by_leaves_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of stops": given.get("total_stops") == truth["total_stops"],
        "nothing changed": before == after,
    }


def solve_send_round_where_allowed_least_stops_by_leaves_on(
    tools: Tools, *, leaves_on: str, least_stops: int
) -> dict[str, Json]:
    """Send those of the rounds meant for which that is allowed."""
    found = list(every_item(tools, "find_rounds", leaves_on=leaves_on))
    found = [delivery_round for delivery_round in found if delivery_round["stops"] >= least_stops]
    done = refused = 0
    for delivery_round in found:
        try:
            tools("send_round", delivery_round_id=delivery_round["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_round_where_allowed_least_stops_by_leaves_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of rounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["delivery_rounds"].items() if row != before["delivery_rounds"].get(key)]
    return {
        "number of rounds done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is out": all(row["status"] == "out" for row in changed),
    }


def solve_amount_of_fee_of_delivery_rounds_in_detail_by_area(tools: Tools, *, area: str) -> dict[str, Json]:
    """Count the rounds meant and add up the delivery fee."""
    found = [
        tools("get_round", delivery_round_id=delivery_round["id"])
        for delivery_round in every_item(tools, "find_rounds", area=area)
    ]
    return {"number": len(found), "total_delivery_fee": sum(delivery_round["fee"] for delivery_round in found)}


def verify_amount_of_fee_of_delivery_rounds_in_detail_by_area(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of rounds": given.get("number") == truth["number"],
        "total delivery fee": given.get("total_delivery_fee") == truth["total_delivery_fee"],
        "nothing changed": before == after,
    }


def solve_highest_price_of_flower_orders_by_delivery_round_and_status(
    tools: Tools, *, delivery_round_number: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price of the orders meant."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    chosen = max(
        [
            tools("get_order", flower_order_id=flower_order["id"])
            for flower_order in every_item(tools, "find_orders", delivery_round_id=delivery_round["id"], status=status)
        ],
        key=lambda flower_order: flower_order["price"],
    )
    return {"order_number": chosen["number"], "price": chosen["price"]}


def verify_highest_price_of_flower_orders_by_delivery_round_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_cancel_order_for_each_by_arrangement_and_status(
    tools: Tools, *, arrangement_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the flower orders meant, and count them."""
    arrangement = tools("find_arrangements", name=arrangement_name)["items"][0]
    found = list(every_item(tools, "find_orders", arrangement_id=arrangement["id"], status=status))
    for flower_order in found:
        tools("cancel_order", flower_order_id=flower_order["id"])
    return {"flower_orders": len(found)}


def verify_cancel_order_for_each_by_arrangement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many flower orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flower_orders"].items() if row != before["flower_orders"].get(key)]
    return {
        "number of flower orders": given.get("flower_orders") == truth["flower_orders"],
        "as many changed": len(changed) == truth["flower_orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_delivery_round_with_most_flower_orders_by_leaves_on(tools: Tools, *, leaves_on: str) -> dict[str, Json]:
    """Find out which of the rounds meant has the most orders."""
    counted = [
        (tools("find_orders", delivery_round_id=delivery_round["id"])["total"], delivery_round)
        for delivery_round in every_item(tools, "find_rounds", leaves_on=leaves_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"round_number": chosen["number"], "orders": most}


def verify_delivery_round_with_most_flower_orders_by_leaves_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "round number": given.get("round_number") == truth["round_number"],
        "number of orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
    }


def solve_ranking_by_made_at_of_flower_orders_in_detail_most_price_by_status(
    tools: Tools, *, status: str, most_price: int, top: int
) -> dict[str, Json]:
    """Put the orders meant in order by time it was made, and list the first ones."""
    found = [
        tools("get_order", flower_order_id=flower_order["id"])
        for flower_order in every_item(tools, "find_orders", status=status)
    ]
    found = [flower_order for flower_order in found if flower_order["price"] <= most_price]
    ranked = sorted(found, key=lambda flower_order: flower_order["made_at"])[:top]
    return {"order_numbers": [flower_order["number"] for flower_order in ranked]}


def verify_ranking_by_made_at_of_flower_orders_in_detail_most_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}
