"""Tools about shops."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Shop, ShopTrade


class ShopSummary(TypedDict):
    """A shop as a search lists it."""

    id: str
    name: str
    trade: ShopTrade
    budget: int


class ShopDetails(Shop):
    """A shop in full."""

    running_agreements: int
    held_commission: int
    valid_vouchers: int


def find_shops(
    db: Database,
    name: str | None = None,
    trade: ShopTrade | None = None,
    min_budget: int | None = None,
    most_budget: int | None = None,
    own_vouchers_only: bool | None = None,
    page: PageNumber = 1,
) -> Page[ShopSummary]:
    """Search shops by name, trade, commission budget left or limited to own vouchers.

    Args:
        name: Only shops whose name contains this text.
        trade: Only shops with this trade.
        min_budget: Only shops with a commission budget left of at least this.
        most_budget: Only shops with a commission budget left of at most this.
        own_vouchers_only: Only shops for which this holds, or does not: limited to own vouchers.
        page: Page number, from 1.
    """
    return db.search(
        ShopSummary,
        "SELECT id, name, trade, budget FROM shops",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "trade = ?": trade,
            "budget >= ?": min_budget,
            "budget <= ?": most_budget,
            "own_vouchers_only = ?": own_vouchers_only,
        },
        order="name, id",
        page=page,
    )


def get_shop(db: Database, shop_id: str) -> ShopDetails:
    """Show a shop with its running agreements, the commission held back and its valid vouchers.

    Args:
        shop_id: Id of the shop.
    """
    shop = db.fetch(Shop, "shops", shop_id)
    running_agreements = db.number("SELECT COUNT(*) FROM agreements WHERE shop_id = ? AND status = 'running'", shop_id)
    held_commission = db.number(
        """
        SELECT SUM(sales.commission) FROM sales
        JOIN agreements ON agreements.id = sales.agreement_id
        WHERE agreements.shop_id = ? AND sales.status = 'held'
        """,
        shop_id,
    )
    valid_vouchers = db.number(
        """
        SELECT COUNT(*) FROM voucher_codes
        JOIN agreements ON agreements.id = voucher_codes.agreement_id
        WHERE agreements.shop_id = ? AND voucher_codes.status = 'valid' AND voucher_codes.ends_on >= ?
        """,
        shop_id,
        db.today,
    )
    return {
        **shop,
        "running_agreements": running_agreements,
        "held_commission": held_commission,
        "valid_vouchers": valid_vouchers,
    }
