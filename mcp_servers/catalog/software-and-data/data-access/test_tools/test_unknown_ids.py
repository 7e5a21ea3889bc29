"""Ids that nobody has, given to the tools of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_dataset", {"dataset_id": "xx-0000"}, "No dataset has this id."),
        ("get_analyst", {"analyst_id": "xx-0000"}, "No analyst has this id."),
        (
            "submit_request",
            {
                "analyst_id": "xx-0000",
                "dataset_id": "da-4154",
                "project_id": "pr-9321",
                "access": "masked",
                "length": 30,
                "purpose": "Method paper",
            },
            "No analyst has this id.",
        ),
        (
            "submit_request",
            {
                "analyst_id": "an-1098",
                "dataset_id": "xx-0000",
                "project_id": "pr-9321",
                "access": "masked",
                "length": 30,
                "purpose": "Method paper",
            },
            "No dataset has this id.",
        ),
        (
            "submit_request",
            {
                "analyst_id": "an-1098",
                "dataset_id": "da-4154",
                "project_id": "xx-0000",
                "access": "masked",
                "length": 30,
                "purpose": "Method paper",
            },
            "No project has this id.",
        ),
        ("record_check", {"request_id": "xx-0000"}, "No request has this id."),
        ("approve_request", {"request_id": "xx-0000"}, "No request has this id."),
        (
            "refuse_request",
            {"request_id": "xx-0000", "answer": "The masked table is enough."},
            "No request has this id.",
        ),
        ("withdraw_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("extend_grant", {"grant_id": "xx-0000", "ends_on": "2026-11-15"}, "No grant has this id."),
        ("confirm_grant", {"grant_id": "xx-0000"}, "No grant has this id."),
        ("mask_grant", {"grant_id": "xx-0000"}, "No grant has this id."),
        ("revoke_grant", {"grant_id": "xx-0000"}, "No grant has this id."),
        ("report_breach", {"grant_id": "xx-0000", "remark": "Names visible on a slide"}, "No grant has this id."),
        ("close_breach", {"breach_id": "xx-0000"}, "No breach has this id."),
        ("freeze_dataset", {"dataset_id": "xx-0000"}, "No dataset has this id."),
        ("release_dataset", {"dataset_id": "xx-0000"}, "No dataset has this id."),
        ("renew_training", {"analyst_id": "xx-0000"}, "No analyst has this id."),
        ("prolong_contract", {"analyst_id": "xx-0000", "extra": 32}, "No analyst has this id."),
        ("dismiss_analyst", {"analyst_id": "xx-0000"}, "No analyst has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
