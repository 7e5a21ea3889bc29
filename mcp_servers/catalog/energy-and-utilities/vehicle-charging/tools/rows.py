"""Rows of Fjordlade charging."""

from typing import Literal

from typing_extensions import TypedDict

TariffStatus = Literal["offered", "withdrawn"]
ChargePointPlug = Literal["type2", "ccs", "chademo"]
ChargePointStatus = Literal["in_service", "out_of_service"]
DriverPlug = Literal["ccs", "chademo"]
DriverStatus = Literal["active", "blocked"]
ReservationStatus = Literal["held", "used", "cancelled", "lapsed"]
SessionStatus = Literal["running", "ended", "disputed", "refunded"]
FaultStatus = Literal["open", "in_repair", "cleared"]
FaultSeverity = Literal["minor", "serious", "dangerous"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    refund_limit: int


class Tariff(TypedDict):
    """A tariff."""

    id: str
    name: str
    energy_price: int
    blocking_fee: int
    free_minutes: int
    status: TariffStatus


class Station(TypedDict):
    """A station."""

    id: str
    name: str
    town: str
    grid_limit: int


class ChargePoint(TypedDict):
    """A charge point."""

    id: str
    code: str
    station_id: str
    model: str
    plug: ChargePointPlug
    power: int
    status: ChargePointStatus


class Driver(TypedDict):
    """A driver."""

    id: str
    name: str
    card: str
    email: str
    plug: DriverPlug
    tariff_id: str
    tariff_since: str
    credit_limit: int
    owed: int
    status: DriverStatus


class Reservation(TypedDict):
    """A reservation."""

    id: str
    driver_id: str
    charge_point_id: str
    starts_at: str
    ends_at: str
    status: ReservationStatus
    made_at: str


class Session(TypedDict):
    """A session."""

    id: str
    number: str
    status: SessionStatus
    driver_id: str
    charge_point_id: str
    started_at: str
    ended_at: str | None
    energy: int | None
    cost: int | None


class Fault(TypedDict):
    """A fault."""

    id: str
    number: str
    session_id: str | None
    charge_point_id: str
    remark: str
    reported_at: str
    status: FaultStatus
    severity: FaultSeverity
