"""Tools about news pages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Edition, EditionStatus, NewsPage, Section


class NewsPageSummary(TypedDict):
    """A page as a search lists it."""

    id: str
    edition_appears_on: str
    section_name: str
    room: int


class NewsPageDetails(NewsPage):
    """A page in full."""

    edition_appears_on: str
    edition_closes_at: str
    section_name: str
    free_lines: int
    placed_stories: int


def find_pages(
    db: Database,
    edition_id: str | None = None,
    appears_on: Day | None = None,
    section_id: str | None = None,
    edition_status: EditionStatus | None = None,
    min_room: int | None = None,
    page: PageNumber = 1,
) -> Page[NewsPageSummary]:
    """Search news pages by edition, day of issue, section, status or room in lines.

    Args:
        edition_id: Only news pages of the edition with this id.
        appears_on: Only news pages of the edition with this day of issue.
        section_id: Only news pages of the section with this id.
        edition_status: Only news pages of the edition with this status.
        min_room: Only news pages with a room in lines of at least this.
        page: Page number, from 1.
    """
    return db.search(
        NewsPageSummary,
        """
        SELECT news_pages.id, editions.appears_on AS edition_appears_on, sections.name AS section_name,
            news_pages.room
        FROM news_pages
        JOIN editions ON editions.id = news_pages.edition_id
        JOIN sections ON sections.id = news_pages.section_id
        """,
        where={
            "news_pages.edition_id = ?": edition_id,
            "editions.appears_on = ?": appears_on,
            "news_pages.section_id = ?": section_id,
            "editions.status = ?": edition_status,
            "news_pages.room >= ?": min_room,
        },
        order="editions.appears_on, news_pages.id",
        page=page,
    )


def get_page(db: Database, news_page_id: str) -> NewsPageDetails:
    """Show a page with the lines that are still free.

    Args:
        news_page_id: Id of the page.
    """
    news_page = db.fetch(NewsPage, "news_pages", news_page_id)
    free_lines = news_page["room"] - db.number("SELECT SUM(length) FROM stories WHERE page_id = ?", news_page_id)
    placed_stories = db.number("SELECT COUNT(*) FROM stories WHERE page_id = ?", news_page_id)
    edition = db.fetch(Edition, "editions", news_page["edition_id"])
    section = db.fetch(Section, "sections", news_page["section_id"])
    return {
        **news_page,
        "edition_appears_on": edition["appears_on"],
        "edition_closes_at": edition["closes_at"],
        "section_name": section["name"],
        "free_lines": free_lines,
        "placed_stories": placed_stories,
    }
