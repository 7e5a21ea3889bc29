"""Tests of the tools for conflicts of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"subnet_id": "su-1866", "status": "resolved"}, ["co-9373", "co-9625"]),
        ({"seen_from": "2026-05-11T08:20"}, ["co-9754"]),
        ({"host_id": "ho-4295"}, ["co-4205"]),
    ],
)
def test_find_conflicts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_conflicts", **filters) == ids


def test_find_conflicts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_conflicts", page=5) == ["co-2116", "co-6209", "co-1297", "co-8591"]


def test_find_conflicts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_conflicts", host_id="ho-6078") == []


def test_report_conflict_adds_a_conflict(bench: Bench) -> None:
    bench.arrange("conflicts", "co-1196", host_id="ho-2336")
    bench.call("report_conflict", host_id="ho-2336", remark="Telephone rings twice.")
    assert bench.changes() == [
        inserted(
            "conflicts",
            "co-8328",
            host_id="ho-2336",
            remark="Telephone rings twice.",
            seen_at="2026-05-11T10:20",
            status="open",
        ),
    ]


def test_report_conflict_is_refused_because_the_address_is_not_assigned(bench: Bench) -> None:
    sentence = bench.refusal("report_conflict", host_id="ho-1783", remark="Clone of a machine started.")
    assert sentence == "The address is not assigned."


def test_report_conflict_is_refused_because_a_conflict_about_it_is_open_already(bench: Bench) -> None:
    sentence = bench.refusal("report_conflict", host_id="ho-2286", remark="Laptop lost its network.")
    assert sentence == "A conflict about it is open already."


def test_report_conflict_is_refused_because_the_subnet_is_not_live(bench: Bench) -> None:
    bench.arrange("hosts", "ho-2336", subnet_id="su-1068")
    sentence = bench.refusal("report_conflict", host_id="ho-2336", remark="Telephone rings twice.")
    assert sentence == "The subnet is not live."


def test_resolve_conflict_sets_status_to_resolved(bench: Bench) -> None:
    bench.call("resolve_conflict", conflict_id="co-5346")
    assert bench.changes() == [updated("conflicts", "co-5346", status="resolved")]


def test_resolve_conflict_is_allowed(bench: Bench) -> None:
    bench.arrange("conflicts", "co-6820", seen_at="2026-05-10T22:20")
    bench.call("resolve_conflict", conflict_id="co-6820")


def test_resolve_conflict_is_allowed_when_valid_until_is_2026_05_11(bench: Bench) -> None:
    bench.arrange("hosts", "ho-4281", valid_until="2026-05-11")
    bench.call("resolve_conflict", conflict_id="co-6820")


def test_resolve_conflict_is_refused_because_the_conflict_must_be_open(bench: Bench) -> None:
    assert bench.refusal("resolve_conflict", conflict_id="co-4158") == "The conflict must be open."


def test_resolve_conflict_is_refused_because_the_address_has_run_out_and_is_renewed_or(bench: Bench) -> None:
    sentence = bench.refusal("resolve_conflict", conflict_id="co-6089")
    assert sentence == "The address has run out and is renewed or given up first."


def test_resolve_conflict_is_refused_because_it_is_watched_for_twelve_hours_first(bench: Bench) -> None:
    assert bench.refusal("resolve_conflict", conflict_id="co-9754") == "It is watched for twelve hours first."
