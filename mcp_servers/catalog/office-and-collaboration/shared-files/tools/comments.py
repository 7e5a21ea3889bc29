"""Tools about comments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Comment, File


class CommentSummary(TypedDict):
    """A comment as a search lists it."""

    id: str
    author_display_name: str
    content: str
    resolved: bool


def create_comment(db: Database, file_id: str, content: Text) -> Comment:
    """Comment on a file that you own or may comment on.

    Args:
        file_id: Id of the file.
        content: Content of the comment.
    """
    file = db.fetch(File, "files", file_id)
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    if file["kind_of_file"] == "folder":
        raise Refused("A folder cannot be commented on.")
    if file["owner_id"] != db.account and not db.exists(
        """
        SELECT 1 FROM permissions
        WHERE file_id = ? AND user_id = ? AND role IN ('commenter', 'writer')
        """,
        file_id,
        db.account,
    ):
        raise Refused("You may not comment on this file.")
    comment_id = db.insert(
        "comments", file_id=file_id, content=content, author_id=db.account, resolved=False, created_at=db.now
    )
    return db.fetch(Comment, "comments", comment_id)


def list_comments(
    db: Database,
    file_id: str | None = None,
    author_id: str | None = None,
    resolved: bool | None = None,
    page: PageNumber = 1,
) -> Page[CommentSummary]:
    """List comments.

    Args:
        file_id: Only comments of the file with this id.
        author_id: Only comments of the author with this id.
        resolved: Only comments for which this holds, or does not: resolved.
        page: Page number, from 1.
    """
    return db.search(
        CommentSummary,
        """
        SELECT comments.id, users.display_name AS author_display_name, comments.content, comments.resolved
        FROM comments
        JOIN users ON users.id = comments.author_id
        """,
        where={"comments.file_id = ?": file_id, "comments.author_id = ?": author_id, "comments.resolved = ?": resolved},
        order="comments.created_at, comments.id",
        page=page,
    )
