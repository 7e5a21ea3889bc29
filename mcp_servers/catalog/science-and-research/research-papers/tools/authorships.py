"""Tools about authorships."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Authorship, Manuscript, Member


class AuthorshipSummary(TypedDict):
    """An authorship as a search lists it."""

    id: str
    manuscript_title: str
    member_name: str
    agreed: bool


def find_authorships(
    db: Database,
    manuscript_id: str | None = None,
    member_id: str | None = None,
    agreed: bool | None = None,
    page: PageNumber = 1,
) -> Page[AuthorshipSummary]:
    """Search authorships by manuscript, member or agreed.

    Args:
        manuscript_id: Only authorships of the manuscript with this id.
        member_id: Only authorships of the member with this id.
        agreed: Only authorships for which this holds, or does not: agreed.
        page: Page number, from 1.
    """
    return db.search(
        AuthorshipSummary,
        """
        SELECT authorships.id, manuscripts.title AS manuscript_title, members.name AS member_name,
            authorships.agreed
        FROM authorships
        JOIN manuscripts ON manuscripts.id = authorships.manuscript_id
        JOIN members ON members.id = authorships.member_id
        """,
        where={
            "authorships.manuscript_id = ?": manuscript_id,
            "authorships.member_id = ?": member_id,
            "authorships.agreed = ?": agreed,
        },
        order="manuscripts.title, authorships.id",
        page=page,
    )


def add_author(db: Database, manuscript_id: str, member_id: str) -> Authorship:
    """Add an author to a manuscript that is not submitted.

    Args:
        manuscript_id: Id of the manuscript.
        member_id: Id of the member.
    """
    manuscript = db.fetch(Manuscript, "manuscripts", manuscript_id)
    db.fetch(Member, "members", member_id)
    if manuscript["status"] not in ("draft", "ready"):
        raise Refused("The manuscript has been submitted.")
    if member_id == manuscript["lead_id"]:
        raise Refused("The lead author is an author already.")
    if db.exists("SELECT 1 FROM reviews WHERE manuscript_id = ? AND reviewer_id = ?", manuscript_id, member_id):
        raise Refused("A reviewer cannot become an author.")
    if db.exists("SELECT 1 FROM authorships WHERE manuscript_id = ? AND member_id = ?", manuscript_id, member_id):
        raise Refused("Another authorship already has this manuscript and member.")
    authorship_id = db.insert("authorships", manuscript_id=manuscript_id, member_id=member_id, agreed=False)
    return db.fetch(Authorship, "authorships", authorship_id)


def note_agreement(db: Database, authorship_id: str) -> Authorship:
    """Note that an author agrees to the submission.

    Args:
        authorship_id: Id of the authorship.
    """
    authorship = db.fetch(Authorship, "authorships", authorship_id)
    if authorship["agreed"]:
        raise Refused("The author has agreed already.")
    manuscript = db.fetch(Manuscript, "manuscripts", authorship["manuscript_id"])
    if manuscript["status"] not in ("draft", "ready"):
        raise Refused("The manuscript has been submitted.")
    db.update("authorships", authorship_id, agreed=True)
    return db.fetch(Authorship, "authorships", authorship_id)


def remove_author(db: Database, authorship_id: str) -> Authorship:
    """Take an author who has not agreed off a manuscript.

    Args:
        authorship_id: Id of the authorship.
    """
    authorship = db.fetch(Authorship, "authorships", authorship_id)
    if authorship["agreed"]:
        raise Refused("The author has agreed.")
    db.delete("authorships", authorship_id)
    return authorship
