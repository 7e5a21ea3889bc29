"""Solutions and verifications of programmatic tasks on Town library, my account."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_returned_on_of_loans_by_work(tools: Tools, *, work_title: str) -> dict[str, Json]:
    """Find the one with the earliest return date of the loans meant."""
    work = tools("find_works", title=work_title)["items"][0]
    chosen = min(every_item(tools, "find_my_loans", work_id=work["id"]), key=lambda loan: loan["returned_on"])
    return {"due_date": chosen["due_on"], "return_date": chosen["returned_on"]}


def verify_earliest_returned_on_of_loans_by_work(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "return date": given.get("return_date") == truth["return_date"],
        "nothing changed": before == after,
    }


def solve_highest_stars_of_reviews_by_work(tools: Tools, *, work_title: str) -> dict[str, Json]:
    """Find the one with the highest rating of the reviews meant."""
    work = tools("find_works", title=work_title)["items"][0]
    chosen = max(
        [
            tools("get_review", review_id=review["id"])
            for review in every_item(tools, "find_reviews", work_id=work["id"])
        ],
        key=lambda review: review["stars"],
    )
    return {"reader": chosen["reader_name"], "rating": chosen["stars"]}


def verify_highest_stars_of_reviews_by_work(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reader": given.get("reader") == truth["reader"],
        "rating": given.get("rating") == truth["rating"],
        "nothing changed": before == after,
    }


def solve_highest_renewals_of_loans_by_work(tools: Tools, *, work_title: str) -> dict[str, Json]:
    """Find the one with the most renewals of the loans meant."""
    work = tools("find_works", title=work_title)["items"][0]
    chosen = max(every_item(tools, "find_my_loans", work_id=work["id"]), key=lambda loan: loan["renewals"])
    return {"due_date": chosen["due_on"], "renewals": chosen["renewals"]}


def verify_highest_renewals_of_loans_by_work(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "number of renewals": given.get("renewals") == truth["renewals"],
        "nothing changed": before == after,
    }
