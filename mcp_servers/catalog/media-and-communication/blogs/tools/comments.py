"""Tools about comments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused

from .rows import Comment, CommentStatus, Post


class CommentSummary(TypedDict):
    """A comment as a search lists it."""

    id: str
    reader: str
    post_title: str
    content: str | None
    status: CommentStatus


def approve_comment(db: Database, comment_id: str) -> Comment:
    """Let a comment that waits, or was taken for spam, appear under its post.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] not in ("pending", "spam"):
        raise Refused("The comment must be pending or spam.")
    post = db.fetch(Post, "posts", comment["post_id"])
    if post["status"] != "live":
        raise Refused("The post is not published.")
    if post["reader_comments"] != "allow":
        raise Refused("The post takes no new comments.")
    in_reply_to = (
        db.fetch(Comment, "comments", comment["in_reply_to_id"]) if comment["in_reply_to_id"] is not None else None
    )
    if in_reply_to is not None and in_reply_to["status"] != "live":
        raise Refused("The comment that it answers does not appear itself.")
    db.update("comments", comment_id, status="live")
    return db.fetch(Comment, "comments", comment_id)


def delete_comment(db: Database, comment_id: str) -> Comment:
    """Delete a comment that nobody answered and that is spam or emptied.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] not in ("spam", "emptied"):
        raise Refused("Only spam and emptied comments are deleted.")
    if db.exists("SELECT 1 FROM comments WHERE in_reply_to_id = ?", comment_id):
        raise Refused("Other readers have answered this comment.")
    db.delete("comments", comment_id)
    return comment


def list_comments(
    db: Database,
    post_id: str | None = None,
    status: CommentStatus | None = None,
    reader: str | None = None,
    page: PageNumber = 1,
) -> Page[CommentSummary]:
    """List comments.

    Args:
        post_id: Only comments of the post with this id.
        status: Only comments with this status.
        reader: Only comments whose reader's name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        CommentSummary,
        """
        SELECT comments.id, comments.reader, posts.title AS post_title, comments.content, comments.status
        FROM comments
        JOIN posts ON posts.id = comments.post_id
        """,
        where={
            "comments.post_id = ?": post_id,
            "comments.status = ?": status,
            "instr(lower(comments.reader), lower(?)) > 0": reader,
        },
        order="comments.published_at, comments.id",
        page=page,
    )


def list_blog_comments(
    db: Database,
    blog_id: str | None = None,
    status: CommentStatus | None = None,
    start_date: Moment | None = None,
    end_date: Moment | None = None,
    page: PageNumber = 1,
) -> Page[CommentSummary]:
    """List the comments on all posts of a blog.

    Args:
        blog_id: Only comments of the blog with this id.
        status: Only comments with this status.
        start_date: Only comments with a published at at or after this.
        end_date: Only comments with a published at at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CommentSummary,
        """
        SELECT comments.id, comments.reader, posts.title AS post_title, comments.content, comments.status
        FROM comments
        JOIN posts ON posts.id = comments.post_id
        """,
        where={
            "posts.blog_id = ?": blog_id,
            "comments.status = ?": status,
            "comments.published_at >= ?": start_date,
            "comments.published_at <= ?": end_date,
        },
        order="comments.published_at, comments.id",
        page=page,
    )


def mark_comment_as_spam(db: Database, comment_id: str) -> Comment:
    """Mark a comment as spam; nobody sees it any more.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] not in ("pending", "live"):
        raise Refused("The comment must be pending or live.")
    if db.exists("SELECT 1 FROM comments WHERE in_reply_to_id = ? AND status = 'live'", comment_id):
        raise Refused("Other readers have answered this comment.")
    db.update("comments", comment_id, status="spam")
    return db.fetch(Comment, "comments", comment_id)


def remove_comment_content(db: Database, comment_id: str) -> Comment:
    """Empty a comment but keep its place, so that answers to it still make sense.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] != "live":
        raise Refused("The comment must be live.")
    db.update("comments", comment_id, status="emptied", content=None)
    return db.fetch(Comment, "comments", comment_id)
