"""Tests of the tools for instruments of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"steward_id": "st-1692"}, ["in-4824", "in-8825", "in-4160", "in-8720", "in-4173"]),
        ({"name": "Etcher", "steward_name": "Filip Dvořák"}, ["in-7821"]),
        (
            {"min_longest": 6},
            [
                "in-5423",
                "in-3960",
                "in-7432",
                "in-6528",
                "in-8544",
                "in-4824",
                "in-1473",
                "in-3119",
                "in-3694",
                "in-5930",
            ],
        ),
        ({"status": "broken"}, ["in-7432", "in-4543"]),
        ({"max_hourly_rate": 2000}, ["in-6528"]),
    ],
)
def test_find_instruments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_instruments", **filters) == ids


def test_find_instruments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_instruments", page=3) == ["in-7433", "in-7164", "in-8520", "in-1483", "in-1495", "in-4543"]


def test_find_instruments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_instruments", name="Unheard of") == []


def test_get_instrument_shows_the_instrument(bench: Bench) -> None:
    result = bench.call("get_instrument", instrument_id="in-1473")
    assert result == {
        "id": "in-1473",
        "name": "Diffractometer B",
        "room": "Library Room",
        "steward_id": "st-9689",
        "hourly_rate": 6000,
        "longest": 8,
        "changeover": 15,
        "service_interval": 200,
        "hours_run": 78,
        "status": "available",
        "steward_name": "Jens Korhonen",
        "remaining_hours": 122,
        "booked_hours": 8,
    }


def test_report_fault_sets_status_to_broken_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("report_fault", instrument_id="in-1473", work="Computer cannot see the camera.", repair_time=5)
    assert bench.changes() == [
        updated("bookings", "bo-9678", status="cancelled"),
        updated("instruments", "in-1473", status="broken"),
        inserted(
            "service_windows",
            "se-9455",
            instrument_id="in-1473",
            work="Computer cannot see the camera.",
            starts_at="2026-10-13T10:00",
            ends_at="2026-10-13T15:00",
            status="planned",
        ),
    ]


def test_report_fault_is_refused_because_the_instrument_must_be_available(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        instrument_id="in-4543",
        work="Burnt smell near the power supply.",
        repair_time=5,
    )
    assert sentence == "The instrument must be available."


def test_report_fault_is_refused_because_somebody_is_using_the_instrument(bench: Bench) -> None:
    sentence = bench.refusal("report_fault", instrument_id="in-8825", work="Stage stuck on the left.", repair_time=5)
    assert sentence == "Somebody is using the instrument."


def test_report_fault_is_refused_because_a_service_is_going_to_begin_within_a_day_anyway(bench: Bench) -> None:
    sentence = bench.refusal("report_fault", instrument_id="in-4173", work="Pump much too loud.", repair_time=4)
    assert sentence == "A service is going to begin within a day anyway."
