"""Tools about sales."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Agreement, Partner, Sale, SaleStatus, Shop


class SaleSummary(TypedDict):
    """A sale as a search lists it."""

    id: str
    number: str
    agreement_partner_name: str
    amount: int
    sold_on: str
    status: SaleStatus


class SalesByAgreementPartnerName(TypedDict):
    """Totals of sales for one name."""

    agreement_partner_name: str
    sales: int
    amount: int
    commission: int


def find_sales(
    db: Database,
    number: str | None = None,
    agreement_id: str | None = None,
    partner_id: str | None = None,
    shop_id: str | None = None,
    status: SaleStatus | None = None,
    sold_from: Day | None = None,
    sold_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SaleSummary]:
    """Search sales by order number, agreement, partner, shop, status or day of the sale.

    Args:
        number: Only sales with this order number.
        agreement_id: Only sales of the agreement with this id.
        partner_id: Only sales of the partner with this id.
        shop_id: Only sales of the shop with this id.
        status: Only sales with this status.
        sold_from: Only sales with a day of the sale at or after this.
        sold_until: Only sales with a day of the sale at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SaleSummary,
        """
        SELECT sales.id, sales.number, partners.name AS agreement_partner_name, sales.amount, sales.sold_on,
            sales.status
        FROM sales
        JOIN agreements ON agreements.id = sales.agreement_id
        JOIN partners ON partners.id = agreements.partner_id
        """,
        where={
            "sales.number = ?": number,
            "sales.agreement_id = ?": agreement_id,
            "agreements.partner_id = ?": partner_id,
            "agreements.shop_id = ?": shop_id,
            "sales.status = ?": status,
            "sales.sold_on >= ?": sold_from,
            "sales.sold_on <= ?": sold_until,
        },
        order="sales.sold_on, sales.id",
        page=page,
    )


def report_sales(
    db: Database,
    status: SaleStatus | None = None,
    shop_id: str | None = None,
    sold_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[SalesByAgreementPartnerName]:
    """Count sales and add up their amounts and commissions by partner.

    Args:
        status: Only sales with this status.
        shop_id: Only sales of the shop with this id.
        sold_from: Only sales with a day of the sale at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SalesByAgreementPartnerName,
        """
        SELECT partners.name AS agreement_partner_name, COUNT(*) AS sales, COALESCE(SUM(sales.amount), 0) AS
            amount, COALESCE(SUM(sales.commission), 0) AS commission
        FROM sales
        JOIN agreements ON agreements.id = sales.agreement_id
        JOIN partners ON partners.id = agreements.partner_id
        """,
        where={"sales.status = ?": status, "agreements.shop_id = ?": shop_id, "sales.sold_on >= ?": sold_from},
        group="partners.name",
        order="partners.name",
        page=page,
    )


def record_sale(
    db: Database,
    number: Text,
    agreement_id: str,
    amount: Annotated[int, between(500, 90000)],
    sold_on: Day,
    clicked_on: Day,
) -> Sale:
    """Record a sale of the last seven days under a running agreement, whose click lies within the cookie days.

    Args:
        number: Order number.
        agreement_id: Id of the agreement.
        amount: Amount of the sale, in minor units.
        sold_on: Day of the sale.
        clicked_on: Day of the click.
    """
    agreement = db.fetch(Agreement, "agreements", agreement_id)
    if agreement["status"] != "running":
        raise Refused("The agreement is not running.")
    if sold_on > db.today:
        raise Refused("The day is still to come.")
    if sold_on < shift(db.today, days=-7):
        raise Refused("It was more than seven days ago.")
    if clicked_on > sold_on:
        raise Refused("The click comes before the sale.")
    if days_between(clicked_on, sold_on) > agreement["cookie_days"]:
        raise Refused("The click was too long before the sale.")
    shop = db.fetch(Shop, "shops", agreement["shop_id"])
    if amount * agreement["commission"] // 100 > shop["budget"]:
        raise Refused("The shop has too little budget left.")
    if db.exists("SELECT 1 FROM sales WHERE number = ?", number):
        raise Refused("Another sale already has this order number.")
    sale_id = db.insert(
        "sales",
        number=number,
        agreement_id=agreement_id,
        amount=amount,
        sold_on=sold_on,
        clicked_on=clicked_on,
        commission=amount * agreement["commission"] // 100,
        status="held",
    )
    db.update("shops", agreement["shop_id"], budget=shop["budget"] - amount * agreement["commission"] // 100)
    return db.fetch(Sale, "sales", sale_id)


def approve_sale(db: Database, sale_id: str) -> Sale:
    """Approve a sale that was held for 30 days; its commission is added to the partner's balance.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "held":
        raise Refused("The sale must be held.")
    if sale["sold_on"] > shift(db.today, days=-30):
        raise Refused("It is held for 30 days.")
    agreement = db.fetch(Agreement, "agreements", sale["agreement_id"])
    partner = db.fetch(Partner, "partners", agreement["partner_id"])
    if partner["status"] != "active":
        raise Refused("The partner is not active.")
    if db.exists("SELECT 1 FROM case_files WHERE partner_id = ? AND status = 'open'", agreement["partner_id"]):
        raise Refused("A suspicion is open.")
    db.update("sales", sale_id, status="approved")
    db.update("partners", agreement["partner_id"], balance=partner["balance"] + sale["commission"])
    return db.fetch(Sale, "sales", sale_id)


def cancel_sale(db: Database, sale_id: str) -> Sale:
    """Cancel a held sale whose goods came back; the commission returns to the shop's budget.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] not in ("held", "approved"):
        raise Refused("The sale must be held or approved.")
    if sale["status"] != "held":
        raise Refused("Its commission was approved already.")
    if sale["sold_on"] < shift(db.today, days=-60):
        raise Refused("It was more than 60 days ago.")
    agreement = db.fetch(Agreement, "agreements", sale["agreement_id"])
    shop = db.fetch(Shop, "shops", agreement["shop_id"])
    db.update("sales", sale_id, status="cancelled")
    db.update("shops", agreement["shop_id"], budget=shop["budget"] + sale["commission"])
    return db.fetch(Sale, "sales", sale_id)
