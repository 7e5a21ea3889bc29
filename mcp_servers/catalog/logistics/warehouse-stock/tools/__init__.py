"""Tools of Northgate food warehouse."""

from mcp_servers.runtime import reads, writes

from .batches import correct_batch, find_batches, move_batch, report_stock, scrap_batch
from .bays import find_bays, get_bay
from .deliveries import announce_delivery, find_deliveries, receive_delivery
from .dispatches import cancel_dispatch, find_dispatches, get_dispatch, open_dispatch, release_dispatch, ship_dispatch
from .lines import add_line, find_lines
from .products import find_products, get_product
from .reservations import find_reservations, reserve_batch

TOOLS = reads(
    find_bays,
    find_products,
    find_batches,
    find_deliveries,
    find_dispatches,
    find_lines,
    find_reservations,
    get_product,
    get_bay,
    get_dispatch,
    report_stock,
) + writes(
    announce_delivery,
    receive_delivery,
    move_batch,
    correct_batch,
    scrap_batch,
    open_dispatch,
    add_line,
    reserve_batch,
    release_dispatch,
    ship_dispatch,
    cancel_dispatch,
)
