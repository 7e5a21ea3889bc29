"""Tools of Strathmore bonded warehouse."""

from mcp_servers.runtime import reads, writes

from .casks import find_casks, get_cask, lay_down_cask, move_cask, report_casks, seal_cask, sell_cask, unseal_cask
from .gaugings import find_gaugings, gauge_cask
from .owners import find_owners, get_owner
from .racks import find_racks
from .removals import (
    confirm_arrival,
    deliver_duty_paid,
    expire_permit,
    find_removals,
    get_removal,
    pay_duty,
    permit_removal,
    send_to_bond,
)
from .samples import draw_sample, find_samples

TOOLS = reads(
    find_owners,
    find_racks,
    find_casks,
    find_gaugings,
    find_samples,
    find_removals,
    get_cask,
    get_owner,
    get_removal,
    report_casks,
) + writes(
    lay_down_cask,
    gauge_cask,
    draw_sample,
    move_cask,
    seal_cask,
    unseal_cask,
    sell_cask,
    permit_removal,
    pay_duty,
    send_to_bond,
    deliver_duty_paid,
    confirm_arrival,
    expire_permit,
)
