"""Tools of Birch Farm freezer."""

from mcp_servers.runtime import reads, writes

from .boxes import eat_box, find_boxes, freeze_box, get_box, move_box, report_boxes, thaw_box, throw_box_away
from .cooks import find_cooks
from .dinners import cancel_dinner, find_dinners, finish_dinner, get_dinner, hand_over_dinner, plan_dinner
from .drawers import find_drawers, get_drawer
from .freezers import find_freezers
from .servings import find_servings, plan_box, unplan_box
from .temperature_notes import note_temperature

TOOLS = reads(
    find_boxes,
    find_drawers,
    find_freezers,
    find_dinners,
    find_servings,
    find_cooks,
    get_box,
    get_drawer,
    get_dinner,
    report_boxes,
) + writes(
    freeze_box,
    move_box,
    plan_box,
    unplan_box,
    thaw_box,
    throw_box_away,
    eat_box,
    plan_dinner,
    finish_dinner,
    cancel_dinner,
    hand_over_dinner,
    note_temperature,
)
