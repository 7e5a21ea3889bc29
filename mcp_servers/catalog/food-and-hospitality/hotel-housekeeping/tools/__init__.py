"""Tools of Grand Meridian housekeeping."""

from mcp_servers.runtime import reads, writes

from .attendants import find_attendants, get_attendant
from .defects import find_defects, mend_defect, report_defect, take_defect_in_hand
from .floors import deliver_linen, find_floors
from .linen_moves import find_linen_moves
from .rooms import find_rooms, get_room, note_guest_out
from .tasks import (
    add_task,
    assign_task,
    begin_task,
    drop_task,
    fail_task,
    find_tasks,
    finish_task,
    pass_task,
    report_tasks,
    take_back_task,
)

TOOLS = reads(
    find_rooms,
    find_floors,
    find_attendants,
    find_tasks,
    find_defects,
    find_linen_moves,
    get_room,
    get_attendant,
    report_tasks,
) + writes(
    add_task,
    assign_task,
    take_back_task,
    begin_task,
    finish_task,
    pass_task,
    fail_task,
    drop_task,
    note_guest_out,
    report_defect,
    take_defect_in_hand,
    mend_defect,
    deliver_linen,
)
