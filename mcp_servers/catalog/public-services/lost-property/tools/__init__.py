"""Tools of Stadtlinien lost property."""

from mcp_servers.runtime import reads, writes

from .categories import find_categories
from .found_items import dispose_item, find_items, get_item, give_to_police, register_item, report_items
from .loss_reports import close_report, file_report, find_reports, get_report, report_losses
from .matches import (
    confirm_match,
    extend_collection,
    find_matches,
    hand_over_item,
    lapse_match,
    propose_match,
    reject_match,
)
from .offices import find_offices
from .routes import find_lines
from .transfers import find_transfers, receive_transfer, send_item
from .travellers import find_travellers

TOOLS = reads(
    find_offices,
    find_categories,
    find_lines,
    find_travellers,
    find_items,
    find_reports,
    find_matches,
    find_transfers,
    get_item,
    get_report,
    report_items,
    report_losses,
) + writes(
    register_item,
    file_report,
    close_report,
    propose_match,
    confirm_match,
    reject_match,
    extend_collection,
    hand_over_item,
    lapse_match,
    send_item,
    receive_transfer,
    dispose_item,
    give_to_police,
)
