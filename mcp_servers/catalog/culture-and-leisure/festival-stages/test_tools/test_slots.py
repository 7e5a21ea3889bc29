"""Tests of the tools for slots of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"act_id": "ac-8361"}, ["sl-2424", "sl-9800"]),
        ({"status": "cancelled"}, ["sl-1182", "sl-8814", "sl-4366", "sl-5650", "sl-7803", "sl-8658"]),
        ({"genre": "hip_hop"}, ["sl-2589", "sl-4553", "sl-4486", "sl-4273", "sl-9685", "sl-4366", "sl-5350"]),
    ],
)
def test_find_slots_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_slots", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"held_until_until": "2026-05-21"}, 79),
        ({"stage_id": "st-2858"}, 9),
        ({"starts_on": "2026-07-18"}, 25),
    ],
)
def test_find_slots_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_slots", **filters)["total"] == total


def test_find_slots_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_slots", page=10) == ["sl-5945", "sl-2499"]


def test_find_slots_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_slots", stage_id="st-1326", starts_on="2026-07-18", held_until_until="2026-04-02") == []


def test_get_slot_shows_the_slot(bench: Bench) -> None:
    result = bench.call("get_slot", slot_id="sl-1489")
    assert result == {
        "id": "sl-1489",
        "status": "confirmed",
        "stage_id": "st-2484",
        "act_id": "ac-3446",
        "starts_at": "2026-07-17T17:50",
        "ends_at": "2026-07-17T18:20",
        "fee": 190000,
        "held_until": "2026-03-28",
        "booker_id": "bo-3231",
        "act_name": "Comets Machine",
        "act_agent": "Florence Holloway",
        "stage_name": "Courtyard",
        "amount_paid": 95000,
        "rider_cost": 0,
        "rider_budget": 9500,
        "passes_left": 13,
    }


def test_get_slot_shows_the_slot_when_slot_id_is_sl_2326(bench: Bench) -> None:
    bench.arrange("instalments", "in-1010", slot_id="sl-2326")
    result = bench.call("get_slot", slot_id="sl-2326")
    assert result == {
        "id": "sl-2326",
        "status": "turned_down",
        "stage_id": "st-2484",
        "act_id": "ac-6440",
        "starts_at": "2026-07-19T17:05",
        "ends_at": "2026-07-19T17:50",
        "fee": 60500,
        "held_until": "2026-04-23",
        "booker_id": "bo-7193",
        "act_name": "Copper Harbour",
        "act_agent": "Tereza Mazur",
        "stage_name": "Courtyard",
        "amount_paid": 65000,
        "rider_cost": 0,
        "rider_budget": 3025,
        "passes_left": 6,
    }


def test_report_fees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_fees", genre="pop", booker_id="bo-3231") == []


def test_report_fees_adds_up(bench: Bench) -> None:
    result = bench.call("report_fees", booker_id="bo-3231")
    assert result == {
        "items": [
            {"stage_name": "Barn", "slots": 2, "fees": 1697000, "dearest": 1507000},
            {"stage_name": "Chapel", "slots": 5, "fees": 2464000, "dearest": 1017500},
            {"stage_name": "Courtyard", "slots": 6, "fees": 4025000, "dearest": 1776500},
            {"stage_name": "Dune Stage", "slots": 5, "fees": 4481500, "dearest": 1364000},
            {"stage_name": "Lake Stage", "slots": 8, "fees": 3501500, "dearest": 1347500},
            {"stage_name": "Meadow Stage", "slots": 5, "fees": 2555000, "dearest": 1155000},
            {"stage_name": "Woodland Stage", "slots": 5, "fees": 379000, "dearest": 140000},
        ],
        "total": 7,
    }


def test_report_fees_adds_up_with_status_and_starts_on_and_genre(bench: Bench) -> None:
    result = bench.call("report_fees", status="held", starts_on="2026-07-18", genre="electronic")
    assert result == {"items": [{"stage_name": "Chapel", "slots": 1, "fees": 1985000, "dearest": 1985000}], "total": 1}


def test_hold_slot_adds_a_slot(bench: Bench) -> None:
    bench.call("hold_slot", stage_id="st-6792", act_id="ac-7040", starts_at="2026-07-19T19:50", length=21)
    assert bench.changes() == [
        inserted(
            "slots",
            "sl-4923",
            status="held",
            stage_id="st-6792",
            act_id="ac-7040",
            starts_at="2026-07-19T19:50",
            ends_at="2026-07-19T20:11",
            fee=680000,
            held_until="2026-05-23",
            booker_id="bo-7193",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"stage_id": "st-2858", "act_id": "ac-4013", "starts_at": "2026-07-17T18:05", "length": 22},
        {"stage_id": "st-2858", "act_id": "ac-4013", "starts_at": "2026-07-17T13:28", "length": 22},
        {"stage_id": "st-2484", "act_id": "ac-5157", "starts_at": "2026-07-17T12:35", "length": 21},
    ],
)
def test_hold_slot_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("hold_slot", **arguments)


def test_hold_slot_is_refused_because_argument_length_must_be_at_least_20(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-2858", act_id="ac-4013", starts_at="2026-07-18T12:35", length=19)
    assert sentence == "Argument 'length' must be at least 20."


def test_hold_slot_is_refused_because_the_stage_has_no_licence(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-6288", act_id="ac-5486", starts_at="2026-07-19T17:35", length=20)
    assert sentence == "The stage has no licence."


def test_hold_slot_is_refused_because_the_act_is_banned(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-2484", act_id="ac-1495", starts_at="2026-07-19T18:35", length=20)
    assert sentence == "The act is banned."


def test_hold_slot_is_refused_because_the_festival_is_not_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-6792", act_id="ac-7040", starts_at="2026-07-20T00:00", length=21)
    assert sentence == "The festival is not on that day."


def test_hold_slot_is_refused_because_the_act_is_too_loud_for_this_stage(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-2484", act_id="ac-1255", starts_at="2026-07-18T13:50", length=22)
    assert sentence == "The act is too loud for this stage."


def test_hold_slot_is_refused_because_the_act_has_a_slot_already(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-2484", act_id="ac-9263", starts_at="2026-07-17T18:20", length=22)
    assert sentence == "The act has a slot already."


def test_hold_slot_is_refused_because_the_stage_is_taken_or_being_changed_over_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("hold_slot", stage_id="st-2484", act_id="ac-2253", starts_at="2026-07-19T15:35", length=20)
    assert sentence == "The stage is taken or being changed over at that time."


def test_move_slot_changes_the_slot(bench: Bench) -> None:
    bench.call("move_slot", slot_id="sl-4486", starts_at="2026-07-19T12:20")
    assert bench.changes() == [updated("slots", "sl-4486", starts_at="2026-07-19T12:20", ends_at="2026-07-19T12:50")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"slot_id": "sl-8839", "starts_at": "2026-07-17T14:35"},
        {"slot_id": "sl-8839", "starts_at": "2026-07-17T12:35"},
        {"slot_id": "sl-1678", "starts_at": "2026-07-18T18:35"},
    ],
)
def test_move_slot_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_slot", **arguments)


def test_move_slot_is_refused_because_the_slot_is_settled(bench: Bench) -> None:
    assert bench.refusal("move_slot", slot_id="sl-2326", starts_at="2026-07-18T17:35") == "The slot is settled."


def test_move_slot_is_refused_because_the_slot_begins_then_already(bench: Bench) -> None:
    sentence = bench.refusal("move_slot", slot_id="sl-2033", starts_at="2026-07-18T15:20")
    assert sentence == "The slot begins then already."


def test_move_slot_is_refused_because_the_festival_is_not_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("move_slot", slot_id="sl-4708", starts_at="2026-07-20T00:00")
    assert sentence == "The festival is not on that day."


def test_move_slot_is_refused_because_the_stage_is_taken_or_being_changed_over_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_slot", slot_id="sl-9632", starts_at="2026-07-17T13:05")
    assert sentence == "The stage is taken or being changed over at that time."


def test_offer_slot_changes_the_slot(bench: Bench) -> None:
    bench.call("offer_slot", slot_id="sl-5797", fee=250000)
    assert bench.changes() == [updated("slots", "sl-5797", status="offered", fee=250000, held_until="2026-05-20")]


def test_offer_slot_is_allowed(bench: Bench) -> None:
    bench.call("offer_slot", slot_id="sl-8986", fee=1018750)


def test_offer_slot_is_refused_because_the_slot_must_be_held(bench: Bench) -> None:
    assert bench.refusal("offer_slot", slot_id="sl-2326", fee=650000) == "The slot must be held."


def test_offer_slot_is_refused_because_the_hold_has_run_out(bench: Bench) -> None:
    assert bench.refusal("offer_slot", slot_id="sl-2424", fee=75000) == "The hold has run out."


def test_offer_slot_is_refused_because_the_act_is_banned(bench: Bench) -> None:
    bench.arrange("slots", "sl-8986", act_id="ac-1495")
    assert bench.refusal("offer_slot", slot_id="sl-8986", fee=1017500) == "The act is banned."


def test_offer_slot_is_refused_because_the_fee_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("offer_slot", slot_id="sl-4708", fee=1925000) == "The fee is above your limit."


def test_offer_slot_is_refused_because_the_fee_is_more_than_a_quarter_above_the_usual_one(bench: Bench) -> None:
    sentence = bench.refusal("offer_slot", slot_id="sl-8986", fee=1100000)
    assert sentence == "The fee is more than a quarter above the usual one."


def test_confirm_slot_sets_status_to_confirmed_and_adds_a_instalment(bench: Bench) -> None:
    bench.call("confirm_slot", slot_id="sl-9904")
    assert bench.changes() == [
        inserted(
            "instalments",
            "in-2622",
            slot_id="sl-9904",
            part="deposit",
            amount=40000,
            due_on="2026-05-19",
            status="open",
        ),
        inserted(
            "instalments",
            "in-4037",
            slot_id="sl-9904",
            part="balance",
            amount=40000,
            due_on="2026-07-18",
            status="open",
        ),
        updated("slots", "sl-9904", status="confirmed"),
    ]


def test_confirm_slot_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-2774", held_until="2026-05-13")
    bench.call("confirm_slot", slot_id="sl-2774")


def test_confirm_slot_is_refused_because_the_slot_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("confirm_slot", slot_id="sl-2326") == "The slot must be offered."


def test_confirm_slot_is_refused_because_the_offer_has_run_out(bench: Bench) -> None:
    assert bench.refusal("confirm_slot", slot_id="sl-9694") == "The offer has run out."


def test_confirm_slot_is_refused_because_the_stage_has_no_licence(bench: Bench) -> None:
    assert bench.refusal("confirm_slot", slot_id="sl-4702") == "The stage has no licence."


def test_confirm_slot_is_refused_because_the_budget_of_the_stage_is_used_up(bench: Bench) -> None:
    bench.arrange("slots", "sl-9172", fee=1507501)
    assert bench.refusal("confirm_slot", slot_id="sl-9172") == "The budget of the stage is used up."


def test_confirm_slot_is_refused_because_another_instalment_already_has_this_slot_and_part(bench: Bench) -> None:
    bench.arrange("slots", "sl-9172", fee=1507500)
    bench.arrange("instalments", "in-1010", slot_id="sl-9172")
    assert bench.refusal("confirm_slot", slot_id="sl-9172") == "Another instalment already has this slot and part."


def test_note_refusal_sets_status_to_turned_down_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("note_refusal", slot_id="sl-9904")
    assert bench.changes() == [
        updated("slots", "sl-9904", status="turned_down"),
        updated("wishes", "wi-6939", status="refused"),
    ]


def test_note_refusal_sets_status_to_turned_down(bench: Bench) -> None:
    bench.arrange("wishes", "wi-6939", status="granted")
    bench.call("note_refusal", slot_id="sl-9904")
    assert bench.changes() == [updated("slots", "sl-9904", status="turned_down")]


def test_note_refusal_is_refused_because_the_slot_must_be_offered(bench: Bench) -> None:
    assert bench.refusal("note_refusal", slot_id="sl-2326") == "The slot must be offered."


def test_drop_hold_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_hold", slot_id="sl-2065")
    assert bench.changes() == [updated("slots", "sl-2065", status="dropped")]


def test_drop_hold_is_refused_because_the_slot_must_be_held(bench: Bench) -> None:
    assert bench.refusal("drop_hold", slot_id="sl-2326") == "The slot must be held."


def test_drop_hold_is_refused_because_the_hold_of_another_booker_is_still_running(bench: Bench) -> None:
    bench.arrange("slots", "sl-4889", held_until="2026-05-16")
    assert bench.refusal("drop_hold", slot_id="sl-4889") == "The hold of another booker is still running."


def test_publish_slot_sets_status_to_published(bench: Bench) -> None:
    bench.call("publish_slot", slot_id="sl-5410")
    assert bench.changes() == [updated("slots", "sl-5410", status="published")]


def test_publish_slot_is_allowed(bench: Bench) -> None:
    bench.arrange("wishes", "wi-4741", cost=10000)
    bench.call("publish_slot", slot_id="sl-1489")


def test_publish_slot_is_refused_because_the_slot_must_be_confirmed(bench: Bench) -> None:
    assert bench.refusal("publish_slot", slot_id="sl-2326") == "The slot must be confirmed."


def test_publish_slot_is_refused_because_the_deposit_has_not_been_paid(bench: Bench) -> None:
    assert bench.refusal("publish_slot", slot_id="sl-1247") == "The deposit has not been paid."


def test_publish_slot_is_refused_because_a_costly_wish_of_the_act_has_not_been_answered(bench: Bench) -> None:
    bench.arrange("wishes", "wi-4741", cost=10001)
    assert bench.refusal("publish_slot", slot_id="sl-1489") == "A costly wish of the act has not been answered."


def test_cancel_slot_sets_status_to_cancelled_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("cancel_slot", slot_id="sl-1970")
    assert bench.changes() == [
        updated("guest_passes", "gu-5669", status="withdrawn"),
        updated("instalments", "in-6552", status="dropped"),
        updated("slots", "sl-1970", status="cancelled"),
    ]


def test_cancel_slot_sets_status_to_cancelled_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("cancel_slot", slot_id="sl-2499")
    assert bench.changes() == [
        updated("instalments", "in-4381", status="dropped"),
        updated("slots", "sl-2499", status="cancelled"),
        updated("wishes", "wi-5613", status="refused"),
    ]


def test_cancel_slot_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-9198", fee=1100000)
    bench.call("cancel_slot", slot_id="sl-9198")


def test_cancel_slot_is_refused_because_the_slot_must_be_confirmed_or_published(bench: Bench) -> None:
    assert bench.refusal("cancel_slot", slot_id="sl-2326") == "The slot must be confirmed or published."


def test_cancel_slot_is_refused_because_cancelling_this_act_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("cancel_slot", slot_id="sl-7510") == "Cancelling this act is above your limit."
