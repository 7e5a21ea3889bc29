"""Tools of Lumen Mobile billing."""

from mcp_servers.runtime import reads, writes

from .customers import block_customer, find_customers, get_customer, set_credit_limit, unblock_customer
from .invoices import credit_invoice, find_invoices, get_invoice, report_revenue, write_off_invoice
from .payments import find_payments, record_payment
from .plans import find_plans
from .subscriptions import (
    bill_subscription,
    cancel_subscription,
    change_plan,
    find_subscriptions,
    pause_subscription,
    resume_subscription,
    start_subscription,
)

TOOLS = reads(
    find_plans,
    find_customers,
    find_subscriptions,
    find_invoices,
    find_payments,
    get_customer,
    get_invoice,
    report_revenue,
) + writes(
    start_subscription,
    change_plan,
    bill_subscription,
    pause_subscription,
    resume_subscription,
    cancel_subscription,
    record_payment,
    credit_invoice,
    write_off_invoice,
    block_customer,
    unblock_customer,
    set_credit_limit,
)
