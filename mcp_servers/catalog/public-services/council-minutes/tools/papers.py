"""Tools about papers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, between, every_word

from .rows import Paper, PaperAccess, PaperKind


class PaperSummary(TypedDict):
    """A paper as a search lists it."""

    id: str
    number: str
    subject: str
    motion_number: str
    kind: PaperKind
    access: PaperAccess


class PaperBody(TypedDict):
    """Lines of the text of a paper."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_papers(
    db: Database,
    number: str | None = None,
    motion_id: str | None = None,
    kind: PaperKind | None = None,
    access: PaperAccess | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[PaperSummary]:
    """Search papers by paper number, motion, kind, access or subject.

    Args:
        number: Only papers with this paper number.
        motion_id: Only papers of the motion with this id.
        kind: Only papers with this kind.
        access: Only papers with this access.
        words: Only papers whose subject or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        PaperSummary,
        """
        SELECT papers.id, papers.number, papers.subject, motions.number AS motion_number, papers.kind,
            papers.access
        FROM papers
        JOIN motions ON motions.id = papers.motion_id
        """,
        where={
            "papers.number = ?": number,
            "papers.motion_id = ?": motion_id,
            "papers.kind = ?": kind,
            "papers.access = ?": access,
            "papers.rowid IN (SELECT rowid FROM papers_text WHERE papers_text MATCH ?)": every_word(words),
        },
        order="papers.number, papers.id",
        page=page,
    )


def read_paper(
    db: Database, paper_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> PaperBody:
    """Read the text of a paper, some lines at a time.

    Args:
        paper_id: Id of the paper.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Paper, "papers", paper_id)
    text = db.value("SELECT body FROM papers WHERE id = ?", paper_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This paper ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }
