"""Solutions and verifications of programmatic tasks on Town library, my account."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_pages_of_works_in_detail_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Count the works meant and add up the number of pages."""
    found = [tools("get_work", work_id=work["id"]) for work in every_item(tools, "find_works", genre=genre)]
    return {"number": len(found), "total_pages": sum(work["pages"] for work in found)}


def verify_amount_of_pages_of_works_in_detail_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of works": given.get("number") == truth["number"],
        "total number of pages": given.get("total_pages") == truth["total_pages"],
        "nothing changed": before == after,
    }


def solve_work_with_most_copies_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find out which of the works meant has the most copies."""
    counted = [
        (tools("find_copies", work_id=work["id"])["total"], work)
        for work in every_item(tools, "find_works", genre=genre)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "copies": most}


def verify_work_with_most_copies_by_genre(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of copies": given.get("copies") == truth["copies"],
        "nothing changed": before == after,
    }


def solve_remove_from_list_for_each_by_reading_list(tools: Tools, *, reading_list_name: str) -> dict[str, Json]:
    """Remove from list each of the list entries meant, and count them."""
    reading_list = tools("find_my_lists", name=reading_list_name)["items"][0]
    found = list(every_item(tools, "find_list_entries", reading_list_id=reading_list["id"]))
    for list_entry in found:
        tools("remove_from_list", list_entry_id=list_entry["id"])
    return {"list_entries": len(found)}


def verify_remove_from_list_for_each_by_reading_list(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many list entries must be gone."""
    given = answer or {}
    changed = [key for key in before["list_entries"] if key not in after["list_entries"]]
    return {
        "number of list entries": given.get("list_entries") == truth["list_entries"],
        "as many changed": len(changed) == truth["list_entries"],
    }


def solve_most_stars_among_reviews_in_detail_most_work_pages_by_genre(
    tools: Tools, *, genre: str, most_work_pages: int
) -> dict[str, Json]:
    """Find the one with the highest rating of the reviews meant."""
    found = [tools("get_review", review_id=review["id"]) for review in every_item(tools, "find_reviews", genre=genre)]
    found = [review for review in found if tools("get_work", work_id=review["work_id"])["pages"] <= most_work_pages]
    chosen = max(found, key=lambda review: review["stars"])
    return {"work": chosen["work_title"], "rating": chosen["stars"]}


def verify_most_stars_among_reviews_in_detail_most_work_pages_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "work": given.get("work") == truth["work"],
        "rating": given.get("rating") == truth["rating"],
        "nothing changed": before == after,
    }


def solve_cancel_hold_with_earliest_placed_on_by_work(tools: Tools, *, work_title: str) -> dict[str, Json]:
    """Cancel the hold with the earliest date of the request, no other."""
    work = tools("find_works", title=work_title)["items"][0]
    hold = min(every_item(tools, "find_my_holds", work_id=work["id"]), key=lambda hold: hold["placed_on"])
    tools("cancel_hold", hold_id=hold["id"])
    return {"date_of_the_request": hold["placed_on"]}


def verify_cancel_hold_with_earliest_placed_on_by_work(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of the request must be right, and one hold must have changed."""
    given = answer or {}
    changed = [row for key, row in after["holds"].items() if row != before["holds"].get(key)]
    return {
        "date of the request": given.get("date_of_the_request") == truth["date_of_the_request"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_stars_among_reviews_in_detail_least_work_pages_by_genre(
    tools: Tools, *, genre: str, least_work_pages: int
) -> dict[str, Json]:
    """Find the one with the highest rating of the reviews meant."""
    found = [tools("get_review", review_id=review["id"]) for review in every_item(tools, "find_reviews", genre=genre)]
    found = [review for review in found if tools("get_work", work_id=review["work_id"])["pages"] >= least_work_pages]
    chosen = max(found, key=lambda review: review["stars"])
    return {"work": chosen["work_title"], "rating": chosen["stars"]}


def verify_most_stars_among_reviews_in_detail_least_work_pages_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "work": given.get("work") == truth["work"],
        "rating": given.get("rating") == truth["rating"],
        "nothing changed": before == after,
    }


def solve_ranking_by_pages_of_works_in_detail_by_genre(tools: Tools, *, genre: str, top: int) -> dict[str, Json]:
    """Put the works meant in order by number of pages, and list the first ones."""
    found = [tools("get_work", work_id=work["id"]) for work in every_item(tools, "find_works", genre=genre)]
    ranked = sorted(found, key=lambda work: work["pages"], reverse=True)[:top]
    return {"titles": [work["title"] for work in ranked]}


def verify_ranking_by_pages_of_works_in_detail_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_place_hold_highest_published_by_genre(tools: Tools, *, genre: str, branch_town: str) -> dict[str, Json]:
    """Choose the work with the highest year of publication and use it."""
    branch = tools("find_branches", town=branch_town)["items"][0]
    work = max(every_item(tools, "find_works", genre=genre), key=lambda work: work["published"])
    made = tools("place_hold", branch_id=branch["id"], work_id=work["id"])
    return {"date_of_the_request": made["placed_on"]}


def verify_place_hold_highest_published_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One hold must have been added, with the date of the request that is right."""
    given = answer or {}
    added = [row for key, row in after["holds"].items() if key not in before["holds"]]
    return {
        "date of the request": given.get("date_of_the_request") == truth["date_of_the_request"],
        "one added": len(added) == 1,
        "with that date of the request": [row["placed_on"] for row in added] == [truth["date_of_the_request"]],
    }


def solve_work_with_most_holds_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find out which of the works meant has the most holds."""
    counted = [
        (tools("find_my_holds", work_id=work["id"])["total"], work)
        for work in every_item(tools, "find_works", genre=genre)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "holds": most}


def verify_work_with_most_holds_by_genre(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of holds": given.get("holds") == truth["holds"],
        "nothing changed": before == after,
    }


def solve_most_pages_among_works_in_detail_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find the one with the most pages of the works meant."""
    found = [tools("get_work", work_id=work["id"]) for work in every_item(tools, "find_works", genre=genre)]
    chosen = max(found, key=lambda work: work["pages"])
    return {"title": chosen["title"], "pages": chosen["pages"]}


def verify_most_pages_among_works_in_detail_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of pages": given.get("pages") == truth["pages"],
        "nothing changed": before == after,
    }


def solve_work_with_most_reviews_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find out which of the works meant has the most reviews."""
    counted = [
        (tools("find_reviews", work_id=work["id"])["total"], work)
        for work in every_item(tools, "find_works", genre=genre)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "reviews": most}


def verify_work_with_most_reviews_by_genre(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of reviews": given.get("reviews") == truth["reviews"],
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


def solve_status_with_most_amount_of_fees_by_reason(tools: Tools, *, reason: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    totals: dict[str, int] = {}
    for fee in every_item(tools, "find_my_fees", reason=reason):
        totals[fee["status"]] = totals.get(fee["status"], 0) + fee["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_fees_by_reason(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_reason_with_most_total_in_report_my_fees_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the reason with the highest total in a report."""
    largest = max(every_item(tools, "report_my_fees", status=status), key=lambda group: group["total"])
    return {"reason": largest["reason"], "total": largest["total"]}


def verify_reason_with_most_total_in_report_my_fees_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reason": given.get("reason") == truth["reason"],
        "total": given.get("total") == truth["total"],
        "nothing changed": before == after,
    }
