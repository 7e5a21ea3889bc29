"""Tools about customers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, days_between, shift

from .rows import Customer, CustomerStatus, Subscription


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    email: str
    status: CustomerStatus


class CustomerDetails(Customer):
    """A customer in full."""

    owed: int
    subscriptions: int


def find_customers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    town: str | None = None,
    business: bool | None = None,
    status: CustomerStatus | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, email, town, commercial or status.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        town: Only customers with this town.
        business: Only customers for which this holds, or does not: commercial.
        status: Only customers with this status.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, email, status FROM customers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "town = ?": town,
            "business = ?": business,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_customer(db: Database, customer_id: str) -> CustomerDetails:
    """Show a customer with what they owe and how much credit is left to them.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    owed = db.number(
        """
        SELECT SUM(invoices.amount) FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open'
        """,
        customer_id,
    ) - db.number(
        """
        SELECT SUM(payments.amount) FROM payments
        JOIN invoices ON invoices.id = payments.invoice_id
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open'
        """,
        customer_id,
    )
    subscriptions = db.number("SELECT COUNT(*) FROM subscriptions WHERE customer_id = ?", customer_id)
    return {**customer, "owed": owed, "subscriptions": subscriptions}


def block_customer(db: Database, customer_id: str) -> Customer:
    """Block a customer with an invoice more than 14 days overdue; active subscriptions are paused.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "active":
        raise Refused("The customer must be active.")
    if not db.exists(
        """
        SELECT 1 FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open' AND invoices.due_on < ?
        """,
        customer_id,
        shift(db.today, days=-14),
    ):
        raise Refused("No invoice of this customer is more than 14 days overdue.")
    db.update("customers", customer_id, status="blocked")
    for subscription in db.all(
        Subscription, "SELECT * FROM subscriptions WHERE customer_id = ? AND status = 'active' ORDER BY id", customer_id
    ):
        db.update("subscriptions", subscription["id"], status="paused", paused_on=db.today)
    return db.fetch(Customer, "customers", customer_id)


def unblock_customer(db: Database, customer_id: str) -> Customer:
    """Unblock a customer who no longer has an overdue invoice.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "blocked":
        raise Refused("The customer must be blocked.")
    if db.exists(
        """
        SELECT 1 FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open' AND invoices.due_on < ?
        """,
        customer_id,
        db.today,
    ):
        raise Refused("The customer still has an overdue invoice.")
    db.update("customers", customer_id, status="active")
    return db.fetch(Customer, "customers", customer_id)


def set_credit_limit(db: Database, customer_id: str, credit_limit: Annotated[int, between(5000, 40000)]) -> Customer:
    """Set a customer's credit limit; it cannot fall below what they owe, nor rise within the first 90 days.

    Args:
        customer_id: Id of the customer.
        credit_limit: Credit limit, in minor units.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "active":
        raise Refused("The customer is blocked.")
    owed = db.number(
        """
        SELECT SUM(invoices.amount) FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND invoices.status = 'open'
        """,
        customer_id,
    )
    if credit_limit < owed:
        raise Refused("The customer owes more than this.")
    if credit_limit > customer["credit_limit"] and days_between(customer["joined_on"], db.today) < 90:
        raise Refused("The limit of a new customer cannot be raised.")
    db.update("customers", customer_id, credit_limit=credit_limit)
    return db.fetch(Customer, "customers", customer_id)
