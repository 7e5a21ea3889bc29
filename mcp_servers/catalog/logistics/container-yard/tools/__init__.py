"""Tools of Quadrant container depot."""

from mcp_servers.runtime import reads, writes

from .containers import (
    find_containers,
    finish_repair,
    get_container,
    repair_container,
    report_containers,
    restack_container,
)
from .defects import estimate_damage, find_defects, report_damage
from .lines import find_lines
from .releases import find_releases, get_release
from .slots import (
    book_delivery,
    book_pick_up,
    cancel_slot,
    find_slots,
    hand_out_container,
    miss_slot,
    take_in_container,
)
from .stacks import find_stacks, get_stack

TOOLS = reads(
    find_lines,
    find_stacks,
    find_containers,
    find_releases,
    find_slots,
    find_defects,
    get_container,
    get_stack,
    get_release,
    report_containers,
) + writes(
    book_delivery,
    book_pick_up,
    take_in_container,
    hand_out_container,
    cancel_slot,
    miss_slot,
    restack_container,
    report_damage,
    estimate_damage,
    repair_container,
    finish_repair,
)
