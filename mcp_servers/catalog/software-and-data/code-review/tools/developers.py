"""Tools about developers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Developer, DeveloperSeniority, DeveloperStatus


class DeveloperSummary(TypedDict):
    """A developer as a search lists it."""

    id: str
    name: str
    username: str
    seniority: DeveloperSeniority
    status: DeveloperStatus


class DeveloperDetails(Developer):
    """A developer in full."""

    waiting_reviews: int
    open_pull_requests: int


def find_developers(
    db: Database,
    name: str | None = None,
    username: str | None = None,
    seniority: DeveloperSeniority | None = None,
    status: DeveloperStatus | None = None,
    page: PageNumber = 1,
) -> Page[DeveloperSummary]:
    """Search developers by name, username, seniority or status.

    Args:
        name: Only developers whose name contains this text.
        username: Only developers with this username.
        seniority: Only developers with this seniority.
        status: Only developers with this status.
        page: Page number, from 1.
    """
    return db.search(
        DeveloperSummary,
        "SELECT id, name, username, seniority, status FROM developers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "username = ?": username,
            "seniority = ?": seniority,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_developer(db: Database, developer_id: str) -> DeveloperDetails:
    """Show a developer with the reviews still to be given and the pull requests still open.

    Args:
        developer_id: Id of the developer.
    """
    developer = db.fetch(Developer, "developers", developer_id)
    waiting_reviews = db.number("SELECT COUNT(*) FROM reviews WHERE reviewer_id = ? AND status = 'asked'", developer_id)
    open_pull_requests = db.number(
        """
        SELECT COUNT(*) FROM pull_requests
        WHERE author_id = ? AND status IN ('draft', 'open')
        """,
        developer_id,
    )
    return {**developer, "waiting_reviews": waiting_reviews, "open_pull_requests": open_pull_requests}
