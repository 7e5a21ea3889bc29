"""Tools about recces."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Location, Production, Recce, RecceStatus


class RecceSummary(TypedDict):
    """A recce as a search lists it."""

    id: str
    production_title: str
    location_name: str
    visits_at: str
    status: RecceStatus


def find_recces(
    db: Database,
    production_id: str | None = None,
    location_id: str | None = None,
    status: RecceStatus | None = None,
    visits_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[RecceSummary]:
    """Search recces by production, location, status or time of the visit.

    Args:
        production_id: Only recces of the production with this id.
        location_id: Only recces of the location with this id.
        status: Only recces with this status.
        visits_on: Only recces with a time of the visit on this day.
        page: Page number, from 1.
    """
    return db.search(
        RecceSummary,
        """
        SELECT recces.id, productions.title AS production_title, locations.name AS location_name,
            recces.visits_at, recces.status
        FROM recces
        JOIN productions ON productions.id = recces.production_id
        JOIN locations ON locations.id = recces.location_id
        """,
        where={
            "recces.production_id = ?": production_id,
            "recces.location_id = ?": location_id,
            "recces.status = ?": status,
            "date(recces.visits_at) = ?": visits_on,
        },
        order="recces.visits_at, recces.id",
        page=page,
    )


def plan_recce(db: Database, production_id: str, location_id: str, visits_at: Moment) -> Recce:
    """Plan a visit of a production to an open location within two weeks, while nobody films there.

    Args:
        production_id: Id of the production.
        location_id: Id of the location.
        visits_at: Time of the visit.
    """
    db.fetch(Production, "productions", production_id)
    location = db.fetch(Location, "locations", location_id)
    if location["status"] != "open":
        raise Refused("The location is closed.")
    if visits_at <= db.now:
        raise Refused("The time is over.")
    if visits_at > shift(db.now, days=14):
        raise Refused("A recce is planned two weeks ahead at most.")
    if db.exists("SELECT 1 FROM recces WHERE production_id = ? AND location_id = ?", production_id, location_id):
        raise Refused("The production has visited this location or will.")
    if db.exists(
        """
        SELECT 1 FROM permits
        WHERE location_id = ? AND status IN ('signed', 'filming') AND first_day <= ? AND last_day >= ?
        """,
        location_id,
        visits_at[:10],
        visits_at[:10],
    ):
        raise Refused("Another crew is filming there then.")
    recce_id = db.insert(
        "recces", production_id=production_id, location_id=location_id, visits_at=visits_at, status="planned"
    )
    return db.fetch(Recce, "recces", recce_id)


def finish_recce(db: Database, recce_id: str) -> Recce:
    """Note that a recce took place, of a location that is open.

    Args:
        recce_id: Id of the recce.
    """
    recce = db.fetch(Recce, "recces", recce_id)
    if recce["status"] != "planned":
        raise Refused("The recce must be planned.")
    if recce["visits_at"] > db.now:
        raise Refused("The visit is still to come.")
    location = db.fetch(Location, "locations", recce["location_id"])
    if location["status"] != "open":
        raise Refused("The location is closed.")
    db.update("recces", recce_id, status="done")
    return db.fetch(Recce, "recces", recce_id)


def cancel_recce(db: Database, recce_id: str) -> Recce:
    """Cancel a recce two hours before it at the latest.

    Args:
        recce_id: Id of the recce.
    """
    recce = db.fetch(Recce, "recces", recce_id)
    if recce["status"] != "planned":
        raise Refused("The recce must be planned.")
    if recce["visits_at"] < shift(db.now, hours=2):
        raise Refused("It is too late to cancel.")
    db.update("recces", recce_id, status="cancelled")
    return db.fetch(Recce, "recces", recce_id)
