"""Ids that nobody has, given to the tools of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
        ("get_policy", {"policy_id": "xx-0000"}, "No policy has this id."),
        (
            "report_claim",
            {
                "number": "New CL-989732",
                "policy_id": "xx-0000",
                "peril": "other",
                "story": "Chimney fire",
                "happened_on": "2025-09-27",
                "claimed": 49000,
            },
            "No policy has this id.",
        ),
        ("take_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
        ("pass_claim", {"claim_id": "xx-0000", "adjuster_id": "ad-5108"}, "No claim has this id."),
        ("pass_claim", {"claim_id": "cl-1111", "adjuster_id": "xx-0000"}, "No adjuster has this id."),
        ("add_paper", {"claim_id": "xx-0000", "kind": "witness_statement"}, "No claim has this id."),
        ("order_survey", {"claim_id": "xx-0000", "expert_id": "ex-2375"}, "No claim has this id."),
        ("order_survey", {"claim_id": "cl-1111", "expert_id": "xx-0000"}, "No expert has this id."),
        ("deliver_survey", {"survey_id": "xx-0000", "estimate": 36550}, "No survey has this id."),
        ("cancel_survey", {"survey_id": "xx-0000"}, "No survey has this id."),
        ("pay_advance", {"claim_id": "xx-0000", "amount": 208500}, "No claim has this id."),
        ("accept_claim", {"claim_id": "xx-0000", "granted": 222300}, "No claim has this id."),
        ("decline_claim", {"claim_id": "xx-0000", "answer": "The report came too late."}, "No claim has this id."),
        ("pay_claim", {"claim_id": "xx-0000"}, "No claim has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
