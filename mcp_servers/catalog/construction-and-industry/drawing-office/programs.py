"""Solutions and verifications of programmatic tasks on Thorngate drawing office."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_confirm_issue_for_each_by_drawing(tools: Tools, *, drawing_number: str) -> dict[str, Json]:
    """Confirm each of the issues meant, and count them."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    found = list(every_item(tools, "find_issues", drawing_id=drawing["id"]))
    for issue in found:
        tools("confirm_issue", issue_id=issue["id"])
    return {"issues": len(found)}


def verify_confirm_issue_for_each_by_drawing(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many issues must have changed."""
    given = answer or {}
    changed = [row for key, row in after["issues"].items() if row != before["issues"].get(key)]
    return {
        "number of issues": given.get("issues") == truth["issues"],
        "as many changed": len(changed) == truth["issues"],
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
    }


def solve_confirm_issue_with_earliest_issued_on_by_builder_and_purpose(
    tools: Tools, *, builder_name: str, purpose: str
) -> dict[str, Json]:
    """Confirm the issue with the earliest day of the issue, no other."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    issue = min(
        every_item(tools, "find_issues", builder_id=builder["id"], purpose=purpose),
        key=lambda issue: issue["issued_on"],
    )
    tools("confirm_issue", issue_id=issue["id"])
    return {"day_of_the_issue": issue["issued_on"]}


def verify_confirm_issue_with_earliest_issued_on_by_builder_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the issue must be right, and one issue must have changed."""
    given = answer or {}
    changed = [row for key, row in after["issues"].items() if row != before["issues"].get(key)]
    return {
        "day of the issue": given.get("day_of_the_issue") == truth["day_of_the_issue"],
        "one changed": len(changed) == 1,
        "status is confirmed": all(row["status"] == "confirmed" for row in changed),
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


def solve_earliest_asked_on_of_queries_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of the query of the queries meant."""
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


def solve_drawing_with_most_queries_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the drawings meant has the most queries."""
    project = tools("find_projects", name=project_name)["items"][0]
    counted = [
        (tools("find_queries", drawing_id=drawing["id"])["total"], drawing)
        for drawing in every_item(tools, "find_drawings", project_id=project["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"drawing_number": chosen["number"], "queries": most}


def verify_drawing_with_most_queries_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "drawing number": given.get("drawing_number") == truth["drawing_number"],
        "number of queries": given.get("queries") == truth["queries"],
        "nothing changed": before == after,
    }


def solve_total_number_of_revisions_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of the revision of the revisions that are meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    return {
        "total_the_revision": sum(
            revision["number"]
            for revision in every_item(tools, "find_revisions", project_id=project["id"], status=status)
        )
    }


def verify_total_number_of_revisions_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_author_with_most_number_of_revisions_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of the revision by author and find the largest total."""
    project = tools("find_projects", name=project_name)["items"][0]
    totals: dict[str, int] = {}
    for revision in every_item(tools, "find_revisions", project_id=project["id"], status=status):
        totals[revision["author_name"]] = totals.get(revision["author_name"], 0) + revision["number"]
    largest = max(totals, key=lambda group: totals[group])
    return {"author": largest, "total_the_revision": totals[largest]}


def verify_author_with_most_number_of_revisions_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "author": given.get("author") == truth["author"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_project_with_most_queries_in_report_queries_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the project with the highest queries in a report."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    largest = max(
        every_item(tools, "report_queries", builder_id=builder["id"], status=status), key=lambda group: group["queries"]
    )
    return {"project": largest["drawing_project_name"], "queries": largest["queries"]}


def verify_project_with_most_queries_in_report_queries_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "project": given.get("project") == truth["project"],
        "queries": given.get("queries") == truth["queries"],
        "nothing changed": before == after,
    }


def solve_check_revision_for_each_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Check each of the revisions meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_revisions", project_id=project["id"], status=status))
    for revision in found:
        tools("check_revision", revision_id=revision["id"])
    return {"revisions": len(found)}


def verify_check_revision_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many revisions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["revisions"].items() if row != before["revisions"].get(key)]
    return {
        "number of revisions": given.get("revisions") == truth["revisions"],
        "as many changed": len(changed) == truth["revisions"],
        "status is checked": all(row["status"] == "checked" for row in changed),
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


def solve_earliest_issued_on_of_issues_by_builder_and_purpose(
    tools: Tools, *, builder_name: str, purpose: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the issue of the issues meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    chosen = min(
        every_item(tools, "find_issues", builder_id=builder["id"], purpose=purpose),
        key=lambda issue: issue["issued_on"],
    )
    return {"drawing": chosen["revision_drawing_number"], "day_of_the_issue": chosen["issued_on"]}


def verify_earliest_issued_on_of_issues_by_builder_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "drawing": given.get("drawing") == truth["drawing"],
        "day of the issue": given.get("day_of_the_issue") == truth["day_of_the_issue"],
        "nothing changed": before == after,
    }


def solve_revision_with_most_issues_by_drawing(tools: Tools, *, drawing_number: str) -> dict[str, Json]:
    """Find out which of the revisions meant has the most issues."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    counted = [
        (tools("find_issues", revision_id=revision["id"])["total"], revision)
        for revision in every_item(tools, "find_revisions", drawing_id=drawing["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"author": chosen["author_name"], "issues": most}


def verify_revision_with_most_issues_by_drawing(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "author": given.get("author") == truth["author"],
        "number of issues": given.get("issues") == truth["issues"],
        "nothing changed": before == after,
    }
