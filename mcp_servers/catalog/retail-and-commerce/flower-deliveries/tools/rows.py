"""Rows of Marguerite flower deliveries."""

from typing import Literal

from typing_extensions import TypedDict

CustomerStatus = Literal["welcome", "stopped"]
FlowerColour = Literal["white", "pink", "red", "yellow", "purple"]
ArrangementOccasion = Literal["birthday", "love", "thanks", "birth", "funeral"]
ArrangementStatus = Literal["offered", "withdrawn"]
DeliveryRoundArea = Literal["north", "centre", "south", "coast"]
DeliveryRoundStatus = Literal["planned", "out", "done", "cancelled"]
FlowerOrderStatus = Literal["placed", "made", "dispatched", "delivered", "cancelled", "missed"]
ComplaintKind = Literal["wilted", "wrong_flowers", "damaged", "late"]
ComplaintStatus = Literal["open", "refunded", "remade", "rejected"]


class Florist(TypedDict):
    """A florist."""

    id: str
    name: str
    email: str
    settling_limit: int


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    phone: str
    status: CustomerStatus


class Flower(TypedDict):
    """A flower."""

    id: str
    colour: FlowerColour
    name: str
    stem_price: int
    vase_days: int
    pet_safe: bool
    stems: int
    arrived_on: str


class Arrangement(TypedDict):
    """An arrangement."""

    id: str
    name: str
    occasion: ArrangementOccasion
    price: int
    status: ArrangementStatus


class RecipeLine(TypedDict):
    """A recipe line."""

    id: str
    arrangement_id: str
    flower_id: str
    stems: int


class DeliveryRound(TypedDict):
    """A round."""

    id: str
    number: str
    area: DeliveryRoundArea
    driver: str
    leaves_at: str
    stops: int
    fee: int
    status: DeliveryRoundStatus


class FlowerOrder(TypedDict):
    """An order."""

    id: str
    number: str
    customer_id: str
    arrangement_id: str
    delivery_round_id: str
    recipient: str
    card: str
    pets: bool
    needed_by: str | None
    price: int
    status: FlowerOrderStatus
    tries: int
    made_at: str | None
    delivered_at: str | None
    placed_at: str


class Substitution(TypedDict):
    """A substitution."""

    id: str
    flower_order_id: str
    flower_id: str
    replacement_id: str
    stems: int


class Complaint(TypedDict):
    """A complaint."""

    id: str
    flower_order_id: str
    kind: ComplaintKind
    status: ComplaintStatus
    amount: int
    settled_by_id: str | None
    filed_on: str
