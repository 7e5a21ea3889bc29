"""Tools about comments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Article, Comment, CommentStatus


class CommentSummary(TypedDict):
    """A comment as a search lists it."""

    id: str
    article_title: str
    author_name: str
    remark: str
    status: CommentStatus
    made_on: str


def find_comments(
    db: Database,
    article_id: str | None = None,
    author_id: str | None = None,
    status: CommentStatus | None = None,
    made_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CommentSummary]:
    """Search comments by article, author, status or date of the comment.

    Args:
        article_id: Only comments of the article with this id.
        author_id: Only comments of the author with this id.
        status: Only comments with this status.
        made_from: Only comments with a date of the comment at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CommentSummary,
        """
        SELECT comments.id, articles.title AS article_title, authors.name AS author_name, comments.remark,
            comments.status, comments.made_on
        FROM comments
        JOIN articles ON articles.id = comments.article_id
        JOIN authors ON authors.id = comments.author_id
        """,
        where={
            "comments.article_id = ?": article_id,
            "comments.author_id = ?": author_id,
            "comments.status = ?": status,
            "comments.made_on >= ?": made_from,
        },
        order="comments.made_on DESC, comments.id",
        page=page,
    )


def add_comment(db: Database, article_id: str, remark: Text) -> Comment:
    """Comment on an article that is published or in review.

    Args:
        article_id: Id of the article.
        remark: Remark of the comment.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] not in ("published", "in_review"):
        raise Refused("The article is neither published nor in review.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM comments
        WHERE article_id = ? AND author_id = ? AND status = 'open'
        """,
            article_id,
            db.account,
        )
        >= 1
    ):
        raise Refused("You have an open comment on this article.")
    comment_id = db.insert(
        "comments", article_id=article_id, remark=remark, author_id=db.account, status="open", made_on=db.today
    )
    return db.fetch(Comment, "comments", comment_id)


def settle_comment(db: Database, comment_id: str) -> Comment:
    """Settle an open comment of somebody else.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] != "open":
        raise Refused("The comment must be open.")
    if comment["author_id"] == db.account:
        raise Refused("Nobody settles a comment of their own.")
    db.update("comments", comment_id, status="settled")
    return db.fetch(Comment, "comments", comment_id)


def refuse_comment(db: Database, comment_id: str) -> Comment:
    """Refuse an open comment that is at least a week old.

    Args:
        comment_id: Id of the comment.
    """
    comment = db.fetch(Comment, "comments", comment_id)
    if comment["status"] != "open":
        raise Refused("The comment must be open.")
    if comment["made_on"] > shift(db.today, days=-7):
        raise Refused("The comment is less than a week old.")
    db.update("comments", comment_id, status="refused")
    return db.fetch(Comment, "comments", comment_id)
