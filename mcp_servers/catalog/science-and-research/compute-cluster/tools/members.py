"""Tools about members."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Job, Member, MemberStatus


class MemberSummary(TypedDict):
    """A user as a search lists it."""

    id: str
    name: str
    email: str
    research_group_name: str
    status: MemberStatus


def find_users(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    research_group_id: str | None = None,
    group_name: str | None = None,
    status: MemberStatus | None = None,
    page: PageNumber = 1,
) -> Page[MemberSummary]:
    """Search members by name, email, research group or status.

    Args:
        name: Only members whose name contains this text.
        email: Only members with this email.
        research_group_id: Only members of the research group with this id.
        group_name: Only members of the research group with this name.
        status: Only members with this status.
        page: Page number, from 1.
    """
    return db.search(
        MemberSummary,
        """
        SELECT members.id, members.name, members.email, research_groups.name AS research_group_name,
            members.status
        FROM members
        JOIN research_groups ON research_groups.id = members.research_group_id
        """,
        where={
            "instr(lower(members.name), lower(?)) > 0": name,
            "members.email = ?": email,
            "members.research_group_id = ?": research_group_id,
            "research_groups.name = ?": group_name,
            "members.status = ?": status,
        },
        order="members.name, members.id",
        page=page,
    )


def lock_user(db: Database, member_id: str) -> Member:
    """Lock a user who has no job running; jobs that wait are held.

    Args:
        member_id: Id of the user.
    """
    member = db.fetch(Member, "members", member_id)
    if member["status"] != "active":
        raise Refused("The user must be active.")
    if db.exists("SELECT 1 FROM jobs WHERE member_id = ? AND status = 'running'", member_id):
        raise Refused("A job of this user is running.")
    db.update("members", member_id, status="locked")
    for job in db.all(Job, "SELECT * FROM jobs WHERE member_id = ? AND status = 'queued' ORDER BY id", member_id):
        db.update("jobs", job["id"], status="held")
    return db.fetch(Member, "members", member_id)
