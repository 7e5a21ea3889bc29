"""Tests of the tools for nests of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "songbird", "status": "occupied", "street_id": "st-9196"}, ["ne-2681", "ne-7924"]),
        ({"tree_id": "tr-7067"}, ["ne-7924"]),
        ({"protected_until_from": "2026-09-16"}, ["ne-2196"]),
    ],
)
def test_find_nests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_nests", **filters) == ids


def test_find_nests_counts(bench: Bench) -> None:
    assert bench.call("find_nests")["total"] == 34


def test_find_nests_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_nests", page=4) == ["ne-7680", "ne-9782", "ne-3241", "ne-2196"]


def test_find_nests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_nests", tree_id="tr-5025") == []


def test_report_nest_adds_a_nest_and_changes_the_order(bench: Bench) -> None:
    bench.call("report_nest", tree_id="tr-2985", kind="owl")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-2985",
            kind="owl",
            seen_on="2026-06-16",
            protected_until="2026-08-25",
            status="occupied",
        ),
        updated("work_orders", "wo-9739", status="open", crew_id=None, planned_on=None),
    ]


def test_report_nest_adds_a_nest(bench: Bench) -> None:
    bench.call("report_nest", tree_id="tr-1049", kind="bat")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-1049",
            kind="bat",
            seen_on="2026-06-16",
            protected_until="2026-09-24",
            status="occupied",
        ),
    ]


def test_report_nest_adds_a_nest_when_status_is_left(bench: Bench) -> None:
    bench.arrange("nests", "ne-7320", status="left")
    bench.call("report_nest", tree_id="tr-1632", kind="crow")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-1632",
            kind="crow",
            seen_on="2026-06-16",
            protected_until="2026-07-28",
            status="occupied",
        ),
    ]


def test_report_nest_adds_a_nest_when_emergency_is_true(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-5008", emergency=True)
    bench.call("report_nest", tree_id="tr-7558", kind="bat")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-7558",
            kind="bat",
            seen_on="2026-06-16",
            protected_until="2026-09-24",
            status="occupied",
        ),
    ]


def test_report_nest_adds_a_nest_when_planned_on_is_2026_07_29(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-1346", planned_on="2026-07-29")
    bench.call("report_nest", tree_id="tr-4199", kind="songbird")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-4199",
            kind="songbird",
            seen_on="2026-06-16",
            protected_until="2026-07-28",
            status="occupied",
        ),
    ]


def test_report_nest_adds_a_nest_and_changes_the_order_when_planned_on_is_2026_07_28(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-1346", planned_on="2026-07-28")
    bench.call("report_nest", tree_id="tr-4199", kind="songbird")
    assert bench.changes() == [
        inserted(
            "nests",
            "ne-5012",
            tree_id="tr-4199",
            kind="songbird",
            seen_on="2026-06-16",
            protected_until="2026-07-28",
            status="occupied",
        ),
        updated("work_orders", "wo-1346", status="open", crew_id=None, planned_on=None),
    ]


def test_report_nest_is_refused_because_the_tree_was_felled(bench: Bench) -> None:
    assert bench.refusal("report_nest", tree_id="tr-2946", kind="owl") == "The tree was felled."


def test_report_nest_is_refused_because_the_tree_is_too_small_for_that(bench: Bench) -> None:
    assert bench.refusal("report_nest", tree_id="tr-1516", kind="songbird") == "The tree is too small for that."


def test_report_nest_is_refused_because_an_occupied_nest_in_this_tree_is_known_already(bench: Bench) -> None:
    sentence = bench.refusal("report_nest", tree_id="tr-1632", kind="crow")
    assert sentence == "An occupied nest in this tree is known already."


def test_mark_nest_left_sets_status_to_left(bench: Bench) -> None:
    bench.call("mark_nest_left", nest_id="ne-1847")
    assert bench.changes() == [updated("nests", "ne-1847", status="left")]


def test_mark_nest_left_is_refused_because_the_nest_must_be_occupied(bench: Bench) -> None:
    assert bench.refusal("mark_nest_left", nest_id="ne-5943") == "The nest must be occupied."


def test_mark_nest_left_is_refused_because_the_nest_is_protected_for_longer(bench: Bench) -> None:
    bench.arrange("nests", "ne-6697", protected_until="2026-06-16")
    assert bench.refusal("mark_nest_left", nest_id="ne-6697") == "The nest is protected for longer."
