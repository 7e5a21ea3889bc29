"""Tools of Town address register."""

from mcp_servers.runtime import reads, writes

from .addresses import assign_address, find_addresses, make_official, retire_address, tell_services
from .buildings import find_buildings
from .cases import ask_advice, decide_case, find_cases, get_case, lengthen_case, open_case, reject_case, report_cases
from .objections import dismiss_objection, find_objections, hear_objection, raise_objection
from .signs import find_signs, hang_sign
from .streets import find_streets, get_street, make_name_official, publish_name

TOOLS = reads(
    find_streets,
    find_buildings,
    find_addresses,
    find_cases,
    find_objections,
    find_signs,
    get_street,
    get_case,
    report_cases,
) + writes(
    open_case,
    ask_advice,
    lengthen_case,
    decide_case,
    reject_case,
    assign_address,
    tell_services,
    make_official,
    retire_address,
    publish_name,
    make_name_official,
    raise_objection,
    hear_objection,
    dismiss_objection,
    hang_sign,
)
