"""Tools about invitations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Course, Invitation, InvitationRole, UserProfile


class InvitationSummary(TypedDict):
    """An invitation as a search lists it."""

    id: str
    user_full_name: str
    course_name: str
    role: InvitationRole


def accept_invitation(db: Database, invitation_id: str) -> Invitation:
    """Accept a student's invitation for them; they are enrolled and the invitation is used up.

    Args:
        invitation_id: Id of the invitation.
    """
    invitation = db.fetch(Invitation, "invitations", invitation_id)
    if invitation["role"] != "student":
        raise Refused("An invitation as a teacher is accepted by the teacher alone.")
    course = db.fetch(Course, "courses", invitation["course_id"])
    if course["course_state"] != "active":
        raise Refused("The course is not active.")
    if db.exists(
        "SELECT 1 FROM students WHERE course_id = ? AND user_id = ?", invitation["course_id"], invitation["user_id"]
    ):
        raise Refused("This person is already enrolled.")
    db.insert("students", course_id=invitation["course_id"], user_id=invitation["user_id"])
    db.delete("invitations", invitation_id)
    return invitation


def create_invitation(db: Database, course_id: str, user_id: str, role: InvitationRole) -> Invitation:
    """Invite somebody to a course as a student or teacher.

    Args:
        course_id: Id of the course.
        user_id: Id of the person invited.
        role: Role of the invitation.
    """
    course = db.fetch(Course, "courses", course_id)
    user = db.fetch(UserProfile, "user_profiles", user_id)
    if course["course_state"] not in ("active", "provisioned"):
        raise Refused("The course takes nobody any more.")
    if db.exists("SELECT 1 FROM invitations WHERE course_id = ? AND user_id = ?", course_id, user_id):
        raise Refused("This person is already invited.")
    if db.exists("SELECT 1 FROM students WHERE course_id = ? AND user_id = ?", course_id, user_id):
        raise Refused("This person is already enrolled.")
    if role != "student" and not user["verified_teacher"]:
        raise Refused("Only a verified teacher can be invited as a teacher.")
    invitation_id = db.insert("invitations", course_id=course_id, user_id=user_id, role=role)
    return db.fetch(Invitation, "invitations", invitation_id)


def list_invitations(
    db: Database,
    course_id: str | None = None,
    user_id: str | None = None,
    role: InvitationRole | None = None,
    page: PageNumber = 1,
) -> Page[InvitationSummary]:
    """List invitations.

    Args:
        course_id: Only invitations of the course with this id.
        user_id: Only invitations of the person invited with this id.
        role: Only invitations with this role.
        page: Page number, from 1.
    """
    return db.search(
        InvitationSummary,
        """
        SELECT invitations.id, user_profiles.full_name AS user_full_name, courses.name AS course_name,
            invitations.role
        FROM invitations
        JOIN user_profiles ON user_profiles.id = invitations.user_id
        JOIN courses ON courses.id = invitations.course_id
        """,
        where={
            "invitations.course_id = ?": course_id,
            "invitations.user_id = ?": user_id,
            "invitations.role = ?": role,
        },
        order="user_profiles.full_name, invitations.id",
        page=page,
    )
