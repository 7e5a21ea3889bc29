"""Tools about experts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ExpertField


class ExpertSummary(TypedDict):
    """An expert as a search lists it."""

    id: str
    name: str
    field: ExpertField
    fee: int


def find_experts(
    db: Database,
    name: str | None = None,
    field: ExpertField | None = None,
    max_fee: int | None = None,
    page: PageNumber = 1,
) -> Page[ExpertSummary]:
    """Search experts by name, field or fee.

    Args:
        name: Only experts whose name contains this text.
        field: Only experts with this field.
        max_fee: Only experts with a fee of at most this.
        page: Page number, from 1.
    """
    return db.search(
        ExpertSummary,
        "SELECT id, name, field, fee FROM experts",
        where={"instr(lower(name), lower(?)) > 0": name, "field = ?": field, "fee <= ?": max_fee},
        order="fee, id",
        page=page,
    )
