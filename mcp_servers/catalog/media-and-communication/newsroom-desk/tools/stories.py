"""Tools about stories."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Edition, Journalist, NewsPage, Picture, Section, Story, StoryKind, StoryStatus


class StorySummary(TypedDict):
    """A story as a search lists it."""

    id: str
    title: str
    section_name: str
    kind: StoryKind
    status: StoryStatus


class StoryDetails(Story):
    """A story in full."""

    section_name: str
    confirmed_sources: int
    named_sources: int
    bought_pictures: int


class StoriesByKind(TypedDict):
    """Totals of stories for one kind."""

    kind: StoryKind
    stories: int
    lines: int
    longest: int | None


def find_stories(
    db: Database,
    title: str | None = None,
    section_id: str | None = None,
    section_name: str | None = None,
    kind: StoryKind | None = None,
    status: StoryStatus | None = None,
    author_id: str | None = None,
    sensitive: bool | None = None,
    max_length: int | None = None,
    page: PageNumber = 1,
) -> Page[StorySummary]:
    """Search stories by working title, section, name, kind, status, author, sensitive or length in lines.

    Args:
        title: Only stories whose working title contains this text.
        section_id: Only stories of the section with this id.
        section_name: Only stories of the section with this name.
        kind: Only stories with this kind.
        status: Only stories with this status.
        author_id: Only stories of the author with this id.
        sensitive: Only stories for which this holds, or does not: sensitive.
        max_length: Only stories with a length in lines of at most this.
        page: Page number, from 1.
    """
    return db.search(
        StorySummary,
        """
        SELECT stories.id, stories.title, sections.name AS section_name, stories.kind, stories.status
        FROM stories
        JOIN sections ON sections.id = stories.section_id
        """,
        where={
            "instr(lower(stories.title), lower(?)) > 0": title,
            "stories.section_id = ?": section_id,
            "sections.name = ?": section_name,
            "stories.kind = ?": kind,
            "stories.status = ?": status,
            "stories.author_id = ?": author_id,
            "stories.sensitive = ?": sensitive,
            "stories.length <= ?": max_length,
        },
        order="stories.title, stories.id",
        page=page,
    )


def get_story(db: Database, story_id: str) -> StoryDetails:
    """Show a story with its confirmed sources and the pictures bought for it.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    confirmed_sources = db.number("SELECT COUNT(*) FROM sources WHERE story_id = ? AND status = 'confirmed'", story_id)
    named_sources = db.number(
        """
        SELECT COUNT(*) FROM sources
        WHERE story_id = ? AND status = 'confirmed' AND NOT anonymous
        """,
        story_id,
    )
    bought_pictures = db.number("SELECT COUNT(*) FROM pictures WHERE story_id = ? AND status = 'bought'", story_id)
    section = db.fetch(Section, "sections", story["section_id"])
    return {
        **story,
        "section_name": section["name"],
        "confirmed_sources": confirmed_sources,
        "named_sources": named_sources,
        "bought_pictures": bought_pictures,
    }


def report_stories(
    db: Database,
    section_id: str | None = None,
    status: StoryStatus | None = None,
    sensitive: bool | None = None,
    page: PageNumber = 1,
) -> Page[StoriesByKind]:
    """Count stories and add up their lines by kind.

    Args:
        section_id: Only stories of the section with this id.
        status: Only stories with this status.
        sensitive: Only stories for which this holds, or does not: sensitive.
        page: Page number, from 1.
    """
    return db.search(
        StoriesByKind,
        """
        SELECT kind, COUNT(*) AS stories, COALESCE(SUM(length), 0) AS lines, MAX(length) AS longest
        FROM stories
        """,
        where={"section_id = ?": section_id, "status = ?": status, "sensitive = ?": sensitive},
        group="kind",
        order="kind",
        page=page,
    )


