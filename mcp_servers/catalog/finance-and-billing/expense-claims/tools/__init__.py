"""Tools of Gerlach travel expenses."""

from mcp_servers.runtime import reads, writes

from .categories import find_categories
from .claims import (
    approve_claim,
    find_claims,
    forward_claim,
    get_claim,
    open_claim,
    pay_claim,
    reject_claim,
    report_claims,
    return_claim,
    submit_claim,
)
from .employees import find_employees
from .items import add_item, attach_receipt, correct_item, find_items, remove_item, report_items
from .managers import find_managers
from .trips import approve_trip, find_trips, get_trip, request_trip

TOOLS = reads(
    find_employees,
    find_managers,
    find_categories,
    find_trips,
    find_claims,
    find_items,
    get_claim,
    get_trip,
    report_items,
    report_claims,
) + writes(
    request_trip,
    approve_trip,
    open_claim,
    add_item,
    attach_receipt,
    correct_item,
    remove_item,
    submit_claim,
    return_claim,
    reject_claim,
    forward_claim,
    approve_claim,
    pay_claim,
)
