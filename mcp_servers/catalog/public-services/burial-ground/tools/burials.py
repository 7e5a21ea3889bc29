"""Tools about burials."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Burial, BurialKind, BurialStatus, Grave, Holder


class BurialSummary(TypedDict):
    """A burial as a search lists it."""

    id: str
    number: str
    grave_number: str
    deceased: str
    kind: BurialKind
    starts_at: str
    status: BurialStatus


class BurialsByGraveSectionName(TypedDict):
    """Totals of burials for one name."""

    grave_section_name: str
    burials: int
    latest: str | None


def find_burials(
    db: Database,
    number: str | None = None,
    grave_id: str | None = None,
    section_id: str | None = None,
    deceased: str | None = None,
    kind: BurialKind | None = None,
    status: BurialStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BurialSummary]:
    """Search burials by burial number, grave, section, name of the deceased, kind, status or start time.

    Args:
        number: Only burials with this burial number.
        grave_id: Only burials of the grave with this id.
        section_id: Only burials of the section with this id.
        deceased: Only burials whose name of the deceased contains this text.
        kind: Only burials with this kind.
        status: Only burials with this status.
        starts_on: Only burials with a start time on this day.
        starts_from: Only burials with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BurialSummary,
        """
        SELECT burials.id, burials.number, graves.number AS grave_number, burials.deceased, burials.kind,
            burials.starts_at, burials.status
        FROM burials
        JOIN graves ON graves.id = burials.grave_id
        """,
        where={
            "burials.number = ?": number,
            "burials.grave_id = ?": grave_id,
            "graves.section_id = ?": section_id,
            "instr(lower(burials.deceased), lower(?)) > 0": deceased,
            "burials.kind = ?": kind,
            "burials.status = ?": status,
            "date(burials.starts_at) = ?": starts_on,
            "burials.starts_at >= ?": starts_from,
        },
        order="burials.starts_at, burials.id",
        page=page,
    )


def report_burials(
    db: Database,
    kind: BurialKind | None = None,
    status: BurialStatus | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BurialsByGraveSectionName]:
    """Count burials by section.

    Args:
        kind: Only burials with this kind.
        status: Only burials with this status.
        starts_from: Only burials with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BurialsByGraveSectionName,
        """
        SELECT sections.name AS grave_section_name, COUNT(*) AS burials, MAX(burials.starts_at) AS latest
        FROM burials
        JOIN graves ON graves.id = burials.grave_id
        JOIN sections ON sections.id = graves.section_id
        """,
        where={"burials.kind = ?": kind, "burials.status = ?": status, "burials.starts_at >= ?": starts_from},
        group="sections.name",
        order="sections.name",
        page=page,
    )


def arrange_burial(
    db: Database, number: Text, grave_id: str, deceased: Text, kind: BurialKind, starts_at: Moment
) -> Burial:
    """Arrange a burial in a leased grave with a free place, whose lease covers the rest, at a time when the chapel
    is free.

    Args:
        number: Burial number.
        grave_id: Id of the grave.
        deceased: Name of the deceased.
        kind: Kind of the burial.
        starts_at: Start time.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    if grave["status"] != "leased":
        raise Refused("The grave is not leased.")
    if starts_at < shift(db.now, hours=24):
        raise Refused("A burial is arranged a day ahead at least.")
    if starts_at > shift(db.now, days=30):
        raise Refused("A burial is arranged at most 30 days ahead.")
    taken = db.number(
        """
        SELECT COUNT(*) FROM burials
        WHERE grave_id = ? AND kind = ? AND status != 'cancelled' AND rests_until >= ?
        """,
        grave_id,
        kind,
        db.today,
    )
    if taken >= (grave["coffin_places"] if kind == "coffin" else grave["urn_places"]):
        raise Refused("No such place is free in the grave.")
    rests_until = shift(starts_at[:10], days=7305 if kind == "coffin" else 3653)
    if grave["leased_until"] is None or grave["leased_until"] < rests_until:
        raise Refused("The lease ends before the rest would be over.")
    holder = db.fetch(Holder, "holders", grave["holder_id"]) if grave["holder_id"] is not None else None
    if holder is None or holder["owed"] != 0:
        raise Refused("The leaseholder owes fees.")
    if db.exists(
        "SELECT 1 FROM burials WHERE status = 'arranged' AND starts_at < ? AND starts_at > ?",
        shift(starts_at, minutes=90),
        shift(starts_at, minutes=-90),
    ):
        raise Refused("The chapel is taken then.")
    if db.exists("SELECT 1 FROM burials WHERE number = ?", number):
        raise Refused("Another burial already has this burial number.")
    burial_id = db.insert(
        "burials",
        number=number,
        grave_id=grave_id,
        deceased=deceased,
        kind=kind,
        starts_at=starts_at,
        rests_until=rests_until,
        status="arranged",
    )
    return db.fetch(Burial, "burials", burial_id)


def move_burial(db: Database, burial_id: str, starts_at: Moment) -> Burial:
    """Move an arranged burial to another time, at least two days before it and when the chapel is free.

    Args:
        burial_id: Id of the burial.
        starts_at: Start time.
    """
    burial = db.fetch(Burial, "burials", burial_id)
    if burial["status"] != "arranged":
        raise Refused("The burial is not arranged any more.")
    if burial["starts_at"] < shift(db.now, days=2):
        raise Refused("It is too late to move this burial.")
    if starts_at < shift(db.now, hours=24):
        raise Refused("A burial is arranged a day ahead at least.")
    if starts_at > shift(db.now, days=30):
        raise Refused("A burial is arranged at most 30 days ahead.")
    if db.exists(
        """
        SELECT 1 FROM burials
        WHERE id != ? AND status = 'arranged' AND starts_at < ? AND starts_at > ?
        """,
        burial_id,
        shift(starts_at, minutes=90),
        shift(starts_at, minutes=-90),
    ):
        raise Refused("The chapel is taken then.")
    db.update(
        "burials",
        burial_id,
        starts_at=starts_at,
        rests_until=shift(starts_at[:10], days=7305 if burial["kind"] == "coffin" else 3653),
    )
    return db.fetch(Burial, "burials", burial_id)


def hold_burial(db: Database, burial_id: str) -> Burial:
    """Note that an arranged burial took place.

    Args:
        burial_id: Id of the burial.
    """
    burial = db.fetch(Burial, "burials", burial_id)
    if burial["status"] != "arranged":
        raise Refused("The burial must be arranged.")
    if burial["starts_at"] > db.now:
        raise Refused("The burial is still to come.")
    db.update("burials", burial_id, status="held")
    return db.fetch(Burial, "burials", burial_id)


def cancel_burial(db: Database, burial_id: str) -> Burial:
    """Cancel an arranged burial at least a day before it.

    Args:
        burial_id: Id of the burial.
    """
    burial = db.fetch(Burial, "burials", burial_id)
    if burial["status"] != "arranged":
        raise Refused("The burial must be arranged.")
    if burial["starts_at"] < shift(db.now, hours=24):
        raise Refused("It is too late to cancel this burial.")
    db.update("burials", burial_id, status="cancelled")
    return db.fetch(Burial, "burials", burial_id)
