"""Tools about case files."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import CaseFile, CaseFileStatus, Partner, VoucherCode


class CaseFileSummary(TypedDict):
    """A suspicion as a search lists it."""

    id: str
    partner_name: str
    what: str
    opened_on: str
    status: CaseFileStatus


def find_suspicions(
    db: Database,
    partner_id: str | None = None,
    status: CaseFileStatus | None = None,
    what: str | None = None,
    opened_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CaseFileSummary]:
    """Search case files by partner, status, ground or opened on.

    Args:
        partner_id: Only case files of the partner with this id.
        status: Only case files with this status.
        what: Only case files whose ground contains this text.
        opened_until: Only case files with an opened on at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CaseFileSummary,
        """
        SELECT case_files.id, partners.name AS partner_name, case_files.what, case_files.opened_on,
            case_files.status
        FROM case_files
        JOIN partners ON partners.id = case_files.partner_id
        """,
        where={
            "case_files.partner_id = ?": partner_id,
            "case_files.status = ?": status,
            "instr(lower(case_files.what), lower(?)) > 0": what,
            "case_files.opened_on <= ?": opened_until,
        },
        order="case_files.opened_on, case_files.id",
        page=page,
    )


def open_suspicion(db: Database, partner_id: str, what: Text) -> CaseFile:
    """Open a suspicion against a partner, who is suspended; the vouchers are blocked.

    Args:
        partner_id: Id of the partner.
        what: Ground of the suspicion.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] not in ("active", "suspended"):
        raise Refused("The partner is not active.")
    if db.exists("SELECT 1 FROM case_files WHERE partner_id = ? AND status = 'open'", partner_id):
        raise Refused("A suspicion is open already.")
    if not db.exists(
        """
        SELECT 1 FROM sales
        JOIN agreements ON agreements.id = sales.agreement_id
        WHERE agreements.partner_id = ?
        """,
        partner_id,
    ):
        raise Refused("The partner has no sales.")
    case_file_id = db.insert("case_files", partner_id=partner_id, what=what, opened_on=db.today, status="open")
    if partner["status"] == "active":
        db.update("partners", partner_id, status="suspended")
    for voucher_code in db.all(
        VoucherCode,
        """
        SELECT voucher_codes.* FROM voucher_codes
        JOIN agreements ON agreements.id = voucher_codes.agreement_id
        WHERE agreements.partner_id = ? AND voucher_codes.status = 'valid'
        ORDER BY voucher_codes.id
        """,
        partner_id,
    ):
        db.update("voucher_codes", voucher_code["id"], status="blocked")
    return db.fetch(CaseFile, "case_files", case_file_id)


def close_suspicion(db: Database, case_file_id: str) -> CaseFile:
    """Clear a suspicion after seven days; the partner is active again.

    Args:
        case_file_id: Id of the suspicion.
    """
    case_file = db.fetch(CaseFile, "case_files", case_file_id)
    if case_file["status"] != "open":
        raise Refused("The suspicion must be open.")
    if case_file["opened_on"] > shift(db.today, days=-7):
        raise Refused("It is looked into for seven days first.")
    partner = db.fetch(Partner, "partners", case_file["partner_id"])
    if partner["status"] not in ("active", "suspended"):
        raise Refused("The partner was turned away.")
    db.update("case_files", case_file_id, status="cleared")
    if partner["status"] == "suspended":
        db.update("partners", case_file["partner_id"], status="active")
    return db.fetch(CaseFile, "case_files", case_file_id)
