"""Tools about pictures."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Picture, PictureStatus, Section, Story


class PictureSummary(TypedDict):
    """A picture as a search lists it."""

    id: str
    story_title: str
    agency: str
    fee: int
    licensed_until: str
    status: PictureStatus


def find_pictures(
    db: Database,
    story_id: str | None = None,
    agency: str | None = None,
    status: PictureStatus | None = None,
    max_fee: int | None = None,
    licensed_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PictureSummary]:
    """Search pictures by story, agency, status, fee or end of the licence.

    Args:
        story_id: Only pictures of the story with this id.
        agency: Only pictures whose agency contains this text.
        status: Only pictures with this status.
        max_fee: Only pictures with a fee of at most this.
        licensed_until_from: Only pictures with an end of the licence at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PictureSummary,
        """
        SELECT pictures.id, stories.title AS story_title, pictures.agency, pictures.fee,
            pictures.licensed_until, pictures.status
        FROM pictures
        JOIN stories ON stories.id = pictures.story_id
        """,
        where={
            "pictures.story_id = ?": story_id,
            "instr(lower(pictures.agency), lower(?)) > 0": agency,
            "pictures.status = ?": status,
            "pictures.fee <= ?": max_fee,
            "pictures.licensed_until >= ?": licensed_until_from,
        },
        order="pictures.fee, pictures.id",
        page=page,
    )


def buy_picture(db: Database, picture_id: str) -> Picture:
    """Buy a picture for a story of your section within its budget.

    Args:
        picture_id: Id of the picture.
    """
    picture = db.fetch(Picture, "pictures", picture_id)
    if picture["status"] != "offered":
        raise Refused("The picture must be offered.")
    story = db.fetch(Story, "stories", picture["story_id"])
    if story["section_id"] != db.account:
        raise Refused("The story belongs to another section.")
    if story["status"] not in ("assigned", "filed", "cleared", "placed"):
        raise Refused("The story needs no picture.")
    if picture["licensed_until"] < shift(db.today, days=7):
        raise Refused("The licence runs out too soon.")
    spent = db.number(
        """
        SELECT SUM(pictures.fee) FROM pictures
        JOIN stories ON stories.id = pictures.story_id
        WHERE stories.section_id = ? AND pictures.status = 'bought'
        """,
        db.account,
    )
    account = db.fetch(Section, "sections", db.account)
    if spent + picture["fee"] > account["picture_budget"]:
        raise Refused("The picture budget does not suffice.")
    db.update("pictures", picture_id, status="bought")
    return db.fetch(Picture, "pictures", picture_id)
