"""Tools of Hearthside maintenance."""

from mcp_servers.runtime import reads, writes

from .apartments import find_apartments
from .buildings import find_buildings, get_building
from .contractors import find_contractors, suspend_contractor
from .quotes import approve_quote, find_quotes, reject_quote, submit_quote
from .tenants import find_tenants
from .tickets import (
    assign_contractor,
    cancel_ticket,
    close_ticket,
    escalate_ticket,
    find_tickets,
    finish_work,
    get_ticket,
    report_costs,
    report_ticket,
    start_work,
)
from .visits import find_visits, plan_visit

TOOLS = reads(
    find_buildings,
    find_apartments,
    find_tenants,
    find_contractors,
    find_tickets,
    find_quotes,
    find_visits,
    get_ticket,
    get_building,
    report_costs,
) + writes(
    report_ticket,
    assign_contractor,
    plan_visit,
    submit_quote,
    approve_quote,
    reject_quote,
    start_work,
    finish_work,
    close_ticket,
    cancel_ticket,
    escalate_ticket,
    suspend_contractor,
)
