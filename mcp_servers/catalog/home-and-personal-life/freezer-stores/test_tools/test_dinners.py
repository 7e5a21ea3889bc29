"""Tests of the tools for dinners of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"cook_id": "co-1298", "status": "cancelled"}, ["di-9258", "di-8320"]),
        (
            {"min_guests": 10},
            [
                "di-6924",
                "di-1258",
                "di-5795",
                "di-9258",
                "di-5252",
                "di-9296",
                "di-9502",
                "di-1061",
                "di-9404",
                "di-6089",
            ],
        ),
    ],
)
def test_find_dinners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_dinners", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"served_until": "2026-11-03"}, 35),
        ({"served_from": "2026-10-10"}, 23),
    ],
)
def test_find_dinners_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_dinners", **filters)["total"] == total


def test_find_dinners_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_dinners", page=4)
    assert ids == ["di-4428", "di-1739", "di-5200", "di-3824", "di-2427", "di-9133", "di-7152", "di-4585"]


def test_find_dinners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_dinners", status="cooked", served_from="2026-10-10", served_until="2026-11-01") == []


def test_get_dinner_shows_the_dinner(bench: Bench) -> None:
    result = bench.call("get_dinner", dinner_id="di-2108")
    assert result == {
        "id": "di-2108",
        "served_on": "2026-09-17",
        "cook_id": "co-8446",
        "guests": 6,
        "status": "cooked",
        "cook_name": "Orla O'Malley",
        "planned_boxes": 3,
        "planned_portions": 14,
        "missing_portions": 0,
    }


def test_get_dinner_shows_the_dinner_when_dinner_id_is_di_1258(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", dinner_id="di-1258")
    result = bench.call("get_dinner", dinner_id="di-1258")
    assert result == {
        "id": "di-1258",
        "served_on": "2026-09-09",
        "cook_id": "co-8446",
        "guests": 10,
        "status": "cooked",
        "cook_name": "Orla O'Malley",
        "planned_boxes": 1,
        "planned_portions": 7,
        "missing_portions": 3,
    }


def test_plan_dinner_adds_a_dinner(bench: Bench) -> None:
    bench.arrange("dinners", "di-3625", served_on="2026-11-11")
    bench.call("plan_dinner", served_on="2026-11-08", guests=12)
    assert bench.changes() == [
        inserted("dinners", "di-6567", served_on="2026-11-08", cook_id="co-8446", guests=12, status="planned"),
    ]


def test_plan_dinner_is_allowed(bench: Bench) -> None:
    bench.call("plan_dinner", served_on="2026-10-13", guests=12)


def test_plan_dinner_is_allowed_when_served_on_is_2026_11_06(bench: Bench) -> None:
    bench.arrange("dinners", "di-1258", served_on="2026-11-06")
    bench.call("plan_dinner", served_on="2026-11-08", guests=12)


def test_plan_dinner_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    assert bench.refusal("plan_dinner", served_on="2026-10-02", guests=10) == "The day has passed."


def test_plan_dinner_is_refused_because_dinners_are_planned_four_weeks_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("plan_dinner", served_on="2026-11-09", guests=12)
    assert sentence == "Dinners are planned four weeks ahead at most."


def test_plan_dinner_is_refused_because_there_is_a_dinner_that_day_already(bench: Bench) -> None:
    assert bench.refusal("plan_dinner", served_on="2026-10-11", guests=8) == "There is a dinner that day already."


def test_plan_dinner_is_refused_because_you_cook_twice_around_that_day_already(bench: Bench) -> None:
    bench.arrange("dinners", "di-3625", served_on="2026-11-06")
    assert bench.refusal("plan_dinner", served_on="2026-11-08", guests=12) == "You cook twice around that day already."


def test_finish_dinner_sets_status_to_cooked_and_sets_status_to_eaten(bench: Bench) -> None:
    bench.call("finish_dinner", dinner_id="di-4766")
    assert bench.changes() == [
        updated("boxes", "bo-3337", status="eaten"),
        updated("dinners", "di-4766", status="cooked"),
    ]


def test_finish_dinner_sets_status_to_cooked(bench: Bench) -> None:
    bench.arrange("boxes", "bo-3337", status="thrown_away")
    bench.call("finish_dinner", dinner_id="di-4766")
    assert bench.changes() == [updated("dinners", "di-4766", status="cooked")]


def test_finish_dinner_is_refused_because_the_dinner_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("finish_dinner", dinner_id="di-1258") == "The dinner must be planned."


def test_finish_dinner_is_refused_because_the_dinner_is_still_to_come(bench: Bench) -> None:
    bench.arrange("dinners", "di-9404", served_on="2026-10-13")
    assert bench.refusal("finish_dinner", dinner_id="di-9404") == "The dinner is still to come."


def test_finish_dinner_is_refused_because_a_box_for_this_dinner_is_still_frozen(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", dinner_id="di-9404")
    assert bench.refusal("finish_dinner", dinner_id="di-9404") == "A box for this dinner is still frozen."


def test_cancel_dinner_sets_status_to_cancelled_and_removes_the_planned_box(bench: Bench) -> None:
    bench.call("cancel_dinner", dinner_id="di-4892")
    assert bench.changes() == [updated("dinners", "di-4892", status="cancelled"), deleted("servings", "se-7049")]


def test_cancel_dinner_is_refused_because_the_dinner_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_dinner", dinner_id="di-1258") == "The dinner must be planned."


def test_cancel_dinner_is_refused_because_the_dinner_is_somebody_elses(bench: Bench) -> None:
    assert bench.refusal("cancel_dinner", dinner_id="di-4122") == "The dinner is somebody else's."


def test_cancel_dinner_is_refused_because_a_box_for_this_dinner_is_thawed(bench: Bench) -> None:
    assert bench.refusal("cancel_dinner", dinner_id="di-4766") == "A box for this dinner is thawed."


def test_hand_over_dinner_sets_cook_id_to_co_1298(bench: Bench) -> None:
    bench.call("hand_over_dinner", dinner_id="di-4766", cook_id="co-1298")
    assert bench.changes() == [updated("dinners", "di-4766", cook_id="co-1298")]


def test_hand_over_dinner_is_allowed(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", dinner_id="di-3625")
    bench.call("hand_over_dinner", dinner_id="di-3625", cook_id="co-4867")


def test_hand_over_dinner_is_allowed_when_diet_is_vegetarian_when_box_id_is_bo_1006(bench: Bench) -> None:
    bench.arrange("cooks", "co-4867", diet="vegetarian")
    bench.arrange("servings", "se-1711", box_id="bo-1006")
    bench.call("hand_over_dinner", dinner_id="di-4766", cook_id="co-4867")


def test_hand_over_dinner_is_refused_because_the_dinner_is_somebody_elses(bench: Bench) -> None:
    assert bench.refusal("hand_over_dinner", dinner_id="di-2133", cook_id="co-8446") == "The dinner is somebody else's."


def test_hand_over_dinner_is_refused_because_the_dinner_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_dinner", dinner_id="di-3824", cook_id="co-8446")
    assert sentence == "The dinner is over or cancelled."


def test_hand_over_dinner_is_refused_because_you_are_that_cook_yourself(bench: Bench) -> None:
    assert bench.refusal("hand_over_dinner", dinner_id="di-3625", cook_id="co-8446") == "You are that cook yourself."


def test_hand_over_dinner_is_refused_because_meat_or_fish_is_planned_for_this_dinner(bench: Bench) -> None:
    bench.arrange("cooks", "co-4867", diet="vegetarian")
    sentence = bench.refusal("hand_over_dinner", dinner_id="di-4766", cook_id="co-4867")
    assert sentence == "Meat or fish is planned for this dinner."


def test_hand_over_dinner_is_refused_because_fish_is_planned_for_this_dinner(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_dinner", dinner_id="di-4766", cook_id="co-4867")
    assert sentence == "Fish is planned for this dinner."
