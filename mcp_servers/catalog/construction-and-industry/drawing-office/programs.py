"""Solutions and verifications of programmatic tasks on Thorngate drawing office."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_earliest_asked_on_among_queries_in_detail_by_drawing(tools: Tools, *, drawing_number: str) -> dict[str, Json]:
    """Find the one with the earliest date of the query of the queries meant."""
    drawing = tools("find_drawings", number=drawing_number)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", drawing_id=drawing["id"])
    ]
    chosen = min(found, key=lambda query: query["asked_on"])
    return {"query_number": chosen["number"], "date_of_the_query": chosen["asked_on"]}


def verify_earliest_asked_on_among_queries_in_detail_by_drawing(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "date of the query": given.get("date_of_the_query") == truth["date_of_the_query"],
        "nothing changed": before == after,
    }


def solve_ranking_by_asked_on_of_queries_in_detail_asked_on_until_by_project(
    tools: Tools, *, project_name: str, asked_on_until: str, top: int
) -> dict[str, Json]:
    """Put the queries meant in order by date of the query, and list the first ones."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"])
    ]
    found = [query for query in found if query["asked_on"] <= asked_on_until]
    ranked = sorted(found, key=lambda query: query["asked_on"])[:top]
    return {"query_numbers": [query["number"] for query in ranked]}


def verify_ranking_by_asked_on_of_queries_in_detail_asked_on_until_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"query numbers": given.get("query_numbers") == truth["query_numbers"], "nothing changed": before == after}


def solve_amount_of_number_of_revisions_of_drawing_least_number_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, least_number: int
) -> dict[str, Json]:
    """Count the revisions meant and add up the number of the revision."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        revision
        for drawing in every_item(tools, "find_drawings", project_id=project["id"], status=status)
        for revision in every_item(tools, "find_revisions", drawing_id=drawing["id"])
    ]
    found = [revision for revision in found if revision["number"] >= least_number]
    return {"number": len(found), "total_the_revision": sum(revision["number"] for revision in found)}


def verify_amount_of_number_of_revisions_of_drawing_least_number_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of revisions": given.get("number") == truth["number"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


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


def solve_status_with_most_number_among_revisions_of_drawing_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of the revision by status and find the largest total."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        revision
        for drawing in every_item(tools, "find_drawings", project_id=project["id"], status=status)
        for revision in every_item(tools, "find_revisions", drawing_id=drawing["id"])
    ]
    totals: dict[str, int] = {}
    for revision in found:
        totals[revision["status"]] = totals.get(revision["status"], 0) + revision["number"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_the_revision": totals[largest]}


def verify_status_with_most_number_among_revisions_of_drawing_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_close_query_else_reopen_query_in_detail_asked_on_from_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, asked_on_from: str
) -> dict[str, Json]:
    """Close the queries meant; where that is refused, do something else instead."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"], status=status)
    ]
    found = [query for query in found if query["asked_on"] >= asked_on_from]
    refused = 0
    for query in found:
        try:
            tools("close_query", query_id=query["id"])
        except Refused:
            refused += 1
            tools("reopen_query", query_id=query["id"])
    return {"refused": refused}


def verify_close_query_else_reopen_query_in_detail_asked_on_from_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of queries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["queries"].items() if row != before["queries"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_revision_with_most_issues_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the revisions meant has the most issues."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_issues", revision_id=revision["id"])["total"], revision)
        for revision in every_item(tools, "find_revisions", author_id=engineer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"drawing": chosen["drawing_number"], "issues": most}


def verify_revision_with_most_issues_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "drawing": given.get("drawing") == truth["drawing"],
        "number of issues": given.get("issues") == truth["issues"],
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


def solve_reopen_query_where_allowed_in_detail_drawing_needed_on_until_by_builder(
    tools: Tools, *, builder_name: str, drawing_needed_on_until: str
) -> dict[str, Json]:
    """Reopen those of the queries meant for which that is allowed."""
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
    done = refused = 0
    for query in found:
        try:
            tools("reopen_query", query_id=query["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_query_where_allowed_in_detail_drawing_needed_on_until_by_builder(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of queries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["queries"].items() if row != before["queries"].get(key)]
    return {
        "number of queries done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_amount_of_number_of_revisions_of_drawing_most_number_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, most_number: int
) -> dict[str, Json]:
    """Count the revisions meant and add up the number of the revision."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        revision
        for drawing in every_item(tools, "find_drawings", project_id=project["id"], status=status)
        for revision in every_item(tools, "find_revisions", drawing_id=drawing["id"])
    ]
    found = [revision for revision in found if revision["number"] <= most_number]
    return {"number": len(found), "total_the_revision": sum(revision["number"] for revision in found)}


def verify_amount_of_number_of_revisions_of_drawing_most_number_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of revisions": given.get("number") == truth["number"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_status_with_most_number_of_revisions_by_author(tools: Tools, *, engineer_name: str) -> dict[str, Json]:
    """Add up the number of the revision by status and find the largest total."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    totals: dict[str, int] = {}
    for revision in every_item(tools, "find_revisions", author_id=engineer["id"]):
        totals[revision["status"]] = totals.get(revision["status"], 0) + revision["number"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_the_revision": totals[largest]}


def verify_status_with_most_number_of_revisions_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_author_with_most_number_among_revisions_of_drawing_least_number_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, least_number: int
) -> dict[str, Json]:
    """Add up the number of the revision by author and find the largest total."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        revision
        for drawing in every_item(tools, "find_drawings", project_id=project["id"], status=status)
        for revision in every_item(tools, "find_revisions", drawing_id=drawing["id"])
    ]
    found = [revision for revision in found if revision["number"] >= least_number]
    totals: dict[str, int] = {}
    for revision in found:
        totals[revision["author_name"]] = totals.get(revision["author_name"], 0) + revision["number"]
    largest = max(totals, key=lambda group: totals[group])
    return {"author": largest, "total_the_revision": totals[largest]}


def verify_author_with_most_number_among_revisions_of_drawing_least_number_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "author": given.get("author") == truth["author"],
        "total number of the revision": given.get("total_the_revision") == truth["total_the_revision"],
        "nothing changed": before == after,
    }


def solve_earliest_asked_on_among_queries_in_detail_drawing_needed_on_until_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, drawing_needed_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of the query of the queries meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = [
        tools("get_query", query_id=query["id"])
        for query in every_item(tools, "find_queries", project_id=project["id"], status=status)
    ]
    found = [
        query
        for query in found
        if tools("get_drawing", drawing_id=query["drawing_id"])["needed_on"] <= drawing_needed_on_until
    ]
    chosen = min(found, key=lambda query: query["asked_on"])
    return {"query_number": chosen["number"], "date_of_the_query": chosen["asked_on"]}


def verify_earliest_asked_on_among_queries_in_detail_drawing_needed_on_until_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "query number": given.get("query_number") == truth["query_number"],
        "date of the query": given.get("date_of_the_query") == truth["date_of_the_query"],
        "nothing changed": before == after,
    }
