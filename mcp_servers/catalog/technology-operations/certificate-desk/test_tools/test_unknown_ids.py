"""Ids that nobody has, given to the tools of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_domain", {"domain_id": "xx-0000"}, "No domain has this id."),
        ("get_host", {"host_id": "xx-0000"}, "No host has this id."),
        ("get_certificate", {"certificate_id": "xx-0000"}, "No certificate has this id."),
        (
            "request_certificate",
            {"number": "New CR-6895-BF", "domain_id": "xx-0000", "authority_id": "au-9183"},
            "No domain has this id.",
        ),
        (
            "request_certificate",
            {"number": "New CR-6895-BF", "domain_id": "do-1243", "authority_id": "xx-0000"},
            "No authority has this id.",
        ),
        ("validate_certificate", {"certificate_id": "xx-0000", "method": "file"}, "No certificate has this id."),
        ("issue_certificate", {"certificate_id": "xx-0000"}, "No certificate has this id."),
        ("drop_request", {"certificate_id": "xx-0000"}, "No certificate has this id."),
        ("revoke_certificate", {"certificate_id": "xx-0000"}, "No certificate has this id."),
        ("plan_deployment", {"host_id": "xx-0000", "certificate_id": "ce-7611"}, "No host has this id."),
        ("plan_deployment", {"host_id": "ho-1135", "certificate_id": "xx-0000"}, "No certificate has this id."),
        ("deploy_certificate", {"deployment_id": "xx-0000"}, "No deployment has this id."),
        ("cancel_deployment", {"deployment_id": "xx-0000"}, "No deployment has this id."),
        ("renew_domain", {"domain_id": "xx-0000"}, "No domain has this id."),
        ("lock_domain", {"domain_id": "xx-0000"}, "No domain has this id."),
        ("unlock_domain", {"domain_id": "xx-0000"}, "No domain has this id."),
        ("transfer_domain", {"domain_id": "do-1243", "team_id": "xx-0000"}, "No team has this id."),
        ("transfer_domain", {"domain_id": "xx-0000", "team_id": "te-9708"}, "No domain has this id."),
        ("call_off_window", {"window_id": "xx-0000"}, "No window has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
