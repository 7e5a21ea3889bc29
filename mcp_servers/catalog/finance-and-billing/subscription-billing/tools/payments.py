"""Tools about payments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, at_least

from .rows import Invoice, Payment, PaymentMethod


class PaymentSummary(TypedDict):
    """A payment as a search lists it."""

    id: str
    invoice_reference: str
    amount: int
    method: PaymentMethod
    received_on: str


def find_payments(
    db: Database,
    invoice_id: str | None = None,
    customer_id: str | None = None,
    method: PaymentMethod | None = None,
    received_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PaymentSummary]:
    """Search payments by invoice, customer, method or day of receipt.

    Args:
        invoice_id: Only payments of the invoice with this id.
        customer_id: Only payments of the customer with this id.
        method: Only payments with this method.
        received_from: Only payments with a day of receipt at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PaymentSummary,
        """
        SELECT payments.id, invoices.reference AS invoice_reference, payments.amount, payments.method,
            payments.received_on
        FROM payments
        JOIN invoices ON invoices.id = payments.invoice_id
        JOIN subscriptions ON subscriptions.id = invoices.subscription_id
        """,
        where={
            "payments.invoice_id = ?": invoice_id,
            "subscriptions.customer_id = ?": customer_id,
            "payments.method = ?": method,
            "payments.received_on >= ?": received_from,
        },
        order="payments.received_on DESC, payments.id",
        page=page,
    )


def record_payment(
    db: Database, invoice_id: str, amount: Annotated[int, at_least(1)], method: PaymentMethod
) -> Payment:
    """Record a payment towards an open invoice; the invoice counts as paid once nothing remains.

    Args:
        invoice_id: Id of the invoice.
        amount: Amount of the payment, in minor units.
        method: Method of the payment.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "open":
        raise Refused("The invoice is not open.")
    remaining = invoice["amount"] - db.number("SELECT SUM(amount) FROM payments WHERE invoice_id = ?", invoice_id)
    if amount > remaining:
        raise Refused("The payment is more than what remains.")
    if method == "direct_debit" and invoice["due_on"] > db.today:
        raise Refused("Direct debit is not drawn before the due date.")
    payment_id = db.insert("payments", invoice_id=invoice_id, amount=amount, method=method, received_on=db.today)
    if amount == remaining:
        db.update("invoices", invoice_id, status="paid")
    return db.fetch(Payment, "payments", payment_id)
