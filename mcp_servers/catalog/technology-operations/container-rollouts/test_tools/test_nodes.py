"""Tests of the tools for nodes of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "cordoned", "min_memory": 16000}, ["no-6597", "no-1997"]),
        ({"name": "node-ams-58F"}, ["no-9377"]),
    ],
)
def test_find_nodes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_nodes", **filters) == ids


def test_find_nodes_counts(bench: Bench) -> None:
    assert bench.call("find_nodes", cell="gamma")["total"] == 5


def test_find_nodes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_nodes", page=4) == ["no-2624", "no-8913"]


def test_find_nodes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_nodes", name="node-dub-36X", cell="beta") == []


def test_get_node_shows_the_node(bench: Bench) -> None:
    bench.arrange("replicas", "rp-1000", node_id="no-1003")
    result = bench.call("get_node", node_id="no-1003")
    assert result == {
        "id": "no-1003",
        "name": "node-dub-36X",
        "cell": "alpha",
        "memory": 12000,
        "status": "cordoned",
        "free_memory": 11300,
        "number_of_replicas": 1,
        "failing_replicas": 0,
    }


def test_cordon_node_sets_status_to_cordoned(bench: Bench) -> None:
    bench.call("cordon_node", node_id="no-2647")
    assert bench.changes() == [updated("nodes", "no-2647", status="cordoned")]


def test_cordon_node_is_allowed(bench: Bench) -> None:
    bench.arrange("nodes", "no-2647", cell="alpha")
    bench.call("cordon_node", node_id="no-1088")


def test_cordon_node_is_refused_because_the_node_must_be_ready(bench: Bench) -> None:
    assert bench.refusal("cordon_node", node_id="no-1003") == "The node must be ready."


def test_cordon_node_is_refused_because_too_few_nodes_of_this_zone_are_ready(bench: Bench) -> None:
    bench.arrange("nodes", "no-2647", cell="gamma")
    assert bench.refusal("cordon_node", node_id="no-2647") == "Too few nodes of this zone are ready."


def test_drain_node_sets_status_to_drained_and_removes_the_replica(bench: Bench) -> None:
    bench.call("drain_node", node_id="no-3416")
    assert bench.changes() == [
        updated("nodes", "no-3416", status="drained"),
        deleted("replicas", "rp-3610"),
        deleted("replicas", "rp-9732"),
    ]


def test_drain_node_is_allowed(bench: Bench) -> None:
    bench.call("drain_node", node_id="no-1997")


def test_drain_node_is_refused_because_the_node_must_be_cordoned(bench: Bench) -> None:
    assert bench.refusal("drain_node", node_id="no-2035") == "The node must be cordoned."


def test_drain_node_is_refused_because_a_service_would_lose_its_last_replica(bench: Bench) -> None:
    bench.arrange("replicas", "rp-1046", node_id="no-1003")
    assert bench.refusal("drain_node", node_id="no-1003") == "A service would lose its last replica."
