"""Tools of Polderpost parcel lockers."""

from mcp_servers.runtime import reads, writes

from .compartments import find_compartments
from .customers import find_customers
from .faults import find_faults, repair_fault, report_fault
from .parcels import (
    change_compartment,
    find_parcels,
    get_parcel,
    hand_over_parcel,
    keep_longer,
    load_parcel,
    record_payment,
    report_parcels,
    send_parcel_back,
    store_parcel,
    unload_parcel,
)
from .redirections import find_redirections, redirect_parcel, report_redirections
from .stations import find_stations, get_station, shut_station

TOOLS = reads(
    find_stations,
    find_compartments,
    find_customers,
    find_parcels,
    find_faults,
    find_redirections,
    get_parcel,
    get_station,
    report_parcels,
    report_redirections,
) + writes(
    load_parcel,
    unload_parcel,
    store_parcel,
    change_compartment,
    keep_longer,
    record_payment,
    hand_over_parcel,
    send_parcel_back,
    redirect_parcel,
    report_fault,
    repair_fault,
    shut_station,
)
