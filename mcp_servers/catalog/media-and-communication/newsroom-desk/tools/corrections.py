"""Tools about corrections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Correction, CorrectionStatus, Edition, NewsPage, Story


class CorrectionSummary(TypedDict):
    """A correction as a search lists it."""

    id: str
    story_title: str
    fault: str
    demanded_on: str
    status: CorrectionStatus


def find_corrections(
    db: Database,
    story_id: str | None = None,
    status: CorrectionStatus | None = None,
    section_id: str | None = None,
    demanded_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CorrectionSummary]:
    """Search corrections by story, status, section or day of the demand.

    Args:
        story_id: Only corrections of the story with this id.
        status: Only corrections with this status.
        section_id: Only corrections of the section with this id.
        demanded_from: Only corrections with a day of the demand at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CorrectionSummary,
        """
        SELECT corrections.id, stories.title AS story_title, corrections.fault, corrections.demanded_on,
            corrections.status
        FROM corrections
        JOIN stories ON stories.id = corrections.story_id
        """,
        where={
            "corrections.story_id = ?": story_id,
            "corrections.status = ?": status,
            "stories.section_id = ?": section_id,
            "corrections.demanded_on >= ?": demanded_from,
        },
        order="corrections.demanded_on, corrections.id",
        page=page,
    )


def print_correction(db: Database, correction_id: str, news_page_id: str) -> Correction:
    """Have a correction of your section printed, at the latest ten days after it was demanded.

    Args:
        correction_id: Id of the correction.
        news_page_id: Id of the page.
    """
    correction = db.fetch(Correction, "corrections", correction_id)
    news_page = db.fetch(NewsPage, "news_pages", news_page_id)
    if correction["status"] != "demanded":
        raise Refused("The correction must be demanded.")
    story = db.fetch(Story, "stories", correction["story_id"])
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if news_page["section_id"] != db.account:
        raise Refused("The page belongs to another section.")
    edition = db.fetch(Edition, "editions", news_page["edition_id"])
    if edition["closes_at"] <= db.now:
        raise Refused("The closing time has passed.")
    if edition["appears_on"] > shift(correction["demanded_on"], days=10):
        raise Refused("That would be too late for a correction.")
    if db.exists("SELECT 1 FROM corrections WHERE page_id = ?", news_page_id):
        raise Refused("Another correction is printed on this page.")
    db.update("corrections", correction_id, status="accepted", page_id=news_page_id)
    return db.fetch(Correction, "corrections", correction_id)
