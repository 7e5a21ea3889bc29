"""Rows of Number porting clearing house."""

from typing import Literal

from typing_extensions import TypedDict

CarrierStatus = Literal["taking_part", "excluded"]
LineKind = Literal["mobile", "fixed", "service"]
LineStatus = Literal["active", "shut"]
RequestStatus = Literal["filed", "accepted", "ported", "failed", "objected", "cancelled", "lapsed"]
RequestGround = Literal["wrong_name", "wrong_contract", "bound", "not_active"]
ComplaintStatus = Literal["open", "justified", "unjustified"]


class Carrier(TypedDict):
    """A carrier."""

    id: str
    name: str
    email: str
    daily_portings: int
    owed: int
    status: CarrierStatus


class Subscriber(TypedDict):
    """A subscriber."""

    id: str
    name: str
    address: str


class Line(TypedDict):
    """A phone number."""

    id: str
    digits: str
    kind: LineKind
    carrier_id: str
    subscriber_id: str
    contract: str
    bound_until: str | None
    ported_on: str | None
    status: LineStatus


class Request(TypedDict):
    """A request."""

    id: str
    number: str
    line_id: str
    gaining_id: str
    losing_id: str
    status: RequestStatus
    filed_at: str
    port_on: str
    ground: RequestGround | None
    objected_at: str | None


class Complaint(TypedDict):
    """A complaint."""

    id: str
    request_id: str
    carrier_id: str
    remark: str
    made_on: str
    status: ComplaintStatus
