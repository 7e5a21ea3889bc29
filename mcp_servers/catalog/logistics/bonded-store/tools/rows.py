"""Rows of Strathmore bonded warehouse."""

from typing import Literal

from typing_extensions import TypedDict

OwnerStatus = Literal["approved", "suspended"]
CaskWood = Literal["bourbon", "sherry", "port", "new_oak", "wine"]
CaskStatus = Literal["maturing", "sealed", "gone", "emptied"]
SampleDrawPurpose = Literal["analysis", "nosing", "customer"]
RemovalStatus = Literal["permitted", "under_way", "arrived", "expired", "delivered"]
RemovalKind = Literal["to_bond", "home_use"]


class WarehouseKeeper(TypedDict):
    """A warehouse keeper."""

    id: str
    name: str
    loss_limit: int


class Owner(TypedDict):
    """An owner."""

    id: str
    name: str
    email: str
    guarantee: int
    rent_due: int
    status: OwnerStatus


class Rack(TypedDict):
    """A rack."""

    id: str
    code: str
    places: int
    dry: bool


class Cask(TypedDict):
    """A cask."""

    id: str
    number: str
    owner_id: str
    distillery: str
    wood: CaskWood
    status: CaskStatus
    rack_id: str | None
    filled_on: str
    filled_litres: int
    litres: int
    gauged_on: str


class Gauging(TypedDict):
    """A gauging."""

    id: str
    cask_id: str
    keeper_id: str
    litres: int
    loss: int
    gauged_on: str


class SampleDraw(TypedDict):
    """A sample."""

    id: str
    number: str
    cask_id: str
    centilitres: int
    drawn_on: str
    purpose: SampleDrawPurpose


class Removal(TypedDict):
    """A removal."""

    id: str
    permit: str
    status: RemovalStatus
    cask_id: str
    kind: RemovalKind
    litres: int
    permitted_on: str
    duty_paid: bool
    left_at: str | None
