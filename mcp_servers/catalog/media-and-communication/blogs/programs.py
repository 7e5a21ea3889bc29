"""Solutions and verifications of programmatic tasks on Blogs."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_revert_post_for_first_by_published_at_in_detail_which_blog_status_by_status(
    tools: Tools, *, status: str, which_blog_status: str, quota: int
) -> dict[str, Json]:
    """Revert the first few of the posts meant, in order by time of publication."""
    found = [tools("get_post", post_id=post["id"]) for post in every_item(tools, "list_posts", status=status)]
    found = [post for post in found if tools("get_blog", blog_id=post["blog_id"])["status"] == which_blog_status]
    first = sorted(found, key=lambda post: post["published_at"])[:quota]
    for post in first:
        tools("revert_post", post_id=post["id"])
    return {"titles": [post["title"] for post in first]}


def verify_revert_post_for_first_by_published_at_in_detail_which_blog_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of posts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["posts"].items() if row != before["posts"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_mark_comment_as_spam_for_each_by_blog_and_status(
    tools: Tools, *, blog_name: str, status: str
) -> dict[str, Json]:
    """Mark each of the comments meant, and count them."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    found = list(every_item(tools, "list_blog_comments", blog_id=blog["id"], status=status))
    for comment in found:
        tools("mark_comment_as_spam", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_mark_comment_as_spam_for_each_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is spam": all(row["status"] == "spam" for row in changed),
    }


def solve_mark_comment_as_spam_for_each_by_post_and_status(
    tools: Tools, *, post_title: str, status: str
) -> dict[str, Json]:
    """Mark each of the comments meant, and count them."""
    post = tools("list_posts", title=post_title)["items"][0]
    found = list(every_item(tools, "list_comments", post_id=post["id"], status=status))
    for comment in found:
        tools("mark_comment_as_spam", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_mark_comment_as_spam_for_each_by_post_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is spam": all(row["status"] == "spam" for row in changed),
    }


def solve_earliest_published_at_of_posts_by_blog_and_status(
    tools: Tools, *, blog_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of publication of the posts meant."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    chosen = min(
        [
            tools("get_post", post_id=post["id"])
            for post in every_item(tools, "list_posts", blog_id=blog["id"], status=status)
        ],
        key=lambda post: post["published_at"],
    )
    return {"title": chosen["title"], "time_of_publication": chosen["published_at"]}


def verify_earliest_published_at_of_posts_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "time of publication": given.get("time_of_publication") == truth["time_of_publication"],
        "nothing changed": before == after,
    }


