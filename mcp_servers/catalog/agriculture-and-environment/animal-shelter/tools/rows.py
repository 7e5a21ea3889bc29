"""Rows of Harbour Hill animal shelter."""

from typing import Literal

from typing_extensions import TypedDict

KennelKind = Literal["dog", "cat", "rabbit"]
AnimalKind = Literal["dog", "cat", "rabbit"]
AnimalOrigin = Literal["stray", "given_up", "confiscated", "born_here"]
AnimalStatus = Literal["quarantine", "available", "reserved", "adopted", "fostered", "reclaimed"]
ApplicantVisit = Literal["none", "passed", "failed"]
AdoptionStatus = Literal["reserved", "fetched", "brought_back", "lapsed", "cancelled"]
StayStatus = Literal["running", "ended"]


class Kennel(TypedDict):
    """A kennel."""

    id: str
    code: str
    kind: KennelKind
    quarantine: bool
    places: int


class Animal(TypedDict):
    """An animal."""

    id: str
    number: str
    name: str
    kind: AnimalKind
    breed: str
    origin: AnimalOrigin
    status: AnimalStatus
    arrived_on: str
    months: int
    neutered: bool
    vaccinated_on: str | None
    bit_on: str | None
    kennel_id: str | None
    fee: int


class Applicant(TypedDict):
    """An applicant."""

    id: str
    name: str
    phone: str
    email: str
    experienced: bool
    pets: int
    visited_on: str | None
    visit: ApplicantVisit


class Adoption(TypedDict):
    """An adoption."""

    id: str
    number: str
    animal_id: str
    applicant_id: str
    status: AdoptionStatus
    reserved_on: str
    fetched_on: str | None


class Stay(TypedDict):
    """A foster stay."""

    id: str
    animal_id: str
    host: str
    phone: str
    begun_on: str
    until: str
    status: StayStatus
