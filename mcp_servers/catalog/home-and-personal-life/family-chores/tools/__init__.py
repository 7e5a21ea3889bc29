"""Tools of Hazel Lane chores."""

from mcp_servers.runtime import reads, writes

from .children import find_children, get_child
from .chores import find_chores, get_chore, pause_chore, resume_chore, space_chore
from .payouts import find_payouts, pay_out, report_payouts
from .tasks import approve_task, assign_task, find_tasks, finish_task, miss_task, pass_task, report_tasks, return_task
from .vouchers import find_vouchers, grant_voucher, use_voucher
from .wishes import buy_wish, drop_wish, find_wishes, save_for_wish

TOOLS = reads(
    find_chores,
    find_children,
    find_tasks,
    find_wishes,
    find_vouchers,
    find_payouts,
    get_child,
    get_chore,
    report_tasks,
    report_payouts,
) + writes(
    assign_task,
    pass_task,
    finish_task,
    approve_task,
    return_task,
    miss_task,
    pause_chore,
    space_chore,
    resume_chore,
    save_for_wish,
    buy_wish,
    drop_wish,
    pay_out,
    grant_voucher,
    use_voucher,
)
