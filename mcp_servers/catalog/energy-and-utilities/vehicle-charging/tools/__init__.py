"""Tools of Fjordlade charging."""

from mcp_servers.runtime import reads, writes

from .charge_points import find_charge_points, get_charge_point
from .drivers import change_tariff, find_drivers, get_driver, record_payment
from .faults import clear_fault, find_faults, report_fault, report_faults, start_repair
from .reservations import cancel_reservation, find_reservations, let_reservation_lapse, reserve_point
from .sessions import (
    dispute_session,
    find_sessions,
    get_session,
    refund_session,
    reject_dispute,
    report_sessions,
    start_session,
    stop_session,
)
from .stations import find_stations
from .tariffs import find_tariffs

TOOLS = reads(
    find_stations,
    find_charge_points,
    find_tariffs,
    find_drivers,
    find_reservations,
    find_sessions,
    find_faults,
    get_charge_point,
    get_driver,
    get_session,
    report_sessions,
    report_faults,
) + writes(
    reserve_point,
    cancel_reservation,
    let_reservation_lapse,
    start_session,
    stop_session,
    dispute_session,
    refund_session,
    reject_dispute,
    report_fault,
    start_repair,
    clear_fault,
    change_tariff,
    record_payment,
)
