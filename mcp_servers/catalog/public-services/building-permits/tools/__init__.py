"""Tools of Kilbrannan planning office."""

from mcp_servers.runtime import reads, writes

from .applicants import find_applicants
from .applications import (
    begin_building,
    find_applications,
    get_application,
    grant_application,
    hold_application,
    lodge_application,
    pay_fee,
    refuse_application,
    report_applications,
    resume_application,
    validate_application,
)
from .bodies import find_bodies
from .consultations import ask_body, find_consultations, record_opinion
from .inspections import find_inspections, plan_inspection, record_inspection, report_inspections
from .objections import find_objections, lodge_objection, settle_objection
from .plots import find_plots, get_plot

TOOLS = reads(
    find_plots,
    find_applicants,
    find_bodies,
    find_applications,
    find_consultations,
    find_objections,
    find_inspections,
    get_application,
    get_plot,
    report_applications,
    report_inspections,
) + writes(
    lodge_application,
    pay_fee,
    validate_application,
    hold_application,
    resume_application,
    ask_body,
    record_opinion,
    lodge_objection,
    settle_objection,
    grant_application,
    refuse_application,
    begin_building,
    plan_inspection,
    record_inspection,
)
