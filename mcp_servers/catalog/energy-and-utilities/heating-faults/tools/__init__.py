"""Tools of Ringmain district heating."""

from mcp_servers.runtime import reads, writes

from .circuits import find_circuits, get_circuit
from .compensations import find_compensations, grant_compensation
from .outages import end_shutdown, find_shutdowns, plan_shutdown, start_shutdown
from .part_uses import report_parts, reserve_part
from .parts import find_parts, take_in_parts
from .substations import find_substations
from .technicians import find_technicians, get_technician
from .tickets import (
    close_ticket,
    explain_ticket,
    find_tickets,
    fix_ticket,
    get_ticket,
    note_arrival,
    report_fault,
    report_tickets,
    send_technician,
    wait_for_part,
)

TOOLS = reads(
    find_circuits,
    find_substations,
    find_technicians,
    find_tickets,
    find_parts,
    find_shutdowns,
    find_compensations,
    get_ticket,
    get_circuit,
    get_technician,
    report_tickets,
    report_parts,
) + writes(
    report_fault,
    send_technician,
    note_arrival,
    reserve_part,
    wait_for_part,
    take_in_parts,
    fix_ticket,
    close_ticket,
    explain_ticket,
    plan_shutdown,
    start_shutdown,
    end_shutdown,
    grant_compensation,
)
