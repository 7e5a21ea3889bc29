"""Rows of Harbour Street food bank."""

from typing import Literal

from typing_extensions import TypedDict

VolunteerRole = Literal["coordinator", "packer", "driver"]
HouseholdAllergen = Literal["none", "nuts", "gluten", "milk"]
HouseholdStatus = Literal["active", "paused", "left"]
BatchAllergen = Literal["none", "nuts", "gluten", "milk"]
BatchStatus = Literal["sorting", "on_shelf", "used_up", "thrown_away"]
BatchDateKind = Literal["use_by", "best_before"]
SlotStatus = Literal["booked", "packed", "collected", "cancelled", "missed"]


class Volunteer(TypedDict):
    """A volunteer."""

    id: str
    name: str
    phone: str
    role: VolunteerRole


class Household(TypedDict):
    """A household."""

    id: str
    name: str
    card: str
    people: int
    allergen: HouseholdAllergen
    points: int
    referred_until: str
    renewed: bool
    missed: int
    status: HouseholdStatus


class Donor(TypedDict):
    """A donor."""

    id: str
    name: str
    contact: str
    phone: str


class Batch(TypedDict):
    """A batch."""

    id: str
    number: str
    item: str
    donor_id: str
    allergen: BatchAllergen
    points: int
    status: BatchStatus
    pieces: int
    date_kind: BatchDateKind
    good_until: str
    came_on: str


class Slot(TypedDict):
    """A collection."""

    id: str
    status: SlotStatus
    starts_at: str
    household_id: str


class ParcelLine(TypedDict):
    """A line of a parcel."""

    id: str
    slot_id: str
    batch_id: str
    pieces: int
    packed_by_id: str
