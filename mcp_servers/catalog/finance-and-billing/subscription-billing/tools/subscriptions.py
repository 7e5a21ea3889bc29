"""Tools about subscriptions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Customer, Plan, Subscription, SubscriptionStatus


class SubscriptionSummary(TypedDict):
    """A subscription as a search lists it."""

    id: str
    customer_name: str
    number: str
    plan_name: str
    status: SubscriptionStatus
    renews_on: str


def find_subscriptions(
    db: Database,
    customer_id: str | None = None,
    plan_id: str | None = None,
    number: str | None = None,
    status: SubscriptionStatus | None = None,
    renews_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SubscriptionSummary]:
    """Search subscriptions by customer, plan, telephone number, status or renewal date.

    Args:
        customer_id: Only subscriptions of the customer with this id.
        plan_id: Only subscriptions of the plan with this id.
        number: Only subscriptions with this telephone number.
        status: Only subscriptions with this status.
        renews_until: Only subscriptions with a renewal date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SubscriptionSummary,
        """
        SELECT subscriptions.id, customers.name AS customer_name, subscriptions.number, plans.name AS
            plan_name, subscriptions.status, subscriptions.renews_on
        FROM subscriptions
        JOIN customers ON customers.id = subscriptions.customer_id
        JOIN plans ON plans.id = subscriptions.plan_id
        """,
        where={
            "subscriptions.customer_id = ?": customer_id,
            "subscriptions.plan_id = ?": plan_id,
            "subscriptions.number = ?": number,
            "subscriptions.status = ?": status,
            "subscriptions.renews_on <= ?": renews_until,
        },
        order="subscriptions.renews_on, subscriptions.id",
        page=page,
    )


