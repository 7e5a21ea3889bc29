"""Tools about articles."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Article, ArticleStatus, Author, Comment, Space


class ArticleSummary(TypedDict):
    """An article as a search lists it."""

    id: str
    title: str
    space_name: str
    status: ArticleStatus
    review_due: str


class ArticleBody(TypedDict):
    """Lines of the text of an article."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class ArticleDetails(Article):
    """An article in full."""

    space_name: str
    author_name: str
    open_comments: int
    revisions: int
    articles_below: int


class ArticlesBySpaceName(TypedDict):
    """Totals of articles for one name."""

    space_name: str
    articles: int
    next_review: str | None


def find_articles(
    db: Database,
    title: str | None = None,
    space_id: str | None = None,
    parent_id: str | None = None,
    author_id: str | None = None,
    status: ArticleStatus | None = None,
    locked_by_id: str | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ArticleSummary]:
    """Search articles by title, space, parent article, author, status or locked by.

    Args:
        title: Only articles with this title.
        space_id: Only articles of the space with this id.
        parent_id: Only articles of the parent article with this id.
        author_id: Only articles of the author with this id.
        status: Only articles with this status.
        locked_by_id: Only articles locked by the author with this id.
        words: Only articles whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ArticleSummary,
        """
        SELECT articles.id, articles.title, spaces.name AS space_name, articles.status, articles.review_due
        FROM articles
        JOIN spaces ON spaces.id = articles.space_id
        """,
        where={
            "articles.title = ?": title,
            "articles.space_id = ?": space_id,
            "articles.parent_id = ?": parent_id,
            "articles.author_id = ?": author_id,
            "articles.status = ?": status,
            "articles.locked_by_id = ?": locked_by_id,
            "articles.rowid IN (SELECT rowid FROM articles_text WHERE articles_text MATCH ?)": every_word(words),
        },
        order="articles.title, articles.id",
        page=page,
    )


def read_article(
    db: Database,
    article_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> ArticleBody:
    """Read the text of an article, some lines at a time.

    Args:
        article_id: Id of the article.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Article, "articles", article_id)
    text = db.value("SELECT body FROM articles WHERE id = ?", article_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This article ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_article(db: Database, article_id: str) -> ArticleDetails:
    """Show an article without its text, with its open comments, revisions and the articles below it.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    open_comments = db.number("SELECT COUNT(*) FROM comments WHERE article_id = ? AND status = 'open'", article_id)
    revisions = db.number("SELECT COUNT(*) FROM revisions WHERE article_id = ?", article_id)
    articles_below = db.number("SELECT COUNT(*) FROM articles WHERE parent_id = ? AND status != 'archived'", article_id)
    space = db.fetch(Space, "spaces", article["space_id"])
    author = db.fetch(Author, "authors", article["author_id"])
    return {
        **article,
        "space_name": space["name"],
        "author_name": author["name"],
        "open_comments": open_comments,
        "revisions": revisions,
        "articles_below": articles_below,
    }


def report_spaces(
    db: Database,
    status: ArticleStatus | None = None,
    author_id: str | None = None,
    review_due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ArticlesBySpaceName]:
    """Count the articles by space.

    Args:
        status: Only articles with this status.
        author_id: Only articles of the author with this id.
        review_due_until: Only articles with a review date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ArticlesBySpaceName,
        """
        SELECT spaces.name AS space_name, COUNT(*) AS articles, MIN(articles.review_due) AS next_review
        FROM articles
        JOIN spaces ON spaces.id = articles.space_id
        """,
        where={
            "articles.status = ?": status,
            "articles.author_id = ?": author_id,
            "articles.review_due <= ?": review_due_until,
        },
        group="spaces.name",
        order="spaces.name",
        page=page,
    )


def write_article(db: Database, title: Text, space_id: str, body: Text) -> Article:
    """Write a new article as a draft, below another article of the same space if one is named.

    Args:
        title: Title of the article.
        space_id: Id of the space.
        body: Text of the article.
    """
    space = db.fetch(Space, "spaces", space_id)
    account = db.fetch(Author, "authors", db.account)
    if account["status"] != "active":
        raise Refused("You have left the team.")
    articles_in_space = db.number("SELECT COUNT(*) FROM articles WHERE space_id = ? AND status != 'archived'", space_id)
    if articles_in_space >= space["most_articles"]:
        raise Refused("The space is full.")
    if db.exists("SELECT 1 FROM articles WHERE title = ?", title):
        raise Refused("Another article already has this title.")
    article_id = db.insert(
        "articles",
        title=title,
        space_id=space_id,
        body=body,
        author_id=db.account,
        status="draft",
        review_due=shift(db.today, days=365),
    )
    return db.fetch(Article, "articles", article_id)


