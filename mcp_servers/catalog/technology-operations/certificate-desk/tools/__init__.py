"""Tools of Sundhavn domains and certificates."""

from mcp_servers.runtime import reads, writes

from .authorities import find_authorities
from .certificates import (
    drop_request,
    find_certificates,
    get_certificate,
    issue_certificate,
    report_certificates,
    request_certificate,
    revoke_certificate,
    validate_certificate,
)
from .deployments import cancel_deployment, deploy_certificate, find_deployments, plan_deployment
from .domains import find_domains, get_domain, lock_domain, renew_domain, transfer_domain, unlock_domain
from .hosts import find_hosts, get_host
from .windows import announce_window, call_off_window, find_windows

TOOLS = reads(
    find_domains,
    find_hosts,
    find_authorities,
    find_certificates,
    find_deployments,
    find_windows,
    get_domain,
    get_host,
    get_certificate,
    report_certificates,
) + writes(
    request_certificate,
    validate_certificate,
    issue_certificate,
    drop_request,
    revoke_certificate,
    plan_deployment,
    deploy_certificate,
    cancel_deployment,
    renew_domain,
    lock_domain,
    unlock_domain,
    transfer_domain,
    announce_window,
    call_off_window,
)
