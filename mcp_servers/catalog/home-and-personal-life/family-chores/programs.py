"""Solutions and verifications of programmatic tasks on Hazel Lane chores."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_task_where_allowed_by_child(tools: Tools, *, child_name: str) -> dict[str, Json]:
    """Finish those of the tasks meant for which that is allowed."""
    child = tools("find_children", name=child_name)["items"][0]
    found = list(every_item(tools, "find_tasks", child_id=child["id"]))
    done = refused = 0
    for task in found:
        try:
            tools("finish_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_task_where_allowed_by_child(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_ranking_by_wage_of_chores_in_detail_most_every_by_status(
    tools: Tools, *, status: str, most_every: int, top: int
) -> dict[str, Json]:
    """Put the chores meant in order by wage, and list the first ones."""
    found = [tools("get_chore", chore_id=chore["id"]) for chore in every_item(tools, "find_chores", status=status)]
    found = [chore for chore in found if chore["every"] <= most_every]
    ranked = sorted(found, key=lambda chore: chore["wage"], reverse=True)[:top]
    return {"titles": [chore["title"] for chore in ranked]}


def verify_ranking_by_wage_of_chores_in_detail_most_every_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


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
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["wishes"].items() if row != before["wishes"].get(key)]
    return {"number of wishes above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


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


def solve_place_with_most_wage_among_chores_in_detail_least_every_by_status(
    tools: Tools, *, status: str, least_every: int
) -> dict[str, Json]:
    """Add up the wage by place and find the largest total."""
    found = [tools("get_chore", chore_id=chore["id"]) for chore in every_item(tools, "find_chores", status=status)]
    found = [chore for chore in found if chore["every"] >= least_every]
    totals: dict[str, int] = {}
    for chore in found:
        totals[chore["place"]] = totals.get(chore["place"], 0) + chore["wage"]
    largest = max(totals, key=lambda group: totals[group])
    return {"place": largest, "total_wage": totals[largest]}


def verify_place_with_most_wage_among_chores_in_detail_least_every_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "place": given.get("place") == truth["place"],
        "total wage": given.get("total_wage") == truth["total_wage"],
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


def solve_chore_with_most_tasks_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the chores meant has the most tasks."""
    counted = [
        (tools("find_tasks", chore_id=chore["id"])["total"], chore)
        for chore in every_item(tools, "find_chores", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "tasks": most}


def verify_chore_with_most_tasks_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of tasks": given.get("tasks") == truth["tasks"],
        "nothing changed": before == after,
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


def solve_amount_of_balance_of_children_in_detail_most_daily_limit_of_all(
    tools: Tools, *, most_daily_limit: int
) -> dict[str, Json]:
    """Count the children meant and add up the balance."""
    found = [tools("get_child", child_id=child["id"]) for child in every_item(tools, "find_children")]
    found = [child for child in found if child["daily_limit"] <= most_daily_limit]
    return {"number": len(found), "total_balance": sum(child["balance"] for child in found)}


def verify_amount_of_balance_of_children_in_detail_most_daily_limit_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of children": given.get("number") == truth["number"],
        "total balance": given.get("total_balance") == truth["total_balance"],
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


def solve_pause_chore_where_allowed_in_detail_least_every_of_all(tools: Tools, *, least_every: int) -> dict[str, Json]:
    """Pause those of the chores meant for which that is allowed."""
    found = [tools("get_chore", chore_id=chore["id"]) for chore in every_item(tools, "find_chores")]
    found = [chore for chore in found if chore["every"] >= least_every]
    done = refused = 0
    for chore in found:
        try:
            tools("pause_chore", chore_id=chore["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_pause_chore_where_allowed_in_detail_least_every_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of chores must have changed."""
    given = answer or {}
    changed = [row for key, row in after["chores"].items() if row != before["chores"].get(key)]
    return {
        "number of chores done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is paused": all(row["status"] == "paused" for row in changed),
    }


def solve_parent_with_most_balance_among_children_in_detail_least_daily_limit_of_all(
    tools: Tools, *, least_daily_limit: int
) -> dict[str, Json]:
    """Add up the balance by parent and find the largest total."""
    found = [tools("get_child", child_id=child["id"]) for child in every_item(tools, "find_children")]
    found = [child for child in found if child["daily_limit"] >= least_daily_limit]
    totals: dict[str, int] = {}
    for child in found:
        totals[child["parent_name"]] = totals.get(child["parent_name"], 0) + child["balance"]
    largest = max(totals, key=lambda group: totals[group])
    return {"parent": largest, "total_balance": totals[largest]}


def verify_parent_with_most_balance_among_children_in_detail_least_daily_limit_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "parent": given.get("parent") == truth["parent"],
        "total balance": given.get("total_balance") == truth["total_balance"],
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


def solve_most_length_among_chores_in_detail_least_every_by_place(
    tools: Tools, *, place: str, least_every: int
) -> dict[str, Json]:
    """Find the one with the greatest length of the chores meant."""
    found = [tools("get_chore", chore_id=chore["id"]) for chore in every_item(tools, "find_chores", place=place)]
    found = [chore for chore in found if chore["every"] >= least_every]
    chosen = max(found, key=lambda chore: chore["length"])
    return {"title": chosen["title"], "length": chosen["length"]}


def verify_most_length_among_chores_in_detail_least_every_by_place(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "length in minutes": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }
