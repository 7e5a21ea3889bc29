"""Tools of Larkspur estate agents."""

from mcp_servers.runtime import reads, writes

from .bids import accept_bid, find_bids, place_bid, report_bids, withdraw_bid
from .buyers import find_buyers, show_funds
from .houses import change_asking, find_houses, get_house, offer_house, renew_agency, withdraw_house
from .milestones import fail_milestone, find_milestones, order_milestone, pass_milestone
from .sales import close_sale, find_sales, get_sale, let_fall, sign_contracts, take_deposit
from .sellers import find_sellers

TOOLS = reads(
    find_sellers, find_houses, find_buyers, find_bids, find_sales, find_milestones, get_house, get_sale, report_bids
) + writes(
    offer_house,
    change_asking,
    renew_agency,
    withdraw_house,
    place_bid,
    withdraw_bid,
    accept_bid,
    take_deposit,
    order_milestone,
    pass_milestone,
    fail_milestone,
    sign_contracts,
    close_sale,
    let_fall,
    show_funds,
)
