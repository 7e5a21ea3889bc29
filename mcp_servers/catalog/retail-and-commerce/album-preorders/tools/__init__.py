"""Tools of Runout Groove preorders."""

from mcp_servers.runtime import reads, writes

from .claims import claim_damage, find_claims, refund_claim, replace_claim
from .customers import find_customers
from .editions import close_edition, find_editions, get_edition, open_for_all, open_for_members
from .preorders import (
    call_up_preorder,
    cancel_preorder,
    find_preorders,
    get_preorder,
    join_waiting_list,
    lapse_preorder,
    order_copies,
    pay_preorder,
    report_preorders,
    send_preorder,
)
from .pressing_runs import delay_delivery, find_pressing_runs, take_in_delivery

TOOLS = reads(
    find_editions,
    find_customers,
    find_preorders,
    find_pressing_runs,
    find_claims,
    get_edition,
    get_preorder,
    report_preorders,
) + writes(
    open_for_members,
    open_for_all,
    close_edition,
    order_copies,
    join_waiting_list,
    call_up_preorder,
    pay_preorder,
    lapse_preorder,
    send_preorder,
    cancel_preorder,
    delay_delivery,
    take_in_delivery,
    claim_damage,
    refund_claim,
    replace_claim,
)
