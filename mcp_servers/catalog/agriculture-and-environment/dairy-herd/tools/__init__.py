"""Tools of Meadowbank dairy farm."""

from mcp_servers.runtime import reads, writes

from .cows import dry_off_cow, find_cows, get_cow, move_cow, record_calving, sell_cow
from .inseminations import find_inseminations, inseminate_cow, judge_insemination
from .medicines import find_medicines
from .milkings import divert_milking, find_milkings, record_milking, report_milk
from .orders import cancel_order, deliver_order, find_orders, place_order
from .pens import find_pens
from .tanks import find_tanks, get_tank
from .treatments import check_treatment, find_treatments, report_treatments, treat_cow

TOOLS = reads(
    find_cows,
    find_pens,
    find_medicines,
    find_treatments,
    find_inseminations,
    find_tanks,
    find_milkings,
    find_orders,
    get_cow,
    get_tank,
    report_milk,
    report_treatments,
) + writes(
    record_milking,
    divert_milking,
    treat_cow,
    check_treatment,
    move_cow,
    inseminate_cow,
    judge_insemination,
    dry_off_cow,
    record_calving,
    sell_cow,
    place_order,
    deliver_order,
    cancel_order,
)
