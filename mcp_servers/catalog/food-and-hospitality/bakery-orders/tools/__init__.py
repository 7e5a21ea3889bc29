"""Tools of Millrace bakery orders."""

from mcp_servers.runtime import reads, writes

from .batches import cancel_batch, change_oven, find_batches, finish_batch, plan_batch, start_batch
from .customers import find_customers, take_payment
from .order_lines import add_line, change_line, credit_return, find_order_lines, remove_line, report_sales
from .order_sheets import cancel_order, confirm_order, deliver_order, find_orders, get_order, load_order, take_order
from .ovens import find_ovens
from .products import find_products, get_product

TOOLS = reads(
    find_products,
    find_ovens,
    find_batches,
    find_customers,
    find_orders,
    find_order_lines,
    get_order,
    get_product,
    report_sales,
) + writes(
    take_order,
    add_line,
    change_line,
    remove_line,
    confirm_order,
    load_order,
    deliver_order,
    cancel_order,
    credit_return,
    plan_batch,
    start_batch,
    change_oven,
    finish_batch,
    cancel_batch,
    take_payment,
)
