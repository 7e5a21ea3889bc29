"""Tools about bicycles."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import BicycleKind


class BicycleSummary(TypedDict):
    """A bicycle as a search lists it."""

    id: str
    frame_number: str
    customer_name: str
    model: str
    kind: BicycleKind


def find_bicycles(
    db: Database,
    frame_number: str | None = None,
    customer_id: str | None = None,
    model: str | None = None,
    kind: BicycleKind | None = None,
    page: PageNumber = 1,
) -> Page[BicycleSummary]:
    """Search bicycles by frame number, owner, model or kind.

    Args:
        frame_number: Only bicycles with this frame number.
        customer_id: Only bicycles of the owner with this id.
        model: Only bicycles whose model contains this text.
        kind: Only bicycles with this kind.
        page: Page number, from 1.
    """
    return db.search(
        BicycleSummary,
        """
        SELECT bicycles.id, bicycles.frame_number, customers.name AS customer_name, bicycles.model,
            bicycles.kind
        FROM bicycles
        JOIN customers ON customers.id = bicycles.customer_id
        """,
        where={
            "bicycles.frame_number = ?": frame_number,
            "bicycles.customer_id = ?": customer_id,
            "instr(lower(bicycles.model), lower(?)) > 0": model,
            "bicycles.kind = ?": kind,
        },
        order="bicycles.frame_number, bicycles.id",
        page=page,
    )
