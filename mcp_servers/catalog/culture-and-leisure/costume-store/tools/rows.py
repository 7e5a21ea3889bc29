"""Rows of Harlequin Row costume store."""

from typing import Literal

from typing_extensions import TypedDict

GarmentStatus = Literal["hanging", "out", "soiled", "cleaning", "in_repair", "discarded"]
HireStatus = Literal["reserved", "out", "returned", "cancelled"]
FittingStatus = Literal["booked", "done", "missed", "cancelled"]
AlterationStatus = Literal["ordered", "done", "dropped"]


class Tailor(TypedDict):
    """A tailor."""

    id: str
    name: str
    minutes_a_day: int
    historical: bool


class Company(TypedDict):
    """A company."""

    id: str
    name: str
    contact: str
    email: str
    credit: int
    owed: int


class Production(TypedDict):
    """A production."""

    id: str
    name: str
    company_id: str
    opens_on: str
    closes_on: str
    open_air: bool


class Garment(TypedDict):
    """A garment."""

    id: str
    code: str
    name: str
    chest: int
    value: int
    historical: bool
    status: GarmentStatus
    cleaned_on: str


class Hire(TypedDict):
    """A hire."""

    id: str
    number: str
    production_id: str
    performer: str
    chest: int
    garment_id: str
    status: HireStatus
    away_from: str
    back_by: str
    price: int


class Fitting(TypedDict):
    """A fitting."""

    id: str
    hire_id: str
    status: FittingStatus
    tailor_id: str
    starts_at: str


class Alteration(TypedDict):
    """An alteration."""

    id: str
    hire_id: str
    work: str
    can_be_undone: bool
    minutes: int
    tailor_id: str
    due_on: str
    status: AlterationStatus
