"""Rows of Zweigwerk affiliate programme."""

from typing import Literal

from typing_extensions import TypedDict

ShopTrade = Literal["fashion", "food", "travel", "books", "garden"]
PartnerKind = Literal["content", "vouchers", "cashback", "newsletter"]
PartnerStatus = Literal["applied", "active", "suspended", "rejected", "expelled"]
AgreementStatus = Literal["proposed", "running", "ended", "declined"]
SaleStatus = Literal["held", "approved", "cancelled"]
CaseFileStatus = Literal["open", "cleared", "proved"]
VoucherCodeStatus = Literal["valid", "blocked"]


class Manager(TypedDict):
    """A manager."""

    id: str
    name: str
    email: str
    payout_limit: int


class Shop(TypedDict):
    """A shop."""

    id: str
    name: str
    trade: ShopTrade
    budget: int
    own_vouchers_only: bool


class Partner(TypedDict):
    """A partner."""

    id: str
    kind: PartnerKind
    name: str
    contact: str
    email: str
    papers_on: str | None
    balance: int
    status: PartnerStatus


class Agreement(TypedDict):
    """An agreement."""

    id: str
    number: str
    shop_id: str
    partner_id: str
    commission: int
    cookie_days: int
    status: AgreementStatus


class Sale(TypedDict):
    """A sale."""

    id: str
    number: str
    agreement_id: str
    amount: int
    sold_on: str
    clicked_on: str
    commission: int
    status: SaleStatus


class CaseFile(TypedDict):
    """A suspicion."""

    id: str
    partner_id: str
    what: str
    opened_on: str
    status: CaseFileStatus


class VoucherCode(TypedDict):
    """A voucher code."""

    id: str
    name: str
    agreement_id: str
    discount: int
    ends_on: str
    status: VoucherCodeStatus


class Payout(TypedDict):
    """A payout."""

    id: str
    partner_id: str
    manager_id: str
    amount: int
    paid_on: str
