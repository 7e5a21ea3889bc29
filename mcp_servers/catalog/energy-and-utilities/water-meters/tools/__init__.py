"""Tools of Weirside waterworks."""

from mcp_servers.runtime import reads, writes

from .bills import find_bills, get_bill, grant_allowance, issue_bill, pay_bill, remind_bill, report_bills
from .connections import find_connections, get_connection, restrict_supply
from .exchanges import find_exchanges, finish_exchange, plan_exchange
from .fitters import find_fitters
from .leaks import find_leaks, locate_leak, repair_leak, report_leak, report_leaks
from .meters import find_meters
from .readings import accept_reading, find_readings, record_reading, reject_reading
from .supply_zones import find_supply_zones

TOOLS = reads(
    find_supply_zones,
    find_fitters,
    find_connections,
    find_meters,
    find_readings,
    find_bills,
    find_leaks,
    find_exchanges,
    get_connection,
    get_bill,
    report_bills,
    report_leaks,
) + writes(
    record_reading,
    accept_reading,
    reject_reading,
    issue_bill,
    pay_bill,
    remind_bill,
    grant_allowance,
    restrict_supply,
    report_leak,
    locate_leak,
    repair_leak,
    plan_exchange,
    finish_exchange,
)
