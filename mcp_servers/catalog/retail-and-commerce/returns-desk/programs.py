"""Solutions and verifications of programmatic tasks on Wren & Willow returns desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_withdraw_return_with_highest_quantity_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Withdraw the return with the highest quantity, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return_case = max(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", customer_id=customer["id"], status=status)
        ],
        key=lambda return_case: return_case["quantity"],
    )
    tools("withdraw_return", return_case_id=return_case["id"])
    return {"quantity": return_case["quantity"]}


def verify_withdraw_return_with_highest_quantity_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The quantity must be right, and one return must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "quantity": given.get("quantity") == truth["quantity"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_approve_refund_or_reject_refund_by_amount_by_return_case(
    tools: Tools, *, return_case_number: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only refund meant."""
    return_case = tools("find_returns", number=return_case_number)["items"][0]
    refund = next(every_item(tools, "find_refunds", return_case_id=return_case["id"]))
    if refund["amount"] > limit:
        tools("approve_refund", refund_id=refund["id"])
    else:
        tools("reject_refund", refund_id=refund["id"])
    return {"amount": refund["amount"]}


def verify_approve_refund_or_reject_refund_by_amount_by_return_case(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one refund must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_announce_return_highest_quantity_by_shop_order(
    tools: Tools, *, shop_order_number: str, number: str, quantity: int, reason: str
) -> dict[str, Json]:
    """Choose the order line with the highest quantity and use it."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    order_line = max(
        every_item(tools, "find_order_lines", shop_order_id=shop_order["id"]),
        key=lambda order_line: order_line["quantity"],
    )
    made = tools("announce_return", order_line_id=order_line["id"], number=number, quantity=quantity, reason=reason)
    return {"announcement_date": made["announced_on"]}


def verify_announce_return_highest_quantity_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One return must have been added, with the announcement date that is right."""
    given = answer or {}
    added = [row for key, row in after["return_cases"].items() if key not in before["return_cases"]]
    return {
        "announcement date": given.get("announcement_date") == truth["announcement_date"],
        "one added": len(added) == 1,
        "with that announcement date": [row["announced_on"] for row in added] == [truth["announcement_date"]],
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


def solve_highest_amount_of_refunds_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest amount of the refunds meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        every_item(tools, "find_refunds", customer_id=customer["id"], status=status),
        key=lambda refund: refund["amount"],
    )
    return {"return": chosen["return_case_number"], "amount": chosen["amount"]}


def verify_highest_amount_of_refunds_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "return": given.get("return") == truth["return"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
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


def solve_status_with_most_quantity_of_return_cases_by_customer_and_reason(
    tools: Tools, *, customer_name: str, reason: str
) -> dict[str, Json]:
    """Add up the quantity by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for return_case in every_item(tools, "find_returns", customer_id=customer["id"], reason=reason):
        totals[return_case["status"]] = totals.get(return_case["status"], 0) + return_case["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_quantity": totals[largest]}


def verify_status_with_most_quantity_of_return_cases_by_customer_and_reason(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_receive_parcel_with_earliest_arrive_by_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Receive parcel the return with the earliest last day of arrival, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return_case = min(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", customer_id=customer["id"], status=status)
        ],
        key=lambda return_case: return_case["arrive_by"],
    )
    tools("receive_parcel", return_case_id=return_case["id"])
    return {"last_day_of_arrival": return_case["arrive_by"]}


def verify_receive_parcel_with_earliest_arrive_by_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day of arrival must be right, and one return must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "last day of arrival": given.get("last_day_of_arrival") == truth["last_day_of_arrival"],
        "one changed": len(changed) == 1,
        "status is received": all(row["status"] == "received" for row in changed),
    }


def solve_approve_refund_or_reject_refund_by_amount_by_return_case_and_method(
    tools: Tools, *, return_case_number: str, method: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only refund meant."""
    return_case = tools("find_returns", number=return_case_number)["items"][0]
    refund = next(every_item(tools, "find_refunds", return_case_id=return_case["id"], method=method))
    if refund["amount"] > limit:
        tools("approve_refund", refund_id=refund["id"])
    else:
        tools("reject_refund", refund_id=refund["id"])
    return {"amount": refund["amount"]}


def verify_approve_refund_or_reject_refund_by_amount_by_return_case_and_method(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one refund must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_propose_refund_earliest_announced_on_by_shop_order_and_reason(
    tools: Tools, *, shop_order_number: str, reason: str, method: str
) -> dict[str, Json]:
    """Choose the return with the earliest announcement date and use it."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    return_case = min(
        every_item(tools, "find_returns", shop_order_id=shop_order["id"], reason=reason),
        key=lambda return_case: return_case["announced_on"],
    )
    made = tools("propose_refund", return_case_id=return_case["id"], method=method)
    return {"amount": made["amount"]}


def verify_propose_refund_earliest_announced_on_by_shop_order_and_reason(
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


def solve_earliest_received_on_of_return_cases_by_shop_order(
    tools: Tools, *, shop_order_number: str
) -> dict[str, Json]:
    """Find the one with the earliest arrival date of the returns meant."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    chosen = min(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"])
        ],
        key=lambda return_case: return_case["received_on"],
    )
    return {"return_number": chosen["number"], "arrival_date": chosen["received_on"]}


def verify_earliest_received_on_of_return_cases_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "return number": given.get("return_number") == truth["return_number"],
        "arrival date": given.get("arrival_date") == truth["arrival_date"],
        "nothing changed": before == after,
    }