def solve_revert_post_for_first_by_published_at_by_blog_and_status(
    tools: Tools, *, blog_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Revert the first few of the posts meant, in order by time of publication."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    found = list(every_item(tools, "list_posts", blog_id=blog["id"], status=status))
    first = sorted(found, key=lambda post: post["published_at"])[:quota]
    for post in first:
        tools("revert_post", post_id=post["id"])
    return {"titles": [post["title"] for post in first]}


def verify_revert_post_for_first_by_published_at_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of posts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["posts"].items() if row != before["posts"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is draft": all(row["status"] == "draft" for row in changed),
    }


def solve_ranking_by_published_at_of_posts_in_detail_which_blog_language_by_status(
    tools: Tools, *, status: str, which_blog_language: str, top: int
) -> dict[str, Json]:
    """Put the posts meant in order by time of publication, and list the first ones."""
    found = [tools("get_post", post_id=post["id"]) for post in every_item(tools, "list_posts", status=status)]
    found = [post for post in found if tools("get_blog", blog_id=post["blog_id"])["language"] == which_blog_language]
    ranked = sorted(found, key=lambda post: post["published_at"])[:top]
    return {"titles": [post["title"] for post in ranked]}


def verify_ranking_by_published_at_of_posts_in_detail_which_blog_language_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_ranking_by_published_at_of_posts_in_detail_which_reader_comments_by_status(
    tools: Tools, *, status: str, which_reader_comments: str, top: int
) -> dict[str, Json]:
    """Put the posts meant in order by time of publication, and list the first ones."""
    found = [tools("get_post", post_id=post["id"]) for post in every_item(tools, "list_posts", status=status)]
    found = [post for post in found if post["reader_comments"] == which_reader_comments]
    ranked = sorted(found, key=lambda post: post["published_at"])[:top]
    return {"titles": [post["title"] for post in ranked]}


def verify_ranking_by_published_at_of_posts_in_detail_which_reader_comments_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_blog_with_most_static_pages_by_owner_and_language(
    tools: Tools, *, author_display_name: str, language: str
) -> dict[str, Json]:
    """Find out which of the blogs meant has the most pages."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    counted = [
        (tools("list_static_pages", blog_id=blog["id"])["total"], blog)
        for blog in every_item(tools, "list_blogs", owner_id=author["id"], language=language)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "pages": most}


def verify_blog_with_most_static_pages_by_owner_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of pages": given.get("pages") == truth["pages"],
        "nothing changed": before == after,
    }


def solve_delete_comment_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Delete those of the comments meant for which that is allowed."""
    found = list(every_item(tools, "list_blog_comments", status=status))
    done = refused = 0
    for comment in found:
        try:
            tools("delete_comment", comment_id=comment["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_delete_comment_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of comments must be gone."""
    given = answer or {}
    changed = [key for key in before["comments"] if key not in after["comments"]]
    return {
        "number of comments done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_publish_static_page_else_delete_static_page_by_blog_and_status(
    tools: Tools, *, blog_name: str, status: str
) -> dict[str, Json]:
    """Publish static the pages meant; where that is refused, do something else instead."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    found = list(every_item(tools, "list_static_pages", blog_id=blog["id"], status=status))
    refused = 0
    for static_page in found:
        try:
            tools("publish_static_page", static_page_id=static_page["id"])
        except Refused:
            refused += 1
            tools("delete_static_page", static_page_id=static_page["id"])
    return {"refused": refused}


def verify_publish_static_page_else_delete_static_page_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["static_pages"].items() if row != before["static_pages"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_earliest_published_at_among_blogs_in_detail_by_owner_and_language(
    tools: Tools, *, author_display_name: str, language: str
) -> dict[str, Json]:
    """Find the one with the earliest start of the blogs meant."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    found = [
        tools("get_blog", blog_id=blog["id"])
        for blog in every_item(tools, "list_blogs", owner_id=author["id"], language=language)
    ]
    chosen = min(found, key=lambda blog: blog["published_at"])
    return {"name": chosen["name"], "start": chosen["published_at"]}


def verify_earliest_published_at_among_blogs_in_detail_by_owner_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_remove_comment_content_for_each_by_blog_and_status(
    tools: Tools, *, blog_name: str, status: str
) -> dict[str, Json]:
    """Remove each of the comments meant, and count them."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    found = list(every_item(tools, "list_blog_comments", blog_id=blog["id"], status=status))
    for comment in found:
        tools("remove_comment_content", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_remove_comment_content_for_each_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of comments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["comments"].items() if row != before["comments"].get(key)]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
        "status is emptied": all(row["status"] == "emptied" for row in changed),
    }


def solve_delete_comment_for_each_by_post(tools: Tools, *, post_title: str) -> dict[str, Json]:
    """Delete each of the comments meant, and count them."""
    post = tools("list_posts", title=post_title)["items"][0]
    found = list(every_item(tools, "list_comments", post_id=post["id"]))
    for comment in found:
        tools("delete_comment", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_delete_comment_for_each_by_post(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many comments must be gone."""
    given = answer or {}
    changed = [key for key in before["comments"] if key not in after["comments"]]
    return {
        "number of comments": given.get("comments") == truth["comments"],
        "as many changed": len(changed) == truth["comments"],
    }


def solve_revert_post_with_earliest_published_at_by_author_and_status(
    tools: Tools, *, author_display_name: str, status: str
) -> dict[str, Json]:
    """Revert the post with the earliest time of publication, no other."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    post = min(
        [
            tools("get_post", post_id=post["id"])
            for post in every_item(tools, "list_posts", author_id=author["id"], status=status)
        ],
        key=lambda post: post["published_at"],
    )
    tools("revert_post", post_id=post["id"])
    return {"time_of_publication": post["published_at"]}


def verify_revert_post_with_earliest_published_at_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of publication must be right, and one post must have changed."""
    given = answer or {}
    changed = [row for key, row in after["posts"].items() if row != before["posts"].get(key)]
    return {
        "time of publication": given.get("time_of_publication") == truth["time_of_publication"],
        "one changed": len(changed) == 1,
        "status is draft": all(row["status"] == "draft" for row in changed),
    }
