"""Tools about sources."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Source, SourceKind, SourceStatus, Story


class SourceSummary(TypedDict):
    """A source as a search lists it."""

    id: str
    story_title: str
    kind: SourceKind
    anonymous: bool
    status: SourceStatus


def find_sources(
    db: Database,
    story_id: str | None = None,
    kind: SourceKind | None = None,
    anonymous: bool | None = None,
    status: SourceStatus | None = None,
    section_id: str | None = None,
    page: PageNumber = 1,
) -> Page[SourceSummary]:
    """Search sources by story, kind, anonymous, status or section.

    Args:
        story_id: Only sources of the story with this id.
        kind: Only sources with this kind.
        anonymous: Only sources for which this holds, or does not: anonymous.
        status: Only sources with this status.
        section_id: Only sources of the section with this id.
        page: Page number, from 1.
    """
    return db.search(
        SourceSummary,
        """
        SELECT sources.id, stories.title AS story_title, sources.kind, sources.anonymous, sources.status
        FROM sources
        JOIN stories ON stories.id = sources.story_id
        """,
        where={
            "sources.story_id = ?": story_id,
            "sources.kind = ?": kind,
            "sources.anonymous = ?": anonymous,
            "sources.status = ?": status,
            "stories.section_id = ?": section_id,
        },
        order="stories.title, sources.id",
        page=page,
    )


def add_source(db: Database, story_id: str, kind: SourceKind, remark: Text, anonymous: bool = False) -> Source:
    """Add an unconfirmed source to a story that somebody is working on, up to five.

    Args:
        story_id: Id of the story.
        kind: Kind of the source.
        remark: Remark of the source.
        anonymous: Whether this holds for the source: anonymous.
    """
    story = db.fetch(Story, "stories", story_id)
    if story["status"] not in ("assigned", "filed"):
        raise Refused("Nobody is working on this story.")
    if anonymous and kind == "official":
        raise Refused("An official is always named.")
    if db.number("SELECT COUNT(*) FROM sources WHERE story_id = ? AND status != 'withdrawn'", story_id) >= 5:
        raise Refused("The story has five sources.")
    source_id = db.insert(
        "sources", story_id=story_id, kind=kind, remark=remark, anonymous=anonymous, status="unconfirmed"
    )
    return db.fetch(Source, "sources", source_id)


def confirm_source(db: Database, source_id: str) -> Source:
    """Confirm a source; an anonymous one needs another confirmed source beside it.

    Args:
        source_id: Id of the source.
    """
    source = db.fetch(Source, "sources", source_id)
    if source["status"] != "unconfirmed":
        raise Refused("The source must be unconfirmed.")
    story = db.fetch(Story, "stories", source["story_id"])
    if story["status"] not in ("assigned", "filed"):
        raise Refused("Nobody is working on this story.")
    if source["anonymous"] and not db.exists(
        "SELECT 1 FROM sources WHERE story_id = ? AND status = 'confirmed'", source["story_id"]
    ):
        raise Refused("An anonymous source needs a confirmed one beside it.")
    db.update("sources", source_id, status="confirmed")
    return db.fetch(Source, "sources", source_id)
