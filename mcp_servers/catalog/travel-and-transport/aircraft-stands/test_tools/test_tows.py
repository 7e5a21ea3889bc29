"""Tests of the tools for tows of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"destination_id": "st-2814"}, ["to-2211", "to-6758", "to-9736", "to-2419"]),
        ({"turnround_id": "tu-7612"}, ["to-8638"]),
        ({"status": "done"}, ["to-8030", "to-6758", "to-9736", "to-3408", "to-3075", "to-2155", "to-8638", "to-2419"]),
        ({"number": "TW-5122"}, ["to-6873"]),
    ],
)
def test_find_tows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tows", **filters) == ids


def test_find_tows_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tows", page=3) == ["to-6333", "to-9122", "to-7446", "to-2419", "to-5799", "to-6736"]


def test_find_tows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tows", number="Unheard of") == []


def test_ask_for_tow_adds_a_tow(bench: Bench) -> None:
    bench.arrange("tows", "to-6495", status="done")
    bench.arrange("turnrounds", "tu-3344", departs_at="2026-02-17T16:05")
    bench.call("ask_for_tow", number="New TW-1493", turnround_id="tu-3344", destination_id="st-4698")
    assert bench.changes() == [
        inserted(
            "tows",
            "to-6895",
            number="New TW-1493",
            status="asked",
            turnround_id="tu-3344",
            destination_id="st-4698",
            asked_at="2026-02-17T11:40",
        ),
    ]


def test_ask_for_tow_is_allowed(bench: Bench) -> None:
    bench.arrange("tows", "to-6495", status="done")
    bench.arrange("turnrounds", "tu-1067", stand_id="st-3486")
    bench.call("ask_for_tow", number="New TW-1493", turnround_id="tu-3344", destination_id="st-3486")


def test_ask_for_tow_is_refused_because_the_aircraft_is_not_on_a_stand(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="New TW-1493", turnround_id="tu-4117", destination_id="st-5244")
    assert sentence == "The aircraft is not on a stand."


def test_ask_for_tow_is_refused_because_the_airline_has_no_towing_contract(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="TW-1753", turnround_id="tu-3846", destination_id="st-7687")
    assert sentence == "The airline has no towing contract."


def test_ask_for_tow_is_refused_because_the_aircraft_is_there_already(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="New TW-7974", turnround_id="tu-9116", destination_id="st-6113")
    assert sentence == "The aircraft is there already."


def test_ask_for_tow_is_refused_because_the_aircraft_leaves_too_soon_for_a_tow(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="TW-1753", turnround_id="tu-5149", destination_id="st-9760")
    assert sentence == "The aircraft leaves too soon for a tow."


def test_ask_for_tow_is_refused_because_the_aircraft_is_too_large_for_that_stand(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="TW-1493", turnround_id="tu-9116", destination_id="st-4645")
    assert sentence == "The aircraft is too large for that stand."


def test_ask_for_tow_is_refused_because_the_flight_needs_a_stand_on_the_international_pier(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="New TW-1493", turnround_id="tu-7035", destination_id="st-3998")
    assert sentence == "The flight needs a stand on the international pier."


def test_ask_for_tow_is_refused_because_a_tow_of_this_aircraft_is_asked_for_already(bench: Bench) -> None:
    sentence = bench.refusal("ask_for_tow", number="New TW-1493", turnround_id="tu-2263", destination_id="st-3486")
    assert sentence == "A tow of this aircraft is asked for already."


def test_ask_for_tow_is_refused_because_that_stand_is_needed_by_another_aircraft(bench: Bench) -> None:
    bench.arrange("tows", "to-6495", status="done")
    sentence = bench.refusal("ask_for_tow", number="New TW-1493", turnround_id="tu-3344", destination_id="st-1220")
    assert sentence == "That stand is needed by another aircraft."


def test_ask_for_tow_is_refused_because_another_tow_already_has_this_tow_number(bench: Bench) -> None:
    bench.arrange("tows", "to-6495", status="done")
    sentence = bench.refusal("ask_for_tow", number="TW-1493", turnround_id="tu-3344", destination_id="st-3486")
    assert sentence == "Another tow already has this tow number."


def test_finish_tow_sets_status_to_done_and_sets_stand_id_to_st_2814(bench: Bench) -> None:
    bench.arrange("closures", "cl-8875", ends_at="2026-02-17T11:40")
    bench.call("finish_tow", tow_id="to-2211")
    assert bench.changes() == [
        updated("tows", "to-2211", status="done"),
        updated("turnrounds", "tu-6812", stand_id="st-2814"),
    ]


def test_finish_tow_is_allowed(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-5149", departs_at="2026-02-17T11:10")
    bench.call("finish_tow", tow_id="to-3143")


def test_finish_tow_is_refused_because_the_tow_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("finish_tow", tow_id="to-8638") == "The tow must be asked."


def test_finish_tow_is_refused_because_the_aircraft_is_not_on_a_stand_any_more(bench: Bench) -> None:
    bench.arrange("tows", "to-3143", turnround_id="tu-1363")
    assert bench.refusal("finish_tow", tow_id="to-3143") == "The aircraft is not on a stand any more."


def test_finish_tow_is_refused_because_another_aircraft_is_on_that_stand(bench: Bench) -> None:
    bench.arrange("tows", "to-3143", destination_id="st-4645")
    assert bench.refusal("finish_tow", tow_id="to-3143") == "Another aircraft is on that stand."


def test_finish_tow_is_refused_because_that_stand_is_closed(bench: Bench) -> None:
    assert bench.refusal("finish_tow", tow_id="to-3143") == "That stand is closed."


def test_drop_tow_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_tow", tow_id="to-6495")
    assert bench.changes() == [updated("tows", "to-6495", status="dropped")]


def test_drop_tow_is_allowed(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-3344", arrives_at="2026-02-17T08:40")
    bench.call("drop_tow", tow_id="to-6495")


def test_drop_tow_is_allowed_2(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-5149", arrives_at="2023-12-10T11:40", departs_at="2026-02-17T12:10")
    bench.call("drop_tow", tow_id="to-3143")


def test_drop_tow_is_refused_because_the_tow_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("drop_tow", tow_id="to-8638") == "The tow must be asked."


def test_drop_tow_is_refused_because_the_aircraft_has_blocked_a_bridge_for_more_than_three(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-3344", arrives_at="2026-02-17T08:39")
    assert bench.refusal("drop_tow", tow_id="to-6495") == "The aircraft has blocked a bridge for more than three hours."


def test_drop_tow_is_refused_because_the_aircraft_has_blocked_a_bridge_for_more_than_three_2(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-5149", arrives_at="2023-12-10T11:40", departs_at="2026-02-17T12:11")
    assert bench.refusal("drop_tow", tow_id="to-3143") == "The aircraft has blocked a bridge for more than three hours."
