"""Tools about voucher codes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Agreement, VoucherCode, VoucherCodeStatus


class VoucherCodeSummary(TypedDict):
    """A voucher code as a search lists it."""

    id: str
    name: str
    agreement_partner_name: str
    discount: int
    ends_on: str
    status: VoucherCodeStatus


def find_vouchers(
    db: Database,
    name: str | None = None,
    agreement_id: str | None = None,
    partner_id: str | None = None,
    shop_id: str | None = None,
    status: VoucherCodeStatus | None = None,
    ends_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[VoucherCodeSummary]:
    """Search voucher codes by voucher code, agreement, partner, shop, status or last day.

    Args:
        name: Only voucher codes with this voucher code.
        agreement_id: Only voucher codes of the agreement with this id.
        partner_id: Only voucher codes of the partner with this id.
        shop_id: Only voucher codes of the shop with this id.
        status: Only voucher codes with this status.
        ends_from: Only voucher codes with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        VoucherCodeSummary,
        """
        SELECT voucher_codes.id, voucher_codes.name, partners.name AS agreement_partner_name,
            voucher_codes.discount, voucher_codes.ends_on, voucher_codes.status
        FROM voucher_codes
        JOIN agreements ON agreements.id = voucher_codes.agreement_id
        JOIN partners ON partners.id = agreements.partner_id
        """,
        where={
            "voucher_codes.name = ?": name,
            "voucher_codes.agreement_id = ?": agreement_id,
            "agreements.partner_id = ?": partner_id,
            "agreements.shop_id = ?": shop_id,
            "voucher_codes.status = ?": status,
            "voucher_codes.ends_on >= ?": ends_from,
        },
        order="voucher_codes.name, voucher_codes.id",
        page=page,
    )


def issue_voucher(
    db: Database, name: Text, agreement_id: str, discount: Annotated[int, between(5, 50)], ends_on: Day
) -> VoucherCode:
    """Issue a voucher code under a running agreement for 60 days at most, three valid ones a partner.

    Args:
        name: Voucher code.
        agreement_id: Id of the agreement.
        discount: Discount in per cent.
        ends_on: Last day.
    """
    agreement = db.fetch(Agreement, "agreements", agreement_id)
    if agreement["status"] != "running":
        raise Refused("The agreement is not running.")
    if ends_on < db.today:
        raise Refused("The last day has passed.")
    if ends_on > shift(db.today, days=60):
        raise Refused("A voucher lasts 60 days at most.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM voucher_codes
        WHERE agreement_id = ? AND status = 'valid' AND ends_on >= ?
        """,
            agreement_id,
            db.today,
        )
        >= 3
    ):
        raise Refused("Three vouchers of it are valid.")
    if discount + agreement["commission"] > 50:
        raise Refused("Discount and commission together are too high.")
    if db.exists("SELECT 1 FROM voucher_codes WHERE name = ?", name):
        raise Refused("Another voucher code already has this voucher code.")
    voucher_code_id = db.insert(
        "voucher_codes", name=name, agreement_id=agreement_id, discount=discount, ends_on=ends_on, status="valid"
    )
    return db.fetch(VoucherCode, "voucher_codes", voucher_code_id)
