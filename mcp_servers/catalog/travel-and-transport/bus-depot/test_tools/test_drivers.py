"""Tests of the tools for drivers of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"depot_name": "Riverside", "articulated": True, "status": "sick"}, ["dr-3630", "dr-5434", "dr-9737"]),
        ({"number": "B-0283"}, ["dr-5499"]),
        ({"name": "Tierney"}, ["dr-1354"]),
    ],
)
def test_find_drivers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_drivers", **filters) == ids


def test_find_drivers_counts(bench: Bench) -> None:
    assert bench.call("find_drivers", licence_until_until="2026-02-05")["total"] == 6


def test_find_drivers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_drivers", page=8) == ["dr-9737", "dr-3231", "dr-8370", "dr-5684", "dr-1354", "dr-1481"]


def test_find_drivers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_drivers", name="Kowalczyk", status="sick", licence_until_until="2029-09-25") == []


def test_get_driver_shows_the_driver(bench: Bench) -> None:
    result = bench.call("get_driver", driver_id="dr-1481")
    assert result == {
        "id": "dr-1481",
        "name": "Étienne Clément",
        "number": "B-6523",
        "phone": "07269 252055",
        "depot_id": "de-3276",
        "articulated": True,
        "licence_until": "2026-03-19",
        "status": "working",
        "depot_name": "Tollgate",
        "next_duty": "2026-02-14T12:00",
        "minutes_planned": 885,
    }


def test_report_sick_sets_status_to_sick_and_sets_driver_id_to_missing(bench: Bench) -> None:
    bench.call("report_sick", driver_id="dr-4729")
    assert bench.changes() == [
        updated("drivers", "dr-4729", status="sick"),
        updated("duties", "du-2531", driver_id=None),
        updated("duties", "du-6093", driver_id=None),
    ]


def test_report_sick_sets_status_to_sick_and_sets_driver_id_to_missing_2(bench: Bench) -> None:
    bench.arrange("duties", "du-7742", starts_at="2026-02-13T13:21")
    bench.call("report_sick", driver_id="dr-1354")
    assert bench.changes() == [
        updated("drivers", "dr-1354", status="sick"),
        updated("duties", "du-5001", driver_id=None),
    ]


def test_report_sick_sets_status_to_sick_and_sets_driver_id_to_missing_3(bench: Bench) -> None:
    bench.arrange("duties", "du-7742", starts_at="2026-02-13T13:20")
    bench.call("report_sick", driver_id="dr-1354")
    assert bench.changes() == [
        updated("drivers", "dr-1354", status="sick"),
        updated("duties", "du-5001", driver_id=None),
        updated("duties", "du-7742", driver_id=None),
    ]


def test_report_sick_is_refused_because_the_driver_must_be_working(bench: Bench) -> None:
    assert bench.refusal("report_sick", driver_id="dr-3058") == "The driver must be working."


def test_report_sick_is_refused_because_the_driver_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("report_sick", driver_id="dr-1097") == "The driver belongs to the other depot."


def test_report_sick_is_refused_because_the_driver_is_on_the_road(bench: Bench) -> None:
    assert bench.refusal("report_sick", driver_id="dr-5499") == "The driver is on the road."


def test_report_back_sets_status_to_working(bench: Bench) -> None:
    bench.call("report_back", driver_id="dr-4567")
    assert bench.changes() == [updated("drivers", "dr-4567", status="working")]


def test_report_back_is_allowed(bench: Bench) -> None:
    bench.arrange("drivers", "dr-5005", licence_until="2026-02-11")
    bench.call("report_back", driver_id="dr-5005")


def test_report_back_is_refused_because_the_driver_must_be_sick(bench: Bench) -> None:
    assert bench.refusal("report_back", driver_id="dr-1354") == "The driver must be sick."


def test_report_back_is_refused_because_the_driver_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("report_back", driver_id="dr-3630") == "The driver belongs to the other depot."


def test_report_back_is_refused_because_the_drivers_licence_has_run_out(bench: Bench) -> None:
    assert bench.refusal("report_back", driver_id="dr-3058") == "The driver's licence has run out."
