"""Solutions and verifications of programmatic tasks on Trade fair planning of a pump maker."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_finished_on_among_tasks_in_detail_finished_on_from_by_fair_and_status(
    tools: Tools, *, fair_name: str, status: str, finished_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest day of completion of the tasks meant."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"])
        for task in every_item(tools, "find_tasks", fair_id=fair["id"], status=status)
    ]
    found = [task for task in found if task["finished_on"] is not None and task["finished_on"] >= finished_on_from]
    chosen = min(found, key=lambda task: task["finished_on"])
    return {"person": chosen["colleague_name"], "day_of_completion": chosen["finished_on"]}


def verify_earliest_finished_on_among_tasks_in_detail_finished_on_from_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "person in charge": given.get("person") == truth["person"],
        "day of completion": given.get("day_of_completion") == truth["day_of_completion"],
        "nothing changed": before == after,
    }


def solve_finish_task_where_allowed_in_detail_most_effort_by_colleague(
    tools: Tools, *, colleague_name: str, most_effort: int
) -> dict[str, Json]:
    """Finish those of the tasks meant for which that is allowed."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"]) for task in every_item(tools, "find_tasks", colleague_id=colleague["id"])
    ]
    found = [task for task in found if task["effort"] <= most_effort]
    done = refused = 0
    for task in found:
        try:
            tools("finish_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_task_where_allowed_in_detail_most_effort_by_colleague(
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


def solve_earliest_due_on_of_tasks_by_colleague_and_status(
    tools: Tools, *, colleague_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the tasks meant."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    chosen = min(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "find_tasks", colleague_id=colleague["id"], status=status)
        ],
        key=lambda task: task["due_on"],
    )
    return {"fair": chosen["fair_name"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_tasks_by_colleague_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_quotes_by_fair(tools: Tools, *, fair_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    totals: dict[str, int] = {}
    for quote in every_item(tools, "find_quotes", fair_id=fair["id"]):
        totals[quote["status"]] = totals.get(quote["status"], 0) + quote["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_quotes_by_fair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_task_with_most_dependencies_by_fair_and_status(
    tools: Tools, *, fair_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the tasks meant has the most dependencies."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    counted = [
        (tools("find_dependencies", needed_id=task["id"])["total"], task)
        for task in every_item(tools, "find_tasks", fair_id=fair["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"person": chosen["colleague_name"], "dependencies": most}


def verify_task_with_most_dependencies_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "person in charge": given.get("person") == truth["person"],
        "number of dependencies": given.get("dependencies") == truth["dependencies"],
        "nothing changed": before == after,
    }


def solve_most_effort_among_tasks_in_detail_fair_closes_on_from_by_colleague(
    tools: Tools, *, colleague_name: str, fair_closes_on_from: str
) -> dict[str, Json]:
    """Find the one with the highest effort in hours of the tasks meant."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"]) for task in every_item(tools, "find_tasks", colleague_id=colleague["id"])
    ]
    found = [task for task in found if tools("get_fair", fair_id=task["fair_id"])["closes_on"] >= fair_closes_on_from]
    chosen = max(found, key=lambda task: task["effort"])
    return {"fair": chosen["fair_name"], "effort": chosen["effort"]}


def verify_most_effort_among_tasks_in_detail_fair_closes_on_from_by_colleague(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "effort in hours": given.get("effort") == truth["effort"],
        "nothing changed": before == after,
    }


def solve_accept_quote_for_each_by_fair_and_status(tools: Tools, *, fair_name: str, status: str) -> dict[str, Json]:
    """Accept each of the quotes meant, and count them."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = list(every_item(tools, "find_quotes", fair_id=fair["id"], status=status))
    for quote in found:
        tools("accept_quote", quote_id=quote["id"])
    return {"quotes": len(found)}


def verify_accept_quote_for_each_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of quotes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["quotes"].items() if row != before["quotes"].get(key)]
    return {
        "number of quotes": given.get("quotes") == truth["quotes"],
        "as many changed": len(changed) == truth["quotes"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_cancel_order_for_each_by_fair_and_status(tools: Tools, *, fair_name: str, status: str) -> dict[str, Json]:
    """Cancel order each of the quotes meant, and count them."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = list(every_item(tools, "find_quotes", fair_id=fair["id"], status=status))
    for quote in found:
        tools("cancel_order", quote_id=quote["id"])
    return {"quotes": len(found)}


def verify_cancel_order_for_each_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many quotes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["quotes"].items() if row != before["quotes"].get(key)]
    return {
        "number of quotes": given.get("quotes") == truth["quotes"],
        "as many changed": len(changed) == truth["quotes"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_amount_of_amount_of_budget_lines_of_fair_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the budget lines meant and add up the amount."""
    found = [
        budget_line
        for fair in every_item(tools, "find_fairs", status=status)
        for budget_line in every_item(tools, "find_budget_lines", fair_id=fair["id"])
    ]
    return {"number": len(found), "total_amount": sum(budget_line["amount"] for budget_line in found)}


def verify_amount_of_amount_of_budget_lines_of_fair_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of budget lines": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_budget_lines_by_fair(tools: Tools, *, fair_name: str) -> dict[str, Json]:
    """Add up the amount of the budget lines that are meant."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    return {
        "total_amount": sum(
            budget_line["amount"]
            for budget_line in [
                tools("get_budget_line", budget_line_id=budget_line["id"])
                for budget_line in every_item(tools, "find_budget_lines", fair_id=fair["id"])
            ]
        )
    }


def verify_total_amount_of_budget_lines_by_fair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_fair_with_most_amount_among_budget_lines_of_fair_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by fair and find the largest total."""
    found = [
        budget_line
        for fair in every_item(tools, "find_fairs", status=status)
        for budget_line in every_item(tools, "find_budget_lines", fair_id=fair["id"])
    ]
    totals: dict[str, int] = {}
    for budget_line in found:
        totals[budget_line["fair_name"]] = totals.get(budget_line["fair_name"], 0) + budget_line["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"fair": largest, "total_amount": totals[largest]}


def verify_fair_with_most_amount_among_budget_lines_of_fair_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_finish_task_for_each_by_fair_and_status(tools: Tools, *, fair_name: str, status: str) -> dict[str, Json]:
    """Finish each of the tasks meant, and count them."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = list(every_item(tools, "find_tasks", fair_id=fair["id"], status=status))
    for task in found:
        tools("finish_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_finish_task_for_each_by_fair_and_status(
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


def solve_drop_task_with_highest_effort_by_fair_and_status(
    tools: Tools, *, fair_name: str, status: str
) -> dict[str, Json]:
    """Drop the task with the highest effort in hours, no other."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    task = max(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "find_tasks", fair_id=fair["id"], status=status)
        ],
        key=lambda task: task["effort"],
    )
    tools("drop_task", task_id=task["id"])
    return {"effort": task["effort"]}


def verify_drop_task_with_highest_effort_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The effort in hours must be right, and one task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "effort in hours": given.get("effort") == truth["effort"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_ranking_by_opens_on_of_fairs_in_detail_least_stand_area_by_status(
    tools: Tools, *, status: str, least_stand_area: int, top: int
) -> dict[str, Json]:
    """Put the fairs meant in order by first day, and list the first ones."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["stand_area"] >= least_stand_area]
    ranked = sorted(found, key=lambda fair: fair["opens_on"])[:top]
    return {"names": [fair["name"] for fair in ranked]}


def verify_ranking_by_opens_on_of_fairs_in_detail_least_stand_area_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}
