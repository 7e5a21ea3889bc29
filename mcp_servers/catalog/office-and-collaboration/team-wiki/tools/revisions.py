"""Tools about revisions."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, between, every_word

from .rows import Revision


class RevisionSummary(TypedDict):
    """A revision as a search lists it."""

    id: str
    article_title: str
    author_name: str
    summary: str
    kept_at: str


class RevisionText(TypedDict):
    """Lines of the text of a revision."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_revisions(
    db: Database,
    article_id: str | None = None,
    author_id: str | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[RevisionSummary]:
    """Search revisions by article, author or text.

    Args:
        article_id: Only revisions of the article with this id.
        author_id: Only revisions of the author with this id.
        words: Only revisions whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        RevisionSummary,
        """
        SELECT revisions.id, articles.title AS article_title, authors.name AS author_name,
            revisions.summary, revisions.kept_at
        FROM revisions
        JOIN articles ON articles.id = revisions.article_id
        JOIN authors ON authors.id = revisions.author_id
        """,
        where={
            "revisions.article_id = ?": article_id,
            "revisions.author_id = ?": author_id,
            "revisions.rowid IN (SELECT rowid FROM revisions_text WHERE revisions_text MATCH ?)": every_word(words),
        },
        order="revisions.kept_at DESC, revisions.id",
        page=page,
    )


def read_revision(
    db: Database,
    revision_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> RevisionText:
    """Read the text of a revision, some lines at a time.

    Args:
        revision_id: Id of the revision.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Revision, "revisions", revision_id)
    text = db.value("SELECT text FROM revisions WHERE id = ?", revision_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This revision ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }
