"""Tests of the tools for defects of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"line_id": "li-2329", "min_cost": 68500}, ["de-3113"]),
        (
            {"reported_from": "2026-04-26"},
            ["de-7818", "de-8883", "de-1575", "de-8917", "de-1098", "de-4934", "de-5774", "de-6440"],
        ),
        ({"status": "refused"}, ["de-3113", "de-9838", "de-1479", "de-4325"]),
        ({"container_id": "co-8061"}, ["de-7764"]),
    ],
)
def test_find_defects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_defects", **filters) == ids


def test_find_defects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_defects", page=5) == ["de-7597", "de-7764", "de-3995", "de-6802"]


def test_find_defects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_defects", container_id="co-7336") == []


def test_report_damage_adds_a_damage_report_and_sets_sound_to_0(bench: Bench) -> None:
    bench.call("report_damage", container_id="co-7241", remark="Smells of fish.")
    assert bench.changes() == [
        updated("containers", "co-7241", sound=0),
        inserted(
            "defects",
            "de-8845",
            status="open",
            container_id="co-7241",
            remark="Smells of fish.",
            cost=0,
            reported_on="2026-04-29",
        ),
    ]


def test_report_damage_is_allowed(bench: Bench) -> None:
    bench.arrange("defects", "de-1098", container_id="co-1284", status="repaired")
    bench.call("report_damage", container_id="co-1284", remark="Lock rod is stuck.")


def test_report_damage_is_refused_because_the_container_is_not_in_the_yard(bench: Bench) -> None:
    sentence = bench.refusal("report_damage", container_id="co-3227", remark="Roof leaks.")
    assert sentence == "The container is not in the yard."


def test_report_damage_is_refused_because_a_loaded_container_is_looked_at_by_its_shipper(bench: Bench) -> None:
    sentence = bench.refusal("report_damage", container_id="co-8321", remark="Compressor does not start.")
    assert sentence == "A loaded container is looked at by its shipper."


def test_report_damage_is_refused_because_two_damages_of_this_container_are_open_already(bench: Bench) -> None:
    bench.arrange("defects", "de-1098", container_id="co-1284")
    sentence = bench.refusal("report_damage", container_id="co-1284", remark="Lock rod is stuck.")
    assert sentence == "Two damages of this container are open already."


def test_estimate_damage_changes_the_damage_report(bench: Bench) -> None:
    bench.call("estimate_damage", defect_id="de-8917", cost=100000)
    assert bench.changes() == [updated("defects", "de-8917", status="estimated", cost=100000)]


def test_estimate_damage_is_allowed(bench: Bench) -> None:
    bench.call("estimate_damage", defect_id="de-7168", cost=39500)


def test_estimate_damage_is_refused_because_argument_cost_must_be_at_least_500(bench: Bench) -> None:
    assert bench.refusal("estimate_damage", defect_id="de-4121", cost=0) == "Argument 'cost' must be at least 500."


def test_estimate_damage_is_refused_because_the_damage_report_must_be_open(bench: Bench) -> None:
    assert bench.refusal("estimate_damage", defect_id="de-4121", cost=28000) == "The damage report must be open."


def test_estimate_damage_is_refused_because_the_line_only_pays_for_damages_of_the_last(bench: Bench) -> None:
    bench.arrange("defects", "de-8917", reported_on="2026-04-07")
    sentence = bench.refusal("estimate_damage", defect_id="de-8917", cost=100000)
    assert sentence == "The line only pays for damages of the last three weeks."


def test_estimate_damage_is_refused_because_so_dear_a_repair_is_done_for_reefers_and_tanks(bench: Bench) -> None:
    sentence = bench.refusal("estimate_damage", defect_id="de-8917", cost=100001)
    assert sentence == "So dear a repair is done for reefers and tanks only."
