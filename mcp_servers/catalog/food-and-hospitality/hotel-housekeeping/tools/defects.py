"""Tools about defects."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Defect, DefectStatus, Room


class DefectSummary(TypedDict):
    """A defect as a search lists it."""

    id: str
    room_number: str
    text: str
    blocking: bool
    status: DefectStatus


def find_defects(
    db: Database,
    room_id: str | None = None,
    floor_id: str | None = None,
    blocking: bool | None = None,
    status: DefectStatus | None = None,
    text: str | None = None,
    page: PageNumber = 1,
) -> Page[DefectSummary]:
    """Search defects by room, floor, blocking, status or defect.

    Args:
        room_id: Only defects of the room with this id.
        floor_id: Only defects of the floor with this id.
        blocking: Only defects for which this holds, or does not: blocking.
        status: Only defects with this status.
        text: Only defects whose defect contains this text.
        page: Page number, from 1.
    """
    return db.search(
        DefectSummary,
        """
        SELECT defects.id, rooms.number AS room_number, defects.text, defects.blocking, defects.status
        FROM defects
        JOIN rooms ON rooms.id = defects.room_id
        """,
        where={
            "defects.room_id = ?": room_id,
            "rooms.floor_id = ?": floor_id,
            "defects.blocking = ?": blocking,
            "defects.status = ?": status,
            "instr(lower(defects.text), lower(?)) > 0": text,
        },
        order="defects.reported_at, defects.id",
        page=page,
    )


def report_defect(db: Database, room_id: str, text: Text, blocking: bool = False) -> Defect:
    """Report a defect of a room; a blocking one keeps a dirty room from being sold.

    Args:
        room_id: Id of the room.
        text: Defect of the defect.
        blocking: Whether this holds for the defect: blocking.
    """
    room = db.fetch(Room, "rooms", room_id)
    if db.exists("SELECT 1 FROM defects WHERE room_id = ? AND text = ? AND status != 'mended'", room_id, text):
        raise Refused("This defect is known.")
    if blocking and room["state"] not in ("dirty", "blocked"):
        raise Refused("A room that is clean or let is not blocked from here.")
    defect_id = db.insert(
        "defects", room_id=room_id, text=text, blocking=blocking, reported_at=db.now, status="reported"
    )
    if blocking and room["state"] == "dirty":
        db.update("rooms", room_id, state="blocked")
    return db.fetch(Defect, "defects", defect_id)


def take_defect_in_hand(db: Database, defect_id: str) -> Defect:
    """Note that a technician works on a defect, in a room that may be entered.

    Args:
        defect_id: Id of the defect.
    """
    defect = db.fetch(Defect, "defects", defect_id)
    if defect["status"] != "reported":
        raise Refused("The defect must be reported.")
    room = db.fetch(Room, "rooms", defect["room_id"])
    if room["guest_inside"] or room["do_not_disturb"]:
        raise Refused("The room cannot be entered.")
    db.update("defects", defect_id, status="in_hand")
    return db.fetch(Defect, "defects", defect_id)


def mend_defect(db: Database, defect_id: str) -> Defect:
    """Note that a defect is mended; a room without other blocking defects is no longer blocked.

    Args:
        defect_id: Id of the defect.
    """
    defect = db.fetch(Defect, "defects", defect_id)
    if defect["status"] not in ("in_hand", "reported"):
        raise Refused("The defect must be in hand or reported.")
    if defect["blocking"] and defect["status"] != "in_hand":
        raise Refused("A blocking defect is taken in hand first.")
    room = db.fetch(Room, "rooms", defect["room_id"])
    db.update("defects", defect_id, status="mended")
    if room["state"] == "blocked" and not db.exists(
        """
        SELECT 1 FROM defects
        WHERE room_id = ? AND id != ? AND blocking AND status != 'mended'
        """,
        defect["room_id"],
        defect_id,
    ):
        db.update("rooms", defect["room_id"], state="dirty")
    return db.fetch(Defect, "defects", defect_id)
