"""Solutions and verifications of programmatic tasks on Playground workshop wiki."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_archive_article_with_earliest_review_due_by_author(tools: Tools, *, author_name: str) -> dict[str, Json]:
    """Archive the article with the earliest review date, no other."""
    author = tools("find_authors", name=author_name)["items"][0]
    article = min(
        [
            tools("get_article", article_id=article["id"])
            for article in every_item(tools, "find_articles", author_id=author["id"])
        ],
        key=lambda article: article["review_due"],
    )
    tools("archive_article", article_id=article["id"])
    return {"review_date": article["review_due"]}


def verify_archive_article_with_earliest_review_due_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The review date must be right, and one article must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "review date": given.get("review_date") == truth["review_date"],
        "one changed": len(changed) == 1,
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_settle_comment_for_each_by_article_and_status(
    tools: Tools, *, article_title: str, status: str
) -> dict[str, Json]:
    """Settle each of the comments meant, and count them."""
    article = tools("find_articles", title=article_title)["items"][0]
    found = list(every_item(tools, "find_comments", article_id=article["id"], status=status))
    for comment in found:
        tools("settle_comment", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_settle_comment_for_each_by_article_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is settled": all(row["status"] == "settled" for row in changed),
    }


def solve_archive_article_where_allowed_of_author_review_due_until_by_status(
    tools: Tools, *, status: str, review_due_until: str
) -> dict[str, Json]:
    """Archive those of the articles meant for which that is allowed."""
    found = [
        article
        for author in every_item(tools, "find_authors", status=status)
        for article in every_item(tools, "find_articles", locked_by_id=author["id"])
    ]
    found = [article for article in found if article["review_due"] <= review_due_until]
    done = refused = 0
    for article in found:
        try:
            tools("archive_article", article_id=article["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_archive_article_where_allowed_of_author_review_due_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of articles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "number of articles done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_archive_article_for_each_by_author_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Archive each of the articles meant, and count them."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = list(every_item(tools, "find_articles", author_id=author["id"], status=status))
    for article in found:
        tools("archive_article", article_id=article["id"])
    return {"articles": len(found)}


def verify_archive_article_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of articles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "number of articles": given.get("articles") == truth["articles"],
        "as many changed": len(changed) == truth["articles"],
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_earliest_review_due_of_articles_by_locked_by_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest review date of the articles meant."""
    author = tools("find_authors", name=author_name)["items"][0]
    chosen = min(
        [
            tools("get_article", article_id=article["id"])
            for article in every_item(tools, "find_articles", locked_by_id=author["id"], status=status)
        ],
        key=lambda article: article["review_due"],
    )
    return {"title": chosen["title"], "review_date": chosen["review_due"]}


def verify_earliest_review_due_of_articles_by_locked_by_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "review date": given.get("review_date") == truth["review_date"],
        "nothing changed": before == after,
    }


def solve_earliest_locked_at_among_articles_in_detail_by_locked_by_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of lock of the articles meant."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = [
        tools("get_article", article_id=article["id"])
        for article in every_item(tools, "find_articles", locked_by_id=author["id"], status=status)
    ]
    chosen = min(found, key=lambda article: article["locked_at"])
    return {"title": chosen["title"], "time_of_the_lock": chosen["locked_at"]}


def verify_earliest_locked_at_among_articles_in_detail_by_locked_by_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "time of the lock": given.get("time_of_the_lock") == truth["time_of_the_lock"],
        "nothing changed": before == after,
    }


def solve_ranking_by_locked_at_of_articles_in_detail_by_locked_by_and_status(
    tools: Tools, *, author_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the articles meant in order by time of the lock, and list the first ones."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = [
        tools("get_article", article_id=article["id"])
        for article in every_item(tools, "find_articles", locked_by_id=author["id"], status=status)
    ]
    ranked = sorted(found, key=lambda article: article["locked_at"])[:top]
    return {"titles": [article["title"] for article in ranked]}


def verify_ranking_by_locked_at_of_articles_in_detail_by_locked_by_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_archive_article_for_first_by_review_due_by_author_and_status(
    tools: Tools, *, author_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Archive the first few of the articles meant, in order by review date."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = list(every_item(tools, "find_articles", author_id=author["id"], status=status))
    first = sorted(found, key=lambda article: article["review_due"])[:quota]
    for article in first:
        tools("archive_article", article_id=article["id"])
    return {"titles": [article["title"] for article in first]}


def verify_archive_article_for_first_by_review_due_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of articles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_article_with_most_revisions_by_locked_by_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the articles meant has the most revisions."""
    author = tools("find_authors", name=author_name)["items"][0]
    counted = [
        (tools("find_revisions", article_id=article["id"])["total"], article)
        for article in every_item(tools, "find_articles", locked_by_id=author["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "revisions": most}


def verify_article_with_most_revisions_by_locked_by_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of revisions": given.get("revisions") == truth["revisions"],
        "nothing changed": before == after,
    }


def solve_settle_comment_for_each_by_author_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Settle each of the comments meant, and count them."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = list(every_item(tools, "find_comments", author_id=author["id"], status=status))
    for comment in found:
        tools("settle_comment", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_settle_comment_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is settled": all(row["status"] == "settled" for row in changed),
    }


def solve_refuse_comment_for_each_by_author_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the comments meant, and count them."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = list(every_item(tools, "find_comments", author_id=author["id"], status=status))
    for comment in found:
        tools("refuse_comment", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_refuse_comment_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_fail_review_with_earliest_due_on_by_reviewer(tools: Tools, *, author_name: str) -> dict[str, Json]:
    """Fail the review with the earliest due date, no other."""
    author = tools("find_authors", name=author_name)["items"][0]
    review = min(every_item(tools, "find_reviews", reviewer_id=author["id"]), key=lambda review: review["due_on"])
    tools("fail_review", review_id=review["id"])
    return {"due_date": review["due_on"]}


def verify_fail_review_with_earliest_due_on_by_reviewer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one review must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reviews"].items() if row != before["reviews"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_ranking_by_locked_at_of_articles_in_detail_by_locked_by(
    tools: Tools, *, author_name: str, top: int
) -> dict[str, Json]:
    """Put the articles meant in order by time of the lock, and list the first ones."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = [
        tools("get_article", article_id=article["id"])
        for article in every_item(tools, "find_articles", locked_by_id=author["id"])
    ]
    ranked = sorted(found, key=lambda article: article["locked_at"])[:top]
    return {"titles": [article["title"] for article in ranked]}


def verify_ranking_by_locked_at_of_articles_in_detail_by_locked_by(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_earliest_locked_at_among_articles_in_detail_by_space_and_status(
    tools: Tools, *, space_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of lock of the articles meant."""
    space = tools("find_spaces", name=space_name)["items"][0]
    found = [
        tools("get_article", article_id=article["id"])
        for article in every_item(tools, "find_articles", space_id=space["id"], status=status)
    ]
    chosen = min(found, key=lambda article: article["locked_at"])
    return {"title": chosen["title"], "time_of_the_lock": chosen["locked_at"]}


def verify_earliest_locked_at_among_articles_in_detail_by_space_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "time of the lock": given.get("time_of_the_lock") == truth["time_of_the_lock"],
        "nothing changed": before == after,
    }
