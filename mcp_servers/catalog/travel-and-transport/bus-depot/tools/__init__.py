"""Tools of Tollgate city buses."""

from mcp_servers.runtime import reads, writes

from .buses import charge_bus, find_buses, get_bus
from .defects import find_defects, repair_defect, report_defect, report_defects
from .drivers import find_drivers, get_driver, report_back, report_sick
from .duties import (
    assign_bus,
    assign_driver,
    cancel_duty,
    end_duty,
    find_duties,
    get_duty,
    release_driver,
    report_duties,
    start_duty,
)
from .routes import find_lines
from .swaps import agree_swap, ask_swap, find_swaps, refuse_swap

TOOLS = reads(
    find_lines,
    find_drivers,
    find_buses,
    find_duties,
    find_defects,
    find_swaps,
    get_duty,
    get_driver,
    get_bus,
    report_duties,
    report_defects,
) + writes(
    assign_driver,
    release_driver,
    assign_bus,
    start_duty,
    end_duty,
    cancel_duty,
    report_sick,
    report_back,
    report_defect,
    repair_defect,
    charge_bus,
    ask_swap,
    agree_swap,
    refuse_swap,
)
