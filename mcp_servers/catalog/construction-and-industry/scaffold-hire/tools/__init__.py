"""Tools of Ridgeway scaffold hire."""

from mcp_servers.runtime import reads, writes

from .bills import find_bills, pay_bill, write_bill
from .builders import find_builders, get_builder
from .crews import find_crews
from .inspections import find_inspections, inspect_scaffold
from .parts import find_parts
from .reservations import drop_reservation, find_reservations, report_parts, reserve_part
from .scaffolds import (
    cancel_scaffold,
    end_hire,
    find_scaffolds,
    get_scaffold,
    hire_again,
    order_scaffold,
    put_up,
    take_down,
)

TOOLS = reads(
    find_builders,
    find_crews,
    find_parts,
    find_scaffolds,
    find_reservations,
    find_inspections,
    find_bills,
    get_scaffold,
    get_builder,
    report_parts,
) + writes(
    order_scaffold,
    reserve_part,
    drop_reservation,
    put_up,
    inspect_scaffold,
    end_hire,
    hire_again,
    take_down,
    write_bill,
    pay_bill,
    cancel_scaffold,
)
