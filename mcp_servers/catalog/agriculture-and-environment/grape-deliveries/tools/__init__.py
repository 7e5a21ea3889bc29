"""Tools of Sonnenhang growers' cooperative."""

from mcp_servers.runtime import reads, writes

from .advances import find_advances, grant_advance, pay_advance, report_advances
from .growers import find_growers
from .loads import announce_load, cancel_load, find_loads, mark_missed, weigh_load
from .parcels import find_parcels, get_parcel
from .press_houses import find_press_houses
from .sprayings import allow_spraying
from .tanks import assign_tank, empty_tank, find_tanks, get_tank, seal_tank
from .varieties import find_varieties, set_last_picking_day
from .weighings import dispute_weighing, find_weighings, report_harvest, settle_dispute

TOOLS = reads(
    find_press_houses,
    find_varieties,
    find_growers,
    find_parcels,
    find_loads,
    find_weighings,
    find_tanks,
    find_advances,
    get_parcel,
    get_tank,
    report_harvest,
    report_advances,
) + writes(
    announce_load,
    cancel_load,
    mark_missed,
    weigh_load,
    allow_spraying,
    set_last_picking_day,
    assign_tank,
    seal_tank,
    empty_tank,
    dispute_weighing,
    settle_dispute,
    grant_advance,
    pay_advance,
)
