"""Tools of High-voltage control room."""

from mcp_servers.runtime import reads, writes

from .crews import find_crews
from .lines import find_lines, get_line
from .outages import (
    approve_outage,
    begin_outage,
    enter_outage,
    find_outages,
    finish_outage,
    get_outage,
    refuse_outage,
    report_outages,
    withdraw_outage,
)
from .permits import find_permits, give_permit, hand_in_permit, report_permits, resume_permit, suspend_permit
from .steps import call_back_step, confirm_step, find_steps, order_step

TOOLS = reads(
    find_lines, find_crews, find_outages, find_steps, find_permits, get_line, get_outage, report_outages, report_permits
) + writes(
    enter_outage,
    approve_outage,
    refuse_outage,
    withdraw_outage,
    begin_outage,
    order_step,
    confirm_step,
    call_back_step,
    give_permit,
    suspend_permit,
    resume_permit,
    hand_in_permit,
    finish_outage,
)
