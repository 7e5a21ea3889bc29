"""Tests of the tools for turnrounds of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"arrives_from": "2026-02-17T16:50"},
            [
                "tu-6169",
                "tu-4117",
                "tu-1672",
                "tu-6219",
                "tu-8407",
                "tu-4864",
                "tu-6327",
                "tu-7577",
                "tu-8454",
                "tu-9002",
            ],
        ),
        ({"aircraft_id": "ar-3830"}, ["tu-7793", "tu-9899"]),
        ({"flight": "OS 959"}, ["tu-5397"]),
        ({"stand_id": "st-4698"}, ["tu-5397"]),
        ({"airline_id": "ai-4350"}, ["tu-9211", "tu-3344", "tu-7035"]),
    ],
)
def test_find_turnrounds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_turnrounds", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({}, 150),
        ({"departs_until": "2026-02-17T13:15"}, 69),
        ({"origin": "union"}, 66),
        ({"status": "cancelled"}, 17),
    ],
)
def test_find_turnrounds_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_turnrounds", **filters)["total"] == total


def test_find_turnrounds_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_turnrounds", page=14)
    assert ids == [
        "tu-2859",
        "tu-8721",
        "tu-6433",
        "tu-8439",
        "tu-2531",
        "tu-9034",
        "tu-9981",
        "tu-2562",
        "tu-1673",
        "tu-3686",
    ]


def test_find_turnrounds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_turnrounds", origin="union", status="on_stand", departs_until="2026-02-16T03:50") == []


def test_get_turnround_shows_the_turnround(bench: Bench) -> None:
    result = bench.call("get_turnround", turnround_id="tu-7100")
    assert result == {
        "id": "tu-7100",
        "flight": "NV 7142",
        "aircraft_id": "ar-9539",
        "origin": "union",
        "arrives_at": "2026-02-18T14:50",
        "departs_at": "2026-02-18T17:55",
        "status": "expected",
        "passengers": 87,
        "aircraft_tail": "HB-NAY",
        "aircraft_size": 2,
        "aircraft_airline_name": "Gallia Jet",
        "minutes_on_ground": 185,
        "total_delay": 0,
    }


def test_report_turnrounds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_turnrounds", status="cancelled", international=False) == []


def test_report_turnrounds_adds_up(bench: Bench) -> None:
    result = bench.call("report_turnrounds", page=2)
    assert result == {
        "items": [
            {
                "aircraft_airline_name": "Polaris Airways",
                "turnrounds": 34,
                "passengers": 2480,
                "last_departure": "2026-02-18T19:00",
            },
        ],
        "total": 11,
    }


def test_report_turnrounds_adds_up_with_arrives_from(bench: Bench) -> None:
    result = bench.call("report_turnrounds", arrives_from="2026-02-19T08:25")
    assert result == {
        "items": [
            {
                "aircraft_airline_name": "Cormorant Aviation",
                "turnrounds": 1,
                "passengers": 86,
                "last_departure": "2026-02-19T11:05",
            },
        ],
        "total": 1,
    }


def test_report_turnrounds_adds_up_with_origin(bench: Bench) -> None:
    result = bench.call("report_turnrounds", origin="international")
    assert result == {
        "items": [
            {
                "aircraft_airline_name": "Boreal Jet",
                "turnrounds": 2,
                "passengers": 276,
                "last_departure": "2026-02-17T16:35",
            },
            {
                "aircraft_airline_name": "Cormorant Aviation",
                "turnrounds": 7,
                "passengers": 479,
                "last_departure": "2026-02-19T03:40",
            },
            {
                "aircraft_airline_name": "Fjord Jet",
                "turnrounds": 1,
                "passengers": 59,
                "last_departure": "2026-02-17T14:05",
            },
            {
                "aircraft_airline_name": "Gallia Jet",
                "turnrounds": 2,
                "passengers": 120,
                "last_departure": "2026-02-17T19:55",
            },
            {
                "aircraft_airline_name": "Gallia Wings",
                "turnrounds": 1,
                "passengers": 19,
                "last_departure": "2026-02-17T00:40",
            },
            {
                "aircraft_airline_name": "Iberna Airways",
                "turnrounds": 1,
                "passengers": 39,
                "last_departure": "2026-02-16T14:25",
            },
            {
                "aircraft_airline_name": "Iberna Wings",
                "turnrounds": 1,
                "passengers": 28,
                "last_departure": "2026-02-17T15:40",
            },
            {
                "aircraft_airline_name": "Nordlys Airlines",
                "turnrounds": 1,
                "passengers": 95,
                "last_departure": "2026-02-18T23:10",
            },
            {
                "aircraft_airline_name": "Nordlys Aviation",
                "turnrounds": 4,
                "passengers": 560,
                "last_departure": "2026-02-17T23:10",
            },
            {
                "aircraft_airline_name": "Polaris Airways",
                "turnrounds": 10,
                "passengers": 649,
                "last_departure": "2026-02-18T19:00",
            },
        ],
        "total": 10,
    }


def test_report_turnrounds_adds_up_with_international(bench: Bench) -> None:
    result = bench.call("report_turnrounds", international=True)
    assert result == {
        "items": [
            {
                "aircraft_airline_name": "Boreal Jet",
                "turnrounds": 2,
                "passengers": 271,
                "last_departure": "2026-02-19T11:15",
            },
            {
                "aircraft_airline_name": "Cormorant Aviation",
                "turnrounds": 13,
                "passengers": 945,
                "last_departure": "2026-02-19T02:20",
            },
            {
                "aircraft_airline_name": "Fjord Jet",
                "turnrounds": 3,
                "passengers": 333,
                "last_departure": "2026-02-17T14:05",
            },
            {
                "aircraft_airline_name": "Gallia Jet",
                "turnrounds": 3,
                "passengers": 175,
                "last_departure": "2026-02-17T19:55",
            },
            {
                "aircraft_airline_name": "Gallia Wings",
                "turnrounds": 5,
                "passengers": 130,
                "last_departure": "2026-02-17T15:15",
            },
            {
                "aircraft_airline_name": "Iberna Airways",
                "turnrounds": 3,
                "passengers": 100,
                "last_departure": "2026-02-19T08:50",
            },
            {
                "aircraft_airline_name": "Iberna Wings",
                "turnrounds": 3,
                "passengers": 371,
                "last_departure": "2026-02-17T15:40",
            },
            {
                "aircraft_airline_name": "Nordlys Airlines",
                "turnrounds": 4,
                "passengers": 513,
                "last_departure": "2026-02-17T16:20",
            },
            {
                "aircraft_airline_name": "Nordlys Aviation",
                "turnrounds": 11,
                "passengers": 1487,
                "last_departure": "2026-02-19T00:00",
            },
            {
                "aircraft_airline_name": "Polaris Airways",
                "turnrounds": 21,
                "passengers": 1507,
                "last_departure": "2026-02-18T10:50",
            },
        ],
        "total": 10,
    }


def test_report_turnrounds_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_turnrounds", status="cancelled")
    assert result == {
        "items": [
            {
                "aircraft_airline_name": "Boreal Jet",
                "turnrounds": 2,
                "passengers": 233,
                "last_departure": "2026-02-19T05:15",
            },
            {
                "aircraft_airline_name": "Cormorant Aviation",
                "turnrounds": 4,
                "passengers": 362,
                "last_departure": "2026-02-19T03:40",
            },
            {
                "aircraft_airline_name": "Gallia Wings",
                "turnrounds": 1,
                "passengers": 31,
                "last_departure": "2026-02-17T12:20",
            },
            {
                "aircraft_airline_name": "Nordlys Airlines",
                "turnrounds": 4,
                "passengers": 612,
                "last_departure": "2026-02-19T09:15",
            },
            {
                "aircraft_airline_name": "Nordlys Aviation",
                "turnrounds": 5,
                "passengers": 797,
                "last_departure": "2026-02-19T02:05",
            },
            {
                "aircraft_airline_name": "Polaris Airways",
                "turnrounds": 1,
                "passengers": 62,
                "last_departure": "2026-02-17T19:35",
            },
        ],
        "total": 6,
    }


def test_announce_flight_adds_a_turnround(bench: Bench) -> None:
    bench.call(
        "announce_flight",
        flight="New FJ 8985",
        aircraft_id="ar-5134",
        origin="union",
        arrives_at="2026-02-17T16:15",
        departs_at="2026-02-17T23:10",
        passengers=83,
    )
    assert bench.changes() == [
        inserted(
            "turnrounds",
            "tu-9523",
            flight="New FJ 8985",
            aircraft_id="ar-5134",
            origin="union",
            arrives_at="2026-02-17T16:15",
            departs_at="2026-02-17T23:10",
            status="expected",
            passengers=83,
        ),
    ]


def test_announce_flight_is_allowed(bench: Bench) -> None:
    bench.call(
        "announce_flight",
        flight="New SC 260",
        aircraft_id="ar-9656",
        origin="international",
        arrives_at="2026-02-17T17:00",
        departs_at="2026-02-17T21:50",
        passengers=120,
    )


def test_announce_flight_is_refused_because_a_flight_is_announced_an_hour_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_flight",
        flight="New LX 4529",
        aircraft_id="ar-6407",
        origin="international",
        arrives_at="2026-02-16T17:55",
        departs_at="2026-02-17T00:00",
        passengers=26,
    )
    assert sentence == "A flight is announced an hour ahead at least."


def test_announce_flight_is_refused_because_the_turnround_is_too_short_for_this_aircraft(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_flight",
        flight="New BO 3345",
        aircraft_id="ar-3682",
        origin="domestic",
        arrives_at="2026-02-17T12:50",
        departs_at="2026-02-16T21:45",
        passengers=73,
    )
    assert sentence == "The turnround is too short for this aircraft."


def test_announce_flight_is_refused_because_nothing_stays_on_the_apron_for_more_than_a_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_flight",
        flight="MD 592",
        aircraft_id="ar-4940",
        origin="union",
        arrives_at="2026-02-17T15:04",
        departs_at="2026-02-18T15:05",
        passengers=65,
    )
    assert sentence == "Nothing stays on the apron for more than a day."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "flight": "MD 592",
            "aircraft_id": "ar-6428",
            "origin": "union",
            "arrives_at": "2026-02-17T15:15",
            "departs_at": "2026-02-17T15:40",
            "passengers": 65,
        },
        {
            "flight": "MD 592",
            "aircraft_id": "ar-4409",
            "origin": "international",
            "arrives_at": "2026-02-17T16:30",
            "departs_at": "2026-02-17T17:15",
            "passengers": 200,
        },
        {
            "flight": "MD 592",
            "aircraft_id": "ar-4940",
            "origin": "union",
            "arrives_at": "2026-02-17T15:05",
            "departs_at": "2026-02-18T15:05",
            "passengers": 77,
        },
    ],
)
def test_announce_flight_is_refused_because_the_aircraft_has_fewer_seats(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("announce_flight", **arguments) == "The aircraft has fewer seats."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "flight": "MD 592",
            "aircraft_id": "ar-4940",
            "origin": "domestic",
            "arrives_at": "2026-02-17T15:45",
            "departs_at": "2026-02-18T07:20",
            "passengers": 76,
        },
        {
            "flight": "MD 592",
            "aircraft_id": "ar-4940",
            "origin": "union",
            "arrives_at": "2026-02-17T12:40",
            "departs_at": "2026-02-17T15:40",
            "passengers": 65,
        },
        {
            "flight": "LX 4529",
            "aircraft_id": "ar-8888",
            "origin": "international",
            "arrives_at": "2026-02-18T16:00",
            "departs_at": "2026-02-18T17:15",
            "passengers": 158,
        },
    ],
)
def test_announce_flight_is_refused_because_there_is_a_flight_with_this_number_already(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("announce_flight", **arguments) == "There is a flight with this number already."


def test_announce_flight_is_refused_because_the_aircraft_has_another_turnround_at_about(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_flight",
        flight="New FJ 8985",
        aircraft_id="ar-4940",
        origin="union",
        arrives_at="2026-02-17T15:05",
        departs_at="2026-02-17T15:40",
        passengers=65,
    )
    assert sentence == "The aircraft has another turnround at about that time."


def test_assign_stand_sets_stand_id_to_st_1321(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6612", departs_at="2026-02-17T10:10")
    bench.call("assign_stand", turnround_id="tu-6612", stand_id="st-1321")
    assert bench.changes() == [updated("turnrounds", "tu-6612", stand_id="st-1321")]


def test_assign_stand_is_allowed(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-1672", arrives_at="2026-02-17T19:15")
    bench.call("assign_stand", turnround_id="tu-1672", stand_id="st-4698")


def test_assign_stand_is_allowed_when_departs_at_is_2026_02_17_16_05(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6612", departs_at="2026-02-17T16:05")
    bench.call("assign_stand", turnround_id="tu-6612", stand_id="st-4698")


def test_assign_stand_is_allowed_when_stand_id_is_st_4698(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-1067", stand_id="st-4698")
    bench.call("assign_stand", turnround_id="tu-6612", stand_id="st-4698")


def test_assign_stand_is_refused_because_only_an_expected_flight_can_get_another_stand(bench: Bench) -> None:
    sentence = bench.refusal("assign_stand", turnround_id="tu-3344", stand_id="st-5244")
    assert sentence == "Only an expected flight can get another stand; aircraft here are towed."


def test_assign_stand_is_refused_because_the_flight_has_this_stand_already(bench: Bench) -> None:
    sentence = bench.refusal("assign_stand", turnround_id="tu-3388", stand_id="st-4701")
    assert sentence == "The flight has this stand already."


def test_assign_stand_is_refused_because_the_aircraft_is_too_large_for_this_stand(bench: Bench) -> None:
    sentence = bench.refusal("assign_stand", turnround_id="tu-3590", stand_id="st-5244")
    assert sentence == "The aircraft is too large for this stand."


def test_assign_stand_is_refused_because_the_flight_needs_a_stand_on_the_international_pier(bench: Bench) -> None:
    sentence = bench.refusal("assign_stand", turnround_id="tu-9981", stand_id="st-6113")
    assert sentence == "The flight needs a stand on the international pier."


def test_assign_stand_is_refused_because_the_stand_is_closed_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("assign_stand", turnround_id="tu-8411", stand_id="st-9760")
    assert sentence == "The stand is closed at that time."


def test_assign_stand_is_refused_because_another_aircraft_is_on_the_stand_at_about_that(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-1786", arrives_at="2026-02-07T15:40")
    sentence = bench.refusal("assign_stand", turnround_id="tu-1786", stand_id="st-4250")
    assert sentence == "Another aircraft is on the stand at about that time."


def test_take_stand_away_sets_stand_id_to_missing(bench: Bench) -> None:
    bench.call("take_stand_away", turnround_id="tu-4493")
    assert bench.changes() == [updated("turnrounds", "tu-4493", stand_id=None)]


def test_take_stand_away_is_refused_because_the_flight_is_here_or_over(bench: Bench) -> None:
    assert bench.refusal("take_stand_away", turnround_id="tu-4117") == "The flight is here or over."


def test_take_stand_away_is_refused_because_the_flight_has_no_stand(bench: Bench) -> None:
    assert bench.refusal("take_stand_away", turnround_id="tu-9981") == "The flight has no stand."


def test_take_stand_away_is_refused_because_the_flight_arrives_within_the_hour(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-1810", arrives_at="2026-02-17T12:40")
    assert bench.refusal("take_stand_away", turnround_id="tu-1810") == "The flight arrives within the hour."


def test_note_arrival_sets_status_to_on_stand(bench: Bench) -> None:
    bench.call("note_arrival", turnround_id="tu-6612")
    assert bench.changes() == [updated("turnrounds", "tu-6612", status="on_stand")]


def test_note_arrival_is_allowed(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6612", arrives_at="2026-02-17T11:55")
    bench.call("note_arrival", turnround_id="tu-6612")


def test_note_arrival_is_allowed_when_ends_at_is_2026_02_17_11_40(bench: Bench) -> None:
    bench.arrange("closures", "cl-5786", ends_at="2026-02-17T11:40")
    bench.call("note_arrival", turnround_id="tu-6917")


def test_note_arrival_is_refused_because_the_turnround_must_be_expected(bench: Bench) -> None:
    assert bench.refusal("note_arrival", turnround_id="tu-4117") == "The turnround must be expected."


def test_note_arrival_is_refused_because_the_flight_has_no_stand(bench: Bench) -> None:
    assert bench.refusal("note_arrival", turnround_id="tu-9981") == "The flight has no stand."


def test_note_arrival_is_refused_because_it_is_too_early_for_this_flight(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6612", arrives_at="2026-02-17T11:56")
    assert bench.refusal("note_arrival", turnround_id="tu-6612") == "It is too early for this flight."


def test_note_arrival_is_refused_because_another_aircraft_is_still_on_the_stand(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-9899", status="on_stand")
    assert bench.refusal("note_arrival", turnround_id="tu-5714") == "Another aircraft is still on the stand."


def test_note_arrival_is_refused_because_the_stand_is_closed(bench: Bench) -> None:
    bench.arrange("closures", "cl-6018", starts_at="2026-02-17T11:40")
    assert bench.refusal("note_arrival", turnround_id="tu-3388") == "The stand is closed."


def test_note_departure_sets_status_to_departed_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("note_departure", turnround_id="tu-5149")
    assert bench.changes() == [
        updated("tows", "to-3143", status="dropped"),
        updated("turnrounds", "tu-5149", status="departed"),
    ]


def test_note_departure_sets_status_to_departed(bench: Bench) -> None:
    bench.arrange("tows", "to-3143", status="done")
    bench.call("note_departure", turnround_id="tu-5149")
    assert bench.changes() == [updated("turnrounds", "tu-5149", status="departed")]


def test_note_departure_is_allowed(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6812", arrives_at="2026-02-17T11:15")
    bench.call("note_departure", turnround_id="tu-6812")


def test_note_departure_is_allowed_when_arrives_at_is_2026_02_17_11_05(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-3344", arrives_at="2026-02-17T11:05")
    bench.call("note_departure", turnround_id="tu-3344")


def test_note_departure_is_allowed_2(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-3344", aircraft_id="ar-5694", arrives_at="2026-02-17T10:25")
    bench.call("note_departure", turnround_id="tu-3344")


def test_note_departure_is_refused_because_the_turnround_must_be_on_stand(bench: Bench) -> None:
    assert bench.refusal("note_departure", turnround_id="tu-6612") == "The turnround must be on stand."


def test_note_departure_is_refused_because_the_shortest_turnround_of_this_aircraft_is_not(bench: Bench) -> None:
    sentence = bench.refusal("note_departure", turnround_id="tu-9116")
    assert sentence == "The shortest turnround of this aircraft is not over."


def test_cancel_flight_changes_the_turnround(bench: Bench) -> None:
    bench.call("cancel_flight", turnround_id="tu-6612")
    assert bench.changes() == [updated("turnrounds", "tu-6612", status="cancelled", stand_id=None)]


def test_cancel_flight_is_refused_because_the_turnround_must_be_expected(bench: Bench) -> None:
    assert bench.refusal("cancel_flight", turnround_id="tu-4117") == "The turnround must be expected."


def test_cancel_flight_is_refused_because_the_flight_should_be_here_already(bench: Bench) -> None:
    assert bench.refusal("cancel_flight", turnround_id="tu-5714") == "The flight should be here already."
