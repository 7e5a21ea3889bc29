"""Rows of Hearthside maintenance."""

from typing import Literal

from typing_extensions import TypedDict

ApartmentStatus = Literal["let", "vacant"]
ContractorTrade = Literal["plumbing", "electrical", "heating", "locks", "joinery"]
ContractorStatus = Literal["active", "suspended"]
TicketTrade = Literal["plumbing", "electrical", "heating", "locks", "joinery"]
TicketUrgency = Literal["normal", "urgent", "emergency"]
TicketStatus = Literal["reported", "assigned", "in_progress", "done", "closed", "cancelled"]
QuoteStatus = Literal["submitted", "approved", "rejected"]
VisitStatus = Literal["planned", "held", "missed", "called_off"]


class Manager(TypedDict):
    """A manager."""

    id: str
    name: str
    email: str
    approval_limit: int


class Building(TypedDict):
    """A building."""

    id: str
    name: str
    town: str
    manager_id: str
    repair_budget: int
    lift: bool


class Apartment(TypedDict):
    """An apartment."""

    id: str
    building_id: str
    number: str
    rooms: int
    status: ApartmentStatus


class Tenant(TypedDict):
    """A tenant."""

    id: str
    name: str
    email: str
    phone: str
    apartment_id: str
    moved_in_on: str


class Contractor(TypedDict):
    """A contractor."""

    id: str
    name: str
    phone: str
    trade: ContractorTrade
    call_out_fee: int
    most_tickets: int
    status: ContractorStatus


class Ticket(TypedDict):
    """A ticket."""

    id: str
    tenant_id: str
    apartment_id: str
    trade: TicketTrade
    title: str
    urgency: TicketUrgency
    status: TicketStatus
    contractor_id: str | None
    reported_at: str
    respond_by: str
    finished_at: str | None
    cost: int
    escalated: bool


class Quote(TypedDict):
    """A quote."""

    id: str
    ticket_id: str
    amount: int
    status: QuoteStatus
    decided_by_id: str | None
    submitted_at: str
    reason: str | None


class Visit(TypedDict):
    """A visit."""

    id: str
    ticket_id: str
    contractor_id: str
    starts_at: str
    ends_at: str
    status: VisitStatus
