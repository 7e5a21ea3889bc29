"""Rows of Brannock crew office."""

from typing import Literal

from typing_extensions import TypedDict

ShipKind = Literal["bulker", "container", "tanker"]
ShipStatus = Literal["sailing", "laid_up"]
SeafarerRank = Literal["master", "mate", "engineer", "cook", "able_seaman"]
SeafarerStatus = Literal["available", "leaving", "barred"]
CertificateKind = Literal["basic_safety", "bridge_watch", "engine_watch", "tanker", "medical_care"]
ContractStatus = Literal["planned", "signed", "on_board", "finished", "withdrawn"]
TravelDirection = Literal["joining", "returning"]
TravelStatus = Literal["booked", "used", "cancelled"]


class Planner(TypedDict):
    """A planner."""

    id: str
    name: str
    email: str
    wage_limit: int


class Ship(TypedDict):
    """A ship."""

    id: str
    name: str
    kind: ShipKind
    next_port: str
    in_port_on: str
    status: ShipStatus


class Seafarer(TypedDict):
    """A seafarer."""

    id: str
    name: str
    book: str
    email: str
    rank: SeafarerRank
    medical_until: str
    ashore_since: str | None
    remark: str | None
    status: SeafarerStatus


class Certificate(TypedDict):
    """A certificate."""

    id: str
    seafarer_id: str
    kind: CertificateKind
    issued_on: str
    valid_until: str


class Contract(TypedDict):
    """A contract."""

    id: str
    number: str
    status: ContractStatus
    seafarer_id: str
    ship_id: str
    wage: int
    joins_on: str
    months: int
    ends_on: str
    planner_id: str


class Travel(TypedDict):
    """A travel."""

    id: str
    contract_id: str
    direction: TravelDirection
    departs_at: str
    fare: int
    status: TravelStatus
