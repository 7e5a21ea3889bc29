"""Tools about applicants."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Applicant


def find_applicants(
    db: Database, name: str | None = None, email: str | None = None, page: PageNumber = 1
) -> Page[Applicant]:
    """Search applicants by name or email.

    Args:
        name: Only applicants whose name contains this text.
        email: Only applicants with this email.
        page: Page number, from 1.
    """
    return db.search(
        Applicant,
        "SELECT id, name, email, phone FROM applicants",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email},
        order="name, id",
        page=page,
    )
