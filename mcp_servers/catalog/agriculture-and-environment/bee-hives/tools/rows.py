"""Rows of Heathside bee farm."""

from typing import Literal

from typing_extensions import TypedDict

ApiaryForage = Literal["rape", "lime", "heather", "meadow", "orchard"]
ApiaryStatus = Literal["clear", "barred"]
QueenStatus = Literal["ready", "laying", "dead"]
ColonyStatus = Literal["alive", "united", "dead"]
ColonyHealth = Literal["sound", "sick"]
TreatmentStatus = Literal["running", "finished", "broken_off"]


class Apiary(TypedDict):
    """An apiary."""

    id: str
    name: str
    places: int
    forage: ApiaryForage
    status: ApiaryStatus


class Queen(TypedDict):
    """A queen."""

    id: str
    mark: str
    breed: str
    hatched_on: str
    status: QueenStatus


class Colony(TypedDict):
    """A colony."""

    id: str
    hive: str
    apiary_id: str
    queen_id: str | None
    status: ColonyStatus
    health: ColonyHealth
    brood_frames: int
    supers: int
    mites: int
    inspected_on: str


class Inspection(TypedDict):
    """An inspection."""

    id: str
    colony_id: str
    beekeeper_id: str
    made_on: str
    brood_frames: int
    queen_seen: bool
    remark: str | None


class Treatment(TypedDict):
    """A treatment."""

    id: str
    colony_id: str
    product: str
    begun_on: str
    lasts_until: str
    free_from: str
    status: TreatmentStatus


class Harvest(TypedDict):
    """A harvest."""

    id: str
    colony_id: str
    taken_on: str
    honey: str
    weight: int
    water: int
