"""Tests of the tools for delays of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"airline_id": "ai-6100"}, ["de-4254", "de-5122"]),
        ({"turnround_id": "tu-1673"}, ["de-8591", "de-6754"]),
        ({"min_minutes_late": 120}, ["de-9664"]),
    ],
)
def test_find_delays_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_delays", **filters) == ids


def test_find_delays_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_delays", page=3)
    assert ids == [
        "de-2910",
        "de-9052",
        "de-1953",
        "de-6657",
        "de-4060",
        "de-2270",
        "de-5122",
        "de-5005",
        "de-7525",
        "de-1833",
    ]


def test_find_delays_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_delays", turnround_id="tu-4117") == []


def test_report_delays_adds_up(bench: Bench) -> None:
    result = bench.call("report_delays", min_minutes_late=80)
    assert result == {
        "items": [
            {"turnround_aircraft_airline_name": "Aurora Airways", "delays": 1, "minutes": 80},
            {"turnround_aircraft_airline_name": "Cormorant Aviation", "delays": 2, "minutes": 200},
            {"turnround_aircraft_airline_name": "Fjord Jet", "delays": 1, "minutes": 120},
            {"turnround_aircraft_airline_name": "Gallia Jet", "delays": 1, "minutes": 90},
            {"turnround_aircraft_airline_name": "Iberna Airways", "delays": 2, "minutes": 195},
            {"turnround_aircraft_airline_name": "Nordlys Airlines", "delays": 3, "minutes": 280},
            {"turnround_aircraft_airline_name": "Polaris Airways", "delays": 4, "minutes": 390},
        ],
        "total": 7,
    }


def test_report_delays_adds_up_with_origin(bench: Bench) -> None:
    result = bench.call("report_delays", origin="domestic")
    assert result == {
        "items": [
            {"turnround_aircraft_airline_name": "Aurora Airways", "delays": 1, "minutes": 80},
            {"turnround_aircraft_airline_name": "Cormorant Aviation", "delays": 2, "minutes": 145},
            {"turnround_aircraft_airline_name": "Fjord Jet", "delays": 1, "minutes": 45},
            {"turnround_aircraft_airline_name": "Gallia Jet", "delays": 2, "minutes": 145},
            {"turnround_aircraft_airline_name": "Gallia Wings", "delays": 1, "minutes": 75},
            {"turnround_aircraft_airline_name": "Iberna Airways", "delays": 2, "minutes": 115},
            {"turnround_aircraft_airline_name": "Nordlys Airlines", "delays": 4, "minutes": 300},
            {"turnround_aircraft_airline_name": "Polaris Airways", "delays": 6, "minutes": 370},
        ],
        "total": 8,
    }


def test_note_delay_adds_a_delay_and_changes_the_turnround(bench: Bench) -> None:
    bench.call("note_delay", turnround_id="tu-1810", minutes_late=140, reason="Late baggage")
    assert bench.changes() == [
        inserted(
            "delays",
            "de-4035",
            turnround_id="tu-1810",
            minutes_late=140,
            reason="Late baggage",
            noted_at="2026-02-17T11:40",
        ),
        updated("turnrounds", "tu-1810", arrives_at="2026-02-17T15:10", departs_at="2026-02-17T18:10"),
    ]


def test_note_delay_adds_a_delay_and_changes_the_turnround_2(bench: Bench) -> None:
    bench.call("note_delay", turnround_id="tu-2442", minutes_late=120, reason="Strike of the handlers")
    assert bench.changes() == [
        inserted(
            "delays",
            "de-4035",
            turnround_id="tu-2442",
            minutes_late=120,
            reason="Strike of the handlers",
            noted_at="2026-02-17T11:40",
        ),
        updated("turnrounds", "tu-2442", arrives_at="2026-02-18T14:40", departs_at="2026-02-18T18:55"),
    ]


def test_note_delay_adds_a_delay_and_changes_the_turnround_3(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-1810", arrives_at="2023-12-10T11:40")
    bench.call("note_delay", turnround_id="tu-1810", minutes_late=140, reason="Strike of the handlers")
    assert bench.changes() == [
        inserted(
            "delays",
            "de-4035",
            turnround_id="tu-1810",
            minutes_late=140,
            reason="Strike of the handlers",
            noted_at="2026-02-17T11:40",
        ),
        updated("turnrounds", "tu-1810", arrives_at="2023-12-10T14:00", departs_at="2026-02-17T18:10", stand_id=None),
    ]


def test_note_delay_is_refused_because_the_flight_is_here_or_over(bench: Bench) -> None:
    sentence = bench.refusal("note_delay", turnround_id="tu-4117", minutes_late=55, reason="Cabin cleaning took longer")
    assert sentence == "The flight is here or over."


def test_note_delay_is_refused_because_delays_are_noted_in_steps_of_five_minutes(bench: Bench) -> None:
    sentence = bench.refusal("note_delay", turnround_id="tu-1810", minutes_late=141, reason="Strike of the handlers")
    assert sentence == "Delays are noted in steps of five minutes."


def test_note_delay_is_refused_because_a_flight_more_than_five_hours_late_is_cancelled_and(bench: Bench) -> None:
    sentence = bench.refusal("note_delay", turnround_id="tu-1810", minutes_late=145, reason="Strike of the handlers")
    assert sentence == "A flight more than five hours late is cancelled and announced anew."
