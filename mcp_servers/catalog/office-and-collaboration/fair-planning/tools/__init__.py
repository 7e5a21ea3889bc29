"""Tools of Trade fair planning of a pump maker."""

from mcp_servers.runtime import reads, writes

from .budget_lines import find_budget_lines, get_budget_line, move_budget
from .colleagues import find_colleagues
from .dependencies import add_dependency, drop_dependency, find_dependencies
from .fairs import declare_ready, find_fairs, get_fair, give_fair_up
from .quotes import accept_quote, cancel_order, find_quotes, record_quote, reject_quote, report_quotes
from .tasks import (
    add_task,
    assign_task,
    begin_task,
    drop_task,
    find_tasks,
    finish_task,
    get_task,
    postpone_task,
    report_tasks,
)

TOOLS = reads(
    find_fairs,
    find_tasks,
    find_colleagues,
    find_dependencies,
    find_budget_lines,
    find_quotes,
    get_task,
    get_fair,
    get_budget_line,
    report_tasks,
    report_quotes,
) + writes(
    add_task,
    add_dependency,
    drop_dependency,
    assign_task,
    begin_task,
    finish_task,
    drop_task,
    postpone_task,
    record_quote,
    accept_quote,
    reject_quote,
    cancel_order,
    move_budget,
    declare_ready,
    give_fair_up,
)
