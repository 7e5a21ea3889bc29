"""Tools of Costa Norte leave desk."""

from mcp_servers.runtime import reads, writes

from .allowances import find_allowances, get_allowance, give_days
from .blocked_periods import block_period, find_blocked_periods, lift_period
from .bonuses import grant_bonus, report_bonuses
from .employees import find_employees, get_employee, give_notice
from .leave_types import find_leave_types
from .requests import (
    approve_request,
    decline_request,
    find_requests,
    get_request,
    name_deputy,
    postpone_request,
    report_leave,
    shorten_request,
    submit_request,
    withdraw_request,
)
from .sick_notes import find_sick_notes, record_sick_note

TOOLS = reads(
    find_employees,
    find_leave_types,
    find_allowances,
    find_requests,
    find_blocked_periods,
    find_sick_notes,
    get_employee,
    get_allowance,
    get_request,
    report_leave,
    report_bonuses,
) + writes(
    submit_request,
    approve_request,
    decline_request,
    withdraw_request,
    shorten_request,
    postpone_request,
    name_deputy,
    grant_bonus,
    give_days,
    block_period,
    lift_period,
    record_sick_note,
    give_notice,
)
