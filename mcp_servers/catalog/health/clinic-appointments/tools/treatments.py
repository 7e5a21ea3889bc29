"""Tools about treatments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class TreatmentSummary(TypedDict):
    """A treatment as a search lists it."""

    id: str
    name: str
    department_id: str
    by_referral: bool
    fee: int


def find_treatments(
    db: Database,
    name: str | None = None,
    department_id: str | None = None,
    by_referral: bool | None = None,
    max_fee: int | None = None,
    page: PageNumber = 1,
) -> Page[TreatmentSummary]:
    """Search treatments by name, department, by referral only or fee.

    Args:
        name: Only treatments whose name contains this text.
        department_id: Only treatments of the department with this id.
        by_referral: Only treatments for which this holds, or does not: by referral only.
        max_fee: Only treatments with a fee of at most this.
        page: Page number, from 1.
    """
    return db.search(
        TreatmentSummary,
        "SELECT id, name, department_id, by_referral, fee FROM treatments",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "department_id = ?": department_id,
            "by_referral = ?": by_referral,
            "fee <= ?": max_fee,
        },
        order="fee, id",
        page=page,
    )
