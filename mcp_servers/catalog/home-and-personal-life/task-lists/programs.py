"""Solutions and verifications of programmatic tasks on Task lists."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_due_on_of_tasks_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the tasks meant."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    chosen = min(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status)
        ],
        key=lambda task: task["due_on"],
    )
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_tasks_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_task_with_most_task_links_by_task_list_and_hidden(
    tools: Tools, *, task_list_title: str, hidden: bool
) -> dict[str, Json]:
    """Find out which of the tasks meant has the most task links."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    counted = [
        (tools("list_task_links", task_id=task["id"])["total"], task)
        for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], hidden=hidden)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "task_links": most}


def verify_task_with_most_task_links_by_task_list_and_hidden(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of task links": given.get("task_links") == truth["task_links"],
        "nothing changed": before == after,
    }


def solve_reopen_task_for_each_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str
) -> dict[str, Json]:
    """Reopen each of the tasks meant, and count them."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    found = list(every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status))
    for task in found:
        tools("reopen_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_reopen_task_for_each_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is needs action": all(row["status"] == "needs_action" for row in changed),
    }


def solve_delete_task_with_earliest_due_on_by_task_list_and_hidden(
    tools: Tools, *, task_list_title: str, hidden: bool
) -> dict[str, Json]:
    """Delete the task with the earliest due date, no other."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    task = min(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], hidden=hidden)
        ],
        key=lambda task: task["due_on"],
    )
    tools("delete_task", task_id=task["id"])
    return {"due_date": task["due_on"]}


def verify_delete_task_with_earliest_due_on_by_task_list_and_hidden(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one task must be gone."""
    given = answer or {}
    changed = [key for key in before["tasks"] if key not in after["tasks"]]
    return {"due date": given.get("due_date") == truth["due_date"], "one changed": len(changed) == 1}


def solve_complete_task_for_each_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str
) -> dict[str, Json]:
    """Complete each of the tasks meant, and count them."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    found = list(every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status))
    for task in found:
        tools("complete_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_complete_task_for_each_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks": given.get("tasks") == truth["tasks"],
        "as many changed": len(changed) == truth["tasks"],
        "status is completed": all(row["status"] == "completed" for row in changed),
    }


def solve_earliest_completed_at_among_tasks_in_detail_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest completion time of the tasks meant."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    found = [
        tools("get_task", task_id=task["id"])
        for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status)
    ]
    chosen = min(found, key=lambda task: task["completed_at"])
    return {"title": chosen["title"], "completion_time": chosen["completed_at"]}


def verify_earliest_completed_at_among_tasks_in_detail_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "completion time": given.get("completion_time") == truth["completion_time"],
        "nothing changed": before == after,
    }


def solve_earliest_due_on_of_tasks_by_task_list_and_hidden(
    tools: Tools, *, task_list_title: str, hidden: bool
) -> dict[str, Json]:
    """Find the one with the earliest due date of the tasks meant."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    chosen = min(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], hidden=hidden)
        ],
        key=lambda task: task["due_on"],
    )
    return {"title": chosen["title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_tasks_by_task_list_and_hidden(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_task_with_most_task_links_by_task_list(tools: Tools, *, task_list_title: str) -> dict[str, Json]:
    """Find out which of the tasks meant has the most task links."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    counted = [
        (tools("list_task_links", task_id=task["id"])["total"], task)
        for task in every_item(tools, "list_tasks", task_list_id=task_list["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "task_links": most}


def verify_task_with_most_task_links_by_task_list(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of task links": given.get("task_links") == truth["task_links"],
        "nothing changed": before == after,
    }


def solve_task_with_most_task_links_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str
) -> dict[str, Json]:
    """Find out which of the tasks meant has the most task links."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    counted = [
        (tools("list_task_links", task_id=task["id"])["total"], task)
        for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "task_links": most}


def verify_task_with_most_task_links_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of task links": given.get("task_links") == truth["task_links"],
        "nothing changed": before == after,
    }


def solve_reopen_task_for_first_by_due_on_by_task_list_and_status(
    tools: Tools, *, task_list_title: str, status: str, quota: int
) -> dict[str, Json]:
    """Reopen the first few of the tasks meant, in order by due date."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    found = list(every_item(tools, "list_tasks", task_list_id=task_list["id"], status=status))
    first = sorted(found, key=lambda task: task["due_on"])[:quota]
    for task in first:
        tools("reopen_task", task_id=task["id"])
    return {"titles": [task["title"] for task in first]}


def verify_reopen_task_for_first_by_due_on_by_task_list_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is needs action": all(row["status"] == "needs_action" for row in changed),
    }


def solve_ranking_by_completed_at_of_tasks_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the tasks meant in order by completion time, and list the first ones."""
    found = [tools("get_task", task_id=task["id"]) for task in every_item(tools, "list_tasks", status=status)]
    ranked = sorted(found, key=lambda task: task["completed_at"])[:top]
    return {"titles": [task["title"] for task in ranked]}


def verify_ranking_by_completed_at_of_tasks_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_delete_task_for_each_by_task_list_and_hidden(
    tools: Tools, *, task_list_title: str, hidden: bool
) -> dict[str, Json]:
    """Delete each of the tasks meant, and count them."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    found = list(every_item(tools, "list_tasks", task_list_id=task_list["id"], hidden=hidden))
    for task in found:
        tools("delete_task", task_id=task["id"])
    return {"tasks": len(found)}


def verify_delete_task_for_each_by_task_list_and_hidden(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tasks must be gone."""
    given = answer or {}
    changed = [key for key in before["tasks"] if key not in after["tasks"]]
    return {"number of tasks": given.get("tasks") == truth["tasks"], "as many changed": len(changed) == truth["tasks"]}


def solve_reopen_task_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Reopen those of the tasks meant for which that is allowed."""
    found = list(every_item(tools, "list_tasks", status=status))
    done = refused = 0
    for task in found:
        try:
            tools("reopen_task", task_id=task["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_task_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tasks must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "number of tasks done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is needs action": all(row["status"] == "needs_action" for row in changed),
    }


def solve_complete_task_with_earliest_due_on_by_task_list_and_hidden(
    tools: Tools, *, task_list_title: str, hidden: bool
) -> dict[str, Json]:
    """Complete the task with the earliest due date, no other."""
    task_list = tools("list_task_lists", title=task_list_title)["items"][0]
    task = min(
        [
            tools("get_task", task_id=task["id"])
            for task in every_item(tools, "list_tasks", task_list_id=task_list["id"], hidden=hidden)
        ],
        key=lambda task: task["due_on"],
    )
    tools("complete_task", task_id=task["id"])
    return {"due_date": task["due_on"]}


def verify_complete_task_with_earliest_due_on_by_task_list_and_hidden(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one task must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tasks"].items() if row != before["tasks"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is completed": all(row["status"] == "completed" for row in changed),
    }
