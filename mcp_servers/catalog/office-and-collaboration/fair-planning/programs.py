"""Solutions and verifications of programmatic tasks on Trade fair planning of a pump maker."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_due_on_among_tasks_in_detail_most_effort_by_colleague(
    tools: Tools, *, colleague_name: str, most_effort: int
) -> dict[str, Json]:
    """Find the one with the earliest due date of the tasks meant."""
    colleague = tools("find_colleagues", name=colleague_name)["items"][0]
    found = [
        tools("get_task", task_id=task["id"]) for task in every_item(tools, "find_tasks", colleague_id=colleague["id"])
    ]
    found = [task for task in found if task["effort"] <= most_effort]
    chosen = min(found, key=lambda task: task["due_on"])
    return {"fair": chosen["fair_name"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_tasks_in_detail_most_effort_by_colleague(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "fair": given.get("fair") == truth["fair"],
        "due date": given.get("due_date") == truth["due_date"],
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


def solve_ranking_by_stand_area_of_fairs_in_detail_closes_on_from_by_status(
    tools: Tools, *, status: str, closes_on_from: str, top: int
) -> dict[str, Json]:
    """Put the fairs meant in order by stand area in square metres, and list the first ones."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["closes_on"] >= closes_on_from]
    ranked = sorted(found, key=lambda fair: fair["stand_area"], reverse=True)[:top]
    return {"names": [fair["name"] for fair in ranked]}


def verify_ranking_by_stand_area_of_fairs_in_detail_closes_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_drop_dependency_for_each_of_task_by_fair_and_status(
    tools: Tools, *, fair_name: str, status: str
) -> dict[str, Json]:
    """Drop each of the dependencies meant, and count them."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    found = [
        dependency
        for task in every_item(tools, "find_tasks", fair_id=fair["id"], status=status)
        for dependency in every_item(tools, "find_dependencies", task_id=task["id"])
    ]
    for dependency in found:
        tools("drop_dependency", dependency_id=dependency["id"])
    return {"dependencies": len(found)}


def verify_drop_dependency_for_each_of_task_by_fair_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of dependencies must be gone."""
    given = answer or {}
    changed = [key for key in before["dependencies"] if key not in after["dependencies"]]
    return {
        "number of dependencies": given.get("dependencies") == truth["dependencies"],
        "as many changed": len(changed) == truth["dependencies"],
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


def solve_total_amount_of_quotes_by_fair(tools: Tools, *, fair_name: str) -> dict[str, Json]:
    """Add up the amount of the quotes that are meant."""
    fair = tools("find_fairs", name=fair_name)["items"][0]
    return {"total_amount": sum(quote["amount"] for quote in every_item(tools, "find_quotes", fair_id=fair["id"]))}


def verify_total_amount_of_quotes_by_fair(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_declare_ready_where_allowed_in_detail_closes_on_from_by_status(
    tools: Tools, *, status: str, closes_on_from: str
) -> dict[str, Json]:
    """Declare ready those of the fairs meant for which that is allowed."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["closes_on"] >= closes_on_from]
    done = refused = 0
    for fair in found:
        try:
            tools("declare_ready", fair_id=fair["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_declare_ready_where_allowed_in_detail_closes_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fairs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fairs"].items() if row != before["fairs"].get(key)]
    return {
        "number of fairs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is ready": all(row["status"] == "ready" for row in changed),
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


def solve_most_stand_area_among_fairs_in_detail_closes_on_from_by_status(
    tools: Tools, *, status: str, closes_on_from: str
) -> dict[str, Json]:
    """Find the one with the greatest stand area of the fairs meant."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["closes_on"] >= closes_on_from]
    chosen = max(found, key=lambda fair: fair["stand_area"])
    return {"name": chosen["name"], "stand_area": chosen["stand_area"]}


def verify_most_stand_area_among_fairs_in_detail_closes_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "stand area in square metres": given.get("stand_area") == truth["stand_area"],
        "nothing changed": before == after,
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


def solve_ranking_by_closes_on_of_fairs_in_detail_most_stand_area_by_status(
    tools: Tools, *, status: str, most_stand_area: int, top: int
) -> dict[str, Json]:
    """Put the fairs meant in order by last day, and list the first ones."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["stand_area"] <= most_stand_area]
    ranked = sorted(found, key=lambda fair: fair["closes_on"])[:top]
    return {"names": [fair["name"] for fair in ranked]}


def verify_ranking_by_closes_on_of_fairs_in_detail_most_stand_area_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_give_fair_up_where_allowed_in_detail_most_stand_area_by_status(
    tools: Tools, *, status: str, most_stand_area: int
) -> dict[str, Json]:
    """Give those of the fairs meant for which that is allowed."""
    found = [tools("get_fair", fair_id=fair["id"]) for fair in every_item(tools, "find_fairs", status=status)]
    found = [fair for fair in found if fair["stand_area"] <= most_stand_area]
    done = refused = 0
    for fair in found:
        try:
            tools("give_fair_up", fair_id=fair["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_give_fair_up_where_allowed_in_detail_most_stand_area_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fairs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fairs"].items() if row != before["fairs"].get(key)]
    return {
        "number of fairs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is given up": all(row["status"] == "given_up" for row in changed),
    }
