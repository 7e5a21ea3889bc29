"""Tools about graves."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Grave, GraveStatus, Holder, Section


class GraveSummary(TypedDict):
    """A grave as a search lists it."""

    id: str
    number: str
    section_name: str
    holder_name: str | None
    status: GraveStatus
    leased_until: str | None


class GraveDetails(Grave):
    """A grave in full."""

    section_name: str
    holder_name: str | None
    holder_owed: int | None
    free_coffin_places: int
    free_urn_places: int
    longest_rest: str | None


class GravesBySectionName(TypedDict):
    """Totals of graves for one name."""

    section_name: str
    graves: int
    coffin_places: int
    urn_places: int


def find_graves(
    db: Database,
    number: str | None = None,
    section_id: str | None = None,
    holder_id: str | None = None,
    status: GraveStatus | None = None,
    min_coffin_places: int | None = None,
    lease_ends_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[GraveSummary]:
    """Search graves by grave number, section, leaseholder, status, coffin places or end of the lease.

    Args:
        number: Only graves with this grave number.
        section_id: Only graves of the section with this id.
        holder_id: Only graves of the leaseholder with this id.
        status: Only graves with this status.
        min_coffin_places: Only graves with a coffin places of at least this.
        lease_ends_by: Only graves with an end of the lease at or before this.
        page: Page number, from 1.
    """
    return db.search(
        GraveSummary,
        """
        SELECT graves.id, graves.number, sections.name AS section_name, holders.name AS holder_name,
            graves.status, graves.leased_until
        FROM graves
        JOIN sections ON sections.id = graves.section_id
        LEFT JOIN holders ON holders.id = graves.holder_id
        """,
        where={
            "graves.number = ?": number,
            "graves.section_id = ?": section_id,
            "graves.holder_id = ?": holder_id,
            "graves.status = ?": status,
            "graves.coffin_places >= ?": min_coffin_places,
            "graves.leased_until <= ?": lease_ends_by,
        },
        order="graves.number, graves.id",
        page=page,
    )


def get_grave(db: Database, grave_id: str) -> GraveDetails:
    """Show a grave with its free places, the end of the longest rest in it and its next burial.

    Args:
        grave_id: Id of the grave.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    free_coffin_places = grave["coffin_places"] - db.number(
        """
        SELECT COUNT(*) FROM burials
        WHERE grave_id = ? AND kind = 'coffin' AND status != 'cancelled' AND rests_until >= ?
        """,
        grave_id,
        db.today,
    )
    free_urn_places = grave["urn_places"] - db.number(
        """
        SELECT COUNT(*) FROM burials
        WHERE grave_id = ? AND kind = 'urn' AND status != 'cancelled' AND rests_until >= ?
        """,
        grave_id,
        db.today,
    )
    longest_rest: str | None = db.value(
        "SELECT MAX(rests_until) FROM burials WHERE grave_id = ? AND status != 'cancelled'", grave_id
    )
    section = db.fetch(Section, "sections", grave["section_id"])
    holder = db.fetch(Holder, "holders", grave["holder_id"]) if grave["holder_id"] is not None else None
    return {
        **grave,
        "section_name": section["name"],
        "holder_name": holder["name"] if holder is not None else None,
        "holder_owed": holder["owed"] if holder is not None else None,
        "free_coffin_places": free_coffin_places,
        "free_urn_places": free_urn_places,
        "longest_rest": longest_rest,
    }


def report_graves(
    db: Database,
    status: GraveStatus | None = None,
    lease_ends_by: Day | None = None,
    coffins: bool | None = None,
    page: PageNumber = 1,
) -> Page[GravesBySectionName]:
    """Count graves and their places by section.

    Args:
        status: Only graves with this status.
        lease_ends_by: Only graves with an end of the lease at or before this.
        coffins: Only graves of the section for which this holds, or does not: coffin graves.
        page: Page number, from 1.
    """
    return db.search(
        GravesBySectionName,
        """
        SELECT sections.name AS section_name, COUNT(*) AS graves, COALESCE(SUM(graves.coffin_places), 0) AS
            coffin_places, COALESCE(SUM(graves.urn_places), 0) AS urn_places
        FROM graves
        JOIN sections ON sections.id = graves.section_id
        """,
        where={"graves.status = ?": status, "graves.leased_until <= ?": lease_ends_by, "sections.coffins = ?": coffins},
        group="sections.name",
        order="sections.name",
        page=page,
    )


