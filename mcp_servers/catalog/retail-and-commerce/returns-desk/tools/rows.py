"""Rows of Wren & Willow returns desk."""

from typing import Literal

from typing_extensions import TypedDict

CustomerStatus = Literal["trusted", "watched"]
ProductCategory = Literal["clothing", "shoes", "electronics", "home", "beauty"]
ShopOrderStatus = Literal["sent", "delivered", "lost"]
ReturnCaseReason = Literal["changed_mind", "wrong_size", "faulty", "damaged", "wrong_item"]
ReturnCaseStatus = Literal["announced", "received", "accepted", "settled", "refused", "withdrawn", "expired"]
ReturnCaseCondition = Literal["unused", "opened", "worn", "broken"]
RefundMethod = Literal["card", "store_credit"]
RefundStatus = Literal["proposed", "approved", "paid", "rejected"]
ExchangeStatus = Literal["reserved", "sent", "lapsed"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    refund_limit: int


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    town: str
    status: CustomerStatus


class Product(TypedDict):
    """A product."""

    id: str
    category: ProductCategory
    name: str
    sku: str
    price: int
    sealed: bool
    stock: int


class ShopOrder(TypedDict):
    """An order."""

    id: str
    number: str
    customer_id: str
    ordered_on: str
    postage: int
    status: ShopOrderStatus
    delivered_on: str | None


class OrderLine(TypedDict):
    """An order line."""

    id: str
    shop_order_id: str
    product_id: str
    quantity: int
    price: int


class ReturnCase(TypedDict):
    """A return."""

    id: str
    number: str
    order_line_id: str
    quantity: int
    reason: ReturnCaseReason
    announced_on: str
    status: ReturnCaseStatus
    arrive_by: str
    received_on: str | None
    condition: ReturnCaseCondition | None
    remark: str | None


class Refund(TypedDict):
    """A refund."""

    id: str
    return_case_id: str
    amount: int
    method: RefundMethod
    status: RefundStatus
    proposed_by_id: str
    proposed_on: str
    decided_by_id: str | None
    decided_on: str | None


class Exchange(TypedDict):
    """An exchange."""

    id: str
    return_case_id: str
    product_id: str
    status: ExchangeStatus
    reserved_on: str
