"""Tools about user profiles."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class UserProfileSummary(TypedDict):
    """A person as a search lists it."""

    id: str
    full_name: str
    email_address: str


def find_user_profiles(
    db: Database,
    full_name: str | None = None,
    email_address: str | None = None,
    verified_teacher: bool | None = None,
    page: PageNumber = 1,
) -> Page[UserProfileSummary]:
    """Find teachers and students by name or e-mail address.

    Args:
        full_name: Only user profiles whose name contains this text.
        email_address: Only user profiles with this email address.
        verified_teacher: Only user profiles for which this holds, or does not: verified.
        page: Page number, from 1.
    """
    return db.search(
        UserProfileSummary,
        "SELECT id, full_name, email_address FROM user_profiles",
        where={
            "instr(lower(full_name), lower(?)) > 0": full_name,
            "email_address = ?": email_address,
            "verified_teacher = ?": verified_teacher,
        },
        order="full_name, id",
        page=page,
    )
