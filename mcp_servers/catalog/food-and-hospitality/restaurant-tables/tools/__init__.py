"""Tools of Restaurant Two Lanterns."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    book_table,
    cancel_booking,
    change_party,
    find_bookings,
    finish_booking,
    mark_no_show,
    move_booking,
    report_covers,
    seat_booking,
    serve_waiting,
)
from .dining_tables import find_tables
from .fees import find_fees, pay_fee, waive_fee
from .guests import find_guests, get_guest
from .rooms import close_room, find_rooms
from .waiting_list import find_waiting, join_waiting_list

TOOLS = reads(
    find_rooms, find_tables, find_guests, find_bookings, find_fees, find_waiting, get_guest, report_covers
) + writes(
    book_table,
    move_booking,
    change_party,
    seat_booking,
    finish_booking,
    cancel_booking,
    mark_no_show,
    pay_fee,
    waive_fee,
    join_waiting_list,
    serve_waiting,
    close_room,
)
