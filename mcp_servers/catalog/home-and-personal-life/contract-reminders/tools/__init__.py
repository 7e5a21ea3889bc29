"""Tools of Holmgaard household contracts."""

from mcp_servers.runtime import reads, writes

from .contracts import (
    end_contract,
    find_contracts,
    get_contract,
    renew_contract,
    report_contracts,
    withdraw_cancellation,
)
from .letters import draft_letter, file_answer, find_letters, repeat_letter, report_letters, send_letter, tear_up_letter
from .offers import find_offers, note_offer, sign_offer
from .price_changes import accept_price, announce_price, contest_price, find_price_changes
from .providers import find_providers, get_provider
from .reminders import add_reminder, find_reminders, snooze_reminder

TOOLS = reads(
    find_contracts,
    find_providers,
    find_price_changes,
    find_offers,
    find_letters,
    find_reminders,
    get_contract,
    get_provider,
    report_contracts,
    report_letters,
) + writes(
    draft_letter,
    send_letter,
    repeat_letter,
    file_answer,
    tear_up_letter,
    withdraw_cancellation,
    end_contract,
    renew_contract,
    announce_price,
    accept_price,
    contest_price,
    note_offer,
    sign_offer,
    add_reminder,
    snooze_reminder,
)
