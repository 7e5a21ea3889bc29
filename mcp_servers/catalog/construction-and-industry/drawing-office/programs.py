"""Solutions and verifications of programmatic tasks on Thorngate drawing office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_answer_by_among_queries_in_detail_asked_on_until_by_project(
    tools: Tools, *, project_name: str, asked_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the queries meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"])
    ]
    found = [query for query in found if query["asked_on"] <= asked_on_until]
    chosen = min(found, key=lambda query: query["answer_by"])
    return {"query_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_among_queries_in_detail_asked_on_until_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_ranking_by_answer_by_of_queries_in_detail_drawing_needed_on_until_by_builder(
    tools: Tools, *, builder_name: str, drawing_needed_on_until: str, top: int
) -> dict[str, Json]:
    """Put the queries meant in order by answer deadline, and list the first ones."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", builder_id=builder["id"])
    ]
    found = [
        query
        for query in found
        if tools("get_drawing", drawing_id=query["drawing_id"])["needed_on"] <= drawing_needed_on_until
    ]
    ranked = sorted(found, key=lambda query: query["answer_by"])[:top]
    return {"query_numbers": [query["number"] for query in ranked]}


def verify_ranking_by_answer_by_of_queries_in_detail_drawing_needed_on_until_by_builder(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"query numbers": given.get("query_numbers") == truth["query_numbers"], "nothing changed": before == after}


def solve_earliest_answer_by_of_queries_by_drawing_and_status(
    tools: Tools, *, drawing_number: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the queries meant."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    chosen = min(
        [
            tools("get_query", query_id=query["id"])
            for query in every_item(tools, "find_queries", drawing_id=drawing["id"], status=status)
        ],
        key=lambda query: query["answer_by"],
    )
    return {"query_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_of_queries_by_drawing_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_ranking_by_answer_by_of_queries_in_detail_asked_on_until_by_project(
    tools: Tools, *, project_name: str, asked_on_until: str, top: int
) -> dict[str, Json]:
    """Put the queries meant in order by answer deadline, and list the first ones."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"])
    ]
    found = [query for query in found if query["asked_on"] <= asked_on_until]
    ranked = sorted(found, key=lambda query: query["answer_by"])[:top]
    return {"query_numbers": [query["number"] for query in ranked]}


def verify_ranking_by_answer_by_of_queries_in_detail_asked_on_until_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"query numbers": given.get("query_numbers") == truth["query_numbers"], "nothing changed": before == after}


def solve_earliest_asked_on_among_queries_in_detail_drawing_needed_on_until_by_project(
    tools: Tools, *, project_name: str, drawing_needed_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of query of the queries meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"])
    ]
    found = [
        query
        for query in found
        if tools("get_drawing", drawing_id=query["drawing_id"])["needed_on"] <= drawing_needed_on_until
    ]
    chosen = min(found, key=lambda query: query["asked_on"])
    return {"query_number": chosen["number"], "date_of_the_query": chosen["asked_on"]}


def verify_earliest_asked_on_among_queries_in_detail_drawing_needed_on_until_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "date of the query": given.get("date_of_the_query") == truth["date_of_the_query"],
        "nothing changed": before == after,
    }


def solve_reopen_query_for_each_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Reopen each of the queries meant, and count them."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = list(every_item(tools, "find_queries", builder_id=builder["id"], status=status))
    for query in found:
        tools("reopen_query", query_id=query["id"])
    return {"queries": len(found)}


def verify_reopen_query_for_each_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many queries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["queries"].items() if row != before["queries"].get(key)]
    return {
        "number of queries": given.get("queries") == truth["queries"],
        "as many changed": len(changed) == truth["queries"],
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_withdraw_drawing_where_allowed_of_project_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Withdraw those of the drawings meant for which that is allowed."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        drawing
        for project in every_item(tools, "find_projects", leader_id=engineer["id"], status=status)
        for drawing in every_item(tools, "find_drawings", project_id=project["id"])
    ]
    done = refused = 0
    for drawing in found:
        try:
            tools("withdraw_drawing", drawing_id=drawing["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_drawing_where_allowed_of_project_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of drawings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["drawings"].items() if row != before["drawings"].get(key)]
    return {
        "number of drawings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_ask_query_earliest_needed_on_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, builder_name: str, number: str, question: str
) -> dict[str, Json]:
    """Choose the drawing with the earliest day on which it is needed and use it."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    project = tools("find_projects", name=project_name)["items"][0]
    drawing = min(
        every_item(tools, "find_drawings", project_id=project["id"], status=status),
        key=lambda drawing: drawing["needed_on"],
    )
    made = tools("ask_query", builder_id=builder["id"], drawing_id=drawing["id"], number=number, question=question)
    return {"date_of_the_query": made["asked_on"]}


