"""Tools of Skerry Line bookings."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    book_seats,
    cancel_booking,
    check_in_booking,
    find_bookings,
    get_booking,
    pay_booking,
    rebook,
    report_bookings,
)
from .passengers import add_passenger, bar_passenger, find_passengers, get_passenger, update_passenger
from .ports import find_ports
from .refunds import approve_refund, find_refunds, reject_refund
from .routes import find_routes
from .sailings import cancel_sailing, change_vessel, find_sailings, get_sailing

TOOLS = reads(
    find_ports,
    find_routes,
    find_sailings,
    find_passengers,
    find_bookings,
    find_refunds,
    get_sailing,
    get_passenger,
    get_booking,
    report_bookings,
) + writes(
    add_passenger,
    update_passenger,
    book_seats,
    pay_booking,
    check_in_booking,
    rebook,
    cancel_booking,
    approve_refund,
    reject_refund,
    bar_passenger,
    cancel_sailing,
    change_vessel,
)
