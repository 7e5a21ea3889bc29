"""Rows of Ringmain district heating."""

from typing import Literal

from typing_extensions import TypedDict

SubstationPurpose = Literal["housing", "school", "office", "hospital", "care_home"]
TechnicianGrade = Literal["fitter", "electrician", "engineer"]
TechnicianStatus = Literal["off_duty", "on_duty"]
OutageStatus = Literal["planned", "running", "over", "cancelled"]
OutageCause = Literal["maintenance", "valve_exchange", "new_connection", "pipe_burst"]
TicketStatus = Literal["reported", "sent", "on_site", "fixed", "closed", "waiting", "explained"]
TicketKind = Literal["missing_heat", "missing_hot_water", "leak", "noise", "control_fault", "meter_fault"]
TicketPriority = Literal["urgent", "high", "normal"]
PartUseStatus = Literal["reserved", "used"]


class Dispatcher(TypedDict):
    """A dispatcher."""

    id: str
    name: str
    email: str
    compensation_limit: int


class Circuit(TypedDict):
    """A circuit."""

    id: str
    name: str
    flow_temperature: int


class Substation(TypedDict):
    """A substation."""

    id: str
    number: str
    building: str
    circuit_id: str
    purpose: SubstationPurpose
    flats: int


class Technician(TypedDict):
    """A technician."""

    id: str
    name: str
    phone: str
    grade: TechnicianGrade
    most_tickets: int
    status: TechnicianStatus
    duty_until: str | None


class Part(TypedDict):
    """A part."""

    id: str
    name: str
    number: str
    price: int
    stock: int
    ordered: int


class Outage(TypedDict):
    """A shutdown."""

    id: str
    number: str
    status: OutageStatus
    circuit_id: str
    cause: OutageCause
    starts_at: str
    ends_at: str
    announced_at: str


class Ticket(TypedDict):
    """A ticket."""

    id: str
    number: str
    status: TicketStatus
    kind: TicketKind
    substation_id: str
    remark: str
    priority: TicketPriority
    technician_id: str | None
    part_id: str | None
    reported_at: str
    respond_by: str
    fixed_at: str | None


class PartUse(TypedDict):
    """A withdrawal."""

    id: str
    ticket_id: str
    part_id: str
    quantity: int
    status: PartUseStatus


class Compensation(TypedDict):
    """A compensation."""

    id: str
    ticket_id: str
    dispatcher_id: str
    amount: int
    granted_on: str
