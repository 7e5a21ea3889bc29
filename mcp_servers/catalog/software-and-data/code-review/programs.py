"""Solutions and verifications of programmatic tasks on Lantern Labs code review."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_size_of_pull_requests_in_detail_by_repository(
    tools: Tools, *, repository_name: str, top: int
) -> dict[str, Json]:
    """Put the pull requests meant in order by changed lines, and list the first ones."""
    repository = tools("find_repositories", name=repository_name)["items"][0]
    found = [
        tools("get_pull_request", pull_request_id=pull_request["id"])
        for pull_request in every_item(tools, "find_pull_requests", repository_id=repository["id"])
    ]
    ranked = sorted(found, key=lambda pull_request: pull_request["size"], reverse=True)[:top]
    return {"numbers": [pull_request["number"] for pull_request in ranked]}


def verify_ranking_by_size_of_pull_requests_in_detail_by_repository(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_highest_size_of_pull_requests_by_author_and_status(
    tools: Tools, *, developer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most changed lines of the pull requests meant."""
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


def solve_close_pull_request_where_allowed_by_author(tools: Tools, *, developer_name: str) -> dict[str, Json]:
    """Close those of the pull requests meant for which that is allowed."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    found = list(every_item(tools, "find_pull_requests", author_id=developer["id"]))
    done = refused = 0
    for pull_request in found:
        try:
            tools("close_pull_request", pull_request_id=pull_request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_pull_request_where_allowed_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of pull requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "number of pull requests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


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


def solve_most_size_among_pull_requests_in_detail_least_author_review_limit_by_repository_and_status(
    tools: Tools, *, repository_name: str, status: str, least_author_review_limit: int
) -> dict[str, Json]:
    """Find the one with the most changed lines of the pull requests meant."""
    repository = tools("find_repositories", name=repository_name)["items"][0]
    found = [
        tools("get_pull_request", pull_request_id=pull_request["id"])
        for pull_request in every_item(tools, "find_pull_requests", repository_id=repository["id"], status=status)
    ]
    found = [
        pull_request
        for pull_request in found
        if tools("get_developer", developer_id=pull_request["author_id"])["review_limit"] >= least_author_review_limit
    ]
    chosen = max(found, key=lambda pull_request: pull_request["size"])
    return {"number": chosen["number"], "changed_lines": chosen["size"]}


def verify_most_size_among_pull_requests_in_detail_least_author_review_limit_by_repository_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "nothing changed": before == after,
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


def solve_ranking_by_size_of_pull_requests_of_area_in_detail_by_owner(
    tools: Tools, *, developer_name: str, top: int
) -> dict[str, Json]:
    """Put the pull requests meant in order by changed lines, and list the first ones."""
    developer = tools("find_developers", name=developer_name)["items"][0]
    found = [
        tools("get_pull_request", pull_request_id=pull_request["id"])
        for area in every_item(tools, "find_areas", owner_id=developer["id"])
        for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"])
    ]
    ranked = sorted(found, key=lambda pull_request: pull_request["size"], reverse=True)[:top]
    return {"numbers": [pull_request["number"] for pull_request in ranked]}


def verify_ranking_by_size_of_pull_requests_of_area_in_detail_by_owner(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


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
    """The answer must be right, and the right number of pull requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pull_requests"].items() if row != before["pull_requests"].get(key)]
    return {
        "number of pull requests": given.get("pull_requests") == truth["pull_requests"],
        "as many changed": len(changed) == truth["pull_requests"],
        "status is open": all(row["status"] == "open" for row in changed),
    }


def solve_renew_request_where_allowed_of_pull_request_by_repository_and_status(
    tools: Tools, *, repository_name: str, status: str
) -> dict[str, Json]:
    """Renew request those of the reviews meant for which that is allowed."""
    repository = tools("find_repositories", name=repository_name)["items"][0]
    found = [
        review
        for pull_request in every_item(tools, "find_pull_requests", repository_id=repository["id"], status=status)
        for review in every_item(tools, "find_reviews", pull_request_id=pull_request["id"])
    ]
    done = refused = 0
    for review in found:
        try:
            tools("renew_request", review_id=review["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_renew_request_where_allowed_of_pull_request_by_repository_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of reviews must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reviews"].items() if row != before["reviews"].get(key)]
    return {
        "number of reviews done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is asked": all(row["status"] == "asked" for row in changed),
    }


def solve_developer_with_most_areas_by_seniority(tools: Tools, *, seniority: str) -> dict[str, Json]:
    """Find out which of the developers meant has the most areas."""
    counted = [
        (tools("find_areas", owner_id=developer["id"])["total"], developer)
        for developer in every_item(tools, "find_developers", seniority=seniority)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "areas": most}


def verify_developer_with_most_areas_by_seniority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of areas": given.get("areas") == truth["areas"],
        "nothing changed": before == after,
    }


def solve_most_size_among_pull_requests_in_detail_which_author_status_by_area(
    tools: Tools, *, area_name: str, which_author_status: str
) -> dict[str, Json]:
    """Find the one with the most changed lines of the pull requests meant."""
    area = tools("find_areas", name=area_name)["items"][0]
    found = [
        tools("get_pull_request", pull_request_id=pull_request["id"])
        for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"])
    ]
    found = [
        pull_request
        for pull_request in found
        if tools("get_developer", developer_id=pull_request["author_id"])["status"] == which_author_status
    ]
    chosen = max(found, key=lambda pull_request: pull_request["size"])
    return {"number": chosen["number"], "changed_lines": chosen["size"]}


def verify_most_size_among_pull_requests_in_detail_which_author_status_by_area(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "nothing changed": before == after,
    }


def solve_close_pull_request_with_highest_size_by_area_and_status(
    tools: Tools, *, area_name: str, status: str
) -> dict[str, Json]:
    """Close the pull request with the most changed lines, no other."""
    area = tools("find_areas", name=area_name)["items"][0]
    pull_request = max(
        [
            tools("get_pull_request", pull_request_id=pull_request["id"])
            for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"], status=status)
        ],
        key=lambda pull_request: pull_request["size"],
    )
    tools("close_pull_request", pull_request_id=pull_request["id"])
    return {"changed_lines": pull_request["size"]}


def verify_close_pull_request_with_highest_size_by_area_and_status(
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


def solve_most_size_among_pull_requests_in_detail_least_author_review_limit_by_area_and_checks(
    tools: Tools, *, area_name: str, checks: str, least_author_review_limit: int
) -> dict[str, Json]:
    """Find the one with the most changed lines of the pull requests meant."""
    area = tools("find_areas", name=area_name)["items"][0]
    found = [
        tools("get_pull_request", pull_request_id=pull_request["id"])
        for pull_request in every_item(tools, "find_pull_requests", area_id=area["id"], checks=checks)
    ]
    found = [
        pull_request
        for pull_request in found
        if tools("get_developer", developer_id=pull_request["author_id"])["review_limit"] >= least_author_review_limit
    ]
    chosen = max(found, key=lambda pull_request: pull_request["size"])
    return {"number": chosen["number"], "changed_lines": chosen["size"]}


def verify_most_size_among_pull_requests_in_detail_least_author_review_limit_by_area_and_checks(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "changed lines": given.get("changed_lines") == truth["changed_lines"],
        "nothing changed": before == after,
    }
