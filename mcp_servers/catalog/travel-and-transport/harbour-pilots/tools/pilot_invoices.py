"""Tools about pilot invoices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Pilotage, PilotInvoice, PilotInvoiceStatus


class PilotInvoiceSummary(TypedDict):
    """An invoice as a search lists it."""

    id: str
    number: str
    pilotage_vessel_name: str
    amount: int
    due_on: str
    status: PilotInvoiceStatus


def find_invoices(
    db: Database,
    number: str | None = None,
    pilotage_id: str | None = None,
    agent_id: str | None = None,
    status: PilotInvoiceStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PilotInvoiceSummary]:
    """Search pilot invoices by invoice number, pilot order, agent, status or due date.

    Args:
        number: Only pilot invoices with this invoice number.
        pilotage_id: Only pilot invoices of the pilot order with this id.
        agent_id: Only pilot invoices of the agent with this id.
        status: Only pilot invoices with this status.
        due_until: Only pilot invoices with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PilotInvoiceSummary,
        """
        SELECT pilot_invoices.id, pilot_invoices.number, vessels.name AS pilotage_vessel_name,
            pilot_invoices.amount, pilot_invoices.due_on, pilot_invoices.status
        FROM pilot_invoices
        JOIN pilotages ON pilotages.id = pilot_invoices.pilotage_id
        JOIN vessels ON vessels.id = pilotages.vessel_id
        """,
        where={
            "pilot_invoices.number = ?": number,
            "pilot_invoices.pilotage_id = ?": pilotage_id,
            "vessels.agent_id = ?": agent_id,
            "pilot_invoices.status = ?": status,
            "pilot_invoices.due_on <= ?": due_until,
        },
        order="pilot_invoices.due_on, pilot_invoices.id",
        page=page,
    )


def write_invoice(db: Database, number: Text, pilotage_id: str) -> PilotInvoice:
    """Write the invoice of a job that is done, over its dues and its tugs.

    Args:
        number: Invoice number.
        pilotage_id: Id of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] != "done":
        raise Refused("The job is not done.")
    if db.exists("SELECT 1 FROM pilot_invoices WHERE pilotage_id = ?", pilotage_id):
        raise Refused("The job has been billed already.")
    if db.exists("SELECT 1 FROM pilot_invoices WHERE number = ?", number):
        raise Refused("An invoice with this number exists already.")
    pilot_invoice_id = db.insert(
        "pilot_invoices",
        number=number,
        pilotage_id=pilotage_id,
        amount=pilotage["dues"] + db.number("SELECT SUM(fee) FROM tows WHERE pilotage_id = ?", pilotage_id),
        due_on=shift(db.today, days=30),
        status="open",
    )
    return db.fetch(PilotInvoice, "pilot_invoices", pilot_invoice_id)


def pay_invoice(db: Database, pilot_invoice_id: str) -> PilotInvoice:
    """Note that an invoice was paid.

    Args:
        pilot_invoice_id: Id of the invoice.
    """
    pilot_invoice = db.fetch(PilotInvoice, "pilot_invoices", pilot_invoice_id)
    if pilot_invoice["status"] != "open":
        raise Refused("The invoice must be open.")
    db.update("pilot_invoices", pilot_invoice_id, status="paid")
    return db.fetch(PilotInvoice, "pilot_invoices", pilot_invoice_id)
