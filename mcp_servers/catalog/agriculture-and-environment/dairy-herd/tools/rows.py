"""Rows of Meadowbank dairy farm."""

from typing import Literal

from typing_extensions import TypedDict

PenKind = Literal["milking", "dry", "young", "sick"]
CowBreed = Literal["holstein", "brown_swiss", "fleckvieh", "jersey", "montbeliarde"]
CowState = Literal["heifer", "milking", "dry", "sold"]
MedicineKind = Literal["antibiotic", "painkiller", "hormone", "mineral"]
TreatmentReason = Literal["mastitis", "lameness", "fever", "milk_fever", "womb_infection"]
TreatmentStatus = Literal["unchecked", "checked"]
InseminationResult = Literal["open", "pregnant", "empty", "calved"]
MilkingDestination = Literal["tank", "calves", "drain"]
OrderStatus = Literal["placed", "delivered", "cancelled"]


class Pen(TypedDict):
    """A pen."""

    id: str
    kind: PenKind
    name: str
    places: int


class Cow(TypedDict):
    """A cow."""

    id: str
    name: str
    tag: str
    breed: CowBreed
    state: CowState
    lactation: int
    calved_on: str | None
    born_on: str
    pen_id: str | None


class Medicine(TypedDict):
    """A medicine."""

    id: str
    name: str
    kind: MedicineKind
    milk_hours: int
    meat_days: int
    doses: int
    expires_on: str


class Treatment(TypedDict):
    """A treatment."""

    id: str
    cow_id: str
    medicine_id: str
    worker_id: str
    reason: TreatmentReason
    given_at: str
    milk_free_from: str
    meat_free_from: str
    remark: str | None
    status: TreatmentStatus


class Insemination(TypedDict):
    """An insemination."""

    id: str
    cow_id: str
    result: InseminationResult
    inseminated_on: str
    bull: str
    due_on: str


class Tank(TypedDict):
    """A tank."""

    id: str
    number: str
    capacity: int
    litres: int


class Milking(TypedDict):
    """A milking."""

    id: str
    cow_id: str
    milked_at: str
    destination: MilkingDestination
    tank_id: str | None
    litres: int
    cells: int


class Order(TypedDict):
    """An order."""

    id: str
    number: str
    buyer: str
    town: str
    litres: int
    price: int
    due_on: str
    status: OrderStatus
    amount: int | None
    placed_at: str
