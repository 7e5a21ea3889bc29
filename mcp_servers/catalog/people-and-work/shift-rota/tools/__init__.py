"""Tools of Larchfield House rota."""

from mcp_servers.runtime import reads, writes

from .absences import extend_absence, find_absences, record_absence
from .agencies import find_agencies
from .certificates import find_certificates, renew_certificate
from .covers import report_covers
from .employees import find_employees, get_employee, suspend_employee
from .swaps import approve_swap, find_swaps, propose_swap, refuse_swap
from .wards import find_wards, get_ward
from .work_shifts import (
    add_shift,
    cancel_shift,
    confirm_shift,
    cover_shift,
    fill_shift,
    find_shifts,
    mark_missed,
    release_shift,
    report_hours,
)

TOOLS = reads(
    find_wards,
    find_employees,
    find_certificates,
    find_shifts,
    find_absences,
    find_swaps,
    find_agencies,
    get_ward,
    get_employee,
    report_hours,
    report_covers,
) + writes(
    add_shift,
    fill_shift,
    release_shift,
    cover_shift,
    confirm_shift,
    mark_missed,
    cancel_shift,
    record_absence,
    extend_absence,
    propose_swap,
    approve_swap,
    refuse_swap,
    renew_certificate,
    suspend_employee,
)
