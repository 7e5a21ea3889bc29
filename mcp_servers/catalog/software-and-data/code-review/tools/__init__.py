"""Tools of Lantern Labs code review."""

from mcp_servers.runtime import reads, writes

from .areas import find_areas
from .developers import find_developers, get_developer
from .freezes import announce_freeze, find_freezes, lift_freeze
from .pull_requests import (
    close_pull_request,
    find_pull_requests,
    get_pull_request,
    mark_ready,
    merge_pull_request,
    open_pull_request,
    push_changes,
    record_checks,
    report_pull_requests,
)
from .repositories import find_repositories
from .reviews import (
    approve_changes,
    ask_for_review,
    find_reviews,
    hand_over_review,
    object_to_changes,
    renew_request,
    report_reviews,
)

TOOLS = reads(
    find_developers,
    find_repositories,
    find_areas,
    find_pull_requests,
    find_reviews,
    find_freezes,
    get_pull_request,
    get_developer,
    report_pull_requests,
    report_reviews,
) + writes(
    open_pull_request,
    mark_ready,
    record_checks,
    push_changes,
    ask_for_review,
    approve_changes,
    object_to_changes,
    hand_over_review,
    renew_request,
    merge_pull_request,
    close_pull_request,
    announce_freeze,
    lift_freeze,
)