def verify_ask_query_earliest_needed_on_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One query must have been added, with the date of the query that is right."""
    given = answer or {}
    added = [row for key, row in after["queries"].items() if key not in before["queries"]]
    return {
        "date of the query": given.get("date_of_the_query") == truth["date_of_the_query"],
        "one added": len(added) == 1,
        "with that date of the query": [row["asked_on"] for row in added] == [truth["date_of_the_query"]],
    }


def solve_confirm_issue_for_each_by_drawing_and_status(
    tools: Tools, *, drawing_number: str, status: str
) -> dict[str, Json]:
    """Confirm each of the issues meant, and count them."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    found = list(every_item(tools, "find_issues", drawing_id=drawing["id"], status=status))
    for issue in found:
        tools("confirm_issue", issue_id=issue["id"])
    return {"issues": len(found)}


def verify_confirm_issue_for_each_by_drawing_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of issues must have changed."""
    given = answer or {}
    changed = [row for key, row in after["issues"].items() if row != before["issues"].get(key)]
    return {
        "number of issues": given.get("issues") == truth["issues"],
        "as many changed": len(changed) == truth["issues"],
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
    }


def solve_project_with_most_drawings_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the projects meant has the most drawings."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_drawings", project_id=project["id"])["total"], project)
        for project in every_item(tools, "find_projects", leader_id=engineer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "drawings": most}


def verify_project_with_most_drawings_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of drawings": given.get("drawings") == truth["drawings"],
        "nothing changed": before == after,
    }


def solve_close_query_with_earliest_answer_by_by_drawing_and_status(
    tools: Tools, *, drawing_number: str, status: str
) -> dict[str, Json]:
    """Close the query with the earliest answer deadline, no other."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    query = min(
        [
            tools("get_query", query_id=query["id"])
            for query in every_item(tools, "find_queries", drawing_id=drawing["id"], status=status)
        ],
        key=lambda query: query["answer_by"],
    )
    tools("close_query", query_id=query["id"])
    return {"answer_deadline": query["answer_by"]}


def verify_close_query_with_earliest_answer_by_by_drawing_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer deadline must be right, and one query must have changed."""
    given = answer or {}
    changed = [row for key, row in after["queries"].items() if row != before["queries"].get(key)]
    return {
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_earliest_asked_on_of_queries_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of query of the queries meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    chosen = min(
        [
            tools("get_query", query_id=query["id"])
            for query in every_item(tools, "find_queries", builder_id=builder["id"], status=status)
        ],
        key=lambda query: query["asked_on"],
    )
    return {"query_number": chosen["number"], "date_of_the_query": chosen["asked_on"]}


def verify_earliest_asked_on_of_queries_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "date of the query": given.get("date_of_the_query") == truth["date_of_the_query"],
        "nothing changed": before == after,
    }


def solve_hand_in_revision_for_each_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Hand in each of the revisions meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_revisions", project_id=project["id"], status=status))
    for revision in found:
        tools("hand_in_revision", revision_id=revision["id"])
    return {"revisions": len(found)}


def verify_hand_in_revision_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many revisions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["revisions"].items() if row != before["revisions"].get(key)]
    return {
        "number of revisions": given.get("revisions") == truth["revisions"],
        "as many changed": len(changed) == truth["revisions"],
        "status is to check": all(row["status"] == "to_check" for row in changed),
    }


def solve_check_revision_for_each_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Check each of the revisions meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_revisions", author_id=engineer["id"], status=status))
    for revision in found:
        tools("check_revision", revision_id=revision["id"])
    return {"revisions": len(found)}


def verify_check_revision_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of revisions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["revisions"].items() if row != before["revisions"].get(key)]
    return {
        "number of revisions": given.get("revisions") == truth["revisions"],
        "as many changed": len(changed) == truth["revisions"],
        "status is checked": all(row["status"] == "checked" for row in changed),
    }
