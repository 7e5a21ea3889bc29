"""Tools of Nordkai mobile cranes."""

from mcp_servers.runtime import reads, writes

from .bills import find_bills, pay_bill, write_bill
from .cranes import find_cranes, get_crane, note_test, send_to_workshop
from .customers import find_customers, get_customer
from .jobs import (
    approve_job,
    ask_for_lift,
    cancel_job,
    find_lift_jobs,
    finish_job,
    get_lift_job,
    plan_job,
    put_job_off,
    report_lift_jobs,
)
from .operators import find_operators
from .planners import find_planners
from .street_permits import ask_for_permit, find_permits, note_permit

TOOLS = reads(
    find_cranes,
    find_operators,
    find_customers,
    find_planners,
    find_lift_jobs,
    find_permits,
    find_bills,
    get_lift_job,
    get_crane,
    get_customer,
    report_lift_jobs,
) + writes(
    ask_for_lift,
    plan_job,
    approve_job,
    put_job_off,
    finish_job,
    cancel_job,
    ask_for_permit,
    note_permit,
    note_test,
    send_to_workshop,
    write_bill,
    pay_bill,
)
