"""Tools about trainers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber


class TrainerSummary(TypedDict):
    """A trainer as a search lists it."""

    id: str
    name: str
    firm_name: str
    certified_until: str


def find_trainers(
    db: Database,
    name: str | None = None,
    firm_id: str | None = None,
    certified_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TrainerSummary]:
    """Search trainers by name, firm or end of the trainer's certificate.

    Args:
        name: Only trainers whose name contains this text.
        firm_id: Only trainers of the firm with this id.
        certified_until_until: Only trainers with an end of the trainer's certificate at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TrainerSummary,
        """
        SELECT trainers.id, trainers.name, firms.name AS firm_name, trainers.certified_until FROM trainers
        JOIN firms ON firms.id = trainers.firm_id
        """,
        where={
            "instr(lower(trainers.name), lower(?)) > 0": name,
            "trainers.firm_id = ?": firm_id,
            "trainers.certified_until <= ?": certified_until_until,
        },
        order="trainers.name, trainers.id",
        page=page,
    )
