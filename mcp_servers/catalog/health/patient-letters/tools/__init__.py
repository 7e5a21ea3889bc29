"""Tools of St Brigid's letters."""

from mcp_servers.runtime import reads, writes

from .addenda import add_addendum, find_addenda, send_addendum
from .doctors import find_doctors
from .letters import (
    dictate_letter,
    find_letters,
    get_letter,
    read_letter,
    redirect_letter,
    release_letter,
    report_letters,
    return_letter,
    send_letter,
    sign_letter,
    type_letter,
    withhold_letter,
)
from .patients import change_practice, discharge_patient, find_patients, get_patient, note_consent, withdraw_consent
from .practices import find_practices
from .wards import find_wards

TOOLS = reads(
    find_letters,
    find_patients,
    find_doctors,
    find_practices,
    find_addenda,
    find_wards,
    read_letter,
    get_letter,
    get_patient,
    report_letters,
) + writes(
    dictate_letter,
    type_letter,
    return_letter,
    sign_letter,
    send_letter,
    withhold_letter,
    release_letter,
    redirect_letter,
    add_addendum,
    send_addendum,
    note_consent,
    withdraw_consent,
    change_practice,
    discharge_patient,
)
