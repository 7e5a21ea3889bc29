"""Tools of Pulse Yard fitness studio."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    book_class,
    cancel_booking,
    find_bookings,
    join_waiting_list,
    move_up,
    note_attendance,
    report_bookings,
)
from .certificates import find_certificates
from .coaches import find_coaches, get_coach
from .members import bar_member, find_members, forgive_strikes, get_member, pause_member, take_payment
from .plans import find_plans
from .sessions import call_off_class, change_coach, close_class, find_classes, get_class

TOOLS = reads(
    find_plans,
    find_members,
    find_coaches,
    find_certificates,
    find_classes,
    find_bookings,
    get_class,
    get_member,
    get_coach,
    report_bookings,
) + writes(
    book_class,
    join_waiting_list,
    move_up,
    cancel_booking,
    note_attendance,
    close_class,
    call_off_class,
    change_coach,
    bar_member,
    forgive_strikes,
    take_payment,
    pause_member,
)
