"""Tests of the tools of Trees of Aldermoor."""

from pathlib import Path
from typing import Any

import pytest

from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.fixture
def bench() -> Bench:
    return Bench(Path(__file__).parent)


def tree(bench: Bench, **filters: str) -> dict[str, Any]:
    """Return the first tree that a search finds."""
    found: dict[str, Any] = bench.call("find_trees", **filters)["items"][0]
    return found


def work(bench: Bench, **filters: str) -> dict[str, Any]:
    """Return the first work that a search finds."""
    found: dict[str, Any] = bench.call("find_works", **filters)["items"][0]
    return found


def test_find_species_by_part_of_a_name(bench: Bench) -> None:
    names = [item["name"] for item in bench.call("find_species", name="maple")["items"]]
    assert names == ["Field maple", "Norway maple"]


def test_find_species_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_species", name="baobab") == []


def test_find_sites_by_ward_and_kind(bench: Bench) -> None:
    names = [item["name"] for item in bench.call("find_sites", ward="Castle", kind="park")["items"]]
    assert names == ["Bishop's Park", "Chapel Green"]


def test_find_sites_turns_the_page(bench: Bench) -> None:
    first = bench.call("find_sites")
    assert first["next_page"] == 2
    assert len(bench.ids("find_sites", page=2)) == first["total"] - 10


def test_find_trees_by_number(bench: Bench) -> None:
    assert [item["number"] for item in bench.call("find_trees", number="T-1011")["items"]] == ["T-1011"]


def test_find_trees_by_site_species_condition_and_status(bench: Bench) -> None:
    site = bench.ids("find_sites", name="Abbey Row")[0]
    on_site = bench.call("find_trees", site_id=site)["items"]
    assert {item["site_name"] for item in on_site} == {"Abbey Row"}
    species = bench.ids("find_species", name="English oak")[0]
    assert {item["species_name"] for item in bench.call("find_trees", species_id=species)["items"]} == {"English oak"}
    assert bench.call("find_trees", status="felled", condition="dead")["total"] < bench.call("find_trees")["total"]


def test_get_tree_counts_its_ordered_work(bench: Bench) -> None:
    number = work(bench, status="ordered")["tree_number"]
    shown = bench.call("get_tree", tree_id=tree(bench, number=number)["id"])
    assert shown["number"] == number
    assert shown["ordered_works"] == 1


