"""Tools of Plant and machine hire."""

from mcp_servers.runtime import reads, writes

from .contractors import find_contractors, get_contractor
from .hires import (
    cancel_hire,
    extend_hire,
    find_hires,
    get_hire,
    hand_out_machine,
    report_hires,
    reserve_machine,
    swap_machine,
    take_back_machine,
)
from .inspections import find_inspections, record_inspection
from .invoices import dispute_invoice, find_invoices, pay_invoice, report_invoices
from .machine_classes import find_machine_classes
from .machines import find_machines, finish_service, get_machine, sell_machine, transfer_machine
from .operator_cards import find_operator_cards, register_card

TOOLS = reads(
    find_machine_classes,
    find_machines,
    find_contractors,
    find_hires,
    find_operator_cards,
    find_inspections,
    find_invoices,
    get_machine,
    get_contractor,
    get_hire,
    report_hires,
    report_invoices,
) + writes(
    reserve_machine,
    extend_hire,
    swap_machine,
    hand_out_machine,
    take_back_machine,
    cancel_hire,
    record_inspection,
    finish_service,
    transfer_machine,
    sell_machine,
    register_card,
    pay_invoice,
    dispute_invoice,
)
