"""Tools about agreements."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Agreement, AgreementStatus, Partner, Shop, VoucherCode


class AgreementSummary(TypedDict):
    """An agreement as a search lists it."""

    id: str
    number: str
    shop_name: str
    partner_name: str
    commission: int
    status: AgreementStatus


def find_agreements(
    db: Database,
    number: str | None = None,
    shop_id: str | None = None,
    partner_id: str | None = None,
    status: AgreementStatus | None = None,
    min_commission: int | None = None,
    page: PageNumber = 1,
) -> Page[AgreementSummary]:
    """Search agreements by agreement number, shop, partner, status or commission in per cent.

    Args:
        number: Only agreements with this agreement number.
        shop_id: Only agreements of the shop with this id.
        partner_id: Only agreements of the partner with this id.
        status: Only agreements with this status.
        min_commission: Only agreements with a commission in per cent of at least this.
        page: Page number, from 1.
    """
    return db.search(
        AgreementSummary,
        """
        SELECT agreements.id, agreements.number, shops.name AS shop_name, partners.name AS partner_name,
            agreements.commission, agreements.status
        FROM agreements
        JOIN shops ON shops.id = agreements.shop_id
        JOIN partners ON partners.id = agreements.partner_id
        """,
        where={
            "agreements.number = ?": number,
            "agreements.shop_id = ?": shop_id,
            "agreements.partner_id = ?": partner_id,
            "agreements.status = ?": status,
            "agreements.commission >= ?": min_commission,
        },
        order="agreements.number, agreements.id",
        page=page,
    )


def propose_agreement(
    db: Database,
    number: Text,
    shop_id: str,
    partner_id: str,
    commission: Annotated[int, between(1, 30)],
    cookie_days: Annotated[int, between(1, 90)],
) -> Agreement:
    """Propose an agreement between a shop and an active partner with a commission and cookie days.

    Args:
        number: Agreement number.
        shop_id: Id of the shop.
        partner_id: Id of the partner.
        commission: Commission in per cent.
        cookie_days: Cookie days.
    """
    shop = db.fetch(Shop, "shops", shop_id)
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] != "active":
        raise Refused("The partner is not active.")
    if db.exists("SELECT 1 FROM case_files WHERE partner_id = ? AND status = 'open'", partner_id):
        raise Refused("A suspicion is open.")
    if db.exists(
        """
        SELECT 1 FROM agreements
        WHERE shop_id = ? AND partner_id = ? AND status IN ('proposed', 'running')
        """,
        shop_id,
        partner_id,
    ):
        raise Refused("They have an agreement.")
    if partner["kind"] == "cashback" and commission > 10:
        raise Refused("A cashback partner gets 10 per cent at most.")
    if shop["own_vouchers_only"] and partner["kind"] == "vouchers":
        raise Refused("The shop wants no voucher partners.")
    if shop["budget"] < 10000:
        raise Refused("The shop has too little budget left.")
    if db.exists("SELECT 1 FROM agreements WHERE number = ?", number):
        raise Refused("Another agreement already has this agreement number.")
    agreement_id = db.insert(
        "agreements",
        number=number,
        shop_id=shop_id,
        partner_id=partner_id,
        commission=commission,
        cookie_days=cookie_days,
        status="proposed",
    )
    return db.fetch(Agreement, "agreements", agreement_id)


def start_agreement(db: Database, agreement_id: str) -> Agreement:
    """Start a proposed agreement with a partner who is active and free of suspicion.

    Args:
        agreement_id: Id of the agreement.
    """
    agreement = db.fetch(Agreement, "agreements", agreement_id)
    if agreement["status"] != "proposed":
        raise Refused("The agreement must be proposed.")
    partner = db.fetch(Partner, "partners", agreement["partner_id"])
    if partner["status"] != "active":
        raise Refused("The partner is not active.")
    if db.exists("SELECT 1 FROM case_files WHERE partner_id = ? AND status = 'open'", agreement["partner_id"]):
        raise Refused("A suspicion is open.")
    shop = db.fetch(Shop, "shops", agreement["shop_id"])
    if shop["budget"] < 10000:
        raise Refused("The shop has too little budget left.")
    db.update("agreements", agreement_id, status="running")
    return db.fetch(Agreement, "agreements", agreement_id)


def end_agreement(db: Database, agreement_id: str) -> Agreement:
    """End a running agreement without fresh sales; its vouchers are blocked.

    Args:
        agreement_id: Id of the agreement.
    """
    agreement = db.fetch(Agreement, "agreements", agreement_id)
    if agreement["status"] != "running":
        raise Refused("The agreement must be running.")
    if db.exists(
        "SELECT 1 FROM sales WHERE agreement_id = ? AND status = 'held' AND sold_on > ?",
        agreement_id,
        shift(db.today, days=-7),
    ):
        raise Refused("It had sales in the last seven days.")
    db.update("agreements", agreement_id, status="ended")
    for voucher_code in db.all(
        VoucherCode, "SELECT * FROM voucher_codes WHERE agreement_id = ? AND status = 'valid' ORDER BY id", agreement_id
    ):
        db.update("voucher_codes", voucher_code["id"], status="blocked")
    return db.fetch(Agreement, "agreements", agreement_id)
