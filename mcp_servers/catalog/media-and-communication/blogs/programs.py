"""Solutions and verifications of programmatic tasks on Blogs."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_revert_post_for_each_by_blog_and_status(tools: Tools, *, blog_name: str, status: str) -> dict[str, Json]:
    """Revert each of the posts meant, and count them."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    found = list(every_item(tools, "list_posts", blog_id=blog["id"], status=status))
    for post in found:
        tools("revert_post", post_id=post["id"])
    return {"posts": len(found)}


def verify_revert_post_for_each_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many posts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["posts"].items() if row != before["posts"].get(key)]
    return {
        "number of posts": given.get("posts") == truth["posts"],
        "as many changed": len(changed) == truth["posts"],
        "status is draft": all(row["status"] == "draft" for row in changed),
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


def solve_earliest_published_at_of_blogs_by_owner_and_language(
    tools: Tools, *, author_display_name: str, language: str
) -> dict[str, Json]:
    """Find the one with the earliest start of the blogs meant."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    chosen = min(
        [
            tools("get_blog", blog_id=blog["id"])
            for blog in every_item(tools, "list_blogs", owner_id=author["id"], language=language)
        ],
        key=lambda blog: blog["published_at"],
    )
    return {"name": chosen["name"], "start": chosen["published_at"]}


def verify_earliest_published_at_of_blogs_by_owner_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


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


def solve_delete_post_for_each_by_author_and_status(
    tools: Tools, *, author_display_name: str, status: str
) -> dict[str, Json]:
    """Delete each of the posts meant, and count them."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    found = list(every_item(tools, "list_posts", author_id=author["id"], status=status))
    for post in found:
        tools("delete_post", post_id=post["id"])
    return {"posts": len(found)}


def verify_delete_post_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many posts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["posts"].items() if row != before["posts"].get(key)]
    return {
        "number of posts": given.get("posts") == truth["posts"],
        "as many changed": len(changed) == truth["posts"],
        "status is soft trashed": all(row["status"] == "soft_trashed" for row in changed),
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


def solve_post_with_most_comments_by_blog_and_status(tools: Tools, *, blog_name: str, status: str) -> dict[str, Json]:
    """Find out which of the posts meant has the most comments."""
    blog = tools("list_blogs", name=blog_name)["items"][0]
    counted = [
        (tools("list_comments", post_id=post["id"])["total"], post)
        for post in every_item(tools, "list_posts", blog_id=blog["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "comments": most}


def verify_post_with_most_comments_by_blog_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of comments": given.get("comments") == truth["comments"],
        "nothing changed": before == after,
    }


def solve_mark_comment_as_spam_for_each_by_post(tools: Tools, *, post_title: str) -> dict[str, Json]:
    """Mark each of the comments meant, and count them."""
    post = tools("list_posts", title=post_title)["items"][0]
    found = list(every_item(tools, "list_comments", post_id=post["id"]))
    for comment in found:
        tools("mark_comment_as_spam", comment_id=comment["id"])
    return {"comments": len(found)}


def verify_mark_comment_as_spam_for_each_by_post(
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


def solve_earliest_published_at_of_blogs_by_owner_and_status(
    tools: Tools, *, author_display_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start of the blogs meant."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    chosen = min(
        [
            tools("get_blog", blog_id=blog["id"])
            for blog in every_item(tools, "list_blogs", owner_id=author["id"], status=status)
        ],
        key=lambda blog: blog["published_at"],
    )
    return {"name": chosen["name"], "start": chosen["published_at"]}


def verify_earliest_published_at_of_blogs_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_blog_with_most_posts_by_owner_and_language(
    tools: Tools, *, author_display_name: str, language: str
) -> dict[str, Json]:
    """Find out which of the blogs meant has the most posts."""
    author = tools("find_authors", display_name=author_display_name)["items"][0]
    counted = [
        (tools("list_posts", blog_id=blog["id"])["total"], blog)
        for blog in every_item(tools, "list_blogs", owner_id=author["id"], language=language)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "posts": most}


def verify_blog_with_most_posts_by_owner_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of posts": given.get("posts") == truth["posts"],
        "nothing changed": before == after,
    }
