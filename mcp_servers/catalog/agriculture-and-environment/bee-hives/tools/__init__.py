"""Tools of Heathside bee farm."""

from mcp_servers.runtime import reads, writes

from .apiaries import find_apiaries, get_apiary
from .colonies import (
    find_colonies,
    get_colony,
    introduce_queen,
    move_colony,
    remove_queen,
    report_sickness,
    set_supers,
    split_colony,
    unite_colony,
)
from .harvests import find_harvests, harvest_honey, report_harvests
from .inspections import find_inspections, record_inspection
from .queens import find_queens
from .treatments import break_off_treatment, find_treatments, finish_treatment, report_treatments, start_treatment

TOOLS = reads(
    find_apiaries,
    find_colonies,
    find_queens,
    find_inspections,
    find_treatments,
    find_harvests,
    get_colony,
    get_apiary,
    report_harvests,
    report_treatments,
) + writes(
    record_inspection,
    introduce_queen,
    remove_queen,
    start_treatment,
    finish_treatment,
    break_off_treatment,
    set_supers,
    harvest_honey,
    move_colony,
    split_colony,
    unite_colony,
    report_sickness,
)
