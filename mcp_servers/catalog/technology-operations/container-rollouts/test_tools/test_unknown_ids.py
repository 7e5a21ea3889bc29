"""Ids that nobody has, given to the tools of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_rollout", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("get_node", {"node_id": "xx-0000"}, "No node has this id."),
        ("start_rollout", {"release_id": "xx-0000"}, "No release has this id."),
        ("widen_rollout", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("finish_rollout", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("stop_rollout", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("resume_rollout", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("roll_back", {"rollout_id": "xx-0000"}, "No rollout has this id."),
        ("note_health", {"rollout_id": "xx-0000", "errors": 42}, "No rollout has this id."),
        ("pass_tests", {"release_id": "xx-0000"}, "No release has this id."),
        ("condemn_release", {"release_id": "xx-0000"}, "No release has this id."),
        ("add_replica", {"service_id": "se-1084", "node_id": "xx-0000"}, "No node has this id."),
        ("add_replica", {"service_id": "xx-0000", "node_id": "no-8357"}, "No service has this id."),
        ("move_replica", {"replica_id": "rp-1000", "node_id": "xx-0000"}, "No node has this id."),
        ("move_replica", {"replica_id": "xx-0000", "node_id": "no-3483"}, "No replica has this id."),
        ("remove_replica", {"replica_id": "xx-0000"}, "No replica has this id."),
        ("cordon_node", {"node_id": "xx-0000"}, "No node has this id."),
        ("drain_node", {"node_id": "xx-0000"}, "No node has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence
