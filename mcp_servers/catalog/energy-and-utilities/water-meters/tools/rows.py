"""Rows of Weirside waterworks."""

from typing import Literal

from typing_extensions import TypedDict

FitterStatus = Literal["working", "ill"]
ConnectionPurpose = Literal["household", "trade", "farm"]
ConnectionStatus = Literal["supplied", "restricted", "closed"]
MeterSize = Literal["small", "medium", "large"]
MeterStatus = Literal["in_stock", "mounted", "scrapped"]
ReadingOrigin = Literal["customer", "staff", "radio"]
ReadingStatus = Literal["doubtful", "accepted", "rejected"]
BillStatus = Literal["open", "paid", "reminded"]
LeakStatus = Literal["reported", "located", "repaired", "unfounded"]
ExchangeStatus = Literal["planned", "done", "failed", "cancelled"]


class Clerk(TypedDict):
    """A clerk."""

    id: str
    name: str
    email: str
    allowance_limit: int


class SupplyZone(TypedDict):
    """A supply zone."""

    id: str
    name: str
    price: int
    pressure: float


class Fitter(TypedDict):
    """A fitter."""

    id: str
    name: str
    phone: str
    most_a_day: int
    status: FitterStatus


class Connection(TypedDict):
    """A connection."""

    id: str
    number: str
    customer: str
    address: str
    supply_zone_id: str
    purpose: ConnectionPurpose
    usual_use: int
    status: ConnectionStatus


class Meter(TypedDict):
    """A meter."""

    id: str
    serial: str
    size: MeterSize
    status: MeterStatus
    connection_id: str | None
    calibrated_until: str
    mounted_on: str | None
    start_reading: int
    billed_reading: int


class Reading(TypedDict):
    """A reading."""

    id: str
    meter_id: str
    connection_id: str
    read_on: str
    origin: ReadingOrigin
    status: ReadingStatus
    cubic_metres: int


class Bill(TypedDict):
    """A bill."""

    id: str
    number: str
    reading_id: str
    connection_id: str
    cubic_metres: int
    amount: int
    issued_on: str
    due_on: str
    status: BillStatus
    allowance: int | None


class Leak(TypedDict):
    """A leak."""

    id: str
    number: str
    connection_id: str | None
    supply_zone_id: str
    remark: str
    reported_at: str
    status: LeakStatus
    loss: int | None
    located_at: str | None
    repaired_on: str | None


class Exchange(TypedDict):
    """An exchange."""

    id: str
    status: ExchangeStatus
    meter_id: str
    fitter_id: str
    planned_at: str
