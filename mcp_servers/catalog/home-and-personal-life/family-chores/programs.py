"""Solutions and verifications of programmatic tasks on Hazel Lane chores."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_approve_task_for_each_by_chore_and_status(tools: Tools, *, chore_title: str, status: str) -> dict[str, Json]:
    """Approve each of the tasks meant, and count them."""
    chore = tools("find_chores", title=chore_title)["items"][0]
    found = list(every_item(tools, "find_tasks", chore_id=chore["id"], status=status))
    for task in found:
        tools("approve_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_approve_task_for_each_by_chore_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_miss_task_with_earliest_due_on_by_chore_and_status(
    tools: Tools, *, chore_title: str, status: str
) -> dict[str, Json]:
    """Miss the task with the earliest due day, no other."""
    chore = tools("find_chores", title=chore_title)["items"][0]
    task = min(every_item(tools, "find_tasks", chore_id=chore["id"], status=status), key=lambda task: task["due_on"])
    tools("miss_task", task_id=task["id"])
    return {"due_day": task["due_on"]}


def verify_miss_task_with_earliest_due_on_by_chore_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due day must be right, and one task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "due day": given.get("due_day") == truth["due_day"],
        "one changed": len(changed) == 1,
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_buy_wish_or_drop_wish_by_price_by_child_and_status(
    tools: Tools, *, child_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only wish meant."""
    child = tools("find_children", name=child_name)["items"][0]
    wish = next(every_item(tools, "find_wishes", child_id=child["id"], status=status))
    if wish["price"] > limit:
        tools("buy_wish", wish_id=wish["id"])
    else:
        tools("drop_wish", wish_id=wish["id"])
    return {"price": wish["price"]}


def verify_buy_wish_or_drop_wish_by_price_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one wish must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_earliest_due_on_of_tasks_by_child_and_place(tools: Tools, *, child_name: str, place: str) -> dict[str, Json]:
    """Find the one with the earliest due day of the tasks meant."""
    child = tools("find_children", name=child_name)["items"][0]
    chosen = min(every_item(tools, "find_tasks", child_id=child["id"], place=place), key=lambda task: task["due_on"])
    return {"chore": chosen["chore_title"], "due_day": chosen["due_on"]}


def verify_earliest_due_on_of_tasks_by_child_and_place(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "chore": given.get("chore") == truth["chore"],
        "due day": given.get("due_day") == truth["due_day"],
        "nothing changed": before == after,
    }


def solve_payer_with_most_amount_of_payouts_by_child_and_kind(
    tools: Tools, *, child_name: str, kind: str
) -> dict[str, Json]:
    """Add up the amount by payer and find the largest total."""
    child = tools("find_children", name=child_name)["items"][0]
    totals: dict[str, int] = {}
    for payout in every_item(tools, "find_payouts", child_id=child["id"], kind=kind):
        totals[payout["parent_name"]] = totals.get(payout["parent_name"], 0) + payout["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"payer": largest, "total_amount": totals[largest]}


def verify_payer_with_most_amount_of_payouts_by_child_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "payer": given.get("payer") == truth["payer"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_total_saved_of_wishes_by_child_and_status(tools: Tools, *, child_name: str, status: str) -> dict[str, Json]:
    """Add up the amount saved of the wishes that are meant."""
    child = tools("find_children", name=child_name)["items"][0]
    return {
        "total_amount_saved": sum(
            wish["saved"] for wish in every_item(tools, "find_wishes", child_id=child["id"], status=status)
        )
    }


def verify_total_saved_of_wishes_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount saved": given.get("total_amount_saved") == truth["total_amount_saved"],
        "nothing changed": before == after,
    }


def solve_drop_wish_for_each_by_child_and_status(tools: Tools, *, child_name: str, status: str) -> dict[str, Json]:
    """Drop each of the wishes meant, and count them."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_wishes", child_id=child["id"], status=status))
    for wish in found:
        tools("drop_wish", wish_id=wish["id"])
    return {"wishes": len(found)}


def verify_drop_wish_for_each_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "number of wishes": given.get("wishes") == truth["wishes"],
        "as many changed": len(changed) == truth["wishes"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_drop_wish_with_highest_price_by_child_and_status(
    tools: Tools, *, child_name: str, status: str
) -> dict[str, Json]:
    """Drop the wish with the highest price, no other."""
    child = tools("find_children", name=child_name)["items"][0]
    wish = max(every_item(tools, "find_wishes", child_id=child["id"], status=status), key=lambda wish: wish["price"])
    tools("drop_wish", wish_id=wish["id"])
    return {"price": wish["price"]}


def verify_drop_wish_with_highest_price_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one wish must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_buy_wish_or_drop_wish_by_saved_by_child_and_status(
    tools: Tools, *, child_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount saved what to do with the only wish meant."""
    child = tools("find_children", name=child_name)["items"][0]
    wish = next(every_item(tools, "find_wishes", child_id=child["id"], status=status))
    if wish["saved"] > limit:
        tools("buy_wish", wish_id=wish["id"])
    else:
        tools("drop_wish", wish_id=wish["id"])
    return {"amount_saved": wish["saved"]}


def verify_buy_wish_or_drop_wish_by_saved_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount saved must be right, and one wish must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {"amount saved": given.get("amount_saved") == truth["amount_saved"], "one changed": len(changed) == 1}


def solve_highest_length_of_vouchers_by_child_and_status(
    tools: Tools, *, child_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest length in minutes of the screen time vouchers meant."""
    child = tools("find_children", name=child_name)["items"][0]
    chosen = max(
        every_item(tools, "find_vouchers", child_id=child["id"], status=status), key=lambda voucher: voucher["length"]
    )
    return {"last_day": chosen["expires_on"], "length": chosen["length"]}


def verify_highest_length_of_vouchers_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "length in minutes": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_kind_with_most_amount_of_payouts_by_child(tools: Tools, *, child_name: str) -> dict[str, Json]:
    """Add up the amount by kind and find the largest total."""
    child = tools("find_children", name=child_name)["items"][0]
    totals: dict[str, int] = {}
    for payout in every_item(tools, "find_payouts", child_id=child["id"]):
        totals[payout["kind"]] = totals.get(payout["kind"], 0) + payout["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_amount": totals[largest]}


def verify_kind_with_most_amount_of_payouts_by_child(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_total_price_of_wishes_by_child_and_status(tools: Tools, *, child_name: str, status: str) -> dict[str, Json]:
    """Add up the price of the wishes that are meant."""
    child = tools("find_children", name=child_name)["items"][0]
    return {
        "total_price": sum(
            wish["price"] for wish in every_item(tools, "find_wishes", child_id=child["id"], status=status)
        )
    }


def verify_total_price_of_wishes_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}
