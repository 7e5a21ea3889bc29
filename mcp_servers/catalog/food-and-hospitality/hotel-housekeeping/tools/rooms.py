"""Tools about rooms."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Floor, Room, RoomState


class RoomSummary(TypedDict):
    """A room as a search lists it."""

    id: str
    number: str
    floor_name: str
    state: RoomState
    guest_inside: bool


class RoomDetails(Room):
    """A room in full."""

    floor_name: str
    open_tasks: int
    open_defects: int
    next_due: str | None


def find_rooms(
    db: Database,
    number: str | None = None,
    floor_id: str | None = None,
    state: RoomState | None = None,
    guest_inside: bool | None = None,
    do_not_disturb: bool | None = None,
    early_arrival: bool | None = None,
    page: PageNumber = 1,
) -> Page[RoomSummary]:
    """Search rooms by room number, floor, state of the room, guest inside, do-not-disturb sign or early arrival.

    Args:
        number: Only rooms with this room number.
        floor_id: Only rooms of the floor with this id.
        state: Only rooms with this state of the room.
        guest_inside: Only rooms for which this holds, or does not: guest inside.
        do_not_disturb: Only rooms for which this holds, or does not: do-not-disturb sign.
        early_arrival: Only rooms for which this holds, or does not: early arrival.
        page: Page number, from 1.
    """
    return db.search(
        RoomSummary,
        """
        SELECT rooms.id, rooms.number, floors.name AS floor_name, rooms.state, rooms.guest_inside FROM rooms
        JOIN floors ON floors.id = rooms.floor_id
        """,
        where={
            "rooms.number = ?": number,
            "rooms.floor_id = ?": floor_id,
            "rooms.state = ?": state,
            "rooms.guest_inside = ?": guest_inside,
            "rooms.do_not_disturb = ?": do_not_disturb,
            "rooms.early_arrival = ?": early_arrival,
        },
        order="rooms.number, rooms.id",
        page=page,
    )


def get_room(db: Database, room_id: str) -> RoomDetails:
    """Show a room with its open task and its defects that are not mended.

    Args:
        room_id: Id of the room.
    """
    room = db.fetch(Room, "rooms", room_id)
    open_tasks = db.number(
        """
        SELECT COUNT(*) FROM tasks
        WHERE room_id = ? AND status IN ('open', 'assigned', 'begun')
        """,
        room_id,
    )
    open_defects = db.number("SELECT COUNT(*) FROM defects WHERE room_id = ? AND status != 'mended'", room_id)
    next_due: str | None = db.value(
        """
        SELECT MIN(due_at) FROM tasks
        WHERE room_id = ? AND status IN ('open', 'assigned', 'begun')
        """,
        room_id,
    )
    floor = db.fetch(Floor, "floors", room["floor_id"])
    return {
        **room,
        "floor_name": floor["name"],
        "open_tasks": open_tasks,
        "open_defects": open_defects,
        "next_due": next_due,
    }


def note_guest_out(db: Database, room_id: str) -> Room:
    """Note that a guest has gone out or taken the sign off.

    Args:
        room_id: Id of the room.
    """
    room = db.fetch(Room, "rooms", room_id)
    if not room["guest_inside"] and not room["do_not_disturb"]:
        raise Refused("The room is free to enter already.")
    db.update("rooms", room_id, guest_inside=False, do_not_disturb=False)
    return db.fetch(Room, "rooms", room_id)
