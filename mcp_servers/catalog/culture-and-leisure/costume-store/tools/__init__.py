"""Tools of Harlequin Row costume store."""

from mcp_servers.runtime import reads, writes

from .alterations import find_alterations, finish_alteration, hand_to_other_tailor, order_alteration, report_sewing
from .companies import find_companies, take_payment
from .fittings import book_fitting, cancel_fitting, find_fittings, finish_fitting, miss_fitting
from .garments import find_garments, get_garment, hang_up_garment, send_to_cleaning
from .hires import cancel_hire, find_hires, hand_out_garment, report_hires, reserve_garment, take_back_garment
from .productions import find_productions, get_production
from .tailors import find_tailors

TOOLS = reads(
    find_garments,
    find_companies,
    find_productions,
    find_hires,
    find_fittings,
    find_alterations,
    find_tailors,
    get_garment,
    get_production,
    report_hires,
    report_sewing,
) + writes(
    reserve_garment,
    hand_out_garment,
    take_back_garment,
    cancel_hire,
    book_fitting,
    finish_fitting,
    miss_fitting,
    cancel_fitting,
    order_alteration,
    finish_alteration,
    hand_to_other_tailor,
    send_to_cleaning,
    hang_up_garment,
    take_payment,
)
