"""Tests of the tools for events of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"client_id": "cl-8592"}, ["ev-3304", "ev-8855"]),
        (
            {"held_from": "2026-04-27"},
            [
                "ev-9225",
                "ev-3794",
                "ev-6008",
                "ev-6786",
                "ev-7267",
                "ev-2616",
                "ev-2919",
                "ev-6892",
                "ev-6582",
                "ev-1227",
            ],
        ),
        ({"number": "EV-7201"}, ["ev-4498"]),
        ({"menu_id": "me-8549"}, ["ev-2757", "ev-4888", "ev-6560"]),
        ({"held_on": "2026-04-29"}, ["ev-3794"]),
        (
            {"option_until_until": "2026-04-18"},
            [
                "ev-6469",
                "ev-3660",
                "ev-6773",
                "ev-9225",
                "ev-3794",
                "ev-6008",
                "ev-2616",
                "ev-6892",
                "ev-3360",
                "ev-4400",
            ],
        ),
    ],
)
def test_find_events_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_events", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"option_until_until": "2026-04-18"}, 30),
        ({"hall_id": "ha-8431"}, 8),
        ({"status": "lapsed"}, 8),
    ],
)
def test_find_events_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_events", **filters)["total"] == total


def test_find_events_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_events", page=2)
    assert ids == [
        "ev-7338",
        "ev-6469",
        "ev-3660",
        "ev-6773",
        "ev-4094",
        "ev-9225",
        "ev-3794",
        "ev-6008",
        "ev-6786",
        "ev-7267",
    ]


def test_find_events_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_events", hall_id="ha-1412", status="cancelled", held_on="2026-04-27") == []


def test_get_event_shows_the_event(bench: Bench) -> None:
    result = bench.call("get_event", event_id="ev-6892")
    assert result == {
        "id": "ev-6892",
        "number": "EV-3192",
        "status": "cancelled",
        "hall_id": "ha-7870",
        "client_id": "cl-6191",
        "held_on": "2026-05-05",
        "menu_id": "me-5178",
        "guests": 80,
        "booked_guests": 80,
        "price": 6270,
        "deposit": 100320,
        "option_until": "2026-04-03",
        "client_name": "Conor Daly",
        "hall_name": "Orpheum Room",
        "menu_name": "Country Buffet",
        "menu_kind": "standing",
        "total": 501600,
        "still_to_pay": 401280,
        "waiters_needed": 6,
        "waiters_placed": 0,
    }


def test_get_event_shows_the_event_when_event_id_is_ev_8365(bench: Bench) -> None:
    result = bench.call("get_event", event_id="ev-8365")
    assert result == {
        "id": "ev-8365",
        "number": "EV-7777",
        "status": "cancelled",
        "hall_id": "ha-1412",
        "client_id": "cl-5948",
        "held_on": "2026-07-04",
        "menu_id": "me-6226",
        "guests": 60,
        "booked_guests": 60,
        "price": 6100,
        "deposit": 73200,
        "option_until": "2026-04-02",
        "client_name": "Jolanda Bosch",
        "hall_name": "Ironworks Hall",
        "menu_name": "Nordic Luncheon",
        "menu_kind": "standing",
        "total": 366000,
        "still_to_pay": 292800,
        "waiters_needed": 4,
        "waiters_placed": 0,
    }


def test_report_events_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_events", status="fixed", held_until="2026-04-17") == []


def test_report_events_adds_up(bench: Bench) -> None:
    result = bench.call("report_events", kind="standing")
    assert result == {
        "items": [
            {"hall_name": "Corn Exchange Hall", "events": 4, "total_guests": 540, "deposits": 247104},
            {"hall_name": "Garrison Theatre", "events": 2, "total_guests": 204, "deposits": 0},
            {"hall_name": "Ironworks Hall", "events": 7, "total_guests": 600, "deposits": 366600},
            {"hall_name": "Lyric Auditorium", "events": 2, "total_guests": 360, "deposits": 488160},
            {"hall_name": "Orpheum Hall", "events": 2, "total_guests": 324, "deposits": 436428},
            {"hall_name": "Orpheum Room", "events": 3, "total_guests": 176, "deposits": 174240},
            {"hall_name": "Playhouse Studio", "events": 4, "total_guests": 174, "deposits": 106848},
            {"hall_name": "Regent Auditorium", "events": 1, "total_guests": 144, "deposits": 196992},
        ],
        "total": 8,
    }


def test_report_events_adds_up_with_held_from(bench: Bench) -> None:
    result = bench.call("report_events", held_from="2026-10-10")
    assert result == {
        "items": [{"hall_name": "Orpheum Hall", "events": 1, "total_guests": 126, "deposits": 0}],
        "total": 1,
    }


def test_report_events_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_events", status="settled")
    assert result == {
        "items": [
            {"hall_name": "Ironworks Hall", "events": 1, "total_guests": 84, "deposits": 92232},
            {"hall_name": "Orpheum Hall", "events": 1, "total_guests": 180, "deposits": 197640},
            {"hall_name": "Orpheum Room", "events": 1, "total_guests": 72, "deposits": 71280},
        ],
        "total": 3,
    }


def test_report_events_adds_up_with_held_until(bench: Bench) -> None:
    result = bench.call("report_events", held_until="2026-05-27")
    assert result == {
        "items": [
            {"hall_name": "Corn Exchange Hall", "events": 7, "total_guests": 774, "deposits": 942624},
            {"hall_name": "Garrison Theatre", "events": 6, "total_guests": 468, "deposits": 487800},
            {"hall_name": "Ironworks Hall", "events": 7, "total_guests": 576, "deposits": 486360},
            {"hall_name": "Lyric Auditorium", "events": 6, "total_guests": 1104, "deposits": 1374528},
            {"hall_name": "Orpheum Hall", "events": 5, "total_guests": 828, "deposits": 1217268},
            {"hall_name": "Orpheum Room", "events": 7, "total_guests": 432, "deposits": 483232},
            {"hall_name": "Playhouse Studio", "events": 8, "total_guests": 360, "deposits": 529500},
            {"hall_name": "Regent Auditorium", "events": 3, "total_guests": 600, "deposits": 726960},
        ],
        "total": 8,
    }


def test_take_option_adds_a_event(bench: Bench) -> None:
    bench.call(
        "take_option",
        number="New EV-3120",
        hall_id="ha-7235",
        client_id="cl-2243",
        held_on="2026-05-28",
        guests=64,
        menu_id="me-6781",
    )
    assert bench.changes() == [
        inserted(
            "events",
            "ev-9539",
            number="New EV-3120",
            status="option",
            hall_id="ha-7235",
            client_id="cl-2243",
            held_on="2026-05-28",
            menu_id="me-6781",
            guests=64,
            booked_guests=64,
            price=9700,
            deposit=0,
            option_until="2026-06-04",
        ),
    ]


def test_take_option_is_allowed(bench: Bench) -> None:
    bench.call(
        "take_option",
        number="New EV-0638",
        hall_id="ha-1295",
        client_id="cl-6191",
        held_on="2026-06-01",
        guests=162,
        menu_id="me-5518",
    )


def test_take_option_is_refused_because_the_client_gets_no_more_events_here(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="New EV-0244",
        hall_id="ha-8431",
        client_id="cl-8922",
        held_on="2026-05-30",
        guests=168,
        menu_id="me-4954",
    )
    assert sentence == "The client gets no more events here."


def test_take_option_is_refused_because_an_event_is_planned_a_week_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="EV-9102",
        hall_id="ha-7235",
        client_id="cl-2351",
        held_on="2026-04-10",
        guests=216,
        menu_id="me-4840",
    )
    assert sentence == "An event is planned a week ahead at least."


def test_take_option_is_refused_because_the_menu_is_not_on_offer_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="New EV-3120",
        hall_id="ha-7870",
        client_id="cl-1439",
        held_on="2026-09-30",
        guests=64,
        menu_id="me-6975",
    )
    assert sentence == "The menu is not on offer then."


def test_take_option_is_refused_because_the_hall_is_too_small(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="EV-0638",
        hall_id="ha-7870",
        client_id="cl-6315",
        held_on="2026-09-18",
        guests=108,
        menu_id="me-6975",
    )
    assert sentence == "The hall is too small."


def test_take_option_is_refused_because_the_event_is_too_small_for_this_hall(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="New EV-9102",
        hall_id="ha-4380",
        client_id="cl-4691",
        held_on="2026-06-19",
        guests=30,
        menu_id="me-5518",
    )
    assert sentence == "The event is too small for this hall."


def test_take_option_is_refused_because_the_hall_is_taken_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "take_option",
        number="New EV-9102",
        hall_id="ha-3008",
        client_id="cl-3949",
        held_on="2026-06-23",
        guests=60,
        menu_id="me-6781",
    )
    assert sentence == "The hall is taken on that day."


def test_take_option_is_refused_because_an_event_with_this_number_exists_already(bench: Bench) -> None:
    bench.arrange("halls", "ha-7235", least_spend=119700)
    sentence = bench.refusal(
        "take_option",
        number="EV-0638",
        hall_id="ha-7235",
        client_id="cl-9181",
        held_on="2026-07-07",
        guests=19,
        menu_id="me-7723",
    )
    assert sentence == "An event with this number exists already."


def test_give_discount_sets_price_to_5544(bench: Bench) -> None:
    bench.call("give_discount", event_id="ev-1410", percent=12)
    assert bench.changes() == [updated("events", "ev-1410", price=5544)]


def test_give_discount_is_allowed(bench: Bench) -> None:
    bench.arrange("events", "ev-1410", hall_id="ha-5161", guests=32)
    bench.arrange("halls", "ha-5161", least_spend=179424)
    bench.call("give_discount", event_id="ev-1410", percent=11)


def test_give_discount_is_refused_because_argument_percent_must_be_at_most_30(bench: Bench) -> None:
    assert bench.refusal("give_discount", event_id="ev-1410", percent=31) == "Argument 'percent' must be at most 30."


def test_give_discount_is_refused_because_the_price_has_been_agreed(bench: Bench) -> None:
    assert bench.refusal("give_discount", event_id="ev-1228", percent=1) == "The price has been agreed."


def test_give_discount_is_refused_because_the_discount_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("give_discount", event_id="ev-1410", percent=13) == "The discount is above your limit."


def test_give_discount_is_refused_because_a_discount_has_been_given(bench: Bench) -> None:
    assert bench.refusal("give_discount", event_id="ev-4182", percent=2) == "A discount has been given."


def test_give_discount_is_refused_because_the_event_would_become_too_cheap_for_this_hall(bench: Bench) -> None:
    bench.arrange("events", "ev-1410", hall_id="ha-5161", guests=32)
    sentence = bench.refusal("give_discount", event_id="ev-1410", percent=11)
    assert sentence == "The event would become too cheap for this hall."


def test_book_event_changes_the_event(bench: Bench) -> None:
    bench.call("book_event", event_id="ev-1410", amount=52920)
    assert bench.changes() == [updated("events", "ev-1410", status="booked", deposit=52920)]


def test_book_event_changes_the_event_when_guests_is_45(bench: Bench) -> None:
    bench.arrange("events", "ev-1410", guests=45)
    bench.call("book_event", event_id="ev-1410", amount=281880)
    assert bench.changes() == [updated("events", "ev-1410", status="booked", booked_guests=45, deposit=281880)]


def test_book_event_is_allowed(bench: Bench) -> None:
    bench.call("book_event", event_id="ev-1410", amount=264600)


def test_book_event_is_refused_because_the_event_must_be_option(bench: Bench) -> None:
    assert bench.refusal("book_event", event_id="ev-1228", amount=190080) == "The event must be option."


def test_book_event_is_refused_because_the_option_has_lapsed(bench: Bench) -> None:
    assert bench.refusal("book_event", event_id="ev-2641", amount=43920) == "The option has lapsed."


def test_book_event_is_refused_because_the_deposit_is_less_than_a_fifth_of_the_price(bench: Bench) -> None:
    sentence = bench.refusal("book_event", event_id="ev-4182", amount=51600)
    assert sentence == "The deposit is less than a fifth of the price."


def test_book_event_is_refused_because_this_is_more_than_the_whole_price(bench: Bench) -> None:
    bench.arrange("events", "ev-1410", option_until="2026-05-21")
    assert bench.refusal("book_event", event_id="ev-1410", amount=281880) == "This is more than the whole price."


def test_lapse_option_sets_status_to_lapsed(bench: Bench) -> None:
    bench.call("lapse_option", event_id="ev-3975")
    assert bench.changes() == [updated("events", "ev-3975", status="lapsed")]


def test_lapse_option_sets_status_to_lapsed_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("lapse_option", event_id="ev-6868")
    assert bench.changes() == [
        updated("events", "ev-6868", status="lapsed"),
        updated("tastings", "ta-2645", status="cancelled"),
    ]


def test_lapse_option_is_refused_because_the_event_must_be_option(bench: Bench) -> None:
    assert bench.refusal("lapse_option", event_id="ev-1228") == "The event must be option."


def test_lapse_option_is_refused_because_the_option_still_runs(bench: Bench) -> None:
    bench.arrange("events", "ev-4182", option_until="2026-05-21")
    assert bench.refusal("lapse_option", event_id="ev-4182") == "The option still runs."


def test_change_guests_sets_guests_to_27(bench: Bench) -> None:
    bench.call("change_guests", event_id="ev-2942", guests=27)
    assert bench.changes() == [updated("events", "ev-2942", guests=27)]


def test_change_guests_is_allowed(bench: Bench) -> None:
    bench.call("change_guests", event_id="ev-3211", guests=180)


def test_change_guests_is_refused_because_the_number_is_final(bench: Bench) -> None:
    assert bench.refusal("change_guests", event_id="ev-1228", guests=90) == "The number is final."


def test_change_guests_is_refused_because_it_is_too_late_to_change_the_number(bench: Bench) -> None:
    assert bench.refusal("change_guests", event_id="ev-9352", guests=168) == "It is too late to change the number."


def test_change_guests_is_refused_because_the_number_is_the_same(bench: Bench) -> None:
    assert bench.refusal("change_guests", event_id="ev-6455", guests=180) == "The number is the same."


def test_change_guests_is_refused_because_the_hall_is_too_small(bench: Bench) -> None:
    assert bench.refusal("change_guests", event_id="ev-2942", guests=240) == "The hall is too small."


def test_change_guests_is_refused_because_the_number_has_fallen_by_more_than_a_tenth(bench: Bench) -> None:
    sentence = bench.refusal("change_guests", event_id="ev-1370", guests=90)
    assert sentence == "The number has fallen by more than a tenth."


def test_change_menu_changes_the_event(bench: Bench) -> None:
    bench.call("change_menu", event_id="ev-6560", menu_id="me-4840")
    assert bench.changes() == [updated("events", "ev-6560", menu_id="me-4840", price=4500)]


def test_change_menu_is_allowed(bench: Bench) -> None:
    bench.arrange("events", "ev-6971", held_on="2026-06-01")
    bench.call("change_menu", event_id="ev-6971", menu_id="me-6975")


def test_change_menu_is_allowed_when_held_on_is_2026_09_18(bench: Bench) -> None:
    bench.arrange("events", "ev-6971", held_on="2026-09-18")
    bench.call("change_menu", event_id="ev-6971", menu_id="me-6975")


def test_change_menu_is_allowed_when_price_is_4500(bench: Bench) -> None:
    bench.arrange("events", "ev-6136", price=4500)
    bench.call("change_menu", event_id="ev-6136", menu_id="me-4840")


def test_change_menu_is_refused_because_the_menu_is_final(bench: Bench) -> None:
    assert bench.refusal("change_menu", event_id="ev-6469", menu_id="me-4840") == "The menu is final."


def test_change_menu_is_refused_because_it_is_too_late_to_change_the_menu(bench: Bench) -> None:
    bench.arrange("events", "ev-6971", held_on="2026-05-31")
    assert bench.refusal("change_menu", event_id="ev-6971", menu_id="me-6975") == "It is too late to change the menu."


def test_change_menu_is_refused_because_the_event_has_this_menu_already(bench: Bench) -> None:
    assert bench.refusal("change_menu", event_id="ev-4064", menu_id="me-6561") == "The event has this menu already."


def test_change_menu_is_refused_because_the_menu_is_not_on_offer_then(bench: Bench) -> None:
    assert bench.refusal("change_menu", event_id="ev-6136", menu_id="me-5178") == "The menu is not on offer then."


def test_change_menu_is_refused_because_a_booked_event_may_not_become_cheaper(bench: Bench) -> None:
    sentence = bench.refusal("change_menu", event_id="ev-4064", menu_id="me-4840")
    assert sentence == "A booked event may not become cheaper."


def test_move_event_sets_hall_id_to_ha_1295(bench: Bench) -> None:
    bench.call("move_event", event_id="ev-4064", hall_id="ha-1295")
    assert bench.changes() == [updated("events", "ev-4064", hall_id="ha-1295")]


def test_move_event_is_allowed(bench: Bench) -> None:
    bench.arrange("events", "ev-8556", held_on="2026-05-09")
    bench.call("move_event", event_id="ev-8556", hall_id="ha-5161")


def test_move_event_is_allowed_when_guests_is_37_when_price_is_6486(bench: Bench) -> None:
    bench.arrange("events", "ev-5464", guests=37, price=6486)
    bench.arrange("halls", "ha-8431", least_spend=239982)
    bench.call("move_event", event_id="ev-5464", hall_id="ha-8431")


def test_move_event_is_refused_because_the_event_cannot_be_moved_any_more(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-6469", hall_id="ha-7235") == "The event cannot be moved any more."


def test_move_event_is_refused_because_the_event_is_in_this_hall(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-2641", hall_id="ha-1412") == "The event is in this hall."


def test_move_event_is_refused_because_the_hall_is_too_small(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-9352", hall_id="ha-7235") == "The hall is too small."


def test_move_event_is_refused_because_the_event_is_too_small_for_this_hall(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-5464", hall_id="ha-8431") == "The event is too small for this hall."


def test_move_event_is_refused_because_the_hall_is_taken_on_that_day(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-4182", hall_id="ha-5161") == "The hall is taken on that day."


def test_fix_event_sets_status_to_fixed(bench: Bench) -> None:
    bench.call("fix_event", event_id="ev-9352")
    assert bench.changes() == [updated("events", "ev-9352", status="fixed")]


def test_fix_event_is_refused_because_the_event_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("fix_event", event_id="ev-1228") == "The event must be booked."


def test_fix_event_is_refused_because_it_is_too_early_to_fix_this_event(bench: Bench) -> None:
    bench.arrange("events", "ev-5239", held_on="2026-06-01")
    assert bench.refusal("fix_event", event_id="ev-5239") == "It is too early to fix this event."


def test_fix_event_is_refused_because_the_day_is_over(bench: Bench) -> None:
    bench.arrange("events", "ev-5239", held_on="2026-05-20")
    assert bench.refusal("fix_event", event_id="ev-5239") == "The day is over."


def test_fix_event_is_refused_because_no_waiter_has_been_placed(bench: Bench) -> None:
    bench.arrange("events", "ev-5239", held_on="2026-05-21")
    assert bench.refusal("fix_event", event_id="ev-5239") == "No waiter has been placed."


def test_fix_event_is_refused_because_no_waiter_has_been_placed_when_held_on_is_2026_05_31(bench: Bench) -> None:
    bench.arrange("events", "ev-5239", held_on="2026-05-31")
    assert bench.refusal("fix_event", event_id="ev-5239") == "No waiter has been placed."


def test_hold_event_sets_status_to_held(bench: Bench) -> None:
    bench.call("hold_event", event_id="ev-7227")
    assert bench.changes() == [updated("events", "ev-7227", status="held")]


def test_hold_event_is_refused_because_the_event_must_be_fixed(bench: Bench) -> None:
    assert bench.refusal("hold_event", event_id="ev-2942") == "The event must be fixed."


def test_hold_event_is_refused_because_the_event_is_still_to_come(bench: Bench) -> None:
    assert bench.refusal("hold_event", event_id="ev-1228") == "The event is still to come."


def test_settle_event_changes_the_event(bench: Bench) -> None:
    bench.call("settle_event", event_id="ev-3660")
    assert bench.changes() == [updated("events", "ev-3660", status="settled", deposit=219600)]


def test_settle_event_is_refused_because_the_event_must_be_held(bench: Bench) -> None:
    assert bench.refusal("settle_event", event_id="ev-1228") == "The event must be held."


def test_cancel_event_changes_the_event_and_removes_the_waiters_duty(bench: Bench) -> None:
    bench.call("cancel_event", event_id="ev-6136")
    assert bench.changes() == [
        updated("events", "ev-6136", status="cancelled", deposit=0),
        deleted("services", "se-4733"),
    ]


def test_cancel_event_sets_status_to_cancelled_and_removes_the_waiters_duty(bench: Bench) -> None:
    bench.call("cancel_event", event_id="ev-8743")
    assert bench.changes() == [
        updated("events", "ev-8743", status="cancelled"),
        deleted("services", "se-5315"),
        deleted("services", "se-7732"),
    ]


def test_cancel_event_sets_status_to_cancelled_and_removes_the_waiters_duty_2(bench: Bench) -> None:
    bench.call("cancel_event", event_id="ev-1319")
    assert bench.changes() == [
        updated("events", "ev-1319", status="cancelled"),
        deleted("services", "se-4611"),
        updated("tastings", "ta-8339", status="cancelled"),
    ]


def test_cancel_event_is_refused_because_the_event_must_be_booked_or_fixed(bench: Bench) -> None:
    assert bench.refusal("cancel_event", event_id="ev-3794") == "The event must be booked or fixed."


def test_cancel_event_is_refused_because_the_event_is_today_or_over(bench: Bench) -> None:
    assert bench.refusal("cancel_event", event_id="ev-7227") == "The event is today or over."
