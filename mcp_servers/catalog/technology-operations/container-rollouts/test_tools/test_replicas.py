"""Tests of the tools for replicas of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"node_id": "no-2435", "status": "starting", "started_from": "2026-04-27T17:44"}, ["rp-6622"]),
        ({"service_id": "se-4918"}, ["rp-6720", "rp-4589", "rp-4520"]),
    ],
)
def test_find_replicas_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_replicas", **filters) == ids


def test_find_replicas_counts(bench: Bench) -> None:
    assert bench.call("find_replicas", started_from="2026-04-25T16:19")["total"] == 34


def test_find_replicas_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_replicas", page=6)
    assert ids == [
        "rp-7132",
        "rp-4902",
        "rp-9455",
        "rp-5011",
        "rp-4589",
        "rp-3610",
        "rp-2170",
        "rp-4520",
        "rp-6317",
        "rp-3307",
    ]


def test_find_replicas_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_replicas", service_id="se-9017") == []


def test_report_replicas_adds_up(bench: Bench) -> None:
    result = bench.call("report_replicas", team="reporting")
    assert result == {
        "items": [
            {"service_name": "shipments-cron", "replicas": 2, "latest_start": "2026-04-26T05:59"},
            {"service_name": "vouchers-notifier", "replicas": 1, "latest_start": "2026-04-28T11:33"},
        ],
        "total": 2,
    }


def test_report_replicas_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_replicas", page=4)
    assert result == {
        "items": [
            {"service_name": "vouchers-notifier", "replicas": 1, "latest_start": "2026-04-28T11:33"},
            {"service_name": "vouchers-worker", "replicas": 3, "latest_start": "2026-04-27T13:30"},
        ],
        "total": 32,
    }


def test_report_replicas_adds_up_with_status_and_node_id(bench: Bench) -> None:
    result = bench.call("report_replicas", status="failing", node_id="no-8357")
    assert result == {
        "items": [{"service_name": "contracts-search", "replicas": 1, "latest_start": "2026-04-27T04:43"}],
        "total": 1,
    }


def test_add_replica_adds_a_replica(bench: Bench) -> None:
    bench.call("add_replica", service_id="se-4918", node_id="no-9194")
    assert bench.changes() == [
        inserted(
            "replicas",
            "rp-8811",
            service_id="se-4918",
            node_id="no-9194",
            status="starting",
            started_at="2026-04-28T11:40",
        ),
    ]


def test_add_replica_is_allowed(bench: Bench) -> None:
    bench.call("add_replica", service_id="se-4026", node_id="no-9194")


def test_add_replica_is_allowed_when_memory_is_3000(bench: Bench) -> None:
    bench.arrange("nodes", "no-9194", memory=3000)
    bench.call("add_replica", service_id="se-4918", node_id="no-9194")


def test_add_replica_is_refused_because_the_node_takes_no_replicas(bench: Bench) -> None:
    assert bench.refusal("add_replica", service_id="se-1738", node_id="no-6597") == "The node takes no replicas."


def test_add_replica_is_refused_because_the_node_has_too_little_memory(bench: Bench) -> None:
    assert bench.refusal("add_replica", service_id="se-8758", node_id="no-2435") == "The node has too little memory."


def test_add_replica_is_refused_because_a_rollout_of_this_service_is_running(bench: Bench) -> None:
    sentence = bench.refusal("add_replica", service_id="se-7792", node_id="no-2624")
    assert sentence == "A rollout of this service is running."


def test_add_replica_is_refused_because_two_replicas_of_it_are_on_this_node(bench: Bench) -> None:
    bench.arrange("replicas", "rp-2408", service_id="se-4918")
    sentence = bench.refusal("add_replica", service_id="se-4918", node_id="no-9194")
    assert sentence == "Two replicas of it are on this node."


def test_move_replica_changes_the_replica(bench: Bench) -> None:
    bench.call("move_replica", replica_id="rp-3963", node_id="no-2624")
    assert bench.changes() == [
        updated("replicas", "rp-3963", node_id="no-2624", status="starting", started_at="2026-04-28T11:40"),
    ]


def test_move_replica_is_allowed(bench: Bench) -> None:
    bench.arrange("nodes", "no-2435", memory=8100)
    bench.call("move_replica", replica_id="rp-1558", node_id="no-2435")


def test_move_replica_is_refused_because_it_is_on_this_node(bench: Bench) -> None:
    assert bench.refusal("move_replica", replica_id="rp-3029", node_id="no-8357") == "It is on this node."


def test_move_replica_is_refused_because_the_node_takes_no_replicas(bench: Bench) -> None:
    assert bench.refusal("move_replica", replica_id="rp-3029", node_id="no-3483") == "The node takes no replicas."


def test_move_replica_is_refused_because_it_is_still_starting(bench: Bench) -> None:
    assert bench.refusal("move_replica", replica_id="rp-5199", node_id="no-3366") == "It is still starting."


def test_move_replica_is_refused_because_the_node_has_too_little_memory(bench: Bench) -> None:
    assert bench.refusal("move_replica", replica_id="rp-9455", node_id="no-2435") == "The node has too little memory."


def test_move_replica_is_refused_because_too_few_other_replicas_of_this_service_run(bench: Bench) -> None:
    sentence = bench.refusal("move_replica", replica_id="rp-2408", node_id="no-2647")
    assert sentence == "Too few other replicas of this service run."


def test_remove_replica_removes_the_replica(bench: Bench) -> None:
    bench.call("remove_replica", replica_id="rp-7989")
    assert bench.changes() == [deleted("replicas", "rp-7989")]


def test_remove_replica_is_allowed(bench: Bench) -> None:
    bench.arrange("releases", "rl-8755", service_id="se-2702")
    bench.call("remove_replica", replica_id="rp-7989")


def test_remove_replica_is_refused_because_too_few_replicas_of_this_service_would_be_left(bench: Bench) -> None:
    assert bench.refusal("remove_replica", replica_id="rp-6172") == "Too few replicas of this service would be left."


def test_remove_replica_is_refused_because_a_rollout_of_this_service_is_running(bench: Bench) -> None:
    assert bench.refusal("remove_replica", replica_id="rp-1614") == "A rollout of this service is running."
