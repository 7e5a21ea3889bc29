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


def solve_highest_published_of_works_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find the one with the highest year of publication of the works meant."""
    chosen = max(
        [tools("get_work", work_id=work["id"]) for work in every_item(tools, "find_works", genre=genre)],
        key=lambda work: work["published"],
    )
    return {"title": chosen["title"], "year_of_publication": chosen["published"]}


def verify_highest_published_of_works_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "year of publication": given.get("year_of_publication") == truth["year_of_publication"],
        "nothing changed": before == after,
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


def solve_most_stars_among_reviews_in_detail_least_work_published_by_genre(
    tools: Tools, *, genre: str, least_work_published: int
) -> dict[str, Json]:
    """Find the one with the highest rating of the reviews meant."""
    found = [tools("get_review", review_id=review["id"]) for review in every_item(tools, "find_reviews", genre=genre)]
    found = [
        review for review in found if tools("get_work", work_id=review["work_id"])["published"] >= least_work_published
    ]
    chosen = max(found, key=lambda review: review["stars"])
    return {"work": chosen["work_title"], "rating": chosen["stars"]}


def verify_most_stars_among_reviews_in_detail_least_work_published_by_genre(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "work": given.get("work") == truth["work"],
        "rating": given.get("rating") == truth["rating"],
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


def solve_highest_pages_of_works_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find the one with the most pages of the works meant."""
    chosen = max(
        [tools("get_work", work_id=work["id"]) for work in every_item(tools, "find_works", genre=genre)],
        key=lambda work: work["pages"],
    )
    return {"title": chosen["title"], "pages": chosen["pages"]}


def verify_highest_pages_of_works_by_genre(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of pages": given.get("pages") == truth["pages"],
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


def solve_branch_with_most_copies_by_late_opening(tools: Tools, *, late_opening: bool) -> dict[str, Json]:
    """Find out which of the branches meant has the most copies."""
    counted = [
        (tools("find_copies", branch_id=branch["id"])["total"], branch)
        for branch in every_item(tools, "find_branches", late_opening=late_opening)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"town": chosen["town"], "copies": most}


def verify_branch_with_most_copies_by_late_opening(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "town": given.get("town") == truth["town"],
        "number of copies": given.get("copies") == truth["copies"],
        "nothing changed": before == after,
    }


def solve_highest_stars_of_reviews_by_genre(tools: Tools, *, genre: str) -> dict[str, Json]:
    """Find the one with the highest rating of the reviews meant."""
    chosen = max(
        [tools("get_review", review_id=review["id"]) for review in every_item(tools, "find_reviews", genre=genre)],
        key=lambda review: review["stars"],
    )
    return {"work": chosen["work_title"], "rating": chosen["stars"]}


def verify_highest_stars_of_reviews_by_genre(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "work": given.get("work") == truth["work"],
        "rating": given.get("rating") == truth["rating"],
        "nothing changed": before == after,
    }
