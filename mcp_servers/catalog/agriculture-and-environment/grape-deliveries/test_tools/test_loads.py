"""Tests of the tools for loads of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"press_house_id": "pr-1468", "status": "missed", "picking": "hand_picked"}, ["lo-4061"]),
        (
            {"starts_from": "2026-09-16T09:30"},
            [
                "lo-7919",
                "lo-3119",
                "lo-4189",
                "lo-1648",
                "lo-1065",
                "lo-4936",
                "lo-6222",
                "lo-4633",
                "lo-5961",
                "lo-6843",
            ],
        ),
        ({"grower_id": "gr-1321"}, ["lo-1581"]),
        ({"starts_on": "2026-10-05"}, ["lo-4041"]),
        (
            {"variety_id": "va-5486"},
            ["lo-5296", "lo-6242", "lo-4133", "lo-4319", "lo-4349", "lo-8791", "lo-4600", "lo-4041", "lo-2124"],
        ),
        ({"parcel_id": "pa-9788"}, ["lo-3926", "lo-6491"]),
    ],
)
def test_find_loads_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_loads", **filters) == ids


def test_find_loads_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_loads", page=16) == ["lo-3963", "lo-6946", "lo-4041", "lo-2124", "lo-2950", "lo-2244"]


def test_find_loads_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_loads", parcel_id="pa-8093") == []


def test_announce_load_adds_a_load(bench: Bench) -> None:
    bench.call(
        "announce_load",
        parcel_id="pa-1721",
        press_house_id="pr-4626",
        starts_at="2026-09-27T13:30",
        kilos=1150,
        picking="hand_picked",
    )
    assert bench.changes() == [
        inserted(
            "loads",
            "lo-6314",
            starts_at="2026-09-27T13:30",
            parcel_id="pa-1721",
            press_house_id="pr-4626",
            kilos=1150,
            picking="hand_picked",
            status="announced",
            announced_at="2026-09-24T14:30",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "parcel_id": "pa-7268",
            "press_house_id": "pr-1703",
            "starts_at": "2026-10-02T15:30",
            "kilos": 1425,
            "picking": "hand_picked",
        },
        {
            "parcel_id": "pa-1193",
            "press_house_id": "pr-1703",
            "starts_at": "2026-09-24T16:30",
            "kilos": 1450,
            "picking": "hand_picked",
        },
        {
            "parcel_id": "pa-1977",
            "press_house_id": "pr-4626",
            "starts_at": "2026-10-02T15:30",
            "kilos": 250,
            "picking": "hand_picked",
        },
    ],
)
def test_announce_load_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("announce_load", **arguments)


def test_announce_load_is_refused_because_argument_kilos_must_be_at_least_100(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7268",
        press_house_id="pr-1703",
        starts_at="2026-10-08T14:30",
        kilos=99,
    )
    assert sentence == "Argument 'kilos' must be at least 100."


def test_announce_load_is_refused_because_argument_kilos_must_be_at_most_5000(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7268",
        press_house_id="pr-1703",
        starts_at="2026-10-08T14:30",
        kilos=5001,
    )
    assert sentence == "Argument 'kilos' must be at most 5000."


def test_announce_load_is_refused_because_the_grower_is_suspended(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-5782",
        press_house_id="pr-4626",
        starts_at="2026-09-30T10:30",
        kilos=450,
        picking="hand_picked",
    )
    assert sentence == "The grower is suspended."


def test_announce_load_is_refused_because_a_load_is_announced_at_least_two_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7247",
        press_house_id="pr-4626",
        starts_at="2026-09-13T10:30",
        kilos=650,
        picking="hand_picked",
    )
    assert sentence == "A load is announced at least two hours ahead."


def test_announce_load_is_refused_because_a_load_is_announced_at_most_14_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7268",
        press_house_id="pr-1703",
        starts_at="2026-10-08T14:31",
        kilos=1450,
        picking="hand_picked",
    )
    assert sentence == "A load is announced at most 14 days ahead."


def test_announce_load_is_refused_because_picking_of_this_variety_is_over_by_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7268",
        press_house_id="pr-1703",
        starts_at="2026-10-08T14:30",
        kilos=1450,
        picking="hand_picked",
    )
    assert sentence == "Picking of this variety is over by then."


def test_announce_load_is_refused_because_the_parcel_is_still_in_the_waiting_period_after(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-1977",
        press_house_id="pr-4626",
        starts_at="2026-09-28T09:30",
        kilos=1750,
        picking="hand_picked",
    )
    assert sentence == "The parcel is still in the waiting period after spraying."


def test_announce_load_is_refused_because_a_steep_parcel_is_picked_by_hand(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-1207",
        press_house_id="pr-4626",
        starts_at="2026-09-28T08:30",
        kilos=2050,
        picking="machine_picked",
    )
    assert sentence == "A steep parcel is picked by hand."


def test_announce_load_is_refused_because_the_parcel_would_exceed_its_yield_limit(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_load",
        parcel_id="pa-7268",
        press_house_id="pr-1703",
        starts_at="2026-10-05T23:59",
        kilos=1450,
        picking="hand_picked",
    )
    assert sentence == "The parcel would exceed its yield limit."


def test_cancel_load_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_load", load_id="lo-9954")
    assert bench.changes() == [updated("loads", "lo-9954", status="cancelled")]


def test_cancel_load_is_allowed(bench: Bench) -> None:
    bench.arrange("loads", "lo-4349", starts_at="2026-09-25T02:30")
    bench.call("cancel_load", load_id="lo-4349")


def test_cancel_load_is_refused_because_the_load_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("cancel_load", load_id="lo-2029") == "The load must be announced."


def test_cancel_load_is_refused_because_it_is_too_late_to_cancel_this_load(bench: Bench) -> None:
    assert bench.refusal("cancel_load", load_id="lo-1645") == "It is too late to cancel this load."


def test_mark_missed_sets_status_to_missed(bench: Bench) -> None:
    bench.call("mark_missed", load_id="lo-6977")
    assert bench.changes() == [updated("loads", "lo-6977", status="missed")]


def test_mark_missed_is_refused_because_the_load_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("mark_missed", load_id="lo-2029") == "The load must be announced."


def test_mark_missed_is_refused_because_the_load_may_still_come(bench: Bench) -> None:
    assert bench.refusal("mark_missed", load_id="lo-2039") == "The load may still come."


def test_weigh_load_sets_status_to_weighed_and_sets_litres_to_9672(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    bench.call(
        "weigh_load",
        load_id="lo-1216",
        kilos=2496,
        must_weight=72,
        rot=3,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert bench.changes() == [
        updated("loads", "lo-1216", status="weighed"),
        updated("tanks", "ta-4897", litres=9672),
        inserted(
            "weighings",
            "we-1218",
            number="New WN-93823",
            load_id="lo-1216",
            tank_id="ta-4897",
            kilos=2496,
            must_weight=72,
            rot=3,
            grade="select",
            value=341952,
            status="accepted",
            weighed_at="2026-09-24T14:30",
        ),
    ]


def test_weigh_load_sets_status_to_weighed_and_sets_litres_to_12000(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T15:30")
    bench.call(
        "weigh_load",
        load_id="lo-1216",
        kilos=1921,
        must_weight=72,
        rot=25,
        tank_id="ta-2881",
        number="New WN-93823",
    )
    assert bench.changes() == [
        updated("loads", "lo-1216", status="weighed"),
        updated("tanks", "ta-2881", litres=12000),
        inserted(
            "weighings",
            "we-1218",
            number="New WN-93823",
            load_id="lo-1216",
            tank_id="ta-2881",
            kilos=1921,
            must_weight=72,
            rot=25,
            grade="table",
            value=144075,
            status="accepted",
            weighed_at="2026-09-24T14:30",
        ),
    ]


def test_weigh_load_sets_status_to_weighed_and_sets_litres_to_9672_2(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    bench.call(
        "weigh_load",
        load_id="lo-1216",
        kilos=2496,
        must_weight=60,
        rot=0,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert bench.changes() == [
        updated("loads", "lo-1216", status="weighed"),
        updated("tanks", "ta-4897", litres=9672),
        inserted(
            "weighings",
            "we-1218",
            number="New WN-93823",
            load_id="lo-1216",
            tank_id="ta-4897",
            kilos=2496,
            must_weight=60,
            rot=0,
            grade="estate",
            value=312000,
            status="accepted",
            weighed_at="2026-09-24T14:30",
        ),
    ]


def test_weigh_load_sets_status_to_weighed_and_sets_litres_to_9672_3(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    bench.call(
        "weigh_load",
        load_id="lo-1216",
        kilos=2496,
        must_weight=72,
        rot=4,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert bench.changes() == [
        updated("loads", "lo-1216", status="weighed"),
        updated("tanks", "ta-4897", litres=9672),
        inserted(
            "weighings",
            "we-1218",
            number="New WN-93823",
            load_id="lo-1216",
            tank_id="ta-4897",
            kilos=2496,
            must_weight=72,
            rot=4,
            grade="estate",
            value=341952,
            status="accepted",
            weighed_at="2026-09-24T14:30",
        ),
    ]


def test_weigh_load_is_refused_because_argument_rot_must_be_at_most_40(bench: Bench) -> None:
    sentence = bench.refusal("weigh_load", load_id="lo-1216", kilos=848, must_weight=59, rot=41)
    assert sentence == "Argument 'rot' must be at most 40."


def test_weigh_load_is_refused_because_argument_kilos_must_be_at_least_50(bench: Bench) -> None:
    assert bench.refusal("weigh_load", load_id="lo-1113", kilos=49) == "Argument 'kilos' must be at least 50."


def test_weigh_load_is_refused_because_argument_kilos_must_be_at_most_3000(bench: Bench) -> None:
    assert bench.refusal("weigh_load", load_id="lo-1113", kilos=3001) == "Argument 'kilos' must be at most 3000."


def test_weigh_load_is_refused_because_argument_must_weight_must_be_at_least_40(bench: Bench) -> None:
    sentence = bench.refusal("weigh_load", load_id="lo-1216", kilos=848, must_weight=39)
    assert sentence == "Argument 'must_weight' must be at least 40."


def test_weigh_load_is_refused_because_argument_must_weight_must_be_at_most_180(bench: Bench) -> None:
    sentence = bench.refusal("weigh_load", load_id="lo-1216", kilos=848, must_weight=181)
    assert sentence == "Argument 'must_weight' must be at most 180."


def test_weigh_load_is_refused_because_the_load_must_be_announced(bench: Bench) -> None:
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-2489",
        kilos=506,
        must_weight=84,
        rot=5,
        tank_id="ta-6261",
        number="New WN-25539",
    )
    assert sentence == "The load must be announced."


def test_weigh_load_is_refused_because_the_tank_takes_in_nothing(bench: Bench) -> None:
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1645",
        kilos=748,
        must_weight=90,
        rot=3,
        tank_id="ta-6261",
        number="New WN-25539",
    )
    assert sentence == "The tank takes in nothing."


def test_weigh_load_is_refused_because_the_tank_holds_another_variety(bench: Bench) -> None:
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1113",
        kilos=1820,
        must_weight=54,
        rot=5,
        tank_id="ta-7190",
        number="New WN-42471",
    )
    assert sentence == "The tank holds another variety."


def test_weigh_load_is_refused_because_the_tank_stands_in_another_press_house(bench: Bench) -> None:
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1347",
        kilos=606,
        must_weight=71,
        rot=2,
        tank_id="ta-7162",
        number="WN-59544",
    )
    assert sentence == "The tank stands in another press house."


def test_weigh_load_is_refused_because_the_load_was_announced_at_another_press_house(bench: Bench) -> None:
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-4600",
        kilos=816,
        must_weight=79,
        rot=1,
        tank_id="ta-9796",
        number="New WN-25539",
    )
    assert sentence == "The load was announced at another press house."


def test_weigh_load_is_refused_because_it_is_too_early_for_this_load(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T15:31")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=1921,
        must_weight=72,
        rot=25,
        tank_id="ta-2881",
        number="New WN-93823",
    )
    assert sentence == "It is too early for this load."


def test_weigh_load_is_refused_because_the_load_has_come_too_late(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:29")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=848,
        must_weight=59,
        rot=5,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert sentence == "The load has come too late."


def test_weigh_load_is_refused_because_a_load_with_more_than_25_percent_rot_is_turned_away(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=2496,
        must_weight=72,
        rot=26,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert sentence == "A load with more than 25 percent rot is turned away."


def test_weigh_load_is_refused_because_the_parcel_would_exceed_its_yield_limit(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=2497,
        must_weight=59,
        rot=5,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert sentence == "The parcel would exceed its yield limit."


def test_weigh_load_is_refused_because_there_is_not_enough_room_in_the_tank(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=1922,
        must_weight=72,
        rot=25,
        tank_id="ta-2881",
        number="New WN-93823",
    )
    assert sentence == "There is not enough room in the tank."


def test_weigh_load_is_refused_because_this_weighing_note_exists_already(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=1921,
        must_weight=72,
        rot=25,
        tank_id="ta-2881",
        number="WN-14353",
    )
    assert sentence == "This weighing note exists already."


def test_weigh_load_is_refused_because_another_weighing_already_has_this_load(bench: Bench) -> None:
    bench.arrange("loads", "lo-1216", starts_at="2026-09-24T11:30")
    bench.arrange("weighings", "we-1100", load_id="lo-1216")
    sentence = bench.refusal(
        "weigh_load",
        load_id="lo-1216",
        kilos=848,
        must_weight=59,
        rot=5,
        tank_id="ta-4897",
        number="New WN-93823",
    )
    assert sentence == "Another weighing already has this load."
