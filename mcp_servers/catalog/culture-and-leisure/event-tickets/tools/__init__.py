"""Tools of Stagedoor box office."""

from mcp_servers.runtime import reads, writes

from .customers import find_customers, register_customer
from .halls import find_halls
from .price_bands import add_price_band, change_price, find_price_bands
from .purchases import apply_voucher, find_purchases, get_purchase, give_back_purchase, open_purchase, pay_purchase
from .shows import cancel_show, find_shows, get_show, move_show, open_sale, plan_show
from .tickets import add_ticket, admit_holder, find_tickets, remove_ticket, rename_holder, report_sales
from .vouchers import find_vouchers

TOOLS = reads(
    find_halls,
    find_shows,
    find_price_bands,
    find_customers,
    find_vouchers,
    find_purchases,
    find_tickets,
    get_show,
    get_purchase,
    report_sales,
) + writes(
    plan_show,
    add_price_band,
    change_price,
    open_sale,
    move_show,
    cancel_show,
    register_customer,
    open_purchase,
    add_ticket,
    remove_ticket,
    apply_voucher,
    pay_purchase,
    give_back_purchase,
    admit_holder,
    rename_holder,
)