def start_subscription(db: Database, customer_id: str, plan_id: str, number: Text) -> Subscription:
    """Start a subscription on an offered plan, if the customer's credit allows it; the first bill comes at its
    renewal.

    Args:
        customer_id: Id of the customer.
        plan_id: Id of the plan.
        number: Telephone number.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    plan = db.fetch(Plan, "plans", plan_id)
    if customer["status"] != "active":
        raise Refused("The customer is blocked.")
    if plan["status"] != "offered":
        raise Refused("The plan is no longer offered.")
    if plan["business"] and not customer["business"]:
        raise Refused("The plan is for businesses only.")
    if db.number("SELECT COUNT(*) FROM subscriptions WHERE customer_id = ?", customer_id) >= 4:
        raise Refused("A customer has at most four subscriptions.")
    owed = db.number(
        """
        SELECT SUM(invoices.amount) FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open'
        """,
        customer_id,
    )
    if owed + plan["price"] > customer["credit_limit"]:
        raise Refused("The customer's credit limit does not allow it.")
    if db.exists("SELECT 1 FROM subscriptions WHERE number = ?", number):
        raise Refused("The number is already in use.")
    subscription_id = db.insert(
        "subscriptions",
        customer_id=customer_id,
        plan_id=plan_id,
        number=number,
        status="active",
        renews_on=shift(db.today, days=30),
    )
    return db.fetch(Subscription, "subscriptions", subscription_id)


def change_plan(db: Database, subscription_id: str, plan_id: str, reference: Text) -> Subscription:
    """Move a subscription to another plan; a dearer one costs the difference for the days left until renewal.

    Args:
        subscription_id: Id of the subscription.
        plan_id: Id of the plan.
        reference: Reference for the invoice.
    """
    subscription = db.fetch(Subscription, "subscriptions", subscription_id)
    plan = db.fetch(Plan, "plans", plan_id)
    if subscription["status"] != "active":
        raise Refused("Only an active subscription can change its plan.")
    if plan_id == subscription["plan_id"]:
        raise Refused("The subscription is already on this plan.")
    if plan["status"] != "offered":
        raise Refused("The plan is no longer offered.")
    customer = db.fetch(Customer, "customers", subscription["customer_id"])
    if plan["business"] and not customer["business"]:
        raise Refused("The plan is for businesses only.")
    subscription_plan = db.fetch(Plan, "plans", subscription["plan_id"])
    days_left = max(0, days_between(db.today, subscription["renews_on"]))
    if plan["price"] < subscription_plan["price"] and days_left > 3:
        raise Refused("A change to a cheaper plan is possible in the last three days before renewal.")
    if db.exists(
        "SELECT 1 FROM invoices WHERE subscription_id = ? AND status = 'open' AND due_on < ?", subscription_id, db.today
    ):
        raise Refused("An invoice of this subscription is overdue.")
    if db.exists("SELECT 1 FROM invoices WHERE reference = ?", reference):
        raise Refused("This reference is already taken.")
    difference = (plan["price"] - subscription_plan["price"]) * days_left // 30
    db.update("subscriptions", subscription_id, plan_id=plan_id)
    if difference > 0:
        db.insert(
            "invoices",
            subscription_id=subscription_id,
            reference=reference,
            kind="plan_change",
            amount=difference,
            issued_on=db.today,
            due_on=shift(db.today, days=14),
            status="open",
        )
    return db.fetch(Subscription, "subscriptions", subscription_id)


def bill_subscription(db: Database, subscription_id: str, reference: Text) -> Subscription:
    """Bill a subscription that is due for renewal for the next 30 days.

    Args:
        subscription_id: Id of the subscription.
        reference: Reference for the invoice.
    """
    subscription = db.fetch(Subscription, "subscriptions", subscription_id)
    if subscription["status"] != "active":
        raise Refused("Only an active subscription is billed.")
    if subscription["renews_on"] > db.today:
        raise Refused("The subscription is not due for renewal yet.")
    if db.exists("SELECT 1 FROM invoices WHERE reference = ?", reference):
        raise Refused("This reference is already taken.")
    plan = db.fetch(Plan, "plans", subscription["plan_id"])
    db.update("subscriptions", subscription_id, renews_on=shift(subscription["renews_on"], days=30))
    db.insert(
        "invoices",
        subscription_id=subscription_id,
        reference=reference,
        kind="monthly",
        amount=plan["price"],
        issued_on=db.today,
        due_on=shift(db.today, days=14),
        status="open",
    )
    return db.fetch(Subscription, "subscriptions", subscription_id)


def pause_subscription(db: Database, subscription_id: str) -> Subscription:
    """Pause an active subscription of a customer who owes nothing for it that is overdue.

    Args:
        subscription_id: Id of the subscription.
    """
    subscription = db.fetch(Subscription, "subscriptions", subscription_id)
    if subscription["status"] != "active":
        raise Refused("The subscription must be active.")
    if db.exists(
        "SELECT 1 FROM invoices WHERE subscription_id = ? AND status = 'open' AND due_on < ?", subscription_id, db.today
    ):
        raise Refused("An invoice of this subscription is overdue.")
    if db.exists(
        "SELECT 1 FROM subscriptions WHERE customer_id = ? AND status = 'paused'", subscription["customer_id"]
    ):
        raise Refused("Another subscription of this customer is already paused.")
    db.update("subscriptions", subscription_id, status="paused", paused_on=db.today)
    return db.fetch(Subscription, "subscriptions", subscription_id)


def resume_subscription(db: Database, subscription_id: str) -> Subscription:
    """Resume a paused subscription, whose renewal moves back by the days it was paused, or keep one that is ending.

    Args:
        subscription_id: Id of the subscription.
    """
    subscription = db.fetch(Subscription, "subscriptions", subscription_id)
    if subscription["status"] not in ("paused", "ending"):
        raise Refused("The subscription must be paused or ending.")
    customer = db.fetch(Customer, "customers", subscription["customer_id"])
    if customer["status"] != "active":
        raise Refused("The customer is blocked.")
    plan = db.fetch(Plan, "plans", subscription["plan_id"])
    if plan["status"] != "offered" and subscription["status"] != "ending":
        raise Refused("The plan is no longer offered.")
    if subscription["renews_on"] < db.today and subscription["status"] != "paused":
        raise Refused("The subscription has already ended.")
    db.update(
        "subscriptions",
        subscription_id,
        status="active",
        renews_on=shift(subscription["renews_on"], days=days_between(subscription["paused_on"], db.today))
        if subscription["paused_on"] is not None
        else subscription["renews_on"],
        paused_on=None,
    )
    return db.fetch(Subscription, "subscriptions", subscription_id)


def cancel_subscription(db: Database, subscription_id: str) -> Subscription:
    """End a subscription at its renewal, with seven days' notice.

    Args:
        subscription_id: Id of the subscription.
    """
    subscription = db.fetch(Subscription, "subscriptions", subscription_id)
    if subscription["status"] != "active":
        raise Refused("The subscription must be active.")
    if days_between(db.today, subscription["renews_on"]) < 7:
        raise Refused("Cancelling needs seven days' notice before renewal.")
    if db.exists("SELECT 1 FROM invoices WHERE subscription_id = ? AND status = 'open'", subscription_id):
        raise Refused("The subscription has unpaid invoices.")
    db.update("subscriptions", subscription_id, status="ending")
    return db.fetch(Subscription, "subscriptions", subscription_id)
