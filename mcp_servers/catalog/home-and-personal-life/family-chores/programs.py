"""Solutions and verifications of programmatic tasks on Hazel Lane chores."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_drop_wish_where_allowed_by_child(tools: Tools, *, child_name: str) -> dict[str, Json]:
    """Drop those of the wishes meant for which that is allowed."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_wishes", child_id=child["id"]))
    done = refused = 0
    for wish in found:
        try:
            tools("drop_wish", wish_id=wish["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_drop_wish_where_allowed_by_child(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "number of wishes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_amount_of_price_of_wishes_least_saved_by_child_and_status(
    tools: Tools, *, child_name: str, status: str, least_saved: int
) -> dict[str, Json]:
    """Count the wishes meant and add up the price."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_wishes", child_id=child["id"], status=status))
    found = [wish for wish in found if wish["saved"] >= least_saved]
    return {"number": len(found), "total_price": sum(wish["price"] for wish in found)}


def verify_amount_of_price_of_wishes_least_saved_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of wishes": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_approve_task_for_each_by_child_and_status(tools: Tools, *, child_name: str, status: str) -> dict[str, Json]:
    """Approve each of the tasks meant, and count them."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_tasks", child_id=child["id"], status=status))
    for task in found:
        tools("approve_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_approve_task_for_each_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_payer_with_most_amount_among_payouts_most_amount_by_child_and_kind(
    tools: Tools, *, child_name: str, kind: str, most_amount: int
) -> dict[str, Json]:
    """Add up the amount by payer and find the largest total."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_payouts", child_id=child["id"], kind=kind))
    found = [payout for payout in found if payout["amount"] <= most_amount]
    totals: dict[str, int] = {}
    for payout in found:
        totals[payout["parent_name"]] = totals.get(payout["parent_name"], 0) + payout["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"payer": largest, "total_amount": totals[largest]}


def verify_payer_with_most_amount_among_payouts_most_amount_by_child_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "payer": given.get("payer") == truth["payer"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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


def solve_earliest_paid_on_among_payouts_least_amount_by_child_and_kind(
    tools: Tools, *, child_name: str, kind: str, least_amount: int
) -> dict[str, Json]:
    """Find the one with the earliest day of payment of the payouts meant."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_payouts", child_id=child["id"], kind=kind))
    found = [payout for payout in found if payout["amount"] >= least_amount]
    chosen = min(found, key=lambda payout: payout["paid_on"])
    return {"payer": chosen["parent_name"], "day_of_payment": chosen["paid_on"]}


def verify_earliest_paid_on_among_payouts_least_amount_by_child_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "payer": given.get("payer") == truth["payer"],
        "day of payment": given.get("day_of_payment") == truth["day_of_payment"],
        "nothing changed": before == after,
    }


def solve_buy_wish_or_drop_wish_each_by_price_by_child_and_status(
    tools: Tools, *, child_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with each of the wishes meant."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_wishes", child_id=child["id"], status=status))
    above = 0
    for wish in found:
        if wish["price"] > limit:
            above += 1
            tools("buy_wish", wish_id=wish["id"])
        else:
            tools("drop_wish", wish_id=wish["id"])
    return {"above": above}


def verify_buy_wish_or_drop_wish_each_by_price_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {"number of wishes above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


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


def solve_earliest_due_on_of_tasks_by_child_and_status(
    tools: Tools, *, child_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due day of the tasks meant."""
    child = tools("find_children", name=child_name)["items"][0]
    chosen = min(every_item(tools, "find_tasks", child_id=child["id"], status=status), key=lambda task: task["due_on"])
    return {"chore": chosen["chore_title"], "due_day": chosen["due_on"]}


def verify_earliest_due_on_of_tasks_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "chore": given.get("chore") == truth["chore"],
        "due day": given.get("due_day") == truth["due_day"],
        "nothing changed": before == after,
    }


def solve_drop_wish_for_each_by_child(tools: Tools, *, child_name: str) -> dict[str, Json]:
    """Drop each of the wishes meant, and count them."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_wishes", child_id=child["id"]))
    for wish in found:
        tools("drop_wish", wish_id=wish["id"])
    return {"wishes": len(found)}


def verify_drop_wish_for_each_by_child(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of wishes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {
        "number of wishes": given.get("wishes") == truth["wishes"],
        "as many changed": len(changed) == truth["wishes"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
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


def solve_finish_task_for_each_by_child_and_status(tools: Tools, *, child_name: str, status: str) -> dict[str, Json]:
    """Finish each of the tasks meant, and count them."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_tasks", child_id=child["id"], status=status))
    for task in found:
        tools("finish_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_finish_task_for_each_by_child_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is done": all(row["status"] == "done" for row in changed),
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
