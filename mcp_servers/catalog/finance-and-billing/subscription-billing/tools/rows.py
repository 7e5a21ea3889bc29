"""Rows of Lumen Mobile billing."""

from typing import Literal

from typing_extensions import TypedDict

PlanStatus = Literal["offered", "withdrawn"]
CustomerStatus = Literal["active", "blocked"]
SubscriptionStatus = Literal["active", "paused", "ending"]
InvoiceKind = Literal["monthly", "plan_change"]
InvoiceStatus = Literal["open", "paid", "credited", "written_off"]
PaymentMethod = Literal["card", "transfer", "direct_debit"]
CreditReason = Literal["outage", "wrong_plan", "goodwill", "double_charge"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    credit_limit: int


class Plan(TypedDict):
    """A plan."""

    id: str
    name: str
    price: int
    data_gb: int
    business: bool
    status: PlanStatus


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    town: str
    business: bool
    credit_limit: int
    joined_on: str
    status: CustomerStatus


class Subscription(TypedDict):
    """A subscription."""

    id: str
    customer_id: str
    plan_id: str
    number: str
    status: SubscriptionStatus
    renews_on: str
    paused_on: str | None


class Invoice(TypedDict):
    """An invoice."""

    id: str
    subscription_id: str
    reference: str
    kind: InvoiceKind
    amount: int
    issued_on: str
    due_on: str
    status: InvoiceStatus


class Payment(TypedDict):
    """A payment."""

    id: str
    invoice_id: str
    amount: int
    method: PaymentMethod
    received_on: str
