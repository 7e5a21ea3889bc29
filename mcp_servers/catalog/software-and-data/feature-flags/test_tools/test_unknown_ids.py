"""Ids that nobody has, given to the tools of Kestrel feature flags."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_flag", {"flag_id": "xx-0000"}, "No flag has this id."),
        ("get_proposal", {"proposal_id": "xx-0000"}, "No proposal has this id."),
        ("add_setting", {"flag_id": "xx-0000", "environment": "staging"}, "No flag has this id."),
        ("launch_flag", {"flag_id": "xx-0000"}, "No flag has this id."),
        ("change_share", {"rollout_state_id": "xx-0000", "share": 40}, "No rollout state has this id."),
        ("lock_setting", {"rollout_state_id": "xx-0000"}, "No rollout state has this id."),
        ("propose_share", {"setting_id": "xx-0000", "share": 50}, "No rollout state has this id."),
        ("approve_proposal", {"proposal_id": "xx-0000"}, "No proposal has this id."),
        ("reject_proposal", {"proposal_id": "xx-0000"}, "No proposal has this id."),
        ("apply_proposal", {"proposal_id": "xx-0000"}, "No proposal has this id."),
        (
            "target_users",
            {"flag_id": "xx-0000", "target_group_id": "ta-3463", "effect": "always_off"},
            "No flag has this id.",
        ),
        (
            "target_users",
            {"flag_id": "fl-1187", "target_group_id": "xx-0000", "effect": "always_off"},
            "No target group has this id.",
        ),
        ("untarget_users", {"targeting_id": "xx-0000"}, "No targeting has this id."),
        ("prolong_flag", {"flag_id": "xx-0000", "ends_on": "2026-04-24"}, "No flag has this id."),
        ("settle_flag", {"flag_id": "xx-0000"}, "No flag has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