def lease_grave(db: Database, grave_id: str, holder_id: str, years: Annotated[int, between(1, 40)]) -> Grave:
    """Lease a free grave to somebody who owes nothing, for 10 to 30 years, whose fees are then owed.

    Args:
        grave_id: Id of the grave.
        holder_id: Id of the leaseholder.
        years: Number of years.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    holder = db.fetch(Holder, "holders", holder_id)
    if grave["status"] != "free":
        raise Refused("The grave must be free.")
    if holder["owed"] != 0:
        raise Refused("The leaseholder owes fees.")
    if years < 10:
        raise Refused("A grave is leased for ten years at least.")
    if years < 20 and grave["coffin_places"] != 0:
        raise Refused("A grave for coffins is leased for 20 years at least.")
    if years > 30:
        raise Refused("A grave is leased for 30 years at most.")
    if db.number("SELECT COUNT(*) FROM graves WHERE holder_id = ?", holder_id) >= 3:
        raise Refused("Nobody leases more than three graves.")
    section = db.fetch(Section, "sections", grave["section_id"])
    db.update("graves", grave_id, status="leased", holder_id=holder_id, leased_until=shift(db.today, days=365 * years))
    db.update("holders", holder_id, owed=section["yearly_fee"] * years)
    return db.fetch(Grave, "graves", grave_id)


def extend_lease(db: Database, grave_id: str, years: Annotated[int, between(1, 20)]) -> Grave:
    """Extend the lease of a grave by whole years, up to 30 years from today; the fees are owed from then on.

    Args:
        grave_id: Id of the grave.
        years: Number of years.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    if grave["status"] != "leased":
        raise Refused("The grave is not leased.")
    if grave["leased_until"] is None or shift(grave["leased_until"], days=365 * years) <= db.today:
        raise Refused("The lease would still be over.")
    if grave["leased_until"] is None or shift(grave["leased_until"], days=365 * years) > shift(db.today, days=10950):
        raise Refused("A lease lasts at most 30 years from today.")
    holder = db.fetch(Holder, "holders", grave["holder_id"]) if grave["holder_id"] is not None else None
    if holder is None or holder["owed"] != 0:
        raise Refused("The leaseholder owes fees.")
    section = db.fetch(Section, "sections", grave["section_id"])
    db.update("graves", grave_id, leased_until=shift(grave["leased_until"], days=365 * years))
    db.update("holders", holder["id"], owed=holder["owed"] + section["yearly_fee"] * years)
    return db.fetch(Grave, "graves", grave_id)


def transfer_lease(db: Database, grave_id: str, holder_id: str) -> Grave:
    """Transfer the lease of a grave to another leaseholder who owes nothing.

    Args:
        grave_id: Id of the grave.
        holder_id: Id of the leaseholder.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    holder = db.fetch(Holder, "holders", holder_id)
    if grave["status"] != "leased":
        raise Refused("The grave is not leased.")
    if grave["holder_id"] == holder_id:
        raise Refused("This is the leaseholder already.")
    if holder["owed"] != 0:
        raise Refused("The new leaseholder owes fees.")
    if db.number("SELECT COUNT(*) FROM graves WHERE holder_id = ?", holder_id) >= 3:
        raise Refused("Nobody leases more than three graves.")
    db.update("graves", grave_id, holder_id=holder_id)
    return db.fetch(Grave, "graves", grave_id)


def give_up_grave(db: Database, grave_id: str) -> Grave:
    """Give up a leased grave whose lease and rests are over and which bears no memorial; or open a closed one
    again.

    Args:
        grave_id: Id of the grave.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    if grave["status"] not in ("leased", "closed"):
        raise Refused("The grave must be leased or closed.")
    if grave["leased_until"] is not None and grave["leased_until"] >= db.today:
        raise Refused("The lease is not over.")
    if db.exists(
        """
        SELECT 1 FROM burials
        WHERE grave_id = ? AND status != 'cancelled' AND rests_until >= ?
        """,
        grave_id,
        db.today,
    ):
        raise Refused("Somebody still rests there.")
    if db.exists("SELECT 1 FROM memorials WHERE grave_id = ? AND status IN ('standing', 'unsafe')", grave_id):
        raise Refused("A memorial still stands there.")
    db.update("graves", grave_id, status="free", holder_id=None, leased_until=None)
    return db.fetch(Grave, "graves", grave_id)


def close_grave(db: Database, grave_id: str) -> Grave:
    """Close a free grave, while another one of its section stays free.

    Args:
        grave_id: Id of the grave.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    if grave["status"] != "free":
        raise Refused("The grave must be free.")
    if not db.exists(
        "SELECT 1 FROM graves WHERE id != ? AND section_id = ? AND status = 'free'", grave_id, grave["section_id"]
    ):
        raise Refused("This is the last free grave of its section.")
    db.update("graves", grave_id, status="closed")
    return db.fetch(Grave, "graves", grave_id)
