"""Tools about programs."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ProgramStatus


class ProgramSummary(TypedDict):
    """A program as a search lists it."""

    id: str
    name: str
    maker: str
    price: int
    status: ProgramStatus


def find_programs(
    db: Database,
    name: str | None = None,
    maker: str | None = None,
    status: ProgramStatus | None = None,
    strong_device: bool | None = None,
    max_price: int | None = None,
    page: PageNumber = 1,
) -> Page[ProgramSummary]:
    """Search programs by name, maker, status, limited to workstations or price of a seat.

    Args:
        name: Only programs whose name contains this text.
        maker: Only programs whose maker contains this text.
        status: Only programs with this status.
        strong_device: Only programs for which this holds, or does not: limited to workstations.
        max_price: Only programs with a price of a seat of at most this.
        page: Page number, from 1.
    """
    return db.search(
        ProgramSummary,
        "SELECT id, name, maker, price, status FROM programs",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(maker), lower(?)) > 0": maker,
            "status = ?": status,
            "strong_device = ?": strong_device,
            "price <= ?": max_price,
        },
        order="name, id",
        page=page,
    )
