"""Tools of Night desk runbooks."""

from mcp_servers.runtime import reads, writes

from .approvals import give_approval
from .changes import (
    approve_change,
    ask_for_change,
    cancel_change,
    fail_change,
    find_changes,
    finish_change,
    get_change,
    report_changes,
    start_change,
)
from .drills import fail_drill, find_drills, pass_drill, plan_drill, read_report
from .engineers import find_engineers
from .freezes import find_freezes, lift_freeze, plan_freeze
from .runbooks import find_runbooks, get_runbook, read_runbook, write_runbook
from .services import find_services, read_settings

TOOLS = reads(
    find_services,
    find_runbooks,
    find_changes,
    find_freezes,
    find_drills,
    find_engineers,
    read_runbook,
    read_settings,
    read_report,
    get_runbook,
    get_change,
    report_changes,
) + writes(
    ask_for_change,
    give_approval,
    approve_change,
    start_change,
    finish_change,
    fail_change,
    cancel_change,
    plan_freeze,
    lift_freeze,
    write_runbook,
    plan_drill,
    pass_drill,
    fail_drill,
)
