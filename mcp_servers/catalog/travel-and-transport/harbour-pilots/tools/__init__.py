"""Tools of Skagen roads pilot station."""

from mcp_servers.runtime import reads, writes

from .agents import get_agent, stop_agent, trust_agent
from .pilot_invoices import find_invoices, pay_invoice, write_invoice
from .pilotages import (
    assign_pilot,
    board_ship,
    cancel_order,
    change_time,
    find_pilot_orders,
    finish_job,
    get_pilot_order,
    order_pilot,
    release_pilot,
    report_pilot_orders,
)
from .pilots import find_pilots, get_pilot
from .quays import find_quays
from .tows import book_tug, drop_tug, find_tug_bookings
from .tugs import find_tugs
from .vessels import find_ships

TOOLS = reads(
    find_ships,
    find_pilots,
    find_quays,
    find_pilot_orders,
    find_tugs,
    find_tug_bookings,
    find_invoices,
    get_pilot_order,
    get_pilot,
    get_agent,
    report_pilot_orders,
) + writes(
    order_pilot,
    assign_pilot,
    release_pilot,
    change_time,
    book_tug,
    drop_tug,
    board_ship,
    finish_job,
    cancel_order,
    write_invoice,
    pay_invoice,
    stop_agent,
    trust_agent,
)
