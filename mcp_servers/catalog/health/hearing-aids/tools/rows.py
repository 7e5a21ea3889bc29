"""Rows of Klangwerk hearing acoustics."""

from typing import Literal

from typing_extensions import TypedDict

DeviceStatus = Literal["in_stock", "on_trial", "sold", "lent", "in_repair"]
TrialStatus = Literal["running", "bought", "returned"]
RepairStatus = Literal["open", "done", "given_up"]


class Acoustician(TypedDict):
    """An acoustician."""

    id: str
    name: str
    email: str
    discount_limit: int


class DeviceModel(TypedDict):
    """A model."""

    id: str
    name: str
    power: int
    price: int


class Device(TypedDict):
    """A device."""

    id: str
    serial: str
    device_model_id: str
    status: DeviceStatus


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    phone: str
    born_on: str
    insured_paid_on: str | None


class HearingTest(TypedDict):
    """A hearing test."""

    id: str
    customer_id: str
    tested_on: str
    loss: int
    acoustician_id: str


class Trial(TypedDict):
    """A trial."""

    id: str
    status: TrialStatus
    begun_on: str
    hearing_test_id: str
    customer_id: str
    device_id: str
    ends_on: str
    price: int
    insurance_share: int
    finished_on: str | None
    remark: str | None


class Repair(TypedDict):
    """A repair."""

    id: str
    device_id: str
    fault: str
    status: RepairStatus
    taken_on: str
    price: int
    loan_device_id: str | None
