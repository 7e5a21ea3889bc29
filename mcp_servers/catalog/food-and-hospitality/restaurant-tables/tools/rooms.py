"""Tools about rooms."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Booking, Room, RoomStatus


def find_rooms(
    db: Database,
    outdoors: bool | None = None,
    step_free: bool | None = None,
    status: RoomStatus | None = None,
    page: PageNumber = 1,
) -> Page[Room]:
    """Search rooms by outdoors, step-free access or status.

    Args:
        outdoors: Only rooms for which this holds, or does not: outdoors.
        step_free: Only rooms for which this holds, or does not: step-free access.
        status: Only rooms with this status.
        page: Page number, from 1.
    """
    return db.search(
        Room,
        "SELECT id, name, outdoors, step_free, status FROM rooms",
        where={"outdoors = ?": outdoors, "step_free = ?": step_free, "status = ?": status},
        order="name, id",
        page=page,
    )


def close_room(db: Database, room_id: str) -> Room:
    """Close a room in which no party sits; bookings there for the rest of the day are cancelled without a fee.

    Args:
        room_id: Id of the room.
    """
    room = db.fetch(Room, "rooms", room_id)
    if room["status"] != "open":
        raise Refused("The room must be open.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN dining_tables ON dining_tables.id = bookings.dining_table_id
        WHERE dining_tables.room_id = ? AND bookings.status = 'seated'
        """,
        room_id,
    ):
        raise Refused("A party is sitting in this room.")
    db.update("rooms", room_id, status="closed")
    for booking in db.all(
        Booking,
        """
        SELECT bookings.* FROM bookings
        JOIN dining_tables ON dining_tables.id = bookings.dining_table_id
        WHERE dining_tables.room_id = ? AND bookings.status = 'booked' AND date(bookings.starts_at) = ?
        ORDER BY bookings.id
        """,
        room_id,
        db.today,
    ):
        db.update("bookings", booking["id"], status="cancelled")
    return db.fetch(Room, "rooms", room_id)
