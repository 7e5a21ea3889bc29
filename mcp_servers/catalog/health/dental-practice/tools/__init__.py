"""Tools of Alder Lane dental centre."""

from mcp_servers.runtime import reads, writes

from .appointments import (
    book_appointment,
    cancel_appointment,
    find_appointments,
    finish_appointment,
    mark_missed,
    move_appointment,
    seat_patient,
)
from .dentists import find_dentists
from .instrument_sets import find_sets, sterilise_set
from .patients import find_patients, get_patient, note_clearance
from .plan_items import find_plan_items, plan_treatment, report_treatments
from .plans import approve_plan, decline_plan, draw_up_plan, find_plans, get_plan, send_plan
from .services import find_treatments
from .xrays import find_xrays, take_xray

TOOLS = reads(
    find_dentists,
    find_patients,
    find_treatments,
    find_plans,
    find_plan_items,
    find_appointments,
    find_sets,
    find_xrays,
    get_patient,
    get_plan,
    report_treatments,
) + writes(
    draw_up_plan,
    plan_treatment,
    send_plan,
    approve_plan,
    decline_plan,
    note_clearance,
    book_appointment,
    move_appointment,
    cancel_appointment,
    seat_patient,
    finish_appointment,
    mark_missed,
    sterilise_set,
    take_xray,
)
