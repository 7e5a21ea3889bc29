"""Solutions and verifications of programmatic tasks on Marguerite flower deliveries."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_order_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the flower orders meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_orders", customer_id=customer["id"], status=status))
    for flower_order in found:
        tools("cancel_order", flower_order_id=flower_order["id"])
    return {"flower_orders": len(found)}


def verify_cancel_order_for_each_by_customer_and_status(
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


def solve_cancel_order_or_make_order_by_price_by_arrangement_and_status(
    tools: Tools, *, arrangement_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only order meant."""
    arrangement = tools("find_arrangements", name=arrangement_name)["items"][0]
    flower_order = next(every_item(tools, "find_orders", arrangement_id=arrangement["id"], status=status))
    flower_order = tools("get_order", flower_order_id=flower_order["id"])
    if flower_order["price"] > limit:
        tools("cancel_order", flower_order_id=flower_order["id"])
    else:
        tools("make_order", flower_order_id=flower_order["id"])
    return {"price": flower_order["price"]}


def verify_cancel_order_or_make_order_by_price_by_arrangement_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flower_orders"].items() if row != before["flower_orders"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


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


def solve_highest_price_of_flower_orders_by_delivery_round(
    tools: Tools, *, delivery_round_number: str
) -> dict[str, Json]:
    """Find the one with the highest price of the orders meant."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    chosen = max(
        [
            tools("get_order", flower_order_id=flower_order["id"])
            for flower_order in every_item(tools, "find_orders", delivery_round_id=delivery_round["id"])
        ],
        key=lambda flower_order: flower_order["price"],
    )
    return {"order_number": chosen["number"], "price": chosen["price"]}


def verify_highest_price_of_flower_orders_by_delivery_round(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_arrangement_with_most_stems_of_recipe_lines_by_flower(tools: Tools, *, flower_name: str) -> dict[str, Json]:
    """Add up the number of stems by arrangement and find the largest total."""
    flower = tools("find_flowers", name=flower_name)["items"][0]
    totals: dict[str, int] = {}
    for recipe_line in every_item(tools, "find_recipe_lines", flower_id=flower["id"]):
        totals[recipe_line["arrangement_name"]] = totals.get(recipe_line["arrangement_name"], 0) + recipe_line["stems"]
    largest = max(totals, key=lambda group: totals[group])
    return {"arrangement": largest, "total_stems": totals[largest]}


def verify_arrangement_with_most_stems_of_recipe_lines_by_flower(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "arrangement": given.get("arrangement") == truth["arrangement"],
        "total number of stems": given.get("total_stems") == truth["total_stems"],
        "nothing changed": before == after,
    }


def solve_total_price_of_flower_orders_by_delivery_round_and_status(
    tools: Tools, *, delivery_round_number: str, status: str
) -> dict[str, Json]:
    """Add up the price of the orders that are meant."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    return {
        "total_price": sum(
            flower_order["price"]
            for flower_order in [
                tools("get_order", flower_order_id=flower_order["id"])
                for flower_order in every_item(
                    tools, "find_orders", delivery_round_id=delivery_round["id"], status=status
                )
            ]
        )
    }


def verify_total_price_of_flower_orders_by_delivery_round_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_cancel_order_for_each_by_delivery_round(tools: Tools, *, delivery_round_number: str) -> dict[str, Json]:
    """Cancel each of the flower orders meant, and count them."""
    delivery_round = tools("find_rounds", number=delivery_round_number)["items"][0]
    found = list(every_item(tools, "find_orders", delivery_round_id=delivery_round["id"]))
    for flower_order in found:
        tools("cancel_order", flower_order_id=flower_order["id"])
    return {"flower_orders": len(found)}


def verify_cancel_order_for_each_by_delivery_round(
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


def solve_cancel_order_or_make_order_by_price_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only order meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    flower_order = next(every_item(tools, "find_orders", customer_id=customer["id"], status=status))
    flower_order = tools("get_order", flower_order_id=flower_order["id"])
    if flower_order["price"] > limit:
        tools("cancel_order", flower_order_id=flower_order["id"])
    else:
        tools("make_order", flower_order_id=flower_order["id"])
    return {"price": flower_order["price"]}


def verify_cancel_order_or_make_order_by_price_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["flower_orders"].items() if row != before["flower_orders"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_highest_stems_of_recipe_lines_by_flower(tools: Tools, *, flower_name: str) -> dict[str, Json]:
    """Find the one with the most stems of the recipe lines meant."""
    flower = tools("find_flowers", name=flower_name)["items"][0]
    chosen = max(
        every_item(tools, "find_recipe_lines", flower_id=flower["id"]), key=lambda recipe_line: recipe_line["stems"]
    )
    return {"arrangement": chosen["arrangement_name"], "stems": chosen["stems"]}


def verify_highest_stems_of_recipe_lines_by_flower(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "arrangement": given.get("arrangement") == truth["arrangement"],
        "number of stems": given.get("stems") == truth["stems"],
        "nothing changed": before == after,
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


def solve_total_stems_of_recipe_lines_by_flower(tools: Tools, *, flower_name: str) -> dict[str, Json]:
    """Add up the number of stems of the recipe lines that are meant."""
    flower = tools("find_flowers", name=flower_name)["items"][0]
    return {
        "total_stems": sum(
            recipe_line["stems"] for recipe_line in every_item(tools, "find_recipe_lines", flower_id=flower["id"])
        )
    }


def verify_total_stems_of_recipe_lines_by_flower(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of stems": given.get("total_stems") == truth["total_stems"],
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
