"""Tools about invoices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Invoice, InvoiceStatus


class InvoiceSummary(TypedDict):
    """An invoice as a search lists it."""

    id: str
    number: str
    hire_contractor_name: str
    amount: int
    due_on: str
    status: InvoiceStatus


class InvoicesByHireContractorName(TypedDict):
    """Totals of invoices for one name."""

    hire_contractor_name: str
    invoices: int
    total: int


def find_invoices(
    db: Database,
    number: str | None = None,
    contractor_id: str | None = None,
    status: InvoiceStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[InvoiceSummary]:
    """Search invoices by invoice number, contractor, status or due date.

    Args:
        number: Only invoices with this invoice number.
        contractor_id: Only invoices of the contractor with this id.
        status: Only invoices with this status.
        due_until: Only invoices with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InvoiceSummary,
        """
        SELECT invoices.id, invoices.number, contractors.name AS hire_contractor_name, invoices.amount,
            invoices.due_on, invoices.status
        FROM invoices
        JOIN hires ON hires.id = invoices.hire_id
        JOIN contractors ON contractors.id = hires.contractor_id
        """,
        where={
            "invoices.number = ?": number,
            "hires.contractor_id = ?": contractor_id,
            "invoices.status = ?": status,
            "invoices.due_on <= ?": due_until,
        },
        order="invoices.due_on, invoices.id",
        page=page,
    )


def report_invoices(
    db: Database, status: InvoiceStatus | None = None, due_until: Day | None = None, page: PageNumber = 1
) -> Page[InvoicesByHireContractorName]:
    """Add up invoices by contractor.

    Args:
        status: Only invoices with this status.
        due_until: Only invoices with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InvoicesByHireContractorName,
        """
        SELECT contractors.name AS hire_contractor_name, COUNT(*) AS invoices,
            COALESCE(SUM(invoices.amount), 0) AS total
        FROM invoices
        JOIN hires ON hires.id = invoices.hire_id
        JOIN contractors ON contractors.id = hires.contractor_id
        """,
        where={"invoices.status = ?": status, "invoices.due_on <= ?": due_until},
        group="contractors.name",
        order="contractors.name",
        page=page,
    )


def pay_invoice(db: Database, invoice_id: str) -> Invoice:
    """Take the payment of an invoice.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] not in ("open", "disputed"):
        raise Refused("The invoice must be open or disputed.")
    db.update("invoices", invoice_id, status="paid")
    return db.fetch(Invoice, "invoices", invoice_id)


def dispute_invoice(db: Database, invoice_id: str) -> Invoice:
    """Note that a contractor disputes an invoice that is not yet overdue.

    Args:
        invoice_id: Id of the invoice.
    """
    invoice = db.fetch(Invoice, "invoices", invoice_id)
    if invoice["status"] != "open":
        raise Refused("The invoice must be open.")
    if db.today > invoice["due_on"]:
        raise Refused("The invoice is overdue.")
    db.update("invoices", invoice_id, status="disputed")
    return db.fetch(Invoice, "invoices", invoice_id)