def lock_article(db: Database, article_id: str) -> Article:
    """Lock an article for two hours, so that nobody else writes on it.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] not in ("draft", "published"):
        raise Refused("Only a draft or a published article is locked.")
    if article["locked_at"] is not None and article["locked_at"] >= shift(db.now, hours=-2):
        raise Refused("Somebody holds a lock on this article.")
    db.update("articles", article_id, locked_by_id=db.account, locked_at=db.now)
    return db.fetch(Article, "articles", article_id)


def unlock_article(db: Database, article_id: str) -> Article:
    """Take the lock off an article; a lock of somebody else only when it is older than two hours.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["locked_at"] is None:
        raise Refused("The article is not locked.")
    if (
        article["locked_by_id"] != db.account
        and article["locked_at"] is not None
        and article["locked_at"] >= shift(db.now, hours=-2)
    ):
        raise Refused("Somebody else still holds the lock.")
    db.update("articles", article_id, locked_by_id=None, locked_at=None)
    return db.fetch(Article, "articles", article_id)


def rewrite_article(db: Database, article_id: str, body: Text, summary: Text) -> Article:
    """Put a new text on an article that nobody else has locked; the old text is kept as a revision.

    Args:
        article_id: Id of the article.
        body: Text of the article.
        summary: Summary of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] not in ("draft", "published"):
        raise Refused("Only a draft or a published article is rewritten.")
    if (
        article["locked_by_id"] is not None
        and article["locked_by_id"] != db.account
        and article["locked_at"] is not None
        and article["locked_at"] >= shift(db.now, hours=-2)
    ):
        raise Refused("Somebody else has locked the article.")
    db.update("articles", article_id, body=body, locked_by_id=None, locked_at=None)
    db.insert(
        "revisions",
        article_id=article_id,
        author_id=db.account,
        summary=summary,
        text=db.value("SELECT body FROM articles WHERE id = ?", article_id),
        kept_at=db.now,
    )
    return db.fetch(Article, "articles", article_id)


def move_article(db: Database, article_id: str, parent_id: str) -> Article:
    """Put an article below another article of its space.

    Args:
        article_id: Id of the article.
        parent_id: Id of the parent article.
    """
    article = db.fetch(Article, "articles", article_id)
    parent = db.fetch(Article, "articles", parent_id)
    if parent_id == article_id:
        raise Refused("An article is not below itself.")
    if parent["space_id"] != article["space_id"]:
        raise Refused("The articles are in different spaces.")
    if parent["parent_id"] is not None:
        raise Refused("Pages are at most two levels deep.")
    if parent["status"] == "archived":
        raise Refused("The parent article is archived.")
    if db.exists("SELECT 1 FROM articles WHERE parent_id = ?", article_id):
        raise Refused("There are articles below this one.")
    db.update("articles", article_id, parent_id=parent_id)
    return db.fetch(Article, "articles", article_id)


def publish_article(db: Database, article_id: str) -> Article:
    """Publish an article; in a guarded space a passed review is needed.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] != "in_review":
        raise Refused("The article must be in review.")
    space = db.fetch(Space, "spaces", article["space_id"])
    if space["guarded"] and not db.exists(
        "SELECT 1 FROM reviews WHERE article_id = ? AND status = 'passed'", article_id
    ):
        raise Refused("The article needs a passed review.")
    if db.exists("SELECT 1 FROM reviews WHERE article_id = ? AND status = 'asked'", article_id):
        raise Refused("A review of the article is not finished.")
    db.update("articles", article_id, status="published", review_due=shift(db.today, days=365))
    return db.fetch(Article, "articles", article_id)


def archive_article(db: Database, article_id: str) -> Article:
    """Archive a published article that has no articles below it.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] != "published":
        raise Refused("The article must be published.")
    if db.exists("SELECT 1 FROM articles WHERE parent_id = ? AND status != 'archived'", article_id):
        raise Refused("There are articles below this one.")
    if article["locked_at"] is not None and article["locked_at"] >= shift(db.now, hours=-2):
        raise Refused("Somebody holds a lock on this article.")
    db.update("articles", article_id, status="archived", locked_by_id=None, locked_at=None)
    for comment in db.all(
        Comment, "SELECT * FROM comments WHERE article_id = ? AND status = 'open' ORDER BY id", article_id
    ):
        db.update("comments", comment["id"], status="refused")
    return db.fetch(Article, "articles", article_id)
