"""Tools of Orangery banquets."""

from mcp_servers.runtime import reads, writes

from .clients import find_clients, get_client
from .events import (
    book_event,
    cancel_event,
    change_guests,
    change_menu,
    find_events,
    fix_event,
    get_event,
    give_discount,
    hold_event,
    lapse_option,
    move_event,
    report_events,
    settle_event,
    take_option,
)
from .halls import find_halls
from .menus import find_menus
from .services import find_duties, place_waiter
from .tastings import find_tastings, finish_tasting, plan_tasting
from .waiters import find_waiters

TOOLS = reads(
    find_clients,
    find_halls,
    find_menus,
    find_events,
    find_waiters,
    find_duties,
    find_tastings,
    get_event,
    get_client,
    report_events,
) + writes(
    take_option,
    give_discount,
    book_event,
    lapse_option,
    change_guests,
    change_menu,
    move_event,
    fix_event,
    hold_event,
    settle_event,
    cancel_event,
    place_waiter,
    plan_tasting,
    finish_tasting,
)
