"""Tools of Elmrise burial ground."""

from mcp_servers.runtime import reads, writes

from .burials import arrange_burial, cancel_burial, find_burials, hold_burial, move_burial, report_burials
from .graves import (
    close_grave,
    extend_lease,
    find_graves,
    get_grave,
    give_up_grave,
    lease_grave,
    report_graves,
    transfer_lease,
)
from .holders import find_holders, get_holder, take_fees
from .memorials import (
    apply_memorial,
    approve_memorial,
    find_memorials,
    inspect_memorial,
    mark_memorial_unsafe,
    remove_memorial,
    set_memorial,
)
from .sections import find_sections

TOOLS = reads(
    find_sections,
    find_holders,
    find_graves,
    find_burials,
    find_memorials,
    get_grave,
    get_holder,
    report_graves,
    report_burials,
) + writes(
    lease_grave,
    extend_lease,
    transfer_lease,
    take_fees,
    give_up_grave,
    close_grave,
    arrange_burial,
    move_burial,
    hold_burial,
    cancel_burial,
    apply_memorial,
    approve_memorial,
    set_memorial,
    inspect_memorial,
    mark_memorial_unsafe,
    remove_memorial,
)
