"""Tests of the tools for service windows of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {
                "steward_id": "st-9689",
                "status": "planned",
                "starts_from": "2026-09-05T15:30",
                "starts_until": "2026-10-11T09:15",
            },
            ["se-8720"],
        ),
        ({"instrument_id": "in-3119"}, ["se-7494", "se-6785"]),
    ],
)
def test_find_service_windows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_service_windows", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_from": "2026-10-20T12:45"}, 8),
        ({"starts_until": "2026-08-31T12:00"}, 5),
    ],
)
def test_find_service_windows_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_service_windows", **filters)["total"] == total


def test_find_service_windows_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_service_windows", page=4)
    assert ids == ["se-6523", "se-7575", "se-6107", "se-5058", "se-5558", "se-8636"]


def test_find_service_windows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_service_windows", instrument_id="in-7433") == []


def test_plan_service_adds_a_service_window(bench: Bench) -> None:
    bench.call(
        "plan_service",
        instrument_id="in-3960",
        starts_at="2026-11-03T13:45",
        length=3,
        work="Water under the chiller.",
    )
    assert bench.changes() == [
        inserted(
            "service_windows",
            "se-9455",
            instrument_id="in-3960",
            work="Water under the chiller.",
            starts_at="2026-11-03T13:45",
            ends_at="2026-11-03T16:45",
            status="planned",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"instrument_id": "in-7432", "starts_at": "2026-10-20T08:45", "length": 4, "work": "Pump much too loud."},
        {"instrument_id": "in-7432", "starts_at": "2026-10-15T10:00", "length": 4, "work": "Pump much too loud."},
        {"instrument_id": "in-7432", "starts_at": "2026-10-20T17:45", "length": 4, "work": "Pump much too loud."},
        {"instrument_id": "in-7432", "starts_at": "2026-10-23T11:00", "length": 4, "work": "Pump much too loud."},
        {"instrument_id": "in-7432", "starts_at": "2026-10-23T18:00", "length": 4, "work": "Pump much too loud."},
    ],
)
def test_plan_service_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_service", **arguments)


def test_plan_service_is_refused_because_argument_length_must_be_at_least_2(bench: Bench) -> None:
    sentence = bench.refusal("plan_service", instrument_id="in-8520", starts_at="2026-11-03T13:45", length=1)
    assert sentence == "Argument 'length' must be at least 2."


def test_plan_service_is_refused_because_the_instrument_is_in_somebody_elses_care(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_service",
        instrument_id="in-1495",
        starts_at="2026-10-20T12:45",
        length=2,
        work="Error 51 after start-up.",
    )
    assert sentence == "The instrument is in somebody else's care."


def test_plan_service_is_refused_because_a_service_is_planned_at_least_two_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_service",
        instrument_id="in-5930",
        starts_at="2026-10-12T21:00",
        length=4,
        work="Vacuum does not hold.",
    )
    assert sentence == "A service is planned at least two days ahead."


def test_plan_service_is_refused_because_somebody_has_booked_the_instrument_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_service",
        instrument_id="in-7432",
        starts_at="2026-10-23T11:01",
        length=4,
        work="Pump much too loud.",
    )
    assert sentence == "Somebody has booked the instrument then."


def test_plan_service_is_refused_because_another_service_is_planned_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_service",
        instrument_id="in-8520",
        starts_at="2026-11-03T13:45",
        length=4,
        work="Laser will not ignite.",
    )
    assert sentence == "Another service is planned then."


def test_finish_service_sets_status_to_done_and_changes_the_instrument(bench: Bench) -> None:
    bench.call("finish_service", service_window_id="se-2204")
    assert bench.changes() == [
        updated("instruments", "in-7432", hours_run=0, status="available"),
        updated("service_windows", "se-2204", status="done"),
    ]


def test_finish_service_is_allowed(bench: Bench) -> None:
    bench.arrange("service_windows", "se-8160", starts_at="2026-10-13T10:00")
    bench.call("finish_service", service_window_id="se-8160")


def test_finish_service_is_refused_because_the_service_window_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("finish_service", service_window_id="se-1597") == "The service window must be planned."


def test_finish_service_is_refused_because_the_service_has_not_begun_yet(bench: Bench) -> None:
    assert bench.refusal("finish_service", service_window_id="se-7575") == "The service has not begun yet."
