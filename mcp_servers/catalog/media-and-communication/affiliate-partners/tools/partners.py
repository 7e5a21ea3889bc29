"""Tools about partners."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Partner, PartnerKind, PartnerStatus


class PartnerSummary(TypedDict):
    """A partner as a search lists it."""

    id: str
    name: str
    kind: PartnerKind
    balance: int
    papers_on: str | None
    status: PartnerStatus


class PartnerDetails(Partner):
    """A partner in full."""

    held_commission: int
    running_agreements: int
    last_payout: str | None
    open_suspicions: int


def find_partners(
    db: Database,
    name: str | None = None,
    contact: str | None = None,
    kind: PartnerKind | None = None,
    status: PartnerStatus | None = None,
    min_balance: int | None = None,
    papers_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PartnerSummary]:
    """Search partners by name, contact, kind, status, approved balance or day of the tax papers.

    Args:
        name: Only partners whose name contains this text.
        contact: Only partners whose contact contains this text.
        kind: Only partners with this kind.
        status: Only partners with this status.
        min_balance: Only partners with an approved balance of at least this.
        papers_until: Only partners with a day of the tax papers at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PartnerSummary,
        "SELECT id, name, kind, balance, papers_on, status FROM partners",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(contact), lower(?)) > 0": contact,
            "kind = ?": kind,
            "status = ?": status,
            "balance >= ?": min_balance,
            "papers_on <= ?": papers_until,
        },
        order="name, id",
        page=page,
    )


def get_partner(db: Database, partner_id: str) -> PartnerDetails:
    """Show a partner with the commission held back, the last payout and the open suspicions.

    Args:
        partner_id: Id of the partner.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    held_commission = db.number(
        """
        SELECT SUM(sales.commission) FROM sales
        JOIN agreements ON agreements.id = sales.agreement_id
        WHERE agreements.partner_id = ? AND sales.status = 'held'
        """,
        partner_id,
    )
    running_agreements = db.number(
        "SELECT COUNT(*) FROM agreements WHERE partner_id = ? AND status = 'running'", partner_id
    )
    last_payout: str | None = db.value("SELECT MAX(paid_on) FROM payouts WHERE partner_id = ?", partner_id)
    open_suspicions = db.number("SELECT COUNT(*) FROM case_files WHERE partner_id = ? AND status = 'open'", partner_id)
    return {
        **partner,
        "held_commission": held_commission,
        "running_agreements": running_agreements,
        "last_payout": last_payout,
        "open_suspicions": open_suspicions,
    }


def accept_partner(db: Database, partner_id: str) -> Partner:
    """Accept a partner who has applied with tax papers of the last year, or let a suspended one back in without
    open suspicions.

    Args:
        partner_id: Id of the partner.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] not in ("applied", "suspended"):
        raise Refused("The partner must be applied or suspended.")
    if partner["papers_on"] is None or partner["papers_on"] < shift(db.today, days=-365):
        raise Refused("Tax papers of the last year are missing.")
    if db.exists("SELECT 1 FROM case_files WHERE partner_id = ? AND status = 'open'", partner_id):
        raise Refused("A suspicion is open.")
    if db.number("SELECT COUNT(*) FROM case_files WHERE partner_id = ? AND status = 'proved'", partner_id) >= 2:
        raise Refused("Two suspicions were proved.")
    db.update("partners", partner_id, status="active")
    return db.fetch(Partner, "partners", partner_id)


def file_papers(db: Database, partner_id: str, papers_on: Day) -> Partner:
    """File tax papers of a partner, dated within the last 60 days.

    Args:
        partner_id: Id of the partner.
        papers_on: Day of the tax papers.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] in ("rejected", "expelled"):
        raise Refused("The partner was turned away.")
    if papers_on > db.today:
        raise Refused("The day is still to come.")
    if papers_on < shift(db.today, days=-60):
        raise Refused("They are more than 60 days old.")
    if partner["papers_on"] is not None and papers_on <= partner["papers_on"]:
        raise Refused("Later ones are on file.")
    db.update("partners", partner_id, papers_on=papers_on)
    return db.fetch(Partner, "partners", partner_id)
