"""Tools of Film office locations."""

from mcp_servers.runtime import reads, writes

from .complaints import answer_complaint, find_complaints, take_complaint, uphold_complaint
from .locations import find_locations, get_location
from .permits import (
    ask_permit,
    find_permits,
    finish_filming,
    get_permit,
    note_notice,
    refuse_permit,
    report_permits,
    revoke_permit,
    sign_permit,
    start_filming,
    take_deposit,
)
from .productions import find_productions, get_production
from .recces import cancel_recce, find_recces, finish_recce, plan_recce

TOOLS = reads(
    find_locations,
    find_productions,
    find_recces,
    find_permits,
    find_complaints,
    get_location,
    get_permit,
    get_production,
    report_permits,
) + writes(
    plan_recce,
    finish_recce,
    cancel_recce,
    ask_permit,
    note_notice,
    sign_permit,
    refuse_permit,
    take_deposit,
    start_filming,
    finish_filming,
    revoke_permit,
    take_complaint,
    answer_complaint,
    uphold_complaint,
)
