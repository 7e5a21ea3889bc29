"""Tests of the tools for partitions of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_cores": 64}, ["pa-2028", "pa-5398"]),
        ({"name": "gpu-b"}, ["pa-4281"]),
        ({"min_longest": 72}, ["pa-2884", "pa-4281", "pa-1933", "pa-8313"]),
        ({"status": "drained"}, ["pa-2028", "pa-9259"]),
    ],
)
def test_find_partitions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_partitions", **filters) == ids


def test_find_partitions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_partitions", page=2) == ["pa-2094", "pa-9460", "pa-9585", "pa-8313"]


def test_find_partitions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_partitions", status="drained", min_longest=24) == []


def test_get_partition_shows_the_partition(bench: Bench) -> None:
    bench.arrange("reservations", "rs-8171", starts_at="2026-04-22T14:00")
    result = bench.call("get_partition", partition_id="pa-4281")
    assert result == {
        "id": "pa-4281",
        "name": "gpu-b",
        "nodes": 20,
        "cores": 32,
        "longest": 72,
        "status": "open",
        "busy_nodes": 6,
        "waiting_jobs": 4,
    }


def test_get_partition_shows_the_partition_when_starts_at_is_2026_04_22_22_59(bench: Bench) -> None:
    bench.arrange("reservations", "rs-2061", starts_at="2026-04-22T22:59")
    result = bench.call("get_partition", partition_id="pa-7304")
    assert result == {
        "id": "pa-7304",
        "name": "short",
        "nodes": 21,
        "cores": 32,
        "longest": 24,
        "status": "open",
        "busy_nodes": 16,
        "waiting_jobs": 2,
        "next_reservation": "2026-04-27T10:45",
    }


def test_drain_partition_sets_status_to_drained_and_sets_status_to_held(bench: Bench) -> None:
    bench.call("drain_partition", partition_id="pa-9585")
    assert bench.changes() == [
        updated("jobs", "jo-2058", status="held"),
        updated("jobs", "jo-5414", status="held"),
        updated("partitions", "pa-9585", status="drained"),
    ]


def test_drain_partition_is_refused_because_the_partition_must_be_open(bench: Bench) -> None:
    assert bench.refusal("drain_partition", partition_id="pa-9259") == "The partition must be open."


def test_drain_partition_is_refused_because_an_urgent_job_waits_for_this_partition(bench: Bench) -> None:
    assert bench.refusal("drain_partition", partition_id="pa-7304") == "An urgent job waits for this partition."
