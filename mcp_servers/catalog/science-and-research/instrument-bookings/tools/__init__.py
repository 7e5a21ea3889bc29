"""Tools of Seeburg instrument centre."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    book_instrument,
    cancel_booking,
    extend_booking,
    find_bookings,
    finish_booking,
    forfeit_booking,
    hand_over_booking,
    move_booking,
    report_usage,
    start_booking,
)
from .charges import find_charges, report_charges, waive_charge
from .instruments import find_instruments, get_instrument, report_fault
from .research_groups import find_research_groups, get_research_group
from .researchers import find_researchers
from .service_windows import find_service_windows, finish_service, plan_service
from .trainings import add_training, find_trainings, upgrade_training

TOOLS = reads(
    find_instruments,
    find_researchers,
    find_research_groups,
    find_trainings,
    find_bookings,
    find_service_windows,
    find_charges,
    get_instrument,
    get_research_group,
    report_usage,
    report_charges,
) + writes(
    book_instrument,
    move_booking,
    extend_booking,
    hand_over_booking,
    cancel_booking,
    start_booking,
    finish_booking,
    forfeit_booking,
    add_training,
    upgrade_training,
    plan_service,
    finish_service,
    report_fault,
    waive_charge,
)
