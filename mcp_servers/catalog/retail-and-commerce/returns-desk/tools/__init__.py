"""Tools of Wren & Willow returns desk."""

from mcp_servers.runtime import reads, writes

from .customers import find_customers, get_customer, watch_customer
from .exchanges import find_exchanges, reserve_exchange, send_exchange
from .order_lines import find_order_lines
from .products import find_products
from .refunds import approve_refund, find_refunds, pay_refund, propose_refund, reject_refund, report_refunds
from .return_cases import (
    accept_return,
    announce_return,
    expire_return,
    extend_return,
    find_returns,
    get_return,
    receive_parcel,
    refuse_return,
    report_returns,
    withdraw_return,
)
from .shop_orders import find_orders

TOOLS = reads(
    find_customers,
    find_products,
    find_orders,
    find_order_lines,
    find_returns,
    find_refunds,
    find_exchanges,
    get_return,
    get_customer,
    report_returns,
    report_refunds,
) + writes(
    announce_return,
    extend_return,
    withdraw_return,
    expire_return,
    receive_parcel,
    accept_return,
    refuse_return,
    propose_refund,
    approve_refund,
    reject_refund,
    pay_refund,
    reserve_exchange,
    send_exchange,
    watch_customer,
)
