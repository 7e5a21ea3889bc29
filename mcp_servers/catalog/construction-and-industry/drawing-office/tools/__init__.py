"""Tools of Thorngate drawing office."""

from mcp_servers.runtime import reads, writes

from .builders import find_builders
from .drawings import find_drawings, get_drawing, withdraw_drawing
from .engineers import find_engineers, get_engineer
from .issues import confirm_issue, find_issues, issue_drawing
from .projects import find_projects
from .queries import answer_query, ask_query, close_query, find_queries, get_query, reopen_query, report_queries
from .revisions import (
    approve_revision,
    begin_revision,
    check_revision,
    find_revisions,
    hand_in_revision,
    send_back_revision,
)

TOOLS = reads(
    find_engineers,
    find_projects,
    find_builders,
    find_drawings,
    find_revisions,
    find_queries,
    find_issues,
    get_drawing,
    get_engineer,
    get_query,
    report_queries,
) + writes(
    begin_revision,
    hand_in_revision,
    check_revision,
    approve_revision,
    send_back_revision,
    ask_query,
    answer_query,
    reopen_query,
    close_query,
    issue_drawing,
    confirm_issue,
    withdraw_drawing,
)
