"""Tests of the tools for inspections of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"apiary_id": "ap-2715"}, ["in-9925", "in-1152", "in-8900"]),
        (
            {"beekeeper_id": "be-5892"},
            [
                "in-2016",
                "in-2057",
                "in-1946",
                "in-4612",
                "in-1850",
                "in-5957",
                "in-8900",
                "in-7294",
                "in-4641",
                "in-8835",
            ],
        ),
        ({"colony_id": "co-1407"}, ["in-2734"]),
    ],
)
def test_find_inspections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inspections", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"queen_seen": True}, 41),
        ({"made_from": "2026-06-07"}, 61),
    ],
)
def test_find_inspections_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_inspections", **filters)["total"] == total


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_inspections", page=5)
    assert ids == [
        "in-5957",
        "in-8900",
        "in-4131",
        "in-6205",
        "in-2186",
        "in-2838",
        "in-5254",
        "in-5756",
        "in-6265",
        "in-8367",
    ]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", colony_id="co-4526", made_from="2026-06-02", queen_seen=True) == []


def test_record_inspection_adds_a_inspection_and_changes_the_colony(bench: Bench) -> None:
    bench.call("record_inspection", colony_id="co-5542", brood_frames=8, mites=12, queen_seen=True)
    assert bench.changes() == [
        updated("colonies", "co-5542", brood_frames=8, mites=12, inspected_on="2026-06-22"),
        inserted(
            "inspections",
            "in-4108",
            colony_id="co-5542",
            beekeeper_id="be-5892",
            made_on="2026-06-22",
            brood_frames=8,
            queen_seen=1,
        ),
    ]


def test_record_inspection_adds_a_inspection_and_changes_the_colony_with_remark(bench: Bench) -> None:
    bench.call("record_inspection", colony_id="co-1559", brood_frames=2, mites=50, remark="Queen seen and marked.")
    assert bench.changes() == [
        updated("colonies", "co-1559", brood_frames=2, mites=50, inspected_on="2026-06-22"),
        inserted(
            "inspections",
            "in-4108",
            colony_id="co-1559",
            beekeeper_id="be-5892",
            made_on="2026-06-22",
            brood_frames=2,
            queen_seen=0,
            remark="Queen seen and marked.",
        ),
    ]


def test_record_inspection_is_allowed(bench: Bench) -> None:
    bench.call("record_inspection", colony_id="co-5778", brood_frames=0, mites=69)


def test_record_inspection_is_refused_because_argument_brood_frames_must_be_at_most_20(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", colony_id="co-5778", brood_frames=21)
    assert sentence == "Argument 'brood_frames' must be at most 20."


def test_record_inspection_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", colony_id="co-6303", brood_frames=8, mites=17)
    assert sentence == "The colony is not alive."


def test_record_inspection_is_refused_because_the_colony_was_inspected_today(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", colony_id="co-4461", brood_frames=0, mites=67)
    assert sentence == "The colony was inspected today."


def test_record_inspection_is_refused_because_the_colony_has_no_queen(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", colony_id="co-5778", brood_frames=0, mites=69, queen_seen=True)
    assert sentence == "The colony has no queen."


def test_record_inspection_is_refused_because_brood_cannot_grow_without_a_queen(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", colony_id="co-5778", brood_frames=4, mites=69)
    assert sentence == "Brood cannot grow without a queen."
