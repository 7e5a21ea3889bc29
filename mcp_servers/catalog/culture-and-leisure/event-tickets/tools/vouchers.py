"""Tools about vouchers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber


class VoucherSummary(TypedDict):
    """A voucher as a search lists it."""

    id: str
    code: str
    percent: int
    valid_until: str


def find_vouchers(
    db: Database,
    code: str | None = None,
    min_percent: int | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[VoucherSummary]:
    """Search vouchers by code, discount in percent or expiry date.

    Args:
        code: Only vouchers with this code.
        min_percent: Only vouchers with a discount in percent of at least this.
        valid_until_from: Only vouchers with an expiry date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        VoucherSummary,
        "SELECT id, code, percent, valid_until FROM vouchers",
        where={"code = ?": code, "percent >= ?": min_percent, "valid_until >= ?": valid_until_from},
        order="code, id",
        page=page,
    )
