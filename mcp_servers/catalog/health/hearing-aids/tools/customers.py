"""Tools about customers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Customer


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    phone: str
    insured_paid_on: str | None


class CustomerDetails(Customer):
    """A customer in full."""

    latest_test: str | None
    trials_running: int
    devices_bought: int


def find_customers(
    db: Database,
    name: str | None = None,
    phone: str | None = None,
    insured_paid_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, phone or day of the last insurance payment.

    Args:
        name: Only customers whose name contains this text.
        phone: Only customers with this phone.
        insured_paid_until: Only customers with a day of the last insurance payment at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, phone, insured_paid_on FROM customers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "phone = ?": phone,
            "insured_paid_on <= ?": insured_paid_until,
        },
        order="name, id",
        page=page,
    )


def get_customer(db: Database, customer_id: str) -> CustomerDetails:
    """Show a customer with the latest hearing test, the trials running and the devices bought.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    latest_test: str | None = db.value("SELECT MAX(tested_on) FROM hearing_tests WHERE customer_id = ?", customer_id)
    trials_running = db.number("SELECT COUNT(*) FROM trials WHERE customer_id = ? AND status = 'running'", customer_id)
    devices_bought = db.number("SELECT COUNT(*) FROM trials WHERE customer_id = ? AND status = 'bought'", customer_id)
    return {**customer, "latest_test": latest_test, "trials_running": trials_running, "devices_bought": devices_bought}


def note_insurance(db: Database, customer_id: str, paid_on: Day) -> Customer:
    """Note when the insurance last paid for a customer's hearing aid elsewhere.

    Args:
        customer_id: Id of the customer.
        paid_on: Day of the payment.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if paid_on > db.today:
        raise Refused("The day lies in the future.")
    if customer["insured_paid_on"] is not None and paid_on <= customer["insured_paid_on"]:
        raise Refused("A later payment is noted already.")
    db.update("customers", customer_id, insured_paid_on=paid_on)
    return db.fetch(Customer, "customers", customer_id)
