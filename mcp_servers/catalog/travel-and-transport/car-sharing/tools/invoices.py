"""Tools about invoices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Agent, Invoice, InvoiceStatus


class InvoiceSummary(TypedDict):
    """An invoice as a search lists it."""

    id: str
    number: str
    member_name: str
    amount: int
    late_fee: int
    status: InvoiceStatus


def find_invoices(
    db: Database,
    number: str | None = None,
    member_id: str | None = None,
    booking_id: str | None = None,
    status: InvoiceStatus | None = None,
    issued_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[InvoiceSummary]:
    """Search invoices by invoice number, member, booking, status or date of the invoice.

    Args:
        number: Only invoices with this invoice number.
        member_id: Only invoices of the member with this id.
        booking_id: Only invoices of the booking with this id.
        status: Only invoices with this status.
        issued_from: Only invoices with a date of the invoice at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InvoiceSummary,
        """
        SELECT invoices.id, invoices.number, members.name AS member_name, invoices.amount,
            invoices.late_fee, invoices.status
        FROM invoices
        JOIN members ON members.id = invoices.member_id
        """,
        where={
            "invoices.number = ?": number,
            "invoices.member_id = ?": member_id,
            "invoices.booking_id = ?": booking_id,
            "invoices.status = ?": status,
            "invoices.issued_on >= ?": issued_from,
        },
        order="invoices.issued_on DESC, invoices.id",
        page=page,
    )


def waive_late_fee(db: Database, invoice_id: str) -> Invoice:
    """Let a member off the late fee of an open invoice, within your limit and if the member was late only once in
    90 days.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "open":
        raise Refused("The invoice is paid.")
    if invoice["late_fee"] <= 0:
        raise Refused("The invoice has no late fee.")
    account = db.fetch(Agent, "agents", db.account)
    if invoice["late_fee"] > account["waiver_limit"]:
        raise Refused("The late fee is above your limit.")
    if db.exists(
        """
        SELECT 1 FROM invoices
        WHERE id != ? AND member_id = ? AND late_fee > 0 AND issued_on >= ?
        """,
        invoice_id,
        invoice["member_id"],
        shift(db.today, days=-90),
    ):
        raise Refused("The member was late another time in the last 90 days.")
    db.update("invoices", invoice_id, late_fee=0)
    return db.fetch(Invoice, "invoices", invoice_id)


def pay_invoice(db: Database, invoice_id: str) -> Invoice:
    """Note that an invoice was paid.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "open":
        raise Refused("The invoice must be open.")
    db.update("invoices", invoice_id, status="paid")
    return db.fetch(Invoice, "invoices", invoice_id)
