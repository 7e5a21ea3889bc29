"""Tools of Number porting clearing house."""

from mcp_servers.runtime import reads, writes

from .carriers import exclude_carrier, find_carriers, get_carrier, take_payment
from .complaints import find_complaints, report_complaints, uphold_complaint
from .lines import find_lines, get_line
from .requests import (
    accept_request,
    cancel_request,
    change_porting_day,
    file_request,
    find_requests,
    get_request,
    lapse_request,
    object_to_request,
    port_number,
    refile_request,
    report_requests,
    undo_porting,
)
from .subscribers import find_subscribers

TOOLS = reads(
    find_carriers,
    find_subscribers,
    find_lines,
    find_requests,
    find_complaints,
    get_line,
    get_carrier,
    get_request,
    report_requests,
    report_complaints,
) + writes(
    file_request,
    accept_request,
    object_to_request,
    refile_request,
    lapse_request,
    change_porting_day,
    cancel_request,
    port_number,
    undo_porting,
    uphold_complaint,
    exclude_carrier,
    take_payment,
)
