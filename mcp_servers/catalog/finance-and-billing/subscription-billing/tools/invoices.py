"""Tools about invoices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Agent, CreditReason, Customer, Invoice, InvoiceKind, InvoiceStatus, Subscription


class InvoiceSummary(TypedDict):
    """An invoice as a search lists it."""

    id: str
    reference: str
    subscription_customer_name: str
    amount: int
    due_on: str
    status: InvoiceStatus


class InvoiceDetails(Invoice):
    """An invoice in full."""

    subscription_number: str
    subscription_customer_name: str
    paid: int
    remaining: int


class InvoicesBySubscriptionPlanName(TypedDict):
    """Totals of invoices for one name."""

    subscription_plan_name: str
    invoices: int
    amount: int


def find_invoices(
    db: Database,
    subscription_id: str | None = None,
    customer_id: str | None = None,
    reference: str | None = None,
    status: InvoiceStatus | None = None,
    kind: InvoiceKind | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[InvoiceSummary]:
    """Search invoices by subscription, customer, reference, status, kind or due date.

    Args:
        subscription_id: Only invoices of the subscription with this id.
        customer_id: Only invoices of the customer with this id.
        reference: Only invoices with this reference.
        status: Only invoices with this status.
        kind: Only invoices with this kind.
        due_until: Only invoices with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InvoiceSummary,
        """
        SELECT invoices.id, invoices.reference, customers.name AS subscription_customer_name,
            invoices.amount, invoices.due_on, invoices.status
        FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        JOIN customers ON customers.id = subscriptions.customer_id
        """,
        where={
            "invoices.subscription_id = ?": subscription_id,
            "subscriptions.customer_id = ?": customer_id,
            "invoices.reference = ?": reference,
            "invoices.status = ?": status,
            "invoices.kind = ?": kind,
            "invoices.due_on <= ?": due_until,
        },
        order="invoices.due_on, invoices.id",
        page=page,
    )


def get_invoice(db: Database, invoice_id: str) -> InvoiceDetails:
    """Show an invoice and what remains to be paid on it.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    paid = db.number("SELECT SUM(amount) FROM payments WHERE invoice_id = ?", invoice_id)
    remaining = invoice["amount"] - paid
    subscription = db.fetch(Subscription, "subscriptions", invoice["subscription_id"])
    customer = db.fetch(Customer, "customers", subscription["customer_id"])
    return {
        **invoice,
        "subscription_number": subscription["number"],
        "subscription_customer_name": customer["name"],
        "paid": paid,
        "remaining": remaining,
    }


def report_revenue(
    db: Database,
    issued_from: Day | None = None,
    issued_until: Day | None = None,
    status: InvoiceStatus | None = None,
    kind: InvoiceKind | None = None,
    page: PageNumber = 1,
) -> Page[InvoicesBySubscriptionPlanName]:
    """Add up the invoices of a span of time by plan.

    Args:
        issued_from: Only invoices with a day of issue at or after this.
        issued_until: Only invoices with a day of issue at or before this.
        status: Only invoices with this status.
        kind: Only invoices with this kind.
        page: Page number, from 1.
    """
    return db.search(
        InvoicesBySubscriptionPlanName,
        """
        SELECT plans.name AS subscription_plan_name, COUNT(*) AS invoices, COALESCE(SUM(invoices.amount), 0)
            AS amount
        FROM invoices
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        JOIN plans ON plans.id = subscriptions.plan_id
        """,
        where={
            "invoices.issued_on >= ?": issued_from,
            "invoices.issued_on <= ?": issued_until,
            "invoices.status = ?": status,
            "invoices.kind = ?": kind,
        },
        group="plans.name",
        order="plans.name",
        page=page,
    )


def credit_invoice(db: Database, invoice_id: str, reason: CreditReason) -> Invoice:
    """Give a paid invoice back as a credit, within your limit and 30 days of its issue.

    Args:
        invoice_id: Id of the invoice.
        reason: Reason of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "paid":
        raise Refused("The invoice must be paid.")
    account = db.fetch(Agent, "agents", db.account)
    if invoice["amount"] > account["credit_limit"]:
        raise Refused("The invoice is above your limit.")
    if days_between(invoice["issued_on"], db.today) > 30:
        raise Refused("The invoice is older than 30 days.")
    subscription = db.fetch(Subscription, "subscriptions", invoice["subscription_id"])
    if reason == "goodwill" and db.exists(
        """
        SELECT 1 FROM credits
        JOIN invoices ON invoices.id = credits.invoice_id
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        WHERE subscriptions.customer_id = ? AND credits.reason = 'goodwill' AND credits.granted_on > ?
        """,
        subscription["customer_id"],
        shift(db.today, days=-60),
    ):
        raise Refused("The customer had a goodwill credit in the last 60 days.")
    if db.exists("SELECT 1 FROM credits WHERE invoice_id = ?", invoice_id):
        raise Refused("Another credit already has this invoice.")
    db.update("invoices", invoice_id, status="credited")
    db.insert(
        "credits",
        invoice_id=invoice_id,
        agent_id=db.account,
        amount=invoice["amount"],
        reason=reason,
        granted_on=db.today,
    )
    return db.fetch(Invoice, "invoices", invoice_id)


def write_off_invoice(db: Database, invoice_id: str) -> Invoice:
    """Write off an open invoice that has been overdue for more than 30 days and on which nothing was paid.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "open":
        raise Refused("The invoice must be open.")
    if invoice["due_on"] >= shift(db.today, days=-30):
        raise Refused("The invoice has not been overdue for 30 days.")
    if db.exists("SELECT 1 FROM payments WHERE invoice_id = ?", invoice_id):
        raise Refused("A part of the invoice has been paid.")
    subscription = db.fetch(Subscription, "subscriptions", invoice["subscription_id"])
    customer = db.fetch(Customer, "customers", subscription["customer_id"])
    if customer["status"] != "blocked":
        raise Refused("The customer must be blocked first.")
    db.update("invoices", invoice_id, status="written_off")
    return db.fetch(Invoice, "invoices", invoice_id)
