"""Tools about breaches."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Analyst, Breach, BreachStatus, Grant, Request


class BreachSummary(TypedDict):
    """A breach as a search lists it."""

    id: str
    grant_analyst_name: str
    grant_dataset_name: str
    remark: str
    found_on: str
    status: BreachStatus


def find_breaches(
    db: Database,
    grant_id: str | None = None,
    analyst_id: str | None = None,
    dataset_id: str | None = None,
    status: BreachStatus | None = None,
    found_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BreachSummary]:
    """Search breaches by grant, analyst, data set, status or discovery day.

    Args:
        grant_id: Only breaches of the grant with this id.
        analyst_id: Only breaches of the analyst with this id.
        dataset_id: Only breaches of the data set with this id.
        status: Only breaches with this status.
        found_from: Only breaches with a discovery day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BreachSummary,
        """
        SELECT breaches.id, analysts.name AS grant_analyst_name, datasets.name AS grant_dataset_name,
            breaches.remark, breaches.found_on, breaches.status
        FROM breaches
        JOIN grants ON grants.id = breaches.grant_id
        JOIN analysts ON analysts.id = grants.analyst_id
        JOIN datasets ON datasets.id = grants.dataset_id
        """,
        where={
            "breaches.grant_id = ?": grant_id,
            "grants.analyst_id = ?": analyst_id,
            "grants.dataset_id = ?": dataset_id,
            "breaches.status = ?": status,
            "breaches.found_on >= ?": found_from,
        },
        order="breaches.found_on DESC, breaches.id",
        page=page,
    )


def report_breach(db: Database, grant_id: str, remark: Text) -> Breach:
    """Report a breach of an active grant; the access is masked at once and open requests of the analyst are
    refused.

    Args:
        grant_id: Id of the grant.
        remark: Remark of the breach.
    """
    grant = db.fetch(Grant, "grants", grant_id)
    if grant["status"] != "active":
        raise Refused("The grant was revoked.")
    if db.exists("SELECT 1 FROM breaches WHERE grant_id = ? AND status = 'open'", grant_id):
        raise Refused("A breach of this grant is open already.")
    breach_id = db.insert("breaches", grant_id=grant_id, remark=remark, found_on=db.today, status="open")
    db.update("grants", grant_id, access="masked")
    for request in db.all(
        Request, "SELECT * FROM requests WHERE analyst_id = ? AND status = 'submitted' ORDER BY id", grant["analyst_id"]
    ):
        db.update("requests", request["id"], status="refused")
    return db.fetch(Breach, "breaches", breach_id)


def close_breach(db: Database, breach_id: str) -> Breach:
    """Close a breach a week after it was found, once the analyst's training is valid.

    Args:
        breach_id: Id of the breach.
    """
    breach = db.fetch(Breach, "breaches", breach_id)
    if breach["status"] != "open":
        raise Refused("The breach must be open.")
    if breach["found_on"] > shift(db.today, days=-7):
        raise Refused("A breach stays open for a week at least.")
    grant = db.fetch(Grant, "grants", breach["grant_id"])
    analyst = db.fetch(Analyst, "analysts", grant["analyst_id"])
    if analyst["trained_until"] < db.today:
        raise Refused("The privacy training has run out.")
    db.update("breaches", breach_id, status="closed")
    return db.fetch(Breach, "breaches", breach_id)
