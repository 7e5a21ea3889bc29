"""Tools of Kaleidophon podcast spots."""

from mcp_servers.runtime import reads, writes

from .bookings import (
    approve_script,
    book_spot,
    cancel_spot,
    find_bookings,
    make_good,
    report_bookings,
    report_sponsors,
    return_script,
    submit_script,
)
from .campaigns import find_campaigns, get_campaign, prolong_campaign, start_campaign
from .episodes import (
    count_downloads,
    drop_episode,
    find_episodes,
    get_episode,
    plan_episode,
    postpone_episode,
    record_episode,
)
from .shows import find_shows
from .sponsors import find_sponsors

TOOLS = reads(
    find_shows,
    find_episodes,
    find_sponsors,
    find_campaigns,
    find_bookings,
    get_episode,
    get_campaign,
    report_bookings,
    report_sponsors,
) + writes(
    plan_episode,
    postpone_episode,
    record_episode,
    drop_episode,
    count_downloads,
    start_campaign,
    prolong_campaign,
    book_spot,
    cancel_spot,
    submit_script,
    approve_script,
    return_script,
    make_good,
)
