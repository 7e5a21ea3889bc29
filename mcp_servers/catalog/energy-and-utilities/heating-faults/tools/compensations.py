"""Tools about compensations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, minutes_between, shift

from .rows import Compensation, Dispatcher, Substation, Ticket


class CompensationSummary(TypedDict):
    """A compensation as a search lists it."""

    id: str
    ticket_number: str
    amount: int
    dispatcher_name: str
    granted_on: str


def find_compensations(
    db: Database,
    ticket_id: str | None = None,
    substation_id: str | None = None,
    dispatcher_id: str | None = None,
    min_amount: int | None = None,
    granted_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CompensationSummary]:
    """Search compensations by ticket, substation, dispatcher, amount or date of the grant.

    Args:
        ticket_id: Only compensations of the ticket with this id.
        substation_id: Only compensations of the substation with this id.
        dispatcher_id: Only compensations of the dispatcher with this id.
        min_amount: Only compensations with an amount of at least this.
        granted_from: Only compensations with a date of the grant at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CompensationSummary,
        """
        SELECT compensations.id, tickets.number AS ticket_number, compensations.amount, dispatchers.name AS
            dispatcher_name, compensations.granted_on
        FROM compensations
        JOIN tickets ON tickets.id = compensations.ticket_id
        JOIN dispatchers ON dispatchers.id = compensations.dispatcher_id
        """,
        where={
            "compensations.ticket_id = ?": ticket_id,
            "tickets.substation_id = ?": substation_id,
            "compensations.dispatcher_id = ?": dispatcher_id,
            "compensations.amount >= ?": min_amount,
            "compensations.granted_on >= ?": granted_from,
        },
        order="compensations.granted_on DESC, compensations.id",
        page=page,
    )


def grant_compensation(db: Database, ticket_id: str) -> Compensation:
    """Grant the flats of a substation compensation for more than 24 hours without heat or hot water, within your
    limit and 30 days after the repair.

    Args:
        ticket_id: Id of the ticket.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["kind"] not in ("missing_heat", "missing_hot_water"):
        raise Refused("Only missing heat or hot water is compensated.")
    if ticket["fixed_at"] is None or ticket["fixed_at"] < shift(db.now, days=-30):
        raise Refused("The ticket is not fixed, or was fixed more than 30 days ago.")
    substation = db.fetch(Substation, "substations", ticket["substation_id"])
    amount = (
        0
        if ticket["fixed_at"] is None
        else 900 * substation["flats"] * (minutes_between(ticket["reported_at"], ticket["fixed_at"]) // 1440)
    )
    if amount <= 0:
        raise Refused("Nobody was without heat or hot water for a full day.")
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if amount > account["compensation_limit"]:
        raise Refused("The compensation is above your limit.")
    if db.exists("SELECT 1 FROM compensations WHERE ticket_id = ?", ticket_id):
        raise Refused("The ticket has been compensated already.")
    compensation_id = db.insert(
        "compensations", ticket_id=ticket_id, dispatcher_id=db.account, amount=amount, granted_on=db.today
    )
    return db.fetch(Compensation, "compensations", compensation_id)