def propose_story(db: Database, title: Text, kind: StoryKind, length: Annotated[int, between(20, 320)]) -> Story:
    """Propose a story for your section, which has at most 15 proposals.

    Args:
        title: Working title.
        kind: Kind of the story.
        length: Length in lines.
    """
    if db.number("SELECT COUNT(*) FROM stories WHERE section_id = ? AND status = 'proposed'", db.account) >= 15:
        raise Refused("The section has enough proposals.")
    if kind == "comment" and length > 90:
        raise Refused("A comment has at most 90 lines.")
    if db.exists("SELECT 1 FROM stories WHERE title = ?", title):
        raise Refused("Another story already has this working title.")
    story_id = db.insert(
        "stories",
        title=title,
        kind=kind,
        length=length,
        section_id=db.account,
        sensitive=False,
        status="proposed",
        legal_read=False,
    )
    return db.fetch(Story, "stories", story_id)


def assign_story(db: Database, story_id: str, author_id: str) -> Story:
    """Give a proposed story of your section to a journalist who is at work and has time.

    Args:
        story_id: Id of the story.
        author_id: Id of the author.
    """
    story = db.fetch(Story, "stories", story_id)
    author = db.fetch(Journalist, "journalists", author_id)
    if story["status"] not in ("proposed", "filed"):
        raise Refused("The story must be proposed or filed.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if story["status"] != "proposed":
        raise Refused("The story is not a proposal.")
    if author["status"] != "at_work":
        raise Refused("The journalist is away.")
    if author["section_id"] != db.account and story["kind"] == "comment":
        raise Refused("Comments are written by the section itself.")
    if (
        db.number("SELECT COUNT(*) FROM stories WHERE author_id = ? AND status IN ('assigned', 'filed')", author_id)
        >= author["most_stories"]
    ):
        raise Refused("The journalist has enough to do.")
    db.update("stories", story_id, status="assigned", author_id=author_id)
    return db.fetch(Story, "stories", story_id)


def file_story(db: Database, story_id: str, length: Annotated[int, between(20, 320)]) -> Story:
    """Note that the author has handed a story in with so many lines; what the lawyer read before no longer counts.

    Args:
        story_id: Id of the story.
        length: Length in lines.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] != "assigned":
        raise Refused("The story must be assigned.")
    if (
        not db.exists("SELECT 1 FROM sources WHERE story_id = ? AND status != 'withdrawn'", story_id)
        and story["kind"] != "comment"
    ):
        raise Refused("The story has no source.")
    if story["kind"] == "comment" and length > 90:
        raise Refused("A comment has at most 90 lines.")
    db.update("stories", story_id, status="filed", length=length, legal_read=False)
    return db.fetch(Story, "stories", story_id)


def mark_sensitive(db: Database, story_id: str) -> Story:
    """Mark a story as sensitive before it is cleared, so that the lawyer has to read it.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["sensitive"]:
        raise Refused("The story is sensitive already.")
    if story["status"] not in ("proposed", "assigned", "filed"):
        raise Refused("It is too late for that.")
    db.update("stories", story_id, sensitive=True, legal_read=False)
    return db.fetch(Story, "stories", story_id)


def record_reading(db: Database, story_id: str) -> Story:
    """Note that the lawyer has read a sensitive story that is handed in.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] != "filed":
        raise Refused("The story is not handed in.")
    if not story["sensitive"]:
        raise Refused("The story is not sensitive.")
    if story["legal_read"]:
        raise Refused("The lawyer has read it already.")
    db.update("stories", story_id, legal_read=True)
    return db.fetch(Story, "stories", story_id)


def return_story(db: Database, story_id: str) -> Story:
    """Give a story of your section back to its author.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("proposed", "filed"):
        raise Refused("The story must be proposed or filed.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if story["status"] != "filed":
        raise Refused("The story is not handed in.")
    db.update("stories", story_id, status="assigned")
    return db.fetch(Story, "stories", story_id)


def clear_story(db: Database, story_id: str) -> Story:
    """Clear a story of your section that is handed in, sourced and, where sensitive, read by the lawyer.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("filed", "placed"):
        raise Refused("The story must be filed or placed.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if story["status"] != "filed":
        raise Refused("The story is not handed in.")
    if story["sensitive"] and not story["legal_read"]:
        raise Refused("The lawyer has not read the story.")
    confirmed = db.number("SELECT COUNT(*) FROM sources WHERE story_id = ? AND status = 'confirmed'", story_id)
    named = db.number(
        """
        SELECT COUNT(*) FROM sources
        WHERE story_id = ? AND status = 'confirmed' AND NOT anonymous
        """,
        story_id,
    )
    if story["kind"] == "news" and (confirmed < 2 or named < 1):
        raise Refused("News needs two confirmed sources, one of them not anonymous.")
    if story["kind"] != "comment" and confirmed < 1:
        raise Refused("The story has no confirmed source.")
    db.update("stories", story_id, status="cleared")
    return db.fetch(Story, "stories", story_id)


def set_embargo(db: Database, story_id: str, embargo_until: Moment) -> Story:
    """Put a story that is in no edition yet under embargo, for at most 14 days.

    Args:
        story_id: Id of the story.
        embargo_until: End of the embargo.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("proposed", "assigned", "filed", "cleared"):
        raise Refused("It is too late for an embargo.")
    if embargo_until <= db.now:
        raise Refused("The end of the embargo has passed.")
    if embargo_until > shift(db.now, days=14):
        raise Refused("An embargo lasts at most 14 days.")
    if story["embargo_until"] is not None and embargo_until <= story["embargo_until"]:
        raise Refused("An embargo is never shortened.")
    db.update("stories", story_id, embargo_until=embargo_until)
    return db.fetch(Story, "stories", story_id)


def place_story(db: Database, story_id: str, news_page_id: str) -> Story:
    """Place a cleared story on a page of your section that has the room.

    Args:
        story_id: Id of the story.
        news_page_id: Id of the page.
    """
    story = db.fetch(Story, "stories", story_id)
    news_page = db.fetch(NewsPage, "news_pages", news_page_id)
    if story["status"] != "cleared":
        raise Refused("The story must be cleared.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if news_page["section_id"] != db.account:
        raise Refused("The page belongs to another section.")
    edition = db.fetch(Edition, "editions", news_page["edition_id"])
    if edition["status"] != "planned":
        raise Refused("The edition is closed.")
    if edition["closes_at"] <= db.now:
        raise Refused("The closing time has passed.")
    if story["embargo_until"] is not None and story["embargo_until"] > shift(edition["closes_at"], hours=8):
        raise Refused("The embargo ends after the edition is on sale.")
    if (
        db.number("SELECT SUM(length) FROM stories WHERE page_id = ?", news_page_id) + story["length"]
        > news_page["room"]
    ):
        raise Refused("There is no room on the page.")
    db.update("stories", story_id, status="placed", page_id=news_page_id)
    return db.fetch(Story, "stories", story_id)


def pull_story(db: Database, story_id: str) -> Story:
    """Take a story of your section off its page, until two hours before the edition closes.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("filed", "placed"):
        raise Refused("The story must be filed or placed.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    page = db.fetch(NewsPage, "news_pages", story["page_id"]) if story["page_id"] is not None else None
    if page is None:
        raise Refused("The story is on no page.")
    edition = db.fetch(Edition, "editions", page["edition_id"])
    if edition["closes_at"] < shift(db.now, hours=2):
        raise Refused("It is too late to take the story off.")
    db.update("stories", story_id, status="cleared", page_id=None)
    return db.fetch(Story, "stories", story_id)


def drop_story(db: Database, story_id: str) -> Story:
    """Drop a story of your section for which no picture was bought; pictures on offer are declined.

    Args:
        story_id: Id of the story.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("proposed", "assigned", "filed", "cleared"):
        raise Refused("The story must be proposed or assigned or filed or cleared.")
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if db.exists("SELECT 1 FROM pictures WHERE story_id = ? AND status = 'bought'", story_id):
        raise Refused("A picture was bought for it.")
    db.update("stories", story_id, status="dropped")
    for picture in db.all(
        Picture, "SELECT * FROM pictures WHERE story_id = ? AND status = 'offered' ORDER BY id", story_id
    ):
        db.update("pictures", picture["id"], status="declined")
    return db.fetch(Story, "stories", story_id)
