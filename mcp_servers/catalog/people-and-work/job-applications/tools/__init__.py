"""Tools of Brandauer recruiting."""

from mcp_servers.runtime import reads, writes

from .applications import (
    add_application,
    find_applications,
    get_application,
    reject_application,
    report_applications,
    shortlist_application,
    withdraw_application,
)
from .candidates import find_candidates
from .interviewers import find_interviewers
from .interviews import (
    cancel_interview,
    find_interviews,
    move_interview,
    plan_interview,
    record_interview,
    report_interviews,
)
from .offers import accept_offer, decline_offer, find_offers, make_offer, revoke_offer
from .vacancies import close_vacancy, extend_vacancy, find_vacancies, get_vacancy, publish_vacancy

TOOLS = reads(
    find_vacancies,
    find_candidates,
    find_applications,
    find_interviewers,
    find_interviews,
    find_offers,
    get_vacancy,
    get_application,
    report_applications,
    report_interviews,
) + writes(
    publish_vacancy,
    extend_vacancy,
    close_vacancy,
    add_application,
    shortlist_application,
    reject_application,
    withdraw_application,
    plan_interview,
    move_interview,
    record_interview,
    cancel_interview,
    make_offer,
    accept_offer,
    decline_offer,
    revoke_offer,
)
