"""Tools of Town library, my account."""

from mcp_servers.runtime import reads, writes

from .branches import find_branches
from .copies import find_copies
from .fees import find_my_fees, pay_fee, report_my_fees
from .holds import cancel_hold, find_my_holds, move_hold, place_hold
from .list_entries import add_to_list, find_list_entries, remove_from_list
from .loans import borrow_copy, find_my_loans, renew_loan, return_loan
from .reading_lists import delete_list, find_my_lists, make_list
from .reviews import find_reviews, get_review, report_reviews, write_review
from .works import find_works, get_work

TOOLS = reads(
    find_branches,
    find_works,
    find_copies,
    find_my_loans,
    find_my_holds,
    find_my_fees,
    find_reviews,
    find_my_lists,
    find_list_entries,
    get_work,
    get_review,
    report_my_fees,
    report_reviews,
) + writes(
    borrow_copy,
    return_loan,
    renew_loan,
    place_hold,
    move_hold,
    cancel_hold,
    pay_fee,
    write_review,
    make_list,
    add_to_list,
    remove_from_list,
    delete_list,
)
