"""Tools of Brannock crew office."""

from mcp_servers.runtime import reads, writes

from .certificates import find_certificates, record_certificate, renew_certificate
from .contracts import (
    change_ship,
    extend_contract,
    find_contracts,
    get_contract,
    plan_contract,
    report_contracts,
    sign_contract,
    sign_off,
    sign_on,
    withdraw_contract,
)
from .seafarers import bar_seafarer, find_seafarers, get_seafarer
from .ships import find_ships, get_ship
from .travels import book_travel, cancel_travel, find_travels, report_travels

TOOLS = reads(
    find_ships,
    find_seafarers,
    find_certificates,
    find_contracts,
    find_travels,
    get_seafarer,
    get_ship,
    get_contract,
    report_contracts,
    report_travels,
) + writes(
    plan_contract,
    sign_contract,
    sign_on,
    sign_off,
    extend_contract,
    change_ship,
    withdraw_contract,
    book_travel,
    cancel_travel,
    record_certificate,
    renew_certificate,
    bar_seafarer,
)
