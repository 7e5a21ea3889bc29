"""Tools of Tannberg waste service."""

from mcp_servers.runtime import reads, writes

from .complaints import file_complaint, find_complaints, reject_complaint, uphold_complaint
from .emptyings import find_emptyings, note_emptying, report_emptyings
from .households import find_households
from .pickups import book_pickup, cancel_pickup, collect_pickup, find_pickups, move_pickup, report_pickups
from .tours import cancel_tour, find_tours, finish_tour, get_tour, start_tour
from .waste_bins import find_bins, get_bin, order_bin, place_bin, resize_bin, withdraw_bin

TOOLS = reads(
    find_households,
    find_bins,
    find_tours,
    find_emptyings,
    find_pickups,
    find_complaints,
    get_bin,
    get_tour,
    report_emptyings,
    report_pickups,
) + writes(
    order_bin,
    place_bin,
    resize_bin,
    withdraw_bin,
    note_emptying,
    start_tour,
    finish_tour,
    cancel_tour,
    book_pickup,
    move_pickup,
    cancel_pickup,
    collect_pickup,
    file_complaint,
    uphold_complaint,
    reject_complaint,
)
