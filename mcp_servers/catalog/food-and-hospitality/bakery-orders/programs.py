"""Solutions and verifications of programmatic tasks on Millrace bakery orders."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_order_sheet_with_most_order_lines_by_wanted_on(tools: Tools, *, wanted_on: str) -> dict[str, Json]:
    """Find out which of the orders meant has the most order lines."""
    counted = [
        (tools("find_order_lines", order_sheet_id=order_sheet["id"])["total"], order_sheet)
        for order_sheet in every_item(tools, "find_orders", wanted_on=wanted_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"order_number": chosen["number"], "order_lines": most}


def verify_order_sheet_with_most_order_lines_by_wanted_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of order lines": given.get("order_lines") == truth["order_lines"],
        "nothing changed": before == after,
    }


def solve_product_with_most_pieces_among_order_lines_most_price_by_order_sheet(
    tools: Tools, *, order_sheet_number: str, most_price: int
) -> dict[str, Json]:
    """Add up the number of pieces by product and find the largest total."""
    order_sheet = tools("find_orders", number=order_sheet_number)["items"][0]
    found = list(every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"]))
    found = [order_line for order_line in found if order_line["price"] <= most_price]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["pieces"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_pieces": totals[largest]}


def verify_product_with_most_pieces_among_order_lines_most_price_by_order_sheet(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
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


def solve_most_pieces_among_order_lines_of_order_sheet_most_price_by_customer_and_wanted_on(
    tools: Tools, *, customer_name: str, wanted_on: str, most_price: int
) -> dict[str, Json]:
    """Find the one with the most pieces of the order lines meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], wanted_on=wanted_on)
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    found = [order_line for order_line in found if order_line["price"] <= most_price]
    chosen = max(found, key=lambda order_line: order_line["pieces"])
    return {"order": chosen["order_sheet_number"], "pieces": chosen["pieces"]}


def verify_most_pieces_among_order_lines_of_order_sheet_most_price_by_customer_and_wanted_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order": given.get("order") == truth["order"],
        "number of pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_amount_of_pieces_of_order_lines_least_price_by_order_sheet(
    tools: Tools, *, order_sheet_number: str, least_price: int
) -> dict[str, Json]:
    """Count the order lines meant and add up the number of pieces."""
    order_sheet = tools("find_orders", number=order_sheet_number)["items"][0]
    found = list(every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"]))
    found = [order_line for order_line in found if order_line["price"] >= least_price]
    return {"number": len(found), "total_pieces": sum(order_line["pieces"] for order_line in found)}


def verify_amount_of_pieces_of_order_lines_least_price_by_order_sheet(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of order lines": given.get("number") == truth["number"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_load_order_with_earliest_wanted_on_by_customer_and_delivered(
    tools: Tools, *, customer_name: str, delivered: bool
) -> dict[str, Json]:
    """Load the order with the earliest delivery day, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    order_sheet = min(
        [
            tools("get_order", order_sheet_id=order_sheet["id"])
            for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], delivered=delivered)
        ],
        key=lambda order_sheet: order_sheet["wanted_on"],
    )
    tools("load_order", order_sheet_id=order_sheet["id"])
    return {"delivery_day": order_sheet["wanted_on"]}


def verify_load_order_with_earliest_wanted_on_by_customer_and_delivered(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The delivery day must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["order_sheets"].items() if row != before["order_sheets"].get(key)]
    return {
        "delivery day": given.get("delivery_day") == truth["delivery_day"],
        "one changed": len(changed) == 1,
        "status is loaded": all(row["status"] == "loaded" for row in changed),
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


def solve_product_with_most_total_in_report_sales_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the product with the highest total in a report."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    largest = max(
        every_item(tools, "report_sales", customer_id=customer["id"], status=status), key=lambda group: group["total"]
    )
    return {"product": largest["product_name"], "total": largest["total"]}


def verify_product_with_most_total_in_report_sales_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total": given.get("total") == truth["total"],
        "nothing changed": before == after,
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


def solve_earliest_wanted_on_of_order_sheets_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest delivery day of the orders meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_order", order_sheet_id=order_sheet["id"])
            for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        ],
        key=lambda order_sheet: order_sheet["wanted_on"],
    )
    return {"order_number": chosen["number"], "delivery_day": chosen["wanted_on"]}


def verify_earliest_wanted_on_of_order_sheets_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "delivery day": given.get("delivery_day") == truth["delivery_day"],
        "nothing changed": before == after,
    }


def solve_oven_with_most_pieces_of_batches_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of pieces by oven and find the largest total."""
    product = tools("find_products", name=product_name)["items"][0]
    totals: dict[str, int] = {}
    for batch in every_item(tools, "find_batches", product_id=product["id"], status=status):
        totals[batch["oven_name"]] = totals.get(batch["oven_name"], 0) + batch["pieces"]
    largest = max(totals, key=lambda group: totals[group])
    return {"oven": largest, "total_pieces": totals[largest]}


def verify_oven_with_most_pieces_of_batches_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "oven": given.get("oven") == truth["oven"],
        "total number of pieces": given.get("total_pieces") == truth["total_pieces"],
        "nothing changed": before == after,
    }


def solve_product_with_most_price_among_order_lines_of_order_sheet_least_price_by_customer(
    tools: Tools, *, customer_name: str, least_price: int
) -> dict[str, Json]:
    """Add up the price by product and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for order_sheet in every_item(tools, "find_orders", customer_id=customer["id"])
        for order_line in every_item(tools, "find_order_lines", order_sheet_id=order_sheet["id"])
    ]
    found = [order_line for order_line in found if order_line["price"] >= least_price]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_price": totals[largest]}


def verify_product_with_most_price_among_order_lines_of_order_sheet_least_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_start_batch_or_cancel_batch_by_pieces_by_oven_and_status(
    tools: Tools, *, oven_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of pieces what to do with the only batch meant."""
    oven = tools("find_ovens", name=oven_name)["items"][0]
    batch = next(every_item(tools, "find_batches", oven_id=oven["id"], status=status))
    if batch["pieces"] > limit:
        tools("start_batch", batch_id=batch["id"])
    else:
        tools("cancel_batch", batch_id=batch["id"])
    return {"pieces": batch["pieces"]}


def verify_start_batch_or_cancel_batch_by_pieces_by_oven_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of pieces must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {"number of pieces": given.get("pieces") == truth["pieces"], "one changed": len(changed) == 1}