@pytest.mark.parametrize(
    ("tool", "arguments", "refusal"),
    [
        ("get_tree", {"tree_id": "tr-0000"}, "No tree has this id."),
        ("record_inspection", {"tree_id": "tr-0000", "finding": "sound"}, "No tree has this id."),
        ("set_condition", {"tree_id": "tr-0000", "condition": "good"}, "No tree has this id."),
        ("protect_tree", {"tree_id": "tr-0000"}, "No tree has this id."),
        ("finish_work", {"work_id": "wo-0000"}, "No work has this id."),
        ("cancel_work", {"work_id": "wo-0000"}, "No work has this id."),
        ("postpone_work", {"work_id": "wo-0000", "days": 3}, "No work has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Any], refusal: str) -> None:
    assert bench.refusal(tool, **arguments) == refusal


def test_find_inspections_by_finding(bench: Bench) -> None:
    found = bench.call("find_inspections", finding="unsafe")["items"]
    assert {item["finding"] for item in found} == {"unsafe"}
    days = [item["inspected_on"] for item in found]
    assert days == sorted(days, reverse=True)


def test_find_inspections_by_tree_and_officer(bench: Bench) -> None:
    number = bench.call("find_inspections")["items"][0]["tree_number"]
    found = bench.call("find_inspections", tree_id=tree(bench, number=number)["id"])["items"]
    assert {item["tree_number"] for item in found} == {number}
    assert bench.ids("find_inspections", officer_id="of-0000") == []


def test_find_works_by_number_kind_and_day(bench: Bench) -> None:
    first = work(bench)
    assert bench.ids("find_works", number=first["number"]) == [first["id"]]
    assert {item["kind"] for item in bench.call("find_works", kind="staking")["items"]} == {"staking"}
    assert bench.ids("find_works", due_until="2020-01-01") == []


def test_find_works_by_tree(bench: Bench) -> None:
    first = work(bench)
    assert first["id"] in bench.ids("find_works", tree_id=tree(bench, number=first["tree_number"])["id"])


def test_report_sites_counts_standing_trees(bench: Bench) -> None:
    shown = bench.call("report_sites", ward="Castle")["items"][0]
    site = bench.ids("find_sites", name=shown["site_name"])[0]
    assert shown["trees"] == bench.call("find_trees", site_id=site, status="standing")["total"]


def test_record_inspection_adds_a_row(bench: Bench) -> None:
    key = tree(bench, status="standing")["id"]
    made = bench.call("record_inspection", tree_id=key, finding="decay")
    assert bench.changes() == [
        inserted(
            "inspections",
            made["id"],
            tree_id=key,
            officer_id=made["officer_id"],
            inspected_on="2026-05-12",
            finding="decay",
        )
    ]
    assert bench.refusal("record_inspection", tree_id=key, finding="sound") == "The tree was inspected today already."


def test_a_felled_tree_is_left_alone(bench: Bench) -> None:
    key = tree(bench, status="felled")["id"]
    assert bench.refusal("record_inspection", tree_id=key, finding="sound") == "The tree was felled."
    assert bench.refusal("protect_tree", tree_id=key) == "The tree was felled."


def test_set_condition_needs_a_recent_inspection(bench: Bench) -> None:
    key = tree(bench, status="standing", condition="good")["id"]
    for inspection in bench.ids("find_inspections", tree_id=key):
        bench.arrange("inspections", inspection, inspected_on="2025-05-11")
    refusal = "The tree was not inspected within the last year."
    assert bench.refusal("set_condition", tree_id=key, condition="poor") == refusal
    bench.call("record_inspection", tree_id=key, finding="decay")
    assert bench.call("set_condition", tree_id=key, condition="poor")["condition"] == "poor"
    assert bench.row("trees", key)["condition"] == "poor"
    assert bench.refusal("set_condition", tree_id=key, condition="poor") == "The tree is in this condition already."


def test_protect_tree_changes_one_row(bench: Bench) -> None:
    key = tree(bench, status="standing", condition="fair")["id"]
    bench.arrange("trees", key, protected=False)
    bench.call("protect_tree", tree_id=key)
    assert bench.changes() == [updated("trees", key, protected=1)]
    assert bench.refusal("protect_tree", tree_id=key) == "The tree is protected already."


def test_a_dead_tree_is_not_protected(bench: Bench) -> None:
    key = tree(bench, status="standing")["id"]
    bench.arrange("trees", key, protected=False, condition="dead")
    assert bench.refusal("protect_tree", tree_id=key) == "A dead tree cannot be protected."


ORDER = {"number": "W-900", "kind": "pruning", "due_on": "2026-05-14", "cost": 9_000}


def test_order_work_adds_a_row(bench: Bench) -> None:
    key = tree(bench, status="standing")["id"]
    made = bench.call("order_work", tree_id=key, **ORDER)
    assert bench.changes() == [
        inserted("works", made["id"], tree_id=key, officer_id=made["officer_id"], status="ordered", **ORDER)
    ]


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        ({"due_on": "2026-05-13"}, "Work is ordered at least two days ahead."),
        ({"number": "W-301"}, "This order number is taken."),
    ],
)
def test_order_work_is_refused(bench: Bench, change: dict[str, Any], refusal: str) -> None:
    taken = work(bench)["number"]
    change = {name: taken if name == "number" else value for name, value in change.items()}
    key = tree(bench, status="standing")["id"]
    assert bench.refusal("order_work", tree_id=key, **{**ORDER, **change}) == refusal


def test_a_protected_tree_is_felled_only_when_it_is_dead(bench: Bench) -> None:
    key = tree(bench, status="standing")["id"]
    bench.arrange("trees", key, protected=True, condition="poor")
    felling = {**ORDER, "kind": "felling"}
    refusal = "A protected tree is felled only if it is dead."
    assert bench.refusal("order_work", tree_id=key, **felling) == refusal
    bench.arrange("trees", key, condition="dead")
    assert bench.call("order_work", tree_id=key, **felling)["kind"] == "felling"


def test_postpone_work_moves_the_day(bench: Bench) -> None:
    key = work(bench, status="ordered")["id"]
    bench.arrange("works", key, due_on="2026-06-28")
    bench.call("postpone_work", work_id=key, days=5)
    assert bench.changes() == [updated("works", key, due_on="2026-07-03")]


def test_finish_work_changes_its_status(bench: Bench) -> None:
    key = work(bench, status="ordered", kind="pruning")["id"]
    bench.call("finish_work", work_id=key)
    assert bench.changes() == [updated("works", key, status="done")]


def test_a_finished_felling_takes_the_tree_away(bench: Bench) -> None:
    first = work(bench, status="ordered")
    bench.arrange("works", first["id"], kind="felling")
    bench.call("finish_work", work_id=first["id"])
    key = tree(bench, number=first["tree_number"])["id"]
    assert bench.changes() == [updated("trees", key, status="felled"), updated("works", first["id"], status="done")]


def test_cancel_work_changes_its_status(bench: Bench) -> None:
    key = work(bench, status="ordered")["id"]
    bench.call("cancel_work", work_id=key)
    assert bench.changes() == [updated("works", key, status="cancelled")]


@pytest.mark.parametrize(("tool", "more"), [("finish_work", {}), ("cancel_work", {}), ("postpone_work", {"days": 3})])
def test_work_that_is_done_stays_as_it_is(bench: Bench, tool: str, more: dict[str, int]) -> None:
    key = work(bench, status="done")["id"]
    assert bench.refusal(tool, work_id=key, **more) == "This work is done or cancelled."
