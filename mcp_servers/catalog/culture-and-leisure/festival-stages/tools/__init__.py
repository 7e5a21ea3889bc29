"""Tools of Long Meadow festival booking."""

from mcp_servers.runtime import reads, writes

from .acts import find_acts
from .guest_passes import find_passes, issue_pass, withdraw_pass
from .instalments import find_instalments, pay_instalment, report_instalments
from .slots import (
    cancel_slot,
    confirm_slot,
    drop_hold,
    find_slots,
    get_slot,
    hold_slot,
    move_slot,
    note_refusal,
    offer_slot,
    publish_slot,
    report_fees,
)
from .stages import find_stages, get_stage
from .wishes import add_wish, find_wishes, grant_wish, refuse_wish

TOOLS = reads(
    find_stages,
    find_acts,
    find_slots,
    find_instalments,
    find_wishes,
    find_passes,
    get_slot,
    get_stage,
    report_fees,
    report_instalments,
) + writes(
    hold_slot,
    move_slot,
    offer_slot,
    confirm_slot,
    note_refusal,
    drop_hold,
    pay_instalment,
    publish_slot,
    cancel_slot,
    add_wish,
    grant_wish,
    refuse_wish,
    issue_pass,
    withdraw_pass,
)
