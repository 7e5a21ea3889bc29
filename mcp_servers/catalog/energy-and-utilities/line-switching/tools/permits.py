"""Tools about permits."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between

from .rows import Crew, Line, Outage, Permit, PermitStatus


class PermitSummary(TypedDict):
    """A permit to work as a search lists it."""

    id: str
    number: str
    outage_line_name: str
    crew_name: str
    people: int
    status: PermitStatus


class PermitsByCrewName(TypedDict):
    """Totals of permits for one foreman."""

    crew_name: str
    permits: int
    people: int


def find_permits(
    db: Database,
    number: str | None = None,
    outage_id: str | None = None,
    line_id: str | None = None,
    crew_id: str | None = None,
    status: PermitStatus | None = None,
    page: PageNumber = 1,
) -> Page[PermitSummary]:
    """Search permits by permit number, outage request, line, crew or status.

    Args:
        number: Only permits with this permit number.
        outage_id: Only permits of the outage request with this id.
        line_id: Only permits of the line with this id.
        crew_id: Only permits of the crew with this id.
        status: Only permits with this status.
        page: Page number, from 1.
    """
    return db.search(
        PermitSummary,
        """
        SELECT permits.id, permits.number, lines.name AS outage_line_name, crews.name AS crew_name,
            permits.people, permits.status
        FROM permits
        JOIN outages ON outages.id = permits.outage_id
        JOIN lines ON lines.id = outages.line_id
        JOIN crews ON crews.id = permits.crew_id
        """,
        where={
            "permits.number = ?": number,
            "permits.outage_id = ?": outage_id,
            "outages.line_id = ?": line_id,
            "permits.crew_id = ?": crew_id,
            "permits.status = ?": status,
        },
        order="permits.number, permits.id",
        page=page,
    )


def report_permits(
    db: Database, status: PermitStatus | None = None, ring: str | None = None, page: PageNumber = 1
) -> Page[PermitsByCrewName]:
    """Count the permits and people by crew.

    Args:
        status: Only permits with this status.
        ring: Only permits of the line with this group of lines.
        page: Page number, from 1.
    """
    return db.search(
        PermitsByCrewName,
        """
        SELECT crews.name AS crew_name, COUNT(*) AS permits, COALESCE(SUM(permits.people), 0) AS people
        FROM permits
        JOIN outages ON outages.id = permits.outage_id
        JOIN lines ON lines.id = outages.line_id
        JOIN crews ON crews.id = permits.crew_id
        """,
        where={"permits.status = ?": status, "lines.ring = ?": ring},
        group="crews.name",
        order="crews.name",
        page=page,
    )


def give_permit(
    db: Database, number: Text, outage_id: str, crew_id: str, people: Annotated[int, between(1, 20)]
) -> Permit:
    """Give an authorised crew without another permit a permit to work on the earthed line of a running outage.

    Args:
        number: Permit number.
        outage_id: Id of the outage request.
        crew_id: Id of the crew.
        people: Number of people.
    """
    outage = db.fetch(Outage, "outages", outage_id)
    crew = db.fetch(Crew, "crews", crew_id)
    if outage["status"] != "running":
        raise Refused("The outage is not running.")
    line = db.fetch(Line, "lines", outage["line_id"])
    if line["state"] != "earthed":
        raise Refused("The line is not earthed.")
    if line["storm"]:
        raise Refused("The line is hit by a storm.")
    if crew["authorised_until"] < db.today:
        raise Refused("The authorisation of the crew has run out.")
    if people > 4 and crew["level"] < 2:
        raise Refused("The crew may not lead so many people.")
    if db.exists("SELECT 1 FROM permits WHERE crew_id = ? AND status = 'held'", crew_id):
        raise Refused("The crew holds another permit.")
    if db.exists("SELECT 1 FROM permits WHERE number = ?", number):
        raise Refused("Another permit to work already has this permit number.")
    permit_id = db.insert(
        "permits", number=number, outage_id=outage_id, crew_id=crew_id, people=people, given_at=db.now, status="held"
    )
    return db.fetch(Permit, "permits", permit_id)


def suspend_permit(db: Database, permit_id: str) -> Permit:
    """Suspend a held permit while its line is hit by a storm or its crew has fewer than four people.

    Args:
        permit_id: Id of the permit to work.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "held":
        raise Refused("The permit to work must be held.")
    outage = db.fetch(Outage, "outages", permit["outage_id"])
    line = db.fetch(Line, "lines", outage["line_id"])
    if not line["storm"] and permit["people"] >= 4:
        raise Refused("There is no storm and the crew is large enough.")
    db.update("permits", permit_id, status="suspended")
    return db.fetch(Permit, "permits", permit_id)


def resume_permit(db: Database, permit_id: str) -> Permit:
    """Let a crew go on under a suspended permit when the storm is over.

    Args:
        permit_id: Id of the permit to work.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "suspended":
        raise Refused("The permit to work must be suspended.")
    outage = db.fetch(Outage, "outages", permit["outage_id"])
    line = db.fetch(Line, "lines", outage["line_id"])
    if line["storm"]:
        raise Refused("The storm is not over.")
    if db.exists(
        "SELECT 1 FROM permits WHERE id != ? AND crew_id = ? AND status = 'held'", permit_id, permit["crew_id"]
    ):
        raise Refused("The crew holds another permit.")
    db.update("permits", permit_id, status="held")
    return db.fetch(Permit, "permits", permit_id)


def hand_in_permit(db: Database, permit_id: str) -> Permit:
    """Note that a crew hands its permit in after leaving the line.

    Args:
        permit_id: Id of the permit to work.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "held":
        raise Refused("The permit to work must be held.")
    outage = db.fetch(Outage, "outages", permit["outage_id"])
    if outage["status"] != "running":
        raise Refused("The outage is not running.")
    db.update("permits", permit_id, status="handed_in")
    return db.fetch(Permit, "permits", permit_id)
