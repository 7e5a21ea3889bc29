"""Solutions and verifications of programmatic tasks on Trade fair planning of a pump maker."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_begin_task_where_allowed_in_detail_fair_closes_on_from_by_colleague(
    tools: Tools, *, colleague_name: str, fair_closes_on_from: str
) -> dict[str, Json]:
    """Begin those of the tasks meant for which that is allowed."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"]) for task in every_item(tools, "find_tasks", colleague_id=colleague["id"])
    ]
    found = [task for task in found if tools("get_fair", fair_id=task["fair_id"])["closes_on"] >= fair_closes_on_from]
    done = refused = 0
    for task in found:
        try:
            tools("begin_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_begin_task_where_allowed_in_detail_fair_closes_on_from_by_colleague(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in work": all(row["status"] == "in_work" for row in changed),
    }


def solve_task_with_most_dependencies_by_colleague_and_critical(
    tools: Tools, *, colleague_name: str, critical: bool
) -> dict[str, Json]:
    """Find out which of the tasks meant has the most dependencies."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    counted = [
        (tools("find_dependencies", needed_id=task["id"])["total"], task)
        for task in every_item(tools, "find_tasks", colleague_id=colleague["id"], critical=critical)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"fair": chosen["fair_name"], "dependencies": most}


def verify_task_with_most_dependencies_by_colleague_and_critical(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "number of dependencies": given.get("dependencies") == truth["dependencies"],
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


def solve_drop_task_for_each_by_colleague_and_status(
    tools: Tools, *, colleague_name: str, status: str
) -> dict[str, Json]:
    """Drop each of the tasks meant, and count them."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = list(every_item(tools, "find_tasks", colleague_id=colleague["id"], status=status))
    for task in found:
        tools("drop_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_drop_task_for_each_by_colleague_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_total_amount_of_quotes_by_fair(tools: Tools, *, fair_name: str) -> dict[str, Json]:
    """Add up the amount of the quotes that are meant."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    return {"total_amount": sum(quote["amount"] for quote in every_item(tools, "find_quotes", fair_id=fair["id"]))}


def verify_total_amount_of_quotes_by_fair(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


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


def solve_accept_quote_within_budget_by_amount_by_fair_and_status(
    tools: Tools, *, fair_name: str, status: str, budget: int
) -> dict[str, Json]:
    """Accept as many of the quotes meant as a budget allows, lowest amount first."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = list(every_item(tools, "find_quotes", fair_id=fair["id"], status=status))
    taken = spent = 0
    for quote in sorted(found, key=lambda quote: quote["amount"]):
        if spent + quote["amount"] > budget:
            break
        tools("accept_quote", quote_id=quote["id"])
        taken, spent = taken + 1, spent + quote["amount"]
    return {"number": taken, "total_amount": spent}


def verify_accept_quote_within_budget_by_amount_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of quotes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["quotes"].items() if row != before["quotes"].get(key)]
    return {
        "number of quotes": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_fair_with_most_tasks_in_report_tasks_by_colleague_and_status(
    tools: Tools, *, colleague_name: str, status: str
) -> dict[str, Json]:
    """Find the fair with the highest tasks in a report."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    largest = max(
        every_item(tools, "report_tasks", colleague_id=colleague["id"], status=status), key=lambda group: group["tasks"]
    )
    return {"fair": largest["fair_name"], "tasks": largest["tasks"]}


def verify_fair_with_most_tasks_in_report_tasks_by_colleague_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "tasks": given.get("tasks") == truth["tasks"],
        "nothing changed": before == after,
    }


def solve_most_effort_among_tasks_in_detail_most_effort_by_colleague(
    tools: Tools, *, colleague_name: str, most_effort: int
) -> dict[str, Json]:
    """Find the one with the highest effort in hours of the tasks meant."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"]) for task in every_item(tools, "find_tasks", colleague_id=colleague["id"])
    ]
    found = [task for task in found if task["effort"] <= most_effort]
    chosen = max(found, key=lambda task: task["effort"])
    return {"fair": chosen["fair_name"], "effort": chosen["effort"]}


def verify_most_effort_among_tasks_in_detail_most_effort_by_colleague(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "effort in hours": given.get("effort") == truth["effort"],
        "nothing changed": before == after,
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


def solve_budget_line_with_most_amount_of_quotes_by_fair(tools: Tools, *, fair_name: str) -> dict[str, Json]:
    """Add up the amount by budget line and find the largest total."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    totals: dict[str, int] = {}
    for quote in every_item(tools, "find_quotes", fair_id=fair["id"]):
        totals[quote["budget_line_name"]] = totals.get(quote["budget_line_name"], 0) + quote["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"budget_line": largest, "total_amount": totals[largest]}


def verify_budget_line_with_most_amount_of_quotes_by_fair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "budget line": given.get("budget_line") == truth["budget_line"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_finish_task_with_highest_effort_by_colleague_and_status(
    tools: Tools, *, colleague_name: str, status: str
) -> dict[str, Json]:
    """Finish the task with the highest effort in hours, no other."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    task = max(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "find_tasks", colleague_id=colleague["id"], status=status)
        ],
        key=lambda task: task["effort"],
    )
    tools("finish_task", task_id=task["id"])
    return {"effort": task["effort"]}


def verify_finish_task_with_highest_effort_by_colleague_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The effort in hours must be right, and one task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "effort in hours": given.get("effort") == truth["effort"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_total_amount_of_quotes_by_fair_and_status(tools: Tools, *, fair_name: str, status: str) -> dict[str, Json]:
    """Add up the amount of the quotes that are meant."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    return {
        "total_amount": sum(
            quote["amount"] for quote in every_item(tools, "find_quotes", fair_id=fair["id"], status=status)
        )
    }


def verify_total_amount_of_quotes_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}
