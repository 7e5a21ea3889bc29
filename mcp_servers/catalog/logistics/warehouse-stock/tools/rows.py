"""Rows of Northgate food warehouse."""

from typing import Literal

from typing_extensions import TypedDict

ZoneClimate = Literal["ambient", "chilled", "frozen"]
WorkerDuty = Literal["picker", "driver", "checker", "supervisor"]
ProductClimate = Literal["ambient", "chilled", "frozen"]
BayStatus = Literal["usable", "blocked"]
BatchStatus = Literal["available", "scrapped"]
DeliveryStatus = Literal["announced", "received"]
DispatchStatus = Literal["open", "released", "shipped", "cancelled"]
ReservationStatus = Literal["reserved", "picked", "freed"]


class Zone(TypedDict):
    """A zone."""

    id: str
    name: str
    climate: ZoneClimate


class Worker(TypedDict):
    """A worker."""

    id: str
    name: str
    badge: str
    duty: WorkerDuty
    correction_limit: int


class Supplier(TypedDict):
    """A supplier."""

    id: str
    name: str
    email: str
    town: str
    lead_days: int


class Product(TypedDict):
    """A product."""

    id: str
    climate: ProductClimate
    name: str
    sku: str
    supplier_id: str
    price: int
    reorder_level: int


class Bay(TypedDict):
    """A bay."""

    id: str
    code: str
    zone_id: str
    capacity: int
    status: BayStatus


class Batch(TypedDict):
    """A batch."""

    id: str
    product_id: str
    lot: str
    bay_id: str
    quantity: int
    received_on: str
    best_before: str
    status: BatchStatus


class Delivery(TypedDict):
    """A delivery."""

    id: str
    number: str
    product_id: str
    quantity: int
    expected_on: str
    status: DeliveryStatus
    announced_at: str


class Dispatch(TypedDict):
    """A dispatch."""

    id: str
    number: str
    customer: str
    town: str
    due_on: str
    status: DispatchStatus
    opened_at: str


class Line(TypedDict):
    """A line."""

    id: str
    dispatch_id: str
    product_id: str
    quantity: int


class Reservation(TypedDict):
    """A reservation."""

    id: str
    line_id: str
    batch_id: str
    quantity: int
    status: ReservationStatus
