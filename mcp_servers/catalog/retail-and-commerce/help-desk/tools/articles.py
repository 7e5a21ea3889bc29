"""Tools about articles."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Agent, Article, ArticleStatus


class ArticleSummary(TypedDict):
    """An article as a search lists it."""

    id: str
    number: str
    title: str
    author_name: str
    status: ArticleStatus


class ArticleBody(TypedDict):
    """Lines of the text of an article."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_articles(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    author_id: str | None = None,
    status: ArticleStatus | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ArticleSummary]:
    """Search articles by title, article number, author or status.

    Args:
        title: Only articles whose title contains this text.
        number: Only articles with this article number.
        author_id: Only articles of the author with this id.
        status: Only articles with this status.
        words: Only articles whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ArticleSummary,
        """
        SELECT articles.id, articles.number, articles.title, agents.name AS author_name, articles.status
        FROM articles
        JOIN agents ON agents.id = articles.author_id
        """,
        where={
            "instr(lower(articles.title), lower(?)) > 0": title,
            "articles.number = ?": number,
            "articles.author_id = ?": author_id,
            "articles.status = ?": status,
            "articles.rowid IN (SELECT rowid FROM articles_text WHERE articles_text MATCH ?)": every_word(words),
        },
        order="articles.number, articles.id",
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


def write_article(db: Database, number: Text, trouble: Text, title: Text, body: Text) -> Article:
    """Write a help article as a draft.

    Args:
        number: Article number.
        trouble: Trouble of the article.
        title: Title of the article.
        body: Text of the article.
    """
    if db.number("SELECT COUNT(*) FROM articles WHERE author_id = ? AND status = 'draft'", db.account) >= 2:
        raise Refused("You have two drafts already.")
    if db.exists("SELECT 1 FROM articles WHERE number = ?", number):
        raise Refused("Another article already has this article number.")
    if db.exists("SELECT 1 FROM articles WHERE title = ?", title):
        raise Refused("Another article already has this title.")
    article_id = db.insert(
        "articles", number=number, trouble=trouble, title=title, body=body, author_id=db.account, status="draft"
    )
    return db.fetch(Article, "articles", article_id)


def check_article(db: Database, article_id: str, checker_id: str) -> Article:
    """Note that somebody else has checked a draft.

    Args:
        article_id: Id of the article.
        checker_id: Id of the checker.
    """
    article = db.fetch(Article, "articles", article_id)
    checker = db.fetch(Agent, "agents", checker_id)
    if article["status"] != "draft":
        raise Refused("The article must be draft.")
    if checker_id == article["author_id"]:
        raise Refused("Nobody checks an article of their own.")
    author = db.fetch(Agent, "agents", article["author_id"])
    if checker["tier"] < author["tier"]:
        raise Refused("The checker works on a lower tier.")
    db.update("articles", article_id, status="checked", checker_id=checker_id)
    return db.fetch(Article, "articles", article_id)


def publish_article(db: Database, article_id: str) -> Article:
    """Publish a checked article.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] != "checked":
        raise Refused("The article must be checked.")
    if db.exists("SELECT 1 FROM articles WHERE trouble = ? AND status = 'published'", article["trouble"]):
        raise Refused("Another article on this trouble is published.")
    db.update("articles", article_id, status="published")
    return db.fetch(Article, "articles", article_id)


def withdraw_article(db: Database, article_id: str) -> Article:
    """Withdraw an article that no open ticket uses.

    Args:
        article_id: Id of the article.
    """
    article = db.fetch(Article, "articles", article_id)
    if article["status"] != "published":
        raise Refused("The article must be published.")
    if db.exists("SELECT 1 FROM tickets WHERE article_id = ? AND status IN ('open', 'waiting')", article_id):
        raise Refused("An open ticket uses the article.")
    db.update("articles", article_id, status="withdrawn", checker_id=None)
    return db.fetch(Article, "articles", article_id)
