"""Tools of Lingua translations."""

from mcp_servers.runtime import reads, writes

from .customers import find_customers, pause_customer
from .deliveries import deliver_job, find_deliveries, read_delivery
from .jobs import (
    extend_job,
    find_jobs,
    get_job,
    give_job,
    invoice_job,
    offer_job,
    refuse_job,
    report_jobs,
    take_back_job,
)
from .reviews import accept_review, ask_for_review, find_reviews, reject_review
from .sources import find_sources, read_source
from .translators import find_translators, get_translator, note_absence, note_return

TOOLS = reads(
    find_jobs,
    find_sources,
    find_translators,
    find_customers,
    find_deliveries,
    find_reviews,
    read_source,
    read_delivery,
    get_job,
    get_translator,
    report_jobs,
) + writes(
    offer_job,
    give_job,
    take_back_job,
    refuse_job,
    extend_job,
    deliver_job,
    ask_for_review,
    accept_review,
    reject_review,
    invoice_job,
    pause_customer,
    note_absence,
    note_return,
)
