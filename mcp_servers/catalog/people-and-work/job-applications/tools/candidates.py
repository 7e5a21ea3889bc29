"""Tools about candidates."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import CandidateSource


class CandidateSummary(TypedDict):
    """A candidate as a search lists it."""

    id: str
    name: str
    email: str
    source: CandidateSource


def find_candidates(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    town: str | None = None,
    source: CandidateSource | None = None,
    keep_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CandidateSummary]:
    """Search candidates by name, email, town, source or end of the consent.

    Args:
        name: Only candidates whose name contains this text.
        email: Only candidates with this email.
        town: Only candidates with this town.
        source: Only candidates with this source.
        keep_until_until: Only candidates with an end of the consent at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CandidateSummary,
        "SELECT id, name, email, source FROM candidates",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "town = ?": town,
            "source = ?": source,
            "keep_until <= ?": keep_until_until,
        },
        order="name, id",
        page=page,
    )
