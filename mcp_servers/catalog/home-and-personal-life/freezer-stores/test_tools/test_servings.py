"""Tests of the tools for servings of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"dinner_served_from": "2026-09-22"},
            [
                "se-1925",
                "se-3061",
                "se-8299",
                "se-3604",
                "se-4085",
                "se-5274",
                "se-6108",
                "se-3015",
                "se-1711",
                "se-1377",
            ],
        ),
        ({"box_id": "bo-7919"}, ["se-4813"]),
        ({"kind": "fish"}, ["se-9460", "se-1711", "se-9107", "se-3407"]),
        ({"dinner_id": "di-8319"}, ["se-8273"]),
    ],
)
def test_find_servings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_servings", **filters) == ids


def test_find_servings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_servings", page=5) == ["se-1162", "se-1814", "se-2822", "se-6587", "se-7600", "se-8173"]


def test_find_servings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_servings", dinner_id="di-2133") == []


def test_plan_box_adds_a_planned_box(bench: Bench) -> None:
    bench.call("plan_box", dinner_id="di-3625", box_id="bo-4233")
    assert bench.changes() == [
        inserted("servings", "se-5808", dinner_id="di-3625", box_id="bo-4233", planned_at="2026-10-11T09:40"),
    ]


def test_plan_box_is_allowed(bench: Bench) -> None:
    bench.call("plan_box", dinner_id="di-4766", box_id="bo-6969")


def test_plan_box_is_refused_because_the_dinner_is_somebody_elses(bench: Bench) -> None:
    assert bench.refusal("plan_box", dinner_id="di-5252", box_id="bo-6807") == "The dinner is somebody else's."


def test_plan_box_is_refused_because_the_dinner_is_over_or_cancelled(bench: Bench) -> None:
    assert bench.refusal("plan_box", dinner_id="di-1258", box_id="bo-2531") == "The dinner is over or cancelled."


def test_plan_box_is_refused_because_the_day_of_the_dinner_has_passed(bench: Bench) -> None:
    assert bench.refusal("plan_box", dinner_id="di-9946", box_id="bo-8485") == "The day of the dinner has passed."


def test_plan_box_is_refused_because_the_box_is_not_frozen_any_more(bench: Bench) -> None:
    assert bench.refusal("plan_box", dinner_id="di-3625", box_id="bo-3362") == "The box is not frozen any more."


def test_plan_box_is_refused_because_the_box_will_be_past_its_date_by_then(bench: Bench) -> None:
    assert bench.refusal("plan_box", dinner_id="di-3625", box_id="bo-4935") == "The box will be past its date by then."


def test_plan_box_is_refused_because_the_box_is_planned_for_a_dinner_already(bench: Bench) -> None:
    sentence = bench.refusal("plan_box", dinner_id="di-4892", box_id="bo-3429")
    assert sentence == "The box is planned for a dinner already."


def test_plan_box_is_refused_because_you_do_not_cook_fish(bench: Bench) -> None:
    bench.arrange("boxes", "bo-6969", kind="fish")
    assert bench.refusal("plan_box", dinner_id="di-4766", box_id="bo-6969") == "You do not cook fish."


def test_plan_box_is_refused_because_enough_portions_are_planned_for_this_dinner(bench: Bench) -> None:
    bench.arrange("boxes", "bo-3337", portions=8)
    sentence = bench.refusal("plan_box", dinner_id="di-4766", box_id="bo-6969")
    assert sentence == "Enough portions are planned for this dinner."


def test_plan_box_is_refused_because_enough_portions_are_planned_for_this_dinner_2(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", dinner_id="di-4766")
    bench.arrange("boxes", "bo-6969", kind="meat")
    sentence = bench.refusal("plan_box", dinner_id="di-4766", box_id="bo-6969")
    assert sentence == "Enough portions are planned for this dinner."


def test_plan_box_is_refused_because_enough_portions_are_planned_for_this_dinner_3(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", dinner_id="di-4766")
    bench.arrange("cooks", "co-8446", diet="vegetarian")
    sentence = bench.refusal("plan_box", dinner_id="di-4766", box_id="bo-6969")
    assert sentence == "Enough portions are planned for this dinner."


def test_unplan_box_removes_the_planned_box(bench: Bench) -> None:
    bench.call("unplan_box", serving_id="se-7049")
    assert bench.changes() == [deleted("servings", "se-7049")]


def test_unplan_box_is_refused_because_the_dinner_is_over_or_cancelled(bench: Bench) -> None:
    assert bench.refusal("unplan_box", serving_id="se-7907") == "The dinner is over or cancelled."


def test_unplan_box_is_refused_because_the_box_is_thawed_already(bench: Bench) -> None:
    assert bench.refusal("unplan_box", serving_id="se-1711") == "The box is thawed already."
