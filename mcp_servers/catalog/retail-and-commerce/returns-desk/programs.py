"""Solutions and verifications of programmatic tasks on Wren & Willow returns desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_receive_parcel_for_each_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str
) -> dict[str, Json]:
    """Receive parcel each of the return cases meant, and count them."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    found = list(every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status))
    for return_case in found:
        tools("receive_parcel", return_case_id=return_case["id"])
    return {"return_cases": len(found)}


def verify_receive_parcel_for_each_by_shop_order_and_status(
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


def solve_withdraw_return_with_earliest_announced_on_by_shop_order_and_status(
    tools: Tools, *, shop_order_number: str, status: str
) -> dict[str, Json]:
    """Withdraw the return with the earliest announcement date, no other."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    return_case = min(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"], status=status)
        ],
        key=lambda return_case: return_case["announced_on"],
    )
    tools("withdraw_return", return_case_id=return_case["id"])
    return {"announcement_date": return_case["announced_on"]}


def verify_withdraw_return_with_earliest_announced_on_by_shop_order_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The announcement date must be right, and one return must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "announcement date": given.get("announcement_date") == truth["announcement_date"],
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


def solve_return_case_with_most_refunds_by_shop_order(tools: Tools, *, shop_order_number: str) -> dict[str, Json]:
    """Find out which of the returns meant has the most refunds."""
    shop_order = tools("find_orders", number=shop_order_number)["items"][0]
    counted = [
        (tools("find_refunds", return_case_id=return_case["id"])["total"], return_case)
        for return_case in every_item(tools, "find_returns", shop_order_id=shop_order["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"return_number": chosen["number"], "refunds": most}


def verify_return_case_with_most_refunds_by_shop_order(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "return number": given.get("return_number") == truth["return_number"],
        "number of refunds": given.get("refunds") == truth["refunds"],
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


def solve_proposed_by_with_most_refunds_in_report_refunds_by_reason(tools: Tools, *, reason: str) -> dict[str, Json]:
    """Find the proposed by with the highest refunds in a report."""
    largest = max(every_item(tools, "report_refunds", reason=reason), key=lambda group: group["refunds"])
    return {"proposed_by": largest["proposed_by_name"], "refunds": largest["refunds"]}


def verify_proposed_by_with_most_refunds_in_report_refunds_by_reason(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "proposed by": given.get("proposed_by") == truth["proposed_by"],
        "refunds": given.get("refunds") == truth["refunds"],
        "nothing changed": before == after,
    }


def solve_pay_refund_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Pay each of the refunds meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_refunds", customer_id=customer["id"], status=status))
    for refund in found:
        tools("pay_refund", refund_id=refund["id"])
    return {"refunds": len(found)}


def verify_pay_refund_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many refunds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["refunds"].items() if row != before["refunds"].get(key)]
    return {
        "number of refunds": given.get("refunds") == truth["refunds"],
        "as many changed": len(changed) == truth["refunds"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_expire_return_with_earliest_arrive_by_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Expire the return with the earliest last day of arrival, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return_case = min(
        [
            tools("get_return", return_case_id=return_case["id"])
            for return_case in every_item(tools, "find_returns", customer_id=customer["id"], status=status)
        ],
        key=lambda return_case: return_case["arrive_by"],
    )
    tools("expire_return", return_case_id=return_case["id"])
    return {"last_day_of_arrival": return_case["arrive_by"]}


def verify_expire_return_with_earliest_arrive_by_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day of arrival must be right, and one return must have changed."""
    given = answer or {}
    changed = [row for key, row in after["return_cases"].items() if row != before["return_cases"].get(key)]
    return {
        "last day of arrival": given.get("last_day_of_arrival") == truth["last_day_of_arrival"],
        "one changed": len(changed) == 1,
        "status is expired": all(row["status"] == "expired" for row in changed),
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
