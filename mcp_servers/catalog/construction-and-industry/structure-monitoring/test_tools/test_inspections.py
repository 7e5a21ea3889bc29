"""Tests of the tools for inspections of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"structure_id": "st-4075", "planned_from": "2026-11-30T07:20"}, ["in-9314"]),
        ({"outcome": "unsafe"}, ["in-7455", "in-1649", "in-9987", "in-4891", "in-7625", "in-9701"]),
        (
            {"status": "planned"},
            [
                "in-4351",
                "in-4935",
                "in-3461",
                "in-9314",
                "in-4782",
                "in-4839",
                "in-2609",
                "in-2769",
                "in-4922",
                "in-4372",
            ],
        ),
    ],
)
def test_find_inspections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inspections", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"planned_from": "2026-11-30T07:20"}, 47),
        ({"engineer_id": "en-2125"}, 8),
    ],
)
def test_find_inspections_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_inspections", **filters)["total"] == total


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_inspections", page=7) == ["in-3761", "in-9103", "in-2844", "in-6019"]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", engineer_id="en-4619") == []


def test_plan_inspection_adds_a_inspection(bench: Bench) -> None:
    bench.call("plan_inspection", structure_id="st-8341", engineer_id="en-2125", planned_at="2026-12-02T01:20")
    assert bench.changes() == [
        inserted(
            "inspections",
            "in-7347",
            structure_id="st-8341",
            engineer_id="en-2125",
            planned_at="2026-12-02T01:20",
            status="planned",
            outcome="unknown",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"structure_id": "st-5910", "engineer_id": "en-2076", "planned_at": "2026-12-01T15:20"},
        {"structure_id": "st-2386", "engineer_id": "en-2125", "planned_at": "2026-12-01T10:50"},
        {"structure_id": "st-2386", "engineer_id": "en-2125", "planned_at": "2026-12-29T08:20"},
    ],
)
def test_plan_inspection_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_inspection", **arguments)


def test_plan_inspection_is_allowed_when_planned_at_is_2029_02_08_08_20(bench: Bench) -> None:
    bench.arrange("inspections", "in-1295", planned_at="2029-02-08T08:20")
    bench.call("plan_inspection", structure_id="st-1149", engineer_id="en-5616", planned_at="2026-12-02T09:20")


def test_plan_inspection_is_allowed_when_planned_at_is_2026_12_01_14_20(bench: Bench) -> None:
    bench.arrange("inspections", "in-1881", planned_at="2026-12-01T14:20")
    bench.call("plan_inspection", structure_id="st-2386", engineer_id="en-2125", planned_at="2026-12-01T14:20")


def test_plan_inspection_is_refused_because_inspections_are_for_engineers_of_level_2_and_3(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        structure_id="st-5188",
        engineer_id="en-4134",
        planned_at="2026-12-01T00:50",
    )
    assert sentence == "Inspections are for engineers of level 2 and 3."


@pytest.mark.parametrize(
    "arguments",
    [
        {"structure_id": "st-2386", "engineer_id": "en-2125", "planned_at": "2026-12-01T08:20"},
        {"structure_id": "st-2386", "engineer_id": "en-2125", "planned_at": "2026-12-29T08:21"},
    ],
)
def test_plan_inspection_is_refused_because_an_inspection_is_planned_within_the_next_four(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_inspection", **arguments) == "An inspection is planned within the next four weeks."


def test_plan_inspection_is_refused_because_an_inspection_of_this_structure_is_planned(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        structure_id="st-5188",
        engineer_id="en-2076",
        planned_at="2026-12-03T13:20",
    )
    assert sentence == "An inspection of this structure is planned already."


def test_plan_inspection_is_refused_because_the_engineer_inspects_another_structure_at(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        structure_id="st-1724",
        engineer_id="en-5616",
        planned_at="2026-12-01T14:20",
    )
    assert sentence == "The engineer inspects another structure at about that time."


def test_record_inspection_changes_the_inspection_and_sets_status_to_closed(bench: Bench) -> None:
    bench.call("record_inspection", inspection_id="in-4935", finding="unsafe")
    assert bench.changes() == [
        updated("inspections", "in-4935", status="done", outcome="unsafe"),
        updated("structures", "st-1724", status="closed"),
    ]


def test_record_inspection_is_allowed(bench: Bench) -> None:
    bench.arrange("inspections", "in-6554", planned_at="2026-12-01T08:20")
    bench.call("record_inspection", inspection_id="in-6554", finding="watch")


def test_record_inspection_is_refused_because_the_inspection_must_be_planned(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", inspection_id="in-5767", finding="watch")
    assert sentence == "The inspection must be planned."


def test_record_inspection_is_refused_because_the_inspection_has_not_begun(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", inspection_id="in-7678", finding="watch")
    assert sentence == "The inspection has not begun."
