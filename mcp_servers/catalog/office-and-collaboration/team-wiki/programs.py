"""Solutions and verifications of programmatic tasks on Playground workshop wiki."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_fail_review_for_each_by_reviewer_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Fail each of the reviews meant, and count them."""
    author = tools("find_authors", name=author_name)["items"][0]
    found = list(every_item(tools, "find_reviews", reviewer_id=author["id"], status=status))
    for review in found:
        tools("fail_review", review_id=review["id"])
    return {"reviews": len(found)}


def verify_fail_review_for_each_by_reviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many reviews must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reviews"].items() if row != before["reviews"].get(key)]
    return {
        "number of reviews": given.get("reviews") == truth["reviews"],
        "as many changed": len(changed) == truth["reviews"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_archive_article_with_earliest_review_due_by_space_and_status(
    tools: Tools, *, space_name: str, status: str
) -> dict[str, Json]:
    """Archive the article with the earliest review date, no other."""
    space = tools("find_spaces", name=space_name)["items"][0]
    article = min(
        [
            tools("get_article", article_id=article["id"])
            for article in every_item(tools, "find_articles", space_id=space["id"], status=status)
        ],
        key=lambda article: article["review_due"],
    )
    tools("archive_article", article_id=article["id"])
    return {"review_date": article["review_due"]}


def verify_archive_article_with_earliest_review_due_by_space_and_status(
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


def solve_earliest_due_on_of_reviews_by_reviewer_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the reviews meant."""
    author = tools("find_authors", name=author_name)["items"][0]
    chosen = min(
        every_item(tools, "find_reviews", reviewer_id=author["id"], status=status), key=lambda review: review["due_on"]
    )
    return {"article": chosen["article_title"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_reviews_by_reviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "article": given.get("article") == truth["article"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_article_with_most_articles_by_author_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the articles meant has the most articles."""
    author = tools("find_authors", name=author_name)["items"][0]
    counted = [
        (tools("find_articles", parent_id=article["id"])["total"], article)
        for article in every_item(tools, "find_articles", author_id=author["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "articles": most}


def verify_article_with_most_articles_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of articles": given.get("articles") == truth["articles"],
        "nothing changed": before == after,
    }


def solve_space_with_most_articles_in_report_spaces_by_author(tools: Tools, *, author_name: str) -> dict[str, Json]:
    """Find the space with the highest articles in a report."""
    author = tools("find_authors", name=author_name)["items"][0]
    largest = max(every_item(tools, "report_spaces", author_id=author["id"]), key=lambda group: group["articles"])
    return {"space": largest["space_name"], "articles": largest["articles"]}


def verify_space_with_most_articles_in_report_spaces_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "space": given.get("space") == truth["space"],
        "articles": given.get("articles") == truth["articles"],
        "nothing changed": before == after,
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
    """The number must be right, and as many articles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "number of articles": given.get("articles") == truth["articles"],
        "as many changed": len(changed) == truth["articles"],
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_fail_review_with_earliest_due_on_by_reviewer_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Fail the review with the earliest due date, no other."""
    author = tools("find_authors", name=author_name)["items"][0]
    review = min(
        every_item(tools, "find_reviews", reviewer_id=author["id"], status=status), key=lambda review: review["due_on"]
    )
    tools("fail_review", review_id=review["id"])
    return {"due_date": review["due_on"]}


def verify_fail_review_with_earliest_due_on_by_reviewer_and_status(
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


def solve_archive_article_with_earliest_locked_at_by_space_and_status(
    tools: Tools, *, space_name: str, status: str
) -> dict[str, Json]:
    """Archive the article with the earliest time of the lock, no other."""
    space = tools("find_spaces", name=space_name)["items"][0]
    article = min(
        [
            tools("get_article", article_id=article["id"])
            for article in every_item(tools, "find_articles", space_id=space["id"], status=status)
        ],
        key=lambda article: article["locked_at"],
    )
    tools("archive_article", article_id=article["id"])
    return {"time_of_the_lock": article["locked_at"]}


def verify_archive_article_with_earliest_locked_at_by_space_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of the lock must be right, and one article must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "time of the lock": given.get("time_of_the_lock") == truth["time_of_the_lock"],
        "one changed": len(changed) == 1,
        "status is archived": all(row["status"] == "archived" for row in changed),
    }


def solve_earliest_locked_at_of_articles_by_locked_by_and_status(
    tools: Tools, *, author_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the lock of the articles meant."""
    author = tools("find_authors", name=author_name)["items"][0]
    chosen = min(
        [
            tools("get_article", article_id=article["id"])
            for article in every_item(tools, "find_articles", locked_by_id=author["id"], status=status)
        ],
        key=lambda article: article["locked_at"],
    )
    return {"title": chosen["title"], "time_of_the_lock": chosen["locked_at"]}


def verify_earliest_locked_at_of_articles_by_locked_by_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "time of the lock": given.get("time_of_the_lock") == truth["time_of_the_lock"],
        "nothing changed": before == after,
    }
