"""Tools of Software licence desk."""

from mcp_servers.runtime import reads, writes

from .contracts import find_contracts, get_contract, renew_contract
from .devices import find_devices, hand_out_device, take_device_back
from .employees import find_employees, get_employee
from .programs import find_programs
from .purchases import cancel_order, find_orders, order_seats, report_orders, take_delivery
from .requests import find_requests, give_consent, refuse_request, request_seat
from .seats import announce_reclaim, find_seats, give_seat, keep_seat, reclaim_seat, report_seats, return_seat

TOOLS = reads(
    find_programs,
    find_employees,
    find_devices,
    find_contracts,
    find_seats,
    find_requests,
    find_orders,
    get_contract,
    get_employee,
    report_seats,
    report_orders,
) + writes(
    request_seat,
    give_seat,
    refuse_request,
    give_consent,
    announce_reclaim,
    reclaim_seat,
    keep_seat,
    return_seat,
    order_seats,
    take_delivery,
    cancel_order,
    renew_contract,
    hand_out_device,
    take_device_back,
)
