"""Solutions and verifications of programmatic tasks on Town library, my account."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_cancel_hold_with_earliest_placed_on_by_work_and_status(
    tools: Tools, *, work_title: str, status: str
) -> dict[str, Json]:
    """Cancel the hold with the earliest date of the request, no other."""
    work = tools("find_works", title=work_title)["items"][0]
    hold = min(
        every_item(tools, "find_my_holds", work_id=work["id"], status=status), key=lambda hold: hold["placed_on"]
    )
    tools("cancel_hold", hold_id=hold["id"])
    return {"date_of_the_request": hold["placed_on"]}


def verify_cancel_hold_with_earliest_placed_on_by_work_and_status(
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


def solve_earliest_placed_on_of_holds_by_work(tools: Tools, *, work_title: str) -> dict[str, Json]:
    """Find the one with the earliest date of the request of the holds meant."""
    work = tools("find_works", title=work_title)["items"][0]
    chosen = min(every_item(tools, "find_my_holds", work_id=work["id"]), key=lambda hold: hold["placed_on"])
    return {"pick_up_branch": chosen["branch_town"], "date_of_the_request": chosen["placed_on"]}


def verify_earliest_placed_on_of_holds_by_work(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "pick-up branch": given.get("pick_up_branch") == truth["pick_up_branch"],
        "date of the request": given.get("date_of_the_request") == truth["date_of_the_request"],
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


def solve_reason_with_most_amount_of_fees_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the amount by reason and find the largest total."""
    totals: dict[str, int] = {}
    for fee in every_item(tools, "find_my_fees", status=status):
        totals[fee["reason"]] = totals.get(fee["reason"], 0) + fee["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"reason": largest, "total_amount": totals[largest]}


def verify_reason_with_most_amount_of_fees_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reason": given.get("reason") == truth["reason"],
        "total amount": given.get("total_amount") == truth["total_amount"],
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
