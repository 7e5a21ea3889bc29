"""Tools about members."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Member, MemberRole, MemberStatus


class MemberSummary(TypedDict):
    """A member as a search lists it."""

    id: str
    name: str
    role: MemberRole
    status: MemberStatus


class MemberDetails(Member):
    """A member in full."""

    reviews_in_hand: int
    manuscripts_led: int


def find_members(
    db: Database,
    name: str | None = None,
    role: MemberRole | None = None,
    status: MemberStatus | None = None,
    page: PageNumber = 1,
) -> Page[MemberSummary]:
    """Search members by name, role or status.

    Args:
        name: Only members whose name contains this text.
        role: Only members with this role.
        status: Only members with this status.
        page: Page number, from 1.
    """
    return db.search(
        MemberSummary,
        "SELECT id, name, role, status FROM members",
        where={"instr(lower(name), lower(?)) > 0": name, "role = ?": role, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_member(db: Database, member_id: str) -> MemberDetails:
    """Show a member with the reviews in hand and the manuscripts led.

    Args:
        member_id: Id of the member.
    """
    member = db.fetch(Member, "members", member_id)
    reviews_in_hand = db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", member_id)
    manuscripts_led = db.number("SELECT COUNT(*) FROM manuscripts WHERE lead_id = ?", member_id)
    return {**member, "reviews_in_hand": reviews_in_hand, "manuscripts_led": manuscripts_led}
