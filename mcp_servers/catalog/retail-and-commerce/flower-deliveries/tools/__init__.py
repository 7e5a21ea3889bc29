"""Tools of Marguerite flower deliveries."""

from mcp_servers.runtime import reads, writes

from .arrangements import find_arrangements
from .complaints import file_complaint, find_complaints, refund_complaint, remake_complaint, report_complaints
from .customers import find_customers
from .delivery_rounds import find_rounds, get_round, send_round
from .flower_orders import (
    cancel_order,
    deliver_order,
    find_orders,
    get_order,
    make_order,
    miss_order,
    move_order,
    place_order,
    report_orders,
    resend_order,
)
from .flowers import discard_flower, find_flowers, supply_flower
from .recipe_lines import find_recipe_lines
from .substitutions import replace_flower

TOOLS = reads(
    find_customers,
    find_flowers,
    find_arrangements,
    find_recipe_lines,
    find_rounds,
    find_orders,
    find_complaints,
    get_order,
    get_round,
    report_orders,
    report_complaints,
) + writes(
    place_order,
    move_order,
    cancel_order,
    replace_flower,
    make_order,
    send_round,
    deliver_order,
    miss_order,
    resend_order,
    supply_flower,
    discard_flower,
    file_complaint,
    refund_complaint,
    remake_complaint,
)
