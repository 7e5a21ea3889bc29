"""Rows of Sonnenhang growers' cooperative."""

from typing import Literal

from typing_extensions import TypedDict

VarietyColour = Literal["white", "red"]
GrowerStatus = Literal["member", "suspended"]
ParcelSlope = Literal["flat", "sloping", "steep"]
TankStatus = Literal["clean", "filling", "fermenting"]
LoadPicking = Literal["hand_picked", "machine_picked"]
LoadStatus = Literal["announced", "weighed", "missed", "cancelled"]
WeighingGrade = Literal["select", "estate", "table"]
WeighingStatus = Literal["accepted", "disputed"]
AdvanceStatus = Literal["open", "paid", "withheld"]


class PressHouse(TypedDict):
    """A press house."""

    id: str
    town: str
    phone: str
    intake: int


class Variety(TypedDict):
    """A variety."""

    id: str
    name: str
    colour: VarietyColour
    price: int
    least_must_weight: int
    yield_limit: int
    opens_on: str
    closes_on: str


class Grower(TypedDict):
    """A grower."""

    id: str
    name: str
    number: str
    email: str
    phone: str
    status: GrowerStatus


class Parcel(TypedDict):
    """A parcel."""

    id: str
    name: str
    grower_id: str
    variety_id: str
    area: int
    slope: ParcelSlope
    organic: bool


class Spraying(TypedDict):
    """A spraying."""

    id: str
    parcel_id: str
    product: str
    waiting_days: int
    sprayed_on: str
    free_from: str


class Tank(TypedDict):
    """A tank."""

    id: str
    code: str
    press_house_id: str
    status: TankStatus
    variety_id: str | None
    capacity: int
    litres: int
    sealed_on: str | None


class Load(TypedDict):
    """A load."""

    id: str
    starts_at: str
    parcel_id: str
    press_house_id: str
    kilos: int
    picking: LoadPicking
    status: LoadStatus
    announced_at: str


class Weighing(TypedDict):
    """A weighing."""

    id: str
    number: str
    load_id: str
    tank_id: str
    kilos: int
    must_weight: int
    rot: int
    grade: WeighingGrade
    value: int
    status: WeighingStatus
    weighed_at: str


class Advance(TypedDict):
    """An advance."""

    id: str
    number: str
    weighing_id: str
    amount: int
    due_on: str
    status: AdvanceStatus
