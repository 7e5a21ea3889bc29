"""Tools of Elbe neighbours' car club."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    book_car,
    cancel_booking,
    change_car,
    extend_booking,
    find_bookings,
    get_booking,
    report_bookings,
    take_car_back,
    unlock_car,
)
from .cars import fetch_from_workshop, find_cars, get_car, send_to_workshop
from .damages import find_damages, repair_damage, report_damage
from .invoices import find_invoices, pay_invoice, waive_late_fee
from .members import check_licence, find_members, get_member, suspend_member
from .stations import find_stations

TOOLS = reads(
    find_stations,
    find_cars,
    find_members,
    find_bookings,
    find_damages,
    find_invoices,
    get_car,
    get_member,
    get_booking,
    report_bookings,
) + writes(
    book_car,
    change_car,
    extend_booking,
    unlock_car,
    take_car_back,
    cancel_booking,
    report_damage,
    repair_damage,
    send_to_workshop,
    fetch_from_workshop,
    check_licence,
    suspend_member,
    waive_late_fee,
    pay_invoice,
)
