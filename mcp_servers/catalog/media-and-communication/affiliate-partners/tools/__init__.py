"""Tools of Zweigwerk affiliate programme."""

from mcp_servers.runtime import reads, writes

from .agreements import end_agreement, find_agreements, propose_agreement, start_agreement
from .case_files import close_suspicion, find_suspicions, open_suspicion
from .partners import accept_partner, file_papers, find_partners, get_partner
from .payouts import find_payouts, pay_partner
from .sales import approve_sale, cancel_sale, find_sales, record_sale, report_sales
from .shops import find_shops, get_shop
from .voucher_codes import find_vouchers, issue_voucher

TOOLS = reads(
    find_shops,
    find_partners,
    find_agreements,
    find_sales,
    find_suspicions,
    find_vouchers,
    find_payouts,
    get_partner,
    get_shop,
    report_sales,
) + writes(
    accept_partner,
    file_papers,
    propose_agreement,
    start_agreement,
    end_agreement,
    record_sale,
    approve_sale,
    cancel_sale,
    open_suspicion,
    close_suspicion,
    issue_voucher,
    pay_partner,
)
