"""Tools of Freewheel city couriers."""

from mcp_servers.runtime import reads, writes

from .bicycles import find_bicycles
from .clients import find_clients, get_client
from .complaints import accept_complaint, find_complaints, raise_complaint, reject_complaint
from .jobs import (
    assign_job,
    cancel_job,
    deliver_job,
    drop_at_hub,
    find_jobs,
    get_job,
    order_job,
    pick_up_job,
    report_jobs,
    take_from_hub,
    unassign_job,
)
from .riders import change_bicycle, end_break, find_riders, get_rider, start_break
from .zones import find_zones

TOOLS = reads(
    find_clients,
    find_riders,
    find_bicycles,
    find_zones,
    find_jobs,
    find_complaints,
    get_job,
    get_rider,
    get_client,
    report_jobs,
) + writes(
    order_job,
    assign_job,
    unassign_job,
    pick_up_job,
    drop_at_hub,
    take_from_hub,
    deliver_job,
    cancel_job,
    start_break,
    end_break,
    change_bicycle,
    raise_complaint,
    accept_complaint,
    reject_complaint,
)
