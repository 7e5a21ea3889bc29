"""Rows of Fjordvik chemical stores."""

from typing import Literal

from typing_extensions import TypedDict

SubstanceHazard = Literal["flammable", "oxidising", "acidic", "alkaline", "toxic", "harmless"]
SubstanceApartFrom = Literal["flammable", "oxidising", "acidic", "alkaline", "nothing"]
CabinetStatus = Literal["usable", "locked"]
BottleStatus = Literal["sealed", "opened", "empty", "disposed"]
ReagentOrderStatus = Literal["requested", "approved", "delivered", "refused"]
WasteDrumHazard = Literal["flammable", "oxidising", "acidic", "alkaline", "toxic", "harmless"]
WasteDrumStatus = Literal["filling", "sealed", "collected"]


class Store(TypedDict):
    """A store."""

    id: str
    name: str
    keeper: str
    order_limit: int
    fire_limit: int


class Substance(TypedDict):
    """A substance."""

    id: str
    name: str
    hazard: SubstanceHazard
    apart_from: SubstanceApartFrom
    price: int
    shelf_days: int


class Cabinet(TypedDict):
    """A cabinet."""

    id: str
    code: str
    store_id: str
    fireproof: bool
    ventilated: bool
    capacity: int
    status: CabinetStatus


class Chemist(TypedDict):
    """A chemist."""

    id: str
    name: str
    email: str
    laboratory: str
    cleared: bool
    trained_until: str


class Bottle(TypedDict):
    """A bottle."""

    id: str
    number: str
    substance_id: str
    kept_in_id: str
    size: int
    status: BottleStatus
    content: int
    opened_on: str | None
    expires_on: str
    remark: str | None


class Withdrawal(TypedDict):
    """A withdrawal."""

    id: str
    bottle_id: str
    chemist_id: str
    amount: int
    taken_on: str


class ReagentOrder(TypedDict):
    """An order."""

    id: str
    number: str
    substance_id: str
    chemist_id: str
    size: int
    price: int
    supplier: str
    needed_by: str
    status: ReagentOrderStatus
    answer: str | None
    requested_at: str


class WasteDrum(TypedDict):
    """A waste drum."""

    id: str
    number: str
    store_id: str
    hazard: WasteDrumHazard
    capacity: int
    content: int
    started_on: str
    status: WasteDrumStatus
    sealed_on: str | None
    collected_on: str | None
