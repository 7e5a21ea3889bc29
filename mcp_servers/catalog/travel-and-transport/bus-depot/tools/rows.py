"""Rows of Tollgate city buses."""

from typing import Literal

from typing_extensions import TypedDict

DriverStatus = Literal["working", "sick"]
BusKind = Literal["single", "articulated"]
BusStatus = Literal["ready", "out", "in_workshop"]
DutyStatus = Literal["planned", "running", "done", "cancelled"]
DefectSeverity = Literal["minor", "serious"]
DefectStatus = Literal["open", "repaired"]
SwapStatus = Literal["open", "agreed", "refused"]


class Depot(TypedDict):
    """A depot."""

    id: str
    name: str
    phone: str


class Dispatcher(TypedDict):
    """A dispatcher."""

    id: str
    name: str
    email: str
    depot_id: str


class Route(TypedDict):
    """A line."""

    id: str
    name: str
    depot_id: str
    terminus: str
    articulated: bool


class Driver(TypedDict):
    """A driver."""

    id: str
    name: str
    number: str
    phone: str
    depot_id: str
    articulated: bool
    licence_until: str
    status: DriverStatus


class Bus(TypedDict):
    """A bus."""

    id: str
    plate: str
    depot_id: str
    kind: BusKind
    full_range: int
    charge: int
    inspected_until: str
    status: BusStatus


class Duty(TypedDict):
    """A duty."""

    id: str
    number: str
    route_id: str
    starts_at: str
    ends_at: str
    length: int
    status: DutyStatus
    driver_id: str | None
    bus_id: str | None


class Defect(TypedDict):
    """A defect."""

    id: str
    number: str
    bus_id: str
    severity: DefectSeverity
    remark: str
    reported_at: str
    status: DefectStatus


class Swap(TypedDict):
    """A swap."""

    id: str
    status: SwapStatus
    duty_id: str
    driver_id: str
    asked_at: str
