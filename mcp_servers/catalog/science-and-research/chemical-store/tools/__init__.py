"""Tools of Fjordvik chemical stores."""

from mcp_servers.runtime import reads, writes

from .bottles import dispose_bottle, find_bottles, get_bottle, move_bottle, open_bottle
from .cabinets import find_cabinets, get_cabinet
from .chemists import find_chemists, get_chemist, grant_clearance, renew_training
from .reagent_orders import approve_order, find_reagent_orders, receive_order, refuse_order, request_order
from .substances import find_substances, get_substance
from .waste_drums import collect_drum, find_waste_drums, seal_drum, start_drum
from .withdrawals import find_withdrawals, report_withdrawals, withdraw_substance

TOOLS = reads(
    find_substances,
    find_cabinets,
    find_bottles,
    find_chemists,
    find_reagent_orders,
    find_waste_drums,
    find_withdrawals,
    get_substance,
    get_bottle,
    get_cabinet,
    get_chemist,
    report_withdrawals,
) + writes(
    request_order,
    approve_order,
    refuse_order,
    receive_order,
    open_bottle,
    withdraw_substance,
    move_bottle,
    dispose_bottle,
    start_drum,
    seal_drum,
    collect_drum,
    renew_training,
    grant_clearance,
)
