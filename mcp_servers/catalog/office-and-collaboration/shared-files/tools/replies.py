"""Tools about replies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Comment, File, Reply, ReplyAction


class ReplySummary(TypedDict):
    """A reply as a search lists it."""

    id: str
    author_display_name: str
    content: str | None
    action: ReplyAction | None


def create_reply(db: Database, comment_id: str, content: Text) -> Reply:
    """Answer a comment that is not resolved.

    Args:
        comment_id: Id of the comment.
        content: Content of the reply.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["resolved"]:
        raise Refused("The comment is resolved; reopen it first.")
    file = db.fetch(File, "files", comment["file_id"])
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    reply_id = db.insert(
        "replies", comment_id=comment_id, author_id=db.account, content=content, action=None, created_at=db.now
    )
    return db.fetch(Reply, "replies", reply_id)


def list_replies(
    db: Database, comment_id: str | None = None, author_id: str | None = None, page: PageNumber = 1
) -> Page[ReplySummary]:
    """List replies.

    Args:
        comment_id: Only replies of the comment with this id.
        author_id: Only replies of the author with this id.
        page: Page number, from 1.
    """
    return db.search(
        ReplySummary,
        """
        SELECT replies.id, users.display_name AS author_display_name, replies.content, replies.action
        FROM replies
        JOIN users ON users.id = replies.author_id
        """,
        where={"replies.comment_id = ?": comment_id, "replies.author_id = ?": author_id},
        order="replies.created_at, replies.id",
        page=page,
    )


def resolve_comment(db: Database, comment_id: str) -> Reply:
    """Resolve a comment on a file of yours, or one that you wrote; the answer that says so is kept.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["resolved"]:
        raise Refused("The comment is already resolved.")
    file = db.fetch(File, "files", comment["file_id"])
    if comment["author_id"] != db.account and file["owner_id"] != db.account:
        raise Refused("Only the author or the owner of the file resolves a comment.")
    reply_id = db.insert("replies", comment_id=comment_id, author_id=db.account, action="resolve", created_at=db.now)
    db.update("comments", comment_id, resolved=True)
    return db.fetch(Reply, "replies", reply_id)
