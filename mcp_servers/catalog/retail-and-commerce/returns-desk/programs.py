"""Solutions and verifications of programmatic tasks on Wren & Willow returns desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_announced_on_among_return_cases_in_detail_received_on_from_by_status(
    tools: Tools, *, status: str, received_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest announcement date of the returns meant."""
    found = [
        tools("get_return", return_case_id=return_case["id"])
        for return_case in every_item(tools, "find_returns", status=status)
    ]
    found = [
        return_case
        for return_case in found
        if return_case["received_on"] is not None and return_case["received_on"] >= received_on_from
    ]
    chosen = min(found, key=lambda return_case: return_case["announced_on"])
    return {"return_number": chosen["number"], "announcement_date": chosen["announced_on"]}


def verify_earliest_announced_on_among_return_cases_in_detail_received_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "return number": given.get("return_number") == truth["return_number"],
        "announcement date": given.get("announcement_date") == truth["announcement_date"],
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


def solve_receive_parcel_or_withdraw_return_each_by_quantity_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the quantity what to do with each of the returns meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_returns", customer_id=customer["id"], status=status))
    above = 0
    for return_case in found:
        if return_case["quantity"] > limit:
            above += 1
            tools("receive_parcel", return_case_id=return_case["id"])
        else:
            tools("withdraw_return", return_case_id=return_case["id"])
    return {"above": above}


def verify_receive_parcel_or_withdraw_return_each_by_quantity_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {"number of returns above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_amount_of_amount_of_refunds_of_return_case_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str
) -> dict[str, Json]:
    """Count the refunds meant and add up the amount."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    found = [
        refund
        for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status)
        for refund in every_item(tools, "find_refunds", return_case_id=return_case["id"])
    ]
    return {"number": len(found), "total_amount": sum(refund["amount"] for refund in found)}


def verify_amount_of_amount_of_refunds_of_return_case_by_shop_order_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of refunds": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_ranking_by_received_on_of_return_cases_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the returns meant in order by arrival date, and list the first ones."""
    found = [
        tools("get_return", return_case_id=return_case["id"])
        for return_case in every_item(tools, "find_returns", status=status)
    ]
    ranked = sorted(found, key=lambda return_case: return_case["received_on"])[:top]
    return {"return_numbers": [return_case["number"] for return_case in ranked]}


def verify_ranking_by_received_on_of_return_cases_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "return numbers": given.get("return_numbers") == truth["return_numbers"],
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


def solve_watch_customer_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Watch those of the customers meant for which that is allowed."""
    found = list(every_item(tools, "find_customers"))
    done = refused = 0
    for customer in found:
        try:
            tools("watch_customer", customer_id=customer["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_watch_customer_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of customers must have changed."""
    given = answer or {}
    changed = [row for key, row in after["customers"].items() if row != before["customers"].get(key)]
    return {
        "number of customers done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is watched": all(row["status"] == "watched" for row in changed),
    }


def solve_product_with_most_price_among_order_lines_of_product_by_category(
    tools: Tools, *, category: str
) -> dict[str, Json]:
    """Add up the unit price by product and find the largest total."""
    found = [
        order_line
        for product in every_item(tools, "find_products", category=category)
        for order_line in every_item(tools, "find_order_lines", product_id=product["id"])
    ]
    totals: dict[str, int] = {}
    for order_line in found:
        totals[order_line["product_name"]] = totals.get(order_line["product_name"], 0) + order_line["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_unit_price": totals[largest]}


def verify_product_with_most_price_among_order_lines_of_product_by_category(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total unit price": given.get("total_unit_price") == truth["total_unit_price"],
        "nothing changed": before == after,
    }


def solve_ranking_by_quantity_of_return_cases_in_detail_which_condition_by_status(
    tools: Tools, *, status: str, which_condition: str, top: int
) -> dict[str, Json]:
    """Put the returns meant in order by quantity, and list the first ones."""
    found = [
        tools("get_return", return_case_id=return_case["id"])
        for return_case in every_item(tools, "find_returns", status=status)
    ]
    found = [return_case for return_case in found if return_case["condition"] == which_condition]
    ranked = sorted(found, key=lambda return_case: return_case["quantity"], reverse=True)[:top]
    return {"return_numbers": [return_case["number"] for return_case in ranked]}


def verify_ranking_by_quantity_of_return_cases_in_detail_which_condition_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "return numbers": given.get("return_numbers") == truth["return_numbers"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_order_lines_of_product_by_category(tools: Tools, *, category: str) -> dict[str, Json]:
    """Count the order lines meant and add up the unit price."""
    found = [
        order_line
        for product in every_item(tools, "find_products", category=category)
        for order_line in every_item(tools, "find_order_lines", product_id=product["id"])
    ]
    return {"number": len(found), "total_unit_price": sum(order_line["price"] for order_line in found)}


def verify_amount_of_price_of_order_lines_of_product_by_category(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of order lines": given.get("number") == truth["number"],
        "total unit price": given.get("total_unit_price") == truth["total_unit_price"],
        "nothing changed": before == after,
    }


def solve_receive_parcel_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Receive parcel each of the return cases meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_returns", customer_id=customer["id"], status=status))
    for return_case in found:
        tools("receive_parcel", return_case_id=return_case["id"])
    return {"return_cases": len(found)}


def verify_receive_parcel_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many return cases must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "number of return cases": given.get("return_cases") == truth["return_cases"],
        "as many changed": len(changed) == truth["return_cases"],
        "status is received": all(row["status"] == "received" for row in changed),
    }


def solve_reject_refund_where_allowed_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Reject those of the refunds meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_refunds", customer_id=customer["id"]))
    done = refused = 0
    for refund in found:
        try:
            tools("reject_refund", refund_id=refund["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reject_refund_where_allowed_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of refunds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {
        "number of refunds done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_withdraw_return_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the returns meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_returns", customer_id=customer["id"], status=status))
    for return_case in found:
        tools("withdraw_return", return_case_id=return_case["id"])
    return {"return_cases": len(found)}


def verify_withdraw_return_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of returns must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "number of returns": given.get("return_cases") == truth["return_cases"],
        "as many changed": len(changed) == truth["return_cases"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_total_quantity_of_return_cases_by_customer_and_reason(
    tools: Tools, *, customer_name: str, reason: str
) -> dict[str, Json]:
    """Add up the quantity of the returns that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_quantity": sum(
            return_case["quantity"]
            for return_case in [
                tools("get_return", return_case_id=return_case["id"])
                for return_case in every_item(tools, "find_returns", customer_id=customer["id"], reason=reason)
            ]
        )
    }


def verify_total_quantity_of_return_cases_by_customer_and_reason(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }
