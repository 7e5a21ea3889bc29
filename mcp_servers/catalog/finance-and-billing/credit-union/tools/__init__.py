"""Tools of Weavers' credit union."""

from mcp_servers.runtime import reads, writes

from .guarantees import find_guarantees, pledge_savings, release_guarantee
from .instalments import defer_instalment, find_instalments, pay_instalment
from .loans import apply_for_loan, approve_loan, decline_loan, find_loans, get_loan, pay_out_loan, report_loans
from .members import find_members, freeze_member, get_member, leave_union
from .movements import find_movements, pay_in, pay_out

TOOLS = reads(
    find_members, find_loans, find_guarantees, find_instalments, find_movements, get_member, get_loan, report_loans
) + writes(
    pay_in,
    pay_out,
    apply_for_loan,
    approve_loan,
    decline_loan,
    pledge_savings,
    pay_out_loan,
    pay_instalment,
    defer_instalment,
    release_guarantee,
    freeze_member,
    leave_union,
)
