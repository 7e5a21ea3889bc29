"""Tools about memorials."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Grave, Holder, Memorial, MemorialStatus, Section


class MemorialSummary(TypedDict):
    """A memorial as a search lists it."""

    id: str
    number: str
    grave_number: str
    description: str
    height: int
    status: MemorialStatus


def find_memorials(
    db: Database,
    number: str | None = None,
    grave_id: str | None = None,
    section_id: str | None = None,
    description: str | None = None,
    status: MemorialStatus | None = None,
    inspected_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[MemorialSummary]:
    """Search memorials by memorial number, grave, section, description, status or day of the last check.

    Args:
        number: Only memorials with this memorial number.
        grave_id: Only memorials of the grave with this id.
        section_id: Only memorials of the section with this id.
        description: Only memorials whose description contains this text.
        status: Only memorials with this status.
        inspected_by: Only memorials with a day of the last check at or before this.
        page: Page number, from 1.
    """
    return db.search(
        MemorialSummary,
        """
        SELECT memorials.id, memorials.number, graves.number AS grave_number, memorials.description,
            memorials.height, memorials.status
        FROM memorials
        JOIN graves ON graves.id = memorials.grave_id
        """,
        where={
            "memorials.number = ?": number,
            "memorials.grave_id = ?": grave_id,
            "graves.section_id = ?": section_id,
            "instr(lower(memorials.description), lower(?)) > 0": description,
            "memorials.status = ?": status,
            "memorials.inspected_on <= ?": inspected_by,
        },
        order="memorials.number, memorials.id",
        page=page,
    )


def apply_memorial(
    db: Database, number: Text, grave_id: str, description: Text, height: Annotated[int, between(10, 250)]
) -> Memorial:
    """Note the application for a memorial on a leased grave that has none yet.

    Args:
        number: Memorial number.
        grave_id: Id of the grave.
        description: Description of the memorial.
        height: Height in centimetres.
    """
    grave = db.fetch(Grave, "graves", grave_id)
    if grave["status"] != "leased":
        raise Refused("The grave is not leased.")
    if grave["leased_until"] is None or grave["leased_until"] < shift(db.today, days=365):
        raise Refused("The lease ends within a year.")
    if db.exists("SELECT 1 FROM memorials WHERE grave_id = ? AND status NOT IN ('refused', 'removed')", grave_id):
        raise Refused("A memorial stands or is applied for there.")
    if db.exists("SELECT 1 FROM memorials WHERE number = ?", number):
        raise Refused("Another memorial already has this memorial number.")
    memorial_id = db.insert(
        "memorials",
        number=number,
        grave_id=grave_id,
        description=description,
        height=height,
        applied_on=db.today,
        status="applied",
    )
    return db.fetch(Memorial, "memorials", memorial_id)


def approve_memorial(db: Database, memorial_id: str) -> Memorial:
    """Approve a memorial that is no higher than its section allows and whose leaseholder owes nothing.

    Args:
        memorial_id: Id of the memorial.
    """
    memorial = db.fetch(Memorial, "memorials", memorial_id)
    if memorial["status"] != "applied":
        raise Refused("The memorial must be applied.")
    grave = db.fetch(Grave, "graves", memorial["grave_id"])
    section = db.fetch(Section, "sections", grave["section_id"])
    if memorial["height"] > section["highest_stone"]:
        raise Refused("The memorial is too high for its section.")
    holder = db.fetch(Holder, "holders", grave["holder_id"]) if grave["holder_id"] is not None else None
    if holder is not None and holder["owed"] != 0:
        raise Refused("The leaseholder owes fees.")
    db.update("memorials", memorial_id, status="approved")
    return db.fetch(Memorial, "memorials", memorial_id)


def set_memorial(db: Database, memorial_id: str) -> Memorial:
    """Note that an approved memorial was set, six months after the last coffin burial, or that an unsafe one is
    fixed.

    Args:
        memorial_id: Id of the memorial.
    """
    memorial = db.fetch(Memorial, "memorials", memorial_id)
    if memorial["status"] not in ("approved", "unsafe"):
        raise Refused("The memorial must be approved or unsafe.")
    if db.exists(
        """
        SELECT 1 FROM burials
        WHERE grave_id = ? AND kind = 'coffin' AND status != 'cancelled' AND starts_at > ?
        """,
        memorial["grave_id"],
        shift(db.now, days=-183),
    ):
        raise Refused("The ground must settle for six months after a coffin burial.")
    grave = db.fetch(Grave, "graves", memorial["grave_id"])
    if grave["status"] != "leased":
        raise Refused("The grave is not leased.")
    db.update("memorials", memorial_id, status="standing", inspected_on=db.today)
    return db.fetch(Memorial, "memorials", memorial_id)


def inspect_memorial(db: Database, memorial_id: str) -> Memorial:
    """Note that a standing memorial passed its check, once in half a year.

    Args:
        memorial_id: Id of the memorial.
    """
    memorial = db.fetch(Memorial, "memorials", memorial_id)
    if memorial["status"] != "standing":
        raise Refused("The memorial is not standing or is unsafe.")
    if memorial["inspected_on"] is not None and memorial["inspected_on"] > shift(db.today, days=-183):
        raise Refused("It was checked in the last six months.")
    db.update("memorials", memorial_id, inspected_on=db.today)
    return db.fetch(Memorial, "memorials", memorial_id)


def mark_memorial_unsafe(db: Database, memorial_id: str) -> Memorial:
    """Note that a standing memorial fails its check.

    Args:
        memorial_id: Id of the memorial.
    """
    memorial = db.fetch(Memorial, "memorials", memorial_id)
    if memorial["status"] != "standing":
        raise Refused("The memorial must be standing.")
    if memorial["inspected_on"] is not None and memorial["inspected_on"] >= db.today:
        raise Refused("It passed a check today.")
    db.update("memorials", memorial_id, status="unsafe", inspected_on=db.today)
    return db.fetch(Memorial, "memorials", memorial_id)


def remove_memorial(db: Database, memorial_id: str) -> Memorial:
    """Remove an unsafe memorial after 90 days without repair.

    Args:
        memorial_id: Id of the memorial.
    """
    memorial = db.fetch(Memorial, "memorials", memorial_id)
    if memorial["status"] != "unsafe":
        raise Refused("The memorial must be unsafe.")
    if memorial["inspected_on"] is None or memorial["inspected_on"] > shift(db.today, days=-90):
        raise Refused("The leaseholder has 90 days for the repair.")
    db.update("memorials", memorial_id, status="removed")
    return db.fetch(Memorial, "memorials", memorial_id)
