"""Tools about analysts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Analyst, AnalystPosition, AnalystStatus, Grant, Request


class AnalystSummary(TypedDict):
    """An analyst as a search lists it."""

    id: str
    name: str
    position: AnalystPosition
    trained_until: str
    status: AnalystStatus


class AnalystDetails(Analyst):
    """An analyst in full."""

    active_grants: int
    open_breaches: int


def find_analysts(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    position: AnalystPosition | None = None,
    status: AnalystStatus | None = None,
    trained_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[AnalystSummary]:
    """Search analysts by name, email, position, status or end of the privacy training.

    Args:
        name: Only analysts whose name contains this text.
        email: Only analysts with this email.
        position: Only analysts with this position.
        status: Only analysts with this status.
        trained_until_until: Only analysts with an end of the privacy training at or before this.
        page: Page number, from 1.
    """
    return db.search(
        AnalystSummary,
        "SELECT id, name, position, trained_until, status FROM analysts",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "position = ?": position,
            "status = ?": status,
            "trained_until <= ?": trained_until_until,
        },
        order="name, id",
        page=page,
    )


def get_analyst(db: Database, analyst_id: str) -> AnalystDetails:
    """Show an analyst with the active grants and the breaches that are still open.

    Args:
        analyst_id: Id of the analyst.
    """
    analyst = db.fetch(Analyst, "analysts", analyst_id)
    active_grants = db.number(
        """
        SELECT COUNT(*) FROM grants
        WHERE analyst_id = ? AND status = 'active' AND ends_on >= ?
        """,
        analyst_id,
        db.today,
    )
    open_breaches = db.number(
        """
        SELECT COUNT(*) FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.analyst_id = ? AND breaches.status = 'open'
        """,
        analyst_id,
    )
    return {**analyst, "active_grants": active_grants, "open_breaches": open_breaches}


def renew_training(db: Database, analyst_id: str) -> Analyst:
    """Note that an analyst passed the privacy training today; it counts for a year and from 60 days before the old
    one ends.

    Args:
        analyst_id: Id of the analyst.
    """
    analyst = db.fetch(Analyst, "analysts", analyst_id)
    if analyst["status"] != "active":
        raise Refused("The analyst has left.")
    if analyst["trained_until"] > shift(db.today, days=60):
        raise Refused("The old training is valid for a long time yet.")
    db.update("analysts", analyst_id, trained_until=shift(db.today, days=365))
    return db.fetch(Analyst, "analysts", analyst_id)


def prolong_contract(db: Database, analyst_id: str, extra: Annotated[int, between(30, 365)]) -> Analyst:
    """Note that the contract of somebody who is no employee is prolonged, at the earliest 90 days before it ends.

    Args:
        analyst_id: Id of the analyst.
        extra: Number of further days.
    """
    analyst = db.fetch(Analyst, "analysts", analyst_id)
    if analyst["status"] != "active":
        raise Refused("The analyst has left.")
    if analyst["contract_until"] is None:
        raise Refused("Employees have no contract that ends.")
    if analyst["contract_until"] > shift(db.today, days=90):
        raise Refused("The contract runs for more than 90 days yet.")
    if db.exists(
        """
        SELECT 1 FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.analyst_id = ? AND breaches.status = 'open'
        """,
        analyst_id,
    ):
        raise Refused("A breach of the analyst is open.")
    db.update("analysts", analyst_id, contract_until=shift(analyst["contract_until"], days=extra))
    return db.fetch(Analyst, "analysts", analyst_id)


def dismiss_analyst(db: Database, analyst_id: str) -> Analyst:
    """Note that an analyst leaves; all grants are revoked and waiting requests are withdrawn.

    Args:
        analyst_id: Id of the analyst.
    """
    analyst = db.fetch(Analyst, "analysts", analyst_id)
    if analyst["status"] != "active":
        raise Refused("The analyst must be active.")
    if db.exists(
        """
        SELECT 1 FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        WHERE grants.analyst_id = ? AND breaches.status = 'open'
        """,
        analyst_id,
    ):
        raise Refused("A breach of the analyst is open.")
    db.update("analysts", analyst_id, status="gone")
    for grant in db.all(
        Grant, "SELECT * FROM grants WHERE analyst_id = ? AND status = 'active' ORDER BY id", analyst_id
    ):
        db.update("grants", grant["id"], status="revoked")
    for request in db.all(
        Request, "SELECT * FROM requests WHERE analyst_id = ? AND status = 'submitted' ORDER BY id", analyst_id
    ):
        db.update("requests", request["id"], status="withdrawn")
    return db.fetch(Analyst, "analysts", analyst_id)
