"""Rows of Fjordposten newsroom."""

from typing import Literal

from typing_extensions import TypedDict

JournalistStatus = Literal["at_work", "away"]
EditionStatus = Literal["planned", "closed"]
StoryKind = Literal["news", "feature", "interview", "comment"]
StoryStatus = Literal["proposed", "assigned", "filed", "cleared", "placed", "published", "dropped"]
SourceKind = Literal["document", "eyewitness", "official", "expert"]
SourceStatus = Literal["unconfirmed", "confirmed", "withdrawn"]
PictureStatus = Literal["offered", "bought", "declined"]
CorrectionStatus = Literal["demanded", "accepted", "refused"]


class Section(TypedDict):
    """A section."""

    id: str
    name: str
    editor: str
    picture_budget: int


class Journalist(TypedDict):
    """A journalist."""

    id: str
    name: str
    email: str
    section_id: str
    most_stories: int
    status: JournalistStatus


class Edition(TypedDict):
    """An edition."""

    id: str
    appears_on: str
    closes_at: str
    status: EditionStatus


class NewsPage(TypedDict):
    """A page."""

    id: str
    edition_id: str
    section_id: str
    room: int


class Story(TypedDict):
    """A story."""

    id: str
    title: str
    section_id: str
    kind: StoryKind
    sensitive: bool
    legal_read: bool
    embargo_until: str | None
    status: StoryStatus
    author_id: str | None
    length: int
    page_id: str | None


class Source(TypedDict):
    """A source."""

    id: str
    story_id: str
    kind: SourceKind
    remark: str
    anonymous: bool
    status: SourceStatus


class Picture(TypedDict):
    """A picture."""

    id: str
    story_id: str
    agency: str
    fee: int
    licensed_until: str
    status: PictureStatus


class Correction(TypedDict):
    """A correction."""

    id: str
    story_id: str
    fault: str
    demanded_on: str
    page_id: str | None
    status: CorrectionStatus
