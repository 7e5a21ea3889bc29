"""Rows of City tree register."""

from typing import Literal

from typing_extensions import TypedDict

CrewStatus = Literal["on_contract", "barred"]
TreeStatus = Literal["standing", "felled"]
NestKind = Literal["songbird", "woodpecker", "crow", "bat", "owl"]
NestStatus = Literal["occupied", "left"]
WorkOrderKind = Literal["pruning", "deadwood", "crown_reduction", "cabling", "felling"]
WorkOrderStatus = Literal["open", "planned", "done", "cancelled"]
PermitStatus = Literal["applied", "granted", "used", "refused"]


class District(TypedDict):
    """A district."""

    id: str
    name: str
    budget: int


class Street(TypedDict):
    """A street."""

    id: str
    name: str
    district_id: str
    tram: bool


class Species(TypedDict):
    """A species."""

    id: str
    name: str
    final_height: int


class Inspector(TypedDict):
    """An inspector."""

    id: str
    name: str
    email: str
    girth_limit: int


class Crew(TypedDict):
    """A crew."""

    id: str
    name: str
    phone: str
    reach: int
    most_orders: int
    status: CrewStatus


class Tree(TypedDict):
    """A tree."""

    id: str
    number: str
    species_id: str
    street_id: str
    planted_on: str
    height: int
    girth: int
    vitality: int
    next_inspection_on: str
    status: TreeStatus


class Inspection(TypedDict):
    """An inspection."""

    id: str
    tree_id: str
    inspector_id: str
    inspected_on: str
    vitality: int
    safe: bool
    remark: str | None


class Nest(TypedDict):
    """A nest."""

    id: str
    tree_id: str
    kind: NestKind
    seen_on: str
    protected_until: str
    status: NestStatus


class WorkOrder(TypedDict):
    """An order."""

    id: str
    number: str
    tree_id: str
    kind: WorkOrderKind
    emergency: bool
    estimate: int
    status: WorkOrderStatus
    crew_id: str | None
    planned_on: str | None
    ordered_at: str


class Permit(TypedDict):
    """A permit."""

    id: str
    number: str
    tree_id: str
    applicant: str
    reason: str
    applied_on: str
    status: PermitStatus
    decided_by_id: str | None
    replacements: int | None
    valid_until: str | None
