"""Tools of Hanse Mutual claims office."""

from mcp_servers.runtime import reads, writes

from .claims import (
    accept_claim,
    decline_claim,
    find_claims,
    get_claim,
    pass_claim,
    pay_claim,
    report_claim,
    report_claims,
    take_claim,
)
from .experts import find_experts
from .papers import add_paper, find_papers
from .payments import find_payments, pay_advance
from .policies import find_policies, get_policy
from .surveys import cancel_survey, deliver_survey, find_surveys, order_survey

TOOLS = reads(
    find_policies,
    find_claims,
    find_experts,
    find_surveys,
    find_papers,
    find_payments,
    get_claim,
    get_policy,
    report_claims,
) + writes(
    report_claim,
    take_claim,
    pass_claim,
    add_paper,
    order_survey,
    deliver_survey,
    cancel_survey,
    pay_advance,
    accept_claim,
    decline_claim,
    pay_claim,
)
