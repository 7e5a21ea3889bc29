"""Tools of Quayside Clinic."""

from mcp_servers.runtime import reads, writes

from .appointments import (
    book_appointment,
    book_referred_appointment,
    cancel_appointment,
    check_in_patient,
    complete_appointment,
    find_appointments,
    get_appointment,
    mark_missed,
    move_appointment,
    report_workload,
)
from .charges import find_charges, pay_charge, report_charges, waive_charge
from .patients import find_patients, get_patient, register_patient, update_patient
from .practitioners import find_practitioners, start_leave
from .referrals import add_referral, find_referrals, get_referral, withdraw_referral
from .treatments import find_treatments

TOOLS = reads(
    find_practitioners,
    find_treatments,
    find_patients,
    find_appointments,
    find_referrals,
    find_charges,
    get_patient,
    get_appointment,
    get_referral,
    report_workload,
    report_charges,
) + writes(
    register_patient,
    update_patient,
    add_referral,
    withdraw_referral,
    book_appointment,
    book_referred_appointment,
    move_appointment,
    cancel_appointment,
    check_in_patient,
    complete_appointment,
    mark_missed,
    pay_charge,
    waive_charge,
    start_leave,
)
