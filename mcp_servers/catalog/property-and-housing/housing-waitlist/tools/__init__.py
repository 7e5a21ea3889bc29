"""Tools of Marlow housing register."""

from mcp_servers.runtime import reads, writes

from .appeals import add_evidence, dismiss_appeal, find_appeals, lodge_appeal, uphold_appeal
from .applicants import (
    change_district,
    change_household,
    find_applicants,
    get_applicant,
    register_applicant,
    renew_application,
    report_applicants,
)
from .districts import find_districts
from .homes import find_homes, finish_repairs, get_home
from .offers import accept_offer, find_offers, lapse_offer, make_offer, refuse_offer

TOOLS = reads(
    find_districts, find_applicants, find_homes, find_offers, find_appeals, get_applicant, get_home, report_applicants
) + writes(
    register_applicant,
    renew_application,
    change_household,
    change_district,
    make_offer,
    accept_offer,
    refuse_offer,
    lapse_offer,
    lodge_appeal,
    add_evidence,
    uphold_appeal,
    dismiss_appeal,
    finish_repairs,
)
