"""Tools about users."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class UserSummary(TypedDict):
    """A person as a search lists it."""

    id: str
    display_name: str
    email_address: str


def find_users(
    db: Database, display_name: str | None = None, email_address: str | None = None, page: PageNumber = 1
) -> Page[UserSummary]:
    """Find people by name or e-mail address.

    Args:
        display_name: Only users whose name contains this text.
        email_address: Only users with this email address.
        page: Page number, from 1.
    """
    return db.search(
        UserSummary,
        "SELECT id, display_name, email_address FROM users",
        where={"instr(lower(display_name), lower(?)) > 0": display_name, "email_address = ?": email_address},
        order="display_name, id",
        page=page,
    )
