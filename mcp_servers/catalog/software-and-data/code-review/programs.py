"""Solutions and verifications of programmatic tasks on Lantern Labs code review."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_close_pull_request_for_each_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str
) -> dict[str, Json]:
    """Close each of the pull requests meant, and count them."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    found = list(every_item(tools, "find_pull_requests", author_id=developer["id"], status=status))
    for pull_request in found:
        tools("close_pull_request", pull_request_id=pull_request["id"])
    return {"pull_requests": len(found)}


def verify_close_pull_request_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many pull requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "number of pull requests": given.get("pull_requests") == truth["pull_requests"],
        "as many changed": len(changed) == truth["pull_requests"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_close_pull_request_with_highest_size_by_area_and_checks(
    tools: Tools, *, area_name: str, checks: str
) -> dict[str, Json]:
    """Close the pull request with the highest changed lines, no other."""
    area = tools("find_areas", name=area_name)["items"][0]
    pull_request = max(
        [
            tools("get_pull_request", pull_request_id=pull_request["id"])
            for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"], checks=checks)
        ],
        key=lambda pull_request: pull_request["size"],
    )
    tools("close_pull_request", pull_request_id=pull_request["id"])
    return {"changed_lines": pull_request["size"]}


def verify_close_pull_request_with_highest_size_by_area_and_checks(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The changed lines must be right, and one pull request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_mark_ready_or_close_pull_request_by_size_by_area_and_status(
    tools: Tools, *, area_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the changed lines what to do with the only pull request meant."""
    area = tools("find_areas", name=area_name)["items"][0]
    pull_request = next(every_item(tools, "find_pull_requests", area_id=area["id"], status=status))
    pull_request = tools("get_pull_request", pull_request_id=pull_request["id"])
    if pull_request["size"] > limit:
        tools("mark_ready", pull_request_id=pull_request["id"])
    else:
        tools("close_pull_request", pull_request_id=pull_request["id"])
    return {"changed_lines": pull_request["size"]}


def verify_mark_ready_or_close_pull_request_by_size_by_area_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The changed lines must be right, and one pull request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {"changed lines": given.get("changed_lines") == truth["changed_lines"], "one changed": len(changed) == 1}


def solve_earliest_merged_on_of_pull_requests_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the merge of the pull requests meant."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    chosen = min(
        [
            tools("get_pull_request", pull_request_id=pull_request["id"])
            for pull_request in every_item(tools, "find_pull_requests", author_id=developer["id"], status=status)
        ],
        key=lambda pull_request: pull_request["merged_on"],
    )
    return {"number": chosen["number"], "day_of_the_merge": chosen["merged_on"]}


def verify_earliest_merged_on_of_pull_requests_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of the merge": given.get("day_of_the_merge") == truth["day_of_the_merge"],
        "nothing changed": before == after,
    }


def solve_area_with_most_pull_requests_by_owner_and_guarded(
    tools: Tools, *, developer_name: str, guarded: bool
) -> dict[str, Json]:
    """Find out which of the areas meant has the most pull requests."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    counted = [
        (tools("find_pull_requests", area_id=area["id"])["total"], area)
        for area in every_item(tools, "find_areas", owner_id=developer["id"], guarded=guarded)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "pull_requests": most}


def verify_area_with_most_pull_requests_by_owner_and_guarded(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of pull requests": given.get("pull_requests") == truth["pull_requests"],
        "nothing changed": before == after,
    }


def solve_reviewer_with_most_reviews_in_report_reviews_by_repository_and_status(
    tools: Tools, *, repository_name: str, status: str
) -> dict[str, Json]:
    """Find the reviewer with the highest reviews in a report."""
    repository = tools("find_repositories", name=repository_name)["items"][0]
    largest = max(
        every_item(tools, "report_reviews", repository_id=repository["id"], status=status),
        key=lambda group: group["reviews"],
    )
    return {"reviewer": largest["reviewer_name"], "reviews": largest["reviews"]}


def verify_reviewer_with_most_reviews_in_report_reviews_by_repository_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reviewer": given.get("reviewer") == truth["reviewer"],
        "reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }


def solve_mark_ready_for_each_by_area_and_status(tools: Tools, *, area_name: str, status: str) -> dict[str, Json]:
    """Mark ready each of the pull requests meant, and count them."""
    area = tools("find_areas", name=area_name)["items"][0]
    found = list(every_item(tools, "find_pull_requests", area_id=area["id"], status=status))
    for pull_request in found:
        tools("mark_ready", pull_request_id=pull_request["id"])
    return {"pull_requests": len(found)}


def verify_mark_ready_for_each_by_area_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many pull requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "number of pull requests": given.get("pull_requests") == truth["pull_requests"],
        "as many changed": len(changed) == truth["pull_requests"],
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_mark_ready_with_highest_size_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str
) -> dict[str, Json]:
    """Mark ready the pull request with the highest changed lines, no other."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    pull_request = max(
        [
            tools("get_pull_request", pull_request_id=pull_request["id"])
            for pull_request in every_item(tools, "find_pull_requests", author_id=developer["id"], status=status)
        ],
        key=lambda pull_request: pull_request["size"],
    )
    tools("mark_ready", pull_request_id=pull_request["id"])
    return {"changed_lines": pull_request["size"]}


def verify_mark_ready_with_highest_size_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The changed lines must be right, and one pull request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "one changed": len(changed) == 1,
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_mark_ready_or_close_pull_request_by_size_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the changed lines what to do with the only pull request meant."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    pull_request = next(every_item(tools, "find_pull_requests", author_id=developer["id"], status=status))
    pull_request = tools("get_pull_request", pull_request_id=pull_request["id"])
    if pull_request["size"] > limit:
        tools("mark_ready", pull_request_id=pull_request["id"])
    else:
        tools("close_pull_request", pull_request_id=pull_request["id"])
    return {"changed_lines": pull_request["size"]}


def verify_mark_ready_or_close_pull_request_by_size_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The changed lines must be right, and one pull request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {"changed lines": given.get("changed_lines") == truth["changed_lines"], "one changed": len(changed) == 1}


def solve_highest_size_of_pull_requests_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest changed lines of the pull requests meant."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    chosen = max(
        [
            tools("get_pull_request", pull_request_id=pull_request["id"])
            for pull_request in every_item(tools, "find_pull_requests", author_id=developer["id"], status=status)
        ],
        key=lambda pull_request: pull_request["size"],
    )
    return {"number": chosen["number"], "changed_lines": chosen["size"]}


def verify_highest_size_of_pull_requests_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "nothing changed": before == after,
    }


def solve_pull_request_with_most_reviews_by_area_and_checks(
    tools: Tools, *, area_name: str, checks: str
) -> dict[str, Json]:
    """Find out which of the pull requests meant has the most reviews."""
    area = tools("find_areas", name=area_name)["items"][0]
    counted = [
        (tools("find_reviews", pull_request_id=pull_request["id"])["total"], pull_request)
        for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"], checks=checks)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "reviews": most}


def verify_pull_request_with_most_reviews_by_area_and_checks(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }


def solve_author_with_most_changed_lines_in_report_pull_requests_by_repository_and_status(
    tools: Tools, *, repository_name: str, status: str
) -> dict[str, Json]:
    """Find the author with the highest changed lines in a report."""
    repository = tools("find_repositories", name=repository_name)["items"][0]
    largest = max(
        every_item(tools, "report_pull_requests", repository_id=repository["id"], status=status),
        key=lambda group: group["changed_lines"],
    )
    return {"author": largest["author_name"], "changed_lines": largest["changed_lines"]}


def verify_author_with_most_changed_lines_in_report_pull_requests_by_repository_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "author": given.get("author") == truth["author"],
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "nothing changed": before == after,
    }
