"""Rows of Skagen roads pilot station."""

from typing import Literal

from typing_extensions import TypedDict

AgentStatus = Literal["trusted", "stopped"]
PilotStatus = Literal["on_call", "off"]
TugStatus = Literal["ready", "in_repair"]
VesselKind = Literal["freighter", "tanker", "cruise_liner", "car_carrier"]
PilotageDirection = Literal["inward", "outward", "shifting"]
PilotageStatus = Literal["ordered", "assigned", "aboard", "done", "cancelled"]
PilotInvoiceStatus = Literal["open", "paid"]


class Agent(TypedDict):
    """A shipping agent."""

    id: str
    name: str
    phone: str
    status: AgentStatus


class Quay(TypedDict):
    """A quay."""

    id: str
    name: str
    depth: int
    length: int


class Pilot(TypedDict):
    """A pilot."""

    id: str
    name: str
    phone: str
    grade: int
    licence_until: str
    status: PilotStatus


class Tug(TypedDict):
    """A tug."""

    id: str
    name: str
    pull: int
    status: TugStatus


class Vessel(TypedDict):
    """A ship."""

    id: str
    name: str
    imo: str
    agent_id: str
    kind: VesselKind
    length: int
    draught: int


class Pilotage(TypedDict):
    """A pilot order."""

    id: str
    number: str
    vessel_id: str
    direction: PilotageDirection
    quay_id: str
    starts_at: str
    status: PilotageStatus
    pilot_id: str | None
    dues: int
    tugs_needed: int
    ended_at: str | None
    report: str | None


class Tow(TypedDict):
    """A tug booking."""

    id: str
    pilotage_id: str
    tug_id: str
    fee: int
    booked_at: str


class PilotInvoice(TypedDict):
    """An invoice."""

    id: str
    number: str
    pilotage_id: str
    amount: int
    due_on: str
    status: PilotInvoiceStatus
