"""Tools of Kaskadi operations desk."""

from mcp_servers.runtime import reads, writes

from .actions import add_action, find_actions, finish_action, report_actions
from .changes import approve_change, find_changes, finish_change, propose_change, roll_back_change, start_change
from .duties import find_duties, pass_duty
from .engineers import find_engineers
from .freezes import find_freezes
from .incidents import (
    acknowledge_incident,
    close_incident,
    find_incidents,
    get_incident,
    merge_incident,
    reopen_incident,
    report_incident,
    report_incidents,
    resolve_incident,
)
from .services import find_services, get_service

TOOLS = reads(
    find_services,
    find_engineers,
    find_duties,
    find_incidents,
    find_changes,
    find_freezes,
    find_actions,
    get_service,
    get_incident,
    report_incidents,
    report_actions,
) + writes(
    report_incident,
    acknowledge_incident,
    resolve_incident,
    reopen_incident,
    close_incident,
    merge_incident,
    propose_change,
    approve_change,
    start_change,
    finish_change,
    roll_back_change,
    add_action,
    finish_action,
    pass_duty,
)
