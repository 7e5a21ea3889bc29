"""Tools of Halden data access desk."""

from mcp_servers.runtime import reads, writes

from .analysts import dismiss_analyst, find_analysts, get_analyst, prolong_contract, renew_training
from .breaches import close_breach, find_breaches, report_breach
from .datasets import find_datasets, freeze_dataset, get_dataset, release_dataset
from .grants import confirm_grant, extend_grant, find_grants, mask_grant, report_grants, revoke_grant
from .projects import find_projects
from .requests import approve_request, find_requests, record_check, refuse_request, submit_request, withdraw_request

TOOLS = reads(
    find_datasets,
    find_projects,
    find_analysts,
    find_requests,
    find_grants,
    find_breaches,
    get_dataset,
    get_analyst,
    report_grants,
) + writes(
    submit_request,
    record_check,
    approve_request,
    refuse_request,
    withdraw_request,
    extend_grant,
    confirm_grant,
    mask_grant,
    revoke_grant,
    report_breach,
    close_breach,
    freeze_dataset,
    release_dataset,
    renew_training,
    prolong_contract,
    dismiss_analyst,
)
