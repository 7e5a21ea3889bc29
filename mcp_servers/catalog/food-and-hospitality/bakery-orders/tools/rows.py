"""Rows of Millrace bakery orders."""

from typing import Literal

from typing_extensions import TypedDict

ProductKind = Literal["bread", "roll", "pastry"]
ProductStatus = Literal["offered", "paused"]
OvenStatus = Literal["working", "broken"]
BatchStatus = Literal["planned", "in_oven", "baked", "cancelled", "spoilt"]
CustomerStatus = Literal["active", "stopped"]
OrderSheetStatus = Literal["open", "confirmed", "loaded", "delivered", "cancelled"]


class Product(TypedDict):
    """A product."""

    id: str
    name: str
    kind: ProductKind
    sourdough: bool
    price: int
    status: ProductStatus


class Oven(TypedDict):
    """An oven."""

    id: str
    name: str
    pieces: int
    status: OvenStatus


class Batch(TypedDict):
    """A batch."""

    id: str
    status: BatchStatus
    product_id: str
    oven_id: str
    baked_on: str
    run: int
    pieces: int


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    contact: str
    phone: str
    credit: int
    owed: int
    status: CustomerStatus


class OrderSheet(TypedDict):
    """An order."""

    id: str
    number: str
    status: OrderSheetStatus
    customer_id: str
    wanted_on: str
    delivered: bool
    credited: int


class OrderLine(TypedDict):
    """An order line."""

    id: str
    order_sheet_id: str
    product_id: str
    pieces: int
    price: int
    returned: int
