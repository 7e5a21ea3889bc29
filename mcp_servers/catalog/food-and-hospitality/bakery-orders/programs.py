"""Solutions and verifications of programmatic tasks on Millrace bakery orders."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_remove_line_where_allowed_of_order_sheet_most_price_by_customer(
    tools: Tools, *, customer_name: str, most_price: int
) -> dict[str, Json]:
    """Remove line those of the order lines meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"])
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    found = [order_line for order_line in found if order_line["price"] <= most_price]
    done = refused = 0
    for order_line in found:
        try:
            tools("remove_line", order_line_id=order_line["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_line_where_allowed_of_order_sheet_most_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of order lines must be gone."""
    given = answer or {}
    changed = [key for key in before["order_lines"] if key not in after["order_lines"]]
    return {
        "number of order lines done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_remove_line_for_each_of_order_sheet_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Remove line each of the order lines meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    for order_line in found:
        tools("remove_line", order_line_id=order_line["id"])
    return {"order_lines": len(found)}


def verify_remove_line_for_each_of_order_sheet_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of order lines must be gone."""
    given = answer or {}
    changed = [key for key in before["order_lines"] if key not in after["order_lines"]]
    return {
        "number of order lines": given.get("order_lines") == truth["order_lines"],
        "as many changed": len(changed) == truth["order_lines"],
    }


def solve_most_pieces_among_order_lines_of_order_sheet_at_once_least_price_by_status(
    tools: Tools, *, status: str, least_price: int
) -> dict[str, Json]:
    """Find the one with the most pieces of the order lines meant."""
    those = {order_sheet["number"] for order_sheet in every_item(tools, "find_orders", status=status)}
    found = [
        order_line for order_line in every_item(tools, "find_order_lines") if order_line["order_sheet_number"] in those
    ]
    found = [order_line for order_line in found if order_line["price"] >= least_price]
    chosen = max(found, key=lambda order_line: order_line["pieces"])
    return {"order": chosen["order_sheet_number"], "pieces": chosen["pieces"]}


def verify_most_pieces_among_order_lines_of_order_sheet_at_once_least_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order": given.get("order") == truth["order"],
        "number of pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_cancel_batch_for_each_by_oven_and_status(tools: Tools, *, oven_name: str, status: str) -> dict[str, Json]:
    """Cancel each of the batches meant, and count them."""
    oven = tools("find_ovens", name=oven_name)["items"][0]
    found = list(every_item(tools, "find_batches", oven_id=oven["id"], status=status))
    for batch in found:
        tools("cancel_batch", batch_id=batch["id"])
    return {"batches": len(found)}


def verify_cancel_batch_for_each_by_oven_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many batches must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "number of batches": given.get("batches") == truth["batches"],
        "as many changed": len(changed) == truth["batches"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_confirm_order_or_cancel_order_by_credited_by_customer_and_wanted_on(
    tools: Tools, *, customer_name: str, wanted_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the credit for returns what to do with the only order meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    order_sheet = next(every_item(tools, "find_orders", customer_id=customer["id"], wanted_on=wanted_on))
    order_sheet = tools("get_order", order_sheet_id=order_sheet["id"])
    if order_sheet["credited"] > limit:
        tools("confirm_order", order_sheet_id=order_sheet["id"])
    else:
        tools("cancel_order", order_sheet_id=order_sheet["id"])
    return {"credit": order_sheet["credited"]}


def verify_confirm_order_or_cancel_order_by_credited_by_customer_and_wanted_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The credit for returns must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["order_sheets"].items() if row != before["order_sheets"].get(key)]
    return {"credit for returns": given.get("credit") == truth["credit"], "one changed": len(changed) == 1}


def solve_remove_line_where_allowed_most_price_by_wanted_on(
    tools: Tools, *, wanted_on: str, most_price: int
) -> dict[str, Json]:
    """Remove line those of the order lines meant for which that is allowed."""
    found = list(every_item(tools, "find_order_lines", wanted_on=wanted_on))
    found = [order_line for order_line in found if order_line["price"] <= most_price]
    done = refused = 0
    for order_line in found:
        try:
            tools("remove_line", order_line_id=order_line["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_line_where_allowed_most_price_by_wanted_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of order lines must be gone."""
    given = answer or {}
    changed = [key for key in before["order_lines"] if key not in after["order_lines"]]
    return {
        "number of order lines done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_remove_line_where_allowed_of_order_sheet_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Remove line those of the order lines meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"])
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    done = refused = 0
    for order_line in found:
        try:
            tools("remove_line", order_line_id=order_line["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_remove_line_where_allowed_of_order_sheet_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of order lines must be gone."""
    given = answer or {}
    changed = [key for key in before["order_lines"] if key not in after["order_lines"]]
    return {
        "number of order lines done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_remove_line_for_each_of_order_sheet_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Remove line each of the order lines meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"])
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    for order_line in found:
        tools("remove_line", order_line_id=order_line["id"])
    return {"order_lines": len(found)}


def verify_remove_line_for_each_of_order_sheet_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of order lines must be gone."""
    given = answer or {}
    changed = [key for key in before["order_lines"] if key not in after["order_lines"]]
    return {
        "number of order lines": given.get("order_lines") == truth["order_lines"],
        "as many changed": len(changed) == truth["order_lines"],
    }


def solve_product_with_most_price_among_order_lines_of_order_sheet_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by product and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_price": totals[largest]}


def verify_product_with_most_price_among_order_lines_of_order_sheet_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_order_lines_of_order_sheet_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Count the order lines meant and add up the price."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    return {"number": len(found), "total_price": sum(order_line["price"] for order_line in found)}


def verify_amount_of_price_of_order_lines_of_order_sheet_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of order lines": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_order_sheet_with_most_order_lines_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the orders meant has the most order lines."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_order_lines", order_sheet_id=order_sheet["id"])["total"], order_sheet)
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"order_number": chosen["number"], "order_lines": most}


def verify_order_sheet_with_most_order_lines_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of order lines": given.get("order_lines") == truth["order_lines"],
        "nothing changed": before == after,
    }


def solve_finish_batch_with_highest_run_by_product_and_baked_on(
    tools: Tools, *, product_name: str, baked_on: str
) -> dict[str, Json]:
    """Finish the batch with the highest run number, no other."""
    product = tools("find_products", name=product_name)["items"][0]
    batch = max(
        every_item(tools, "find_batches", product_id=product["id"], baked_on=baked_on), key=lambda batch: batch["run"]
    )
    tools("finish_batch", batch_id=batch["id"])
    return {"the_run": batch["run"]}


def verify_finish_batch_with_highest_run_by_product_and_baked_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of the run must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "number of the run": given.get("the_run") == truth["the_run"],
        "one changed": len(changed) == 1,
        "status is baked": all(row["status"] == "baked" for row in changed),
    }


def solve_plan_batch_lowest_price_by_sourdough(
    tools: Tools, *, sourdough: bool, oven_name: str, baked_on: str, pieces: int
) -> dict[str, Json]:
    """Choose the product with the lowest price and use it."""
    oven = tools("find_ovens", name=oven_name)["items"][0]
    product = min(every_item(tools, "find_products", sourdough=sourdough), key=lambda product: product["price"])
    made = tools("plan_batch", oven_id=oven["id"], product_id=product["id"], baked_on=baked_on, pieces=pieces)
    return {"the_run": made["run"]}


def verify_plan_batch_lowest_price_by_sourdough(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One batch must have been added, with the number of the run that is right."""
    given = answer or {}
    added = [row for key, row in after["batches"].items() if key not in before["batches"]]
    return {
        "number of the run": given.get("the_run") == truth["the_run"],
        "one added": len(added) == 1,
        "with that number of the run": [row["run"] for row in added] == [truth["the_run"]],
    }


def solve_ranking_by_owed_of_customers_most_credit_by_status(
    tools: Tools, *, status: str, most_credit: int, top: int
) -> dict[str, Json]:
    """Put the customers meant in order by amount owed, and list the first ones."""
    found = list(every_item(tools, "find_customers", status=status))
    found = [customer for customer in found if customer["credit"] <= most_credit]
    ranked = sorted(found, key=lambda customer: customer["owed"], reverse=True)[:top]
    return {"names": [customer["name"] for customer in ranked]}


def verify_ranking_by_owed_of_customers_most_credit_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}
