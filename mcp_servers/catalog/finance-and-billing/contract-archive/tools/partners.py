"""Tools about partners."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Contract, Partner, PartnerStatus


class PartnerDetails(Partner):
    """A supplier in full."""

    contracts_in_force: int
    yearly_total: int


def find_partners(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    status: PartnerStatus | None = None,
    page: PageNumber = 1,
) -> Page[Partner]:
    """Search partners by name, town or status.

    Args:
        name: Only partners whose name contains this text.
        town: Only partners with this town.
        status: Only partners with this status.
        page: Page number, from 1.
    """
    return db.search(
        Partner,
        "SELECT id, name, town, status FROM partners",
        where={"instr(lower(name), lower(?)) > 0": name, "town = ?": town, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_partner(db: Database, partner_id: str) -> PartnerDetails:
    """Show a supplier with the contracts that are in force.

    Args:
        partner_id: Id of the supplier.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    contracts_in_force = db.number(
        """
        SELECT COUNT(*) FROM contracts
        WHERE partner_id = ? AND status IN ('signed', 'noticed')
        """,
        partner_id,
    )
    yearly_total = db.number(
        """
        SELECT SUM(yearly_value) FROM contracts
        WHERE partner_id = ? AND status IN ('signed', 'noticed')
        """,
        partner_id,
    )
    return {**partner, "contracts_in_force": contracts_in_force, "yearly_total": yearly_total}


def bar_partner(db: Database, partner_id: str) -> Partner:
    """Bar a supplier; drafts with that supplier are dropped.

    Args:
        partner_id: Id of the supplier.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] != "approved":
        raise Refused("The supplier must be approved.")
    if db.exists(
        """
        SELECT 1 FROM contracts
        WHERE partner_id = ? AND status = 'signed' AND NOT in_dispute AND yearly_value > 2000000
        """,
        partner_id,
    ):
        raise Refused("A large contract with this supplier is in force.")
    db.update("partners", partner_id, status="barred")
    for contract in db.all(
        Contract, "SELECT * FROM contracts WHERE partner_id = ? AND status = 'draft' ORDER BY id", partner_id
    ):
        db.update("contracts", contract["id"], status="dropped")
    return db.fetch(Partner, "partners", partner_id)
