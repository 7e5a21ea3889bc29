"""Tests of the tools for inspections of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"inspector_id": "in-4666", "safe": False, "inspected_from": "2026-04-24"}, ["is-3523", "is-3964"]),
        ({"tree_id": "tr-2801"}, ["is-3351"]),
    ],
)
def test_find_inspections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inspections", **filters) == ids


def test_find_inspections_counts(bench: Bench) -> None:
    assert bench.call("find_inspections", inspected_from="2025-05-28")["total"] == 94


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_inspections", page=10) == ["is-4389", "is-1308", "is-6991", "is-1062"]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", tree_id="tr-1387") == []


def test_record_inspection_adds_a_inspection_and_sets_next_inspection_on_to_2027_06_16(bench: Bench) -> None:
    bench.call("record_inspection", tree_id="tr-3579", vitality=3, result="unsafe", number="New WO-3400")
    assert bench.changes() == [
        inserted(
            "inspections",
            "is-6451",
            tree_id="tr-3579",
            inspector_id="in-2739",
            inspected_on="2026-06-16",
            vitality=3,
            safe=0,
        ),
        updated("trees", "tr-3579", next_inspection_on="2027-06-16"),
        inserted(
            "work_orders",
            "wo-7050",
            number="New WO-3400",
            tree_id="tr-3579",
            kind="deadwood",
            emergency=1,
            estimate=30000,
            status="open",
            ordered_at="2026-06-16T08:30",
        ),
    ]


def test_record_inspection_adds_a_inspection_and_changes_the_tree(bench: Bench) -> None:
    bench.call("record_inspection", tree_id="tr-1662", vitality=2, result="safe", number="New WO-8395")
    assert bench.changes() == [
        inserted(
            "inspections",
            "is-6451",
            tree_id="tr-1662",
            inspector_id="in-2739",
            inspected_on="2026-06-16",
            vitality=2,
            safe=1,
        ),
        updated("trees", "tr-1662", vitality=2, next_inspection_on="2028-06-15"),
    ]


def test_record_inspection_adds_a_inspection_and_changes_the_tree_with_remark(bench: Bench) -> None:
    bench.call(
        "record_inspection",
        tree_id="tr-1516",
        vitality=4,
        result="safe",
        number="New WO-4690",
        remark="Cable holds well.",
    )
    assert bench.changes() == [
        inserted(
            "inspections",
            "is-6451",
            tree_id="tr-1516",
            inspector_id="in-2739",
            inspected_on="2026-06-16",
            vitality=4,
            safe=1,
            remark="Cable holds well.",
        ),
        updated("trees", "tr-1516", vitality=4, next_inspection_on="2026-12-13"),
    ]


def test_record_inspection_is_allowed(bench: Bench) -> None:
    bench.call("record_inspection", tree_id="tr-3825", vitality=1, result="unsafe", number="New WO-3400")


def test_record_inspection_is_allowed_when_inspected_on_is_2026_06_02(bench: Bench) -> None:
    bench.arrange("inspections", "is-1843", inspected_on="2026-06-02")
    bench.call("record_inspection", tree_id="tr-2490", vitality=3, result="safe", number="New WO-5362")


def test_record_inspection_is_refused_because_the_tree_was_felled(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", tree_id="tr-5025", vitality=5, result="unsafe", number="WO-8395")
    assert sentence == "The tree was felled."


def test_record_inspection_is_refused_because_the_tree_was_inspected_in_the_last_two_weeks(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", tree_id="tr-1584", vitality=1, result="unsafe", number="New WO-7001")
    assert sentence == "The tree was inspected in the last two weeks."


def test_record_inspection_is_refused_because_a_tree_does_not_recover_by_more_than_one_step(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", tree_id="tr-7939", vitality=3, result="safe", number="New WO-3400")
    assert sentence == "A tree does not recover by more than one step."


def test_record_inspection_is_refused_because_this_order_number_is_taken(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", tree_id="tr-1662", vitality=2, result="unsafe", number="WO-7242")
    assert sentence == "This order number is taken."
