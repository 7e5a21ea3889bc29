"""Tests of the tools for boxes of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"content": "ribs"}, ["bo-6654", "bo-2813", "bo-2540"]),
        ({"drawer_id": "dr-2309"}, ["bo-6601", "bo-8960", "bo-6218", "bo-9834"]),
        (
            {"kind": "bread"},
            [
                "bo-7708",
                "bo-5944",
                "bo-9356",
                "bo-9523",
                "bo-5021",
                "bo-4370",
                "bo-7818",
                "bo-6969",
                "bo-3344",
                "bo-8091",
            ],
        ),
        (
            {"status": "thrown_away"},
            [
                "bo-7965",
                "bo-1645",
                "bo-6350",
                "bo-5099",
                "bo-6148",
                "bo-5944",
                "bo-1940",
                "bo-3362",
                "bo-6975",
                "bo-2293",
            ],
        ),
        (
            {"freezer_id": "fr-6564"},
            [
                "bo-4935",
                "bo-2768",
                "bo-9498",
                "bo-9723",
                "bo-8264",
                "bo-4683",
                "bo-6510",
                "bo-1005",
                "bo-8615",
                "bo-7919",
            ],
        ),
        ({"number": "FB-676"}, ["bo-3083"]),
        (
            {"best_before_until": "2026-07-31"},
            [
                "bo-4935",
                "bo-9792",
                "bo-9889",
                "bo-5199",
                "bo-1635",
                "bo-2768",
                "bo-2672",
                "bo-2828",
                "bo-4174",
                "bo-3339",
            ],
        ),
    ],
)
def test_find_boxes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_boxes", **filters) == ids


def test_find_boxes_counts(bench: Bench) -> None:
    assert bench.call("find_boxes", best_before_until="2026-07-31")["total"] == 14


def test_find_boxes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_boxes", page=9)
    assert ids == [
        "bo-6139",
        "bo-9588",
        "bo-6218",
        "bo-7836",
        "bo-6969",
        "bo-1860",
        "bo-5216",
        "bo-3559",
        "bo-6553",
        "bo-3344",
    ]


def test_find_boxes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_boxes", number="Unheard of") == []


def test_get_box_shows_the_box(bench: Bench) -> None:
    bench.arrange("servings", "se-8173", dinner_id="di-1258")
    result = bench.call("get_box", box_id="bo-1959")
    assert result == {
        "id": "bo-1959",
        "number": "FB-950",
        "kind": "meat",
        "content": "Veal roast",
        "litres": 2,
        "portions": 5,
        "status": "frozen",
        "drawer_id": "dr-2548",
        "frozen_on": "2026-05-24",
        "best_before": "2026-11-20",
        "drawer_code": "L3",
        "days_left": 40,
        "planned_dinners": 0,
    }


def test_report_boxes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_boxes", status="thrown_away", freezer_id="fr-9452") == []


def test_report_boxes_adds_up(bench: Bench) -> None:
    result = bench.call("report_boxes", freezer_id="fr-6564")
    assert result == {
        "items": [
            {"kind": "bread", "boxes": 1, "litres": 3, "portions": 8},
            {"kind": "dessert", "boxes": 5, "litres": 16, "portions": 39},
            {"kind": "fish", "boxes": 3, "litres": 4, "portions": 10},
            {"kind": "meat", "boxes": 5, "litres": 11, "portions": 26},
            {"kind": "vegetable", "boxes": 6, "litres": 11, "portions": 31},
        ],
        "total": 5,
    }


def test_report_boxes_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_boxes", status="eaten")
    assert result == {
        "items": [
            {"kind": "bread", "boxes": 5, "litres": 14, "portions": 33},
            {"kind": "dessert", "boxes": 2, "litres": 2, "portions": 4},
            {"kind": "fish", "boxes": 1, "litres": 1, "portions": 3},
            {"kind": "meat", "boxes": 4, "litres": 7, "portions": 18},
            {"kind": "vegetable", "boxes": 5, "litres": 10, "portions": 26},
        ],
        "total": 5,
    }


def test_report_boxes_adds_up_with_best_before_until(bench: Bench) -> None:
    result = bench.call("report_boxes", best_before_until="2026-06-03")
    assert result == {"items": [{"kind": "fish", "boxes": 4, "litres": 6, "portions": 14}], "total": 1}


def test_freeze_box_adds_a_box(bench: Bench) -> None:
    bench.call(
        "freeze_box",
        number="New FB-359",
        content="Gooseberry fool",
        kind="meat",
        litres=3,
        portions=10,
        drawer_id="dr-8813",
    )
    assert bench.changes() == [
        inserted(
            "boxes",
            "bo-1083",
            number="New FB-359",
            kind="meat",
            content="Gooseberry fool",
            litres=3,
            portions=10,
            status="frozen",
            drawer_id="dr-8813",
            frozen_on="2026-10-11",
            best_before="2027-04-09",
        ),
    ]


def test_freeze_box_adds_a_box_2(bench: Bench) -> None:
    bench.call(
        "freeze_box",
        number="New FB-359",
        content="Vanilla ice",
        kind="fish",
        litres=3,
        portions=9,
        drawer_id="dr-8982",
    )
    assert bench.changes() == [
        inserted(
            "boxes",
            "bo-1083",
            number="New FB-359",
            kind="fish",
            content="Vanilla ice",
            litres=3,
            portions=9,
            status="frozen",
            drawer_id="dr-8982",
            frozen_on="2026-10-11",
            best_before="2027-01-09",
        ),
    ]


def test_freeze_box_adds_a_box_3(bench: Bench) -> None:
    bench.call(
        "freeze_box",
        number="New FB-567",
        content="Beef stock",
        kind="bread",
        litres=3,
        portions=6,
        drawer_id="dr-8982",
    )
    assert bench.changes() == [
        inserted(
            "boxes",
            "bo-1083",
            number="New FB-567",
            kind="bread",
            content="Beef stock",
            litres=3,
            portions=6,
            status="frozen",
            drawer_id="dr-8982",
            frozen_on="2026-10-11",
            best_before="2027-07-08",
        ),
    ]


def test_freeze_box_is_refused_because_argument_litres_must_be_at_most_5(bench: Bench) -> None:
    sentence = bench.refusal("freeze_box", number="FB-644", content="Leek tart", kind="meat", litres=6)
    assert sentence == "Argument 'litres' must be at most 5."


def test_freeze_box_is_refused_because_argument_portions_must_be_at_most_12(bench: Bench) -> None:
    sentence = bench.refusal("freeze_box", number="FB-644", content="Leek tart", kind="meat", litres=1, portions=13)
    assert sentence == "Argument 'portions' must be at most 12."


def test_freeze_box_is_refused_because_the_freezer_is_being_defrosted(bench: Bench) -> None:
    sentence = bench.refusal(
        "freeze_box",
        number="New FB-311",
        content="Kale with noodles",
        kind="bread",
        litres=2,
        portions=10,
        drawer_id="dr-3385",
    )
    assert sentence == "The freezer is being defrosted."


def test_freeze_box_is_refused_because_the_drawer_is_too_full(bench: Bench) -> None:
    sentence = bench.refusal(
        "freeze_box",
        number="FB-311",
        content="Caraway bread",
        kind="fish",
        litres=4,
        portions=10,
        drawer_id="dr-1875",
    )
    assert sentence == "The drawer is too full."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New FB-915",
            "content": "Turkey mince with herbs",
            "kind": "fish",
            "litres": 1,
            "portions": 10,
            "drawer_id": "dr-1875",
        },
        {
            "number": "FB-775",
            "content": "Vanilla ice",
            "kind": "dessert",
            "litres": 1,
            "portions": 5,
            "drawer_id": "dr-8982",
        },
    ],
)
def test_freeze_box_is_refused_because_so_many_portions_do_not_fit_into_a_box_of_this_size(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("freeze_box", **arguments) == "So many portions do not fit into a box of this size."


def test_freeze_box_is_refused_because_raw_meat_and_fish_do_not_lie_beside_desserts(bench: Bench) -> None:
    sentence = bench.refusal(
        "freeze_box",
        number="New FB-644",
        content="Leek tart with noodles",
        kind="meat",
        litres=2,
        portions=6,
        drawer_id="dr-2309",
    )
    assert sentence == "Raw meat and fish do not lie beside desserts."


def test_freeze_box_is_refused_because_another_box_already_has_this_box_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "freeze_box",
        number="FB-359",
        content="Pumpkin soup",
        kind="fish",
        litres=2,
        portions=8,
        drawer_id="dr-5230",
    )
    assert sentence == "Another box already has this box number."


def test_move_box_sets_drawer_id_to_dr_8884(bench: Bench) -> None:
    bench.call("move_box", box_id="bo-1959", drawer_id="dr-8884")
    assert bench.changes() == [updated("boxes", "bo-1959", drawer_id="dr-8884")]


def test_move_box_is_allowed(bench: Bench) -> None:
    bench.call("move_box", box_id="bo-6969", drawer_id="dr-1875")


def test_move_box_is_refused_because_the_box_is_not_in_a_freezer(bench: Bench) -> None:
    assert bench.refusal("move_box", box_id="bo-1645", drawer_id="dr-3385") == "The box is not in a freezer."


def test_move_box_is_refused_because_the_box_lies_there_already(bench: Bench) -> None:
    assert bench.refusal("move_box", box_id="bo-4450", drawer_id="dr-1875") == "The box lies there already."


def test_move_box_is_refused_because_the_freezer_is_being_defrosted(bench: Bench) -> None:
    assert bench.refusal("move_box", box_id="bo-6969", drawer_id="dr-1216") == "The freezer is being defrosted."


def test_move_box_is_refused_because_the_drawer_is_too_full(bench: Bench) -> None:
    assert bench.refusal("move_box", box_id="bo-3539", drawer_id="dr-1875") == "The drawer is too full."


def test_move_box_is_refused_because_raw_meat_and_fish_do_not_lie_beside_desserts(bench: Bench) -> None:
    sentence = bench.refusal("move_box", box_id="bo-4736", drawer_id="dr-1598")
    assert sentence == "Raw meat and fish do not lie beside desserts."


def test_thaw_box_changes_the_box(bench: Bench) -> None:
    bench.call("thaw_box", box_id="bo-2881")
    assert bench.changes() == [updated("boxes", "bo-2881", status="thawed", drawer_id=None, thawed_on="2026-10-11")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"box_id": "bo-1599"},
        {"box_id": "bo-9723"},
    ],
)
def test_thaw_box_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("thaw_box", **arguments)


def test_thaw_box_is_refused_because_the_box_must_be_frozen(bench: Bench) -> None:
    assert bench.refusal("thaw_box", box_id="bo-1006") == "The box must be frozen."


def test_thaw_box_is_refused_because_the_box_is_past_its_date(bench: Bench) -> None:
    assert bench.refusal("thaw_box", box_id="bo-1635") == "The box is past its date."


def test_thaw_box_is_refused_because_no_dinner_today_or_tomorrow_needs_this_box(bench: Bench) -> None:
    assert bench.refusal("thaw_box", box_id="bo-2822") == "No dinner today or tomorrow needs this box."


def test_thaw_box_is_refused_because_no_dinner_today_or_tomorrow_needs_this_box_2(bench: Bench) -> None:
    bench.arrange("boxes", "bo-9723", best_before="2026-11-11")
    assert bench.refusal("thaw_box", box_id="bo-9723") == "No dinner today or tomorrow needs this box."


def test_throw_box_away_sets_status_to_thrown_away(bench: Bench) -> None:
    bench.call("throw_box_away", box_id="bo-3518")
    assert bench.changes() == [updated("boxes", "bo-3518", status="thrown_away")]


def test_throw_box_away_sets_status_to_thrown_away_and_removes_the_planned_box(bench: Bench) -> None:
    bench.arrange("servings", "se-1162", box_id="bo-1691")
    bench.call("throw_box_away", box_id="bo-1691")
    assert bench.changes() == [updated("boxes", "bo-1691", status="thrown_away"), deleted("servings", "se-1162")]


def test_throw_box_away_is_refused_because_the_box_must_be_frozen_or_thawed(bench: Bench) -> None:
    assert bench.refusal("throw_box_away", box_id="bo-1645") == "The box must be frozen or thawed."


def test_throw_box_away_is_refused_because_the_box_is_still_good(bench: Bench) -> None:
    bench.arrange("boxes", "bo-1860", best_before="2026-10-11")
    assert bench.refusal("throw_box_away", box_id="bo-1860") == "The box is still good."


def test_eat_box_sets_status_to_eaten(bench: Bench) -> None:
    bench.call("eat_box", box_id="bo-1691")
    assert bench.changes() == [updated("boxes", "bo-1691", status="eaten")]


def test_eat_box_is_refused_because_the_box_must_be_thawed(bench: Bench) -> None:
    assert bench.refusal("eat_box", box_id="bo-1645") == "The box must be thawed."


def test_eat_box_is_refused_because_the_box_was_thawed_more_than_two_days_ago(bench: Bench) -> None:
    assert bench.refusal("eat_box", box_id="bo-3518") == "The box was thawed more than two days ago."


def test_eat_box_is_refused_because_the_box_is_meant_for_a_dinner(bench: Bench) -> None:
    assert bench.refusal("eat_box", box_id="bo-3337") == "The box is meant for a dinner."
