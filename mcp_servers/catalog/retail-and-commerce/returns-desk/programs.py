"""Solutions and verifications of programmatic tasks on Wren & Willow returns desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_quantity_of_order_lines_of_shop_order_least_price_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, least_price: int
) -> dict[str, Json]:
    """Count the order lines meant and add up the quantity."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for shop_order in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", shop_order_id=shop_order["id"])
    ]
    found = [order_line for order_line in found if order_line["price"] >= least_price]
    return {"number": len(found), "total_quantity": sum(order_line["quantity"] for order_line in found)}


def verify_amount_of_quantity_of_order_lines_of_shop_order_least_price_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of order lines": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_order_line_with_most_return_cases_by_shop_order(tools: Tools, *, shop_order_number: str) -> dict[str, Json]:
    """Find out which of the order lines meant has the most returns."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    counted = [
        (tools("find_returns", order_line_id=order_line["id"])["total"], order_line)
        for order_line in every_item(tools, "find_order_lines", shop_order_id=shop_order["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"product": chosen["product_name"], "returns": most}


def verify_order_line_with_most_return_cases_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "number of returns": given.get("returns") == truth["returns"],
        "nothing changed": before == after,
    }


def solve_earliest_ordered_on_among_shop_orders_delivered_on_until_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, delivered_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest order date of the orders meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_orders", customer_id=customer["id"], status=status))
    found = [
        shop_order
        for shop_order in found
        if shop_order["delivered_on"] is not None and shop_order["delivered_on"] <= delivered_on_until
    ]
    chosen = min(found, key=lambda shop_order: shop_order["ordered_on"])
    return {"order_number": chosen["number"], "order_date": chosen["ordered_on"]}


def verify_earliest_ordered_on_among_shop_orders_delivered_on_until_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "order date": given.get("order_date") == truth["order_date"],
        "nothing changed": before == after,
    }


def solve_product_with_most_quantity_among_order_lines_of_shop_order_least_price_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, least_price: int
) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for shop_order in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", shop_order_id=shop_order["id"])
    ]
    found = [order_line for order_line in found if order_line["price"] >= least_price]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_among_order_lines_of_shop_order_least_price_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_earliest_arrive_by_of_return_cases_by_shop_order(tools: Tools, *, shop_order_number: str) -> dict[str, Json]:
    """Find the one with the earliest last day of arrival of the returns meant."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    chosen = min(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"])
        ],
        key=lambda return_case: return_case["arrive_by"],
    )
    return {"return_number": chosen["number"], "last_day_of_arrival": chosen["arrive_by"]}


def verify_earliest_arrive_by_of_return_cases_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "return number": given.get("return_number") == truth["return_number"],
        "last day of arrival": given.get("last_day_of_arrival") == truth["last_day_of_arrival"],
        "nothing changed": before == after,
    }


def solve_product_with_most_quantity_of_return_cases_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str
) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    totals: dict[str, int] = {}
    for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status):
        totals[return_case["order_line_product_name"]] = (
            totals.get(return_case["order_line_product_name"], 0) + return_case["quantity"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_of_return_cases_by_shop_order_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_ranking_by_arrive_by_of_return_cases_in_detail_by_customer(
    tools: Tools, *, customer_name: str, top: int
) -> dict[str, Json]:
    """Put the returns meant in order by last day of arrival, and list the first ones."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_return", return_case_id=return_case["id"])
        for return_case in every_item(tools, "find_returns", customer_id=customer["id"])
    ]
    ranked = sorted(found, key=lambda return_case: return_case["arrive_by"])[:top]
    return {"return_numbers": [return_case["number"] for return_case in ranked]}


def verify_ranking_by_arrive_by_of_return_cases_in_detail_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "return numbers": given.get("return_numbers") == truth["return_numbers"],
        "nothing changed": before == after,
    }


def solve_approve_refund_or_reject_refund_by_amount_by_return_case_and_status(
    tools: Tools, *, return_case_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only refund meant."""
    return_case = tools("find_returns", number=return_case_number)["items"][0]
    refund = next(every_item(tools, "find_refunds", return_case_id=return_case["id"], status=status))
    if refund["amount"] > limit:
        tools("approve_refund", refund_id=refund["id"])
    else:
        tools("reject_refund", refund_id=refund["id"])
    return {"amount": refund["amount"]}


def verify_approve_refund_or_reject_refund_by_amount_by_return_case_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one refund must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_total_price_of_order_lines_by_shop_order(tools: Tools, *, shop_order_number: str) -> dict[str, Json]:
    """Add up the unit price of the order lines that are meant."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    return {
        "total_unit_price": sum(
            order_line["price"] for order_line in every_item(tools, "find_order_lines", shop_order_id=shop_order["id"])
        )
    }


def verify_total_price_of_order_lines_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total unit price": given.get("total_unit_price") == truth["total_unit_price"],
        "nothing changed": before == after,
    }


def solve_shop_order_with_most_order_lines_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the orders meant has the most order lines."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_order_lines", shop_order_id=shop_order["id"])["total"], shop_order)
        for shop_order in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"order_number": chosen["number"], "order_lines": most}


def verify_shop_order_with_most_order_lines_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of order lines": given.get("order_lines") == truth["order_lines"],
        "nothing changed": before == after,
    }


def solve_propose_refund_earliest_announced_on_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str, method: str
) -> dict[str, Json]:
    """Choose the return with the earliest announcement date and use it."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    return_case = min(
        every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status),
        key=lambda return_case: return_case["announced_on"],
    )
    made = tools("propose_refund", return_case_id=return_case["id"], method=method)
    return {"amount": made["amount"]}


def verify_propose_refund_earliest_announced_on_by_shop_order_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One refund must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["refunds"].items() if key not in before["refunds"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_amount_of_quantity_of_return_cases_announced_on_until_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str, announced_on_until: str
) -> dict[str, Json]:
    """Count the returns meant and add up the quantity."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    found = list(every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status))
    found = [return_case for return_case in found if return_case["announced_on"] <= announced_on_until]
    return {"number": len(found), "total_quantity": sum(return_case["quantity"] for return_case in found)}


def verify_amount_of_quantity_of_return_cases_announced_on_until_by_shop_order_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of returns": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_product_with_most_price_among_order_lines_of_shop_order_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the unit price by product and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        order_line
        for shop_order in every_item(tools, "find_orders", customer_id=customer["id"], status=status)
        for order_line in every_item(tools, "find_order_lines", shop_order_id=shop_order["id"])
    ]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_unit_price": totals[largest]}


def verify_product_with_most_price_among_order_lines_of_shop_order_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total unit price": given.get("total_unit_price") == truth["total_unit_price"],
        "nothing changed": before == after,
    }


def solve_pay_refund_with_highest_amount_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Pay the refund with the highest amount, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    refund = max(
        every_item(tools, "find_refunds", customer_id=customer["id"], status=status),
        key=lambda refund: refund["amount"],
    )
    tools("pay_refund", refund_id=refund["id"])
    return {"amount": refund["amount"]}


def verify_pay_refund_with_highest_amount_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one refund must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
