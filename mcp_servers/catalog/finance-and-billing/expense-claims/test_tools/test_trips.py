"""Tests of the tools for trips of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ends_until": "2026-03-24"}, ["tr-9783"]),
        ({"employee_id": "em-4147"}, ["tr-5959", "tr-8316", "tr-6449"]),
        ({"status": "settled"}, ["tr-1167", "tr-8183", "tr-8316", "tr-5432"]),
        ({"purpose": "Elmden"}, ["tr-8012"]),
    ],
)
def test_find_trips_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trips", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_from": "2026-05-13"}, 26),
        ({"department_id": "de-3590"}, 7),
    ],
)
def test_find_trips_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_trips", **filters)["total"] == total


def test_find_trips_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_trips", page=5)
    assert ids == ["tr-9361", "tr-4201", "tr-9858", "tr-8012", "tr-1672", "tr-4020", "tr-8217", "tr-9570"]


def test_find_trips_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trips", purpose="Ashsea", department_id="de-6863", starts_from="2026-04-06") == []


def test_get_trip_shows_the_trip(bench: Bench) -> None:
    result = bench.call("get_trip", trip_id="tr-3230")
    assert result == {
        "id": "tr-3230",
        "employee_id": "em-6649",
        "purpose": "Training in Kelden",
        "starts_on": "2026-05-15",
        "ends_on": "2026-05-16",
        "advance": 30000,
        "status": "approved",
        "employee_name": "Callum Morgan",
        "claimed": 90750,
        "number_of_days": 2,
    }


def test_request_trip_adds_a_trip(bench: Bench) -> None:
    bench.call(
        "request_trip",
        employee_id="em-1192",
        purpose="Customer visit in Old Caldby",
        starts_on="2026-06-02",
        ends_on="2026-06-12",
        advance=1,
    )
    assert bench.changes() == [
        inserted(
            "trips",
            "tr-5861",
            employee_id="em-1192",
            purpose="Customer visit in Old Caldby",
            starts_on="2026-06-02",
            ends_on="2026-06-12",
            advance=1,
            status="requested",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "employee_id": "em-4528",
            "purpose": "Repair job in Old Tidworth",
            "starts_on": "2026-05-22",
            "ends_on": "2026-05-22",
        },
        {
            "employee_id": "em-1209",
            "purpose": "Customer visit in Old Caldby",
            "starts_on": "2026-06-02",
            "ends_on": "2026-06-12",
        },
    ],
)
def test_request_trip_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("request_trip", **arguments)


def test_request_trip_is_allowed_when_employee_id_is_em_1192(bench: Bench) -> None:
    bench.arrange("trips", "tr-1124", employee_id="em-1192")
    bench.call(
        "request_trip",
        employee_id="em-1192",
        purpose="Customer visit in Old Caldby",
        starts_on="2026-06-02",
        ends_on="2026-06-12",
    )


def test_request_trip_is_refused_because_a_trip_is_requested_at_least_three_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_trip",
        employee_id="em-3010",
        purpose="Acceptance test in Lower Marditch",
        starts_on="2026-05-13",
        ends_on="2026-04-26",
    )
    assert sentence == "A trip is requested at least three days ahead."


def test_request_trip_is_refused_because_a_trip_ends_on_its_first_day_or_later(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_trip",
        employee_id="em-1192",
        purpose="Final inspection in St Hilda",
        starts_on="2026-06-28",
        ends_on="2026-05-03",
    )
    assert sentence == "A trip ends on its first day or later."


def test_request_trip_is_refused_because_a_trip_lasts_at_most_14_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_trip",
        employee_id="em-4528",
        purpose="Repair job in Old Tidworth",
        starts_on="2026-05-23",
        ends_on="2026-06-06",
    )
    assert sentence == "A trip lasts at most 14 days."


def test_request_trip_is_refused_because_the_employee_is_on_another_trip_in_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "request_trip",
        employee_id="em-2732",
        purpose="Training in Wendbridge",
        starts_on="2026-06-22",
        ends_on="2026-06-29",
    )
    assert sentence == "The employee is on another trip in that time."


def test_approve_trip_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_trip", trip_id="tr-8012")
    assert bench.changes() == [updated("trips", "tr-8012", status="approved")]


def test_approve_trip_is_allowed(bench: Bench) -> None:
    bench.arrange("trips", "tr-8012", advance=49999)
    bench.arrange("managers", "ma-9529", approval_limit=49999)
    bench.call("approve_trip", trip_id="tr-8012")


def test_approve_trip_is_refused_because_the_trip_must_be_requested(bench: Bench) -> None:
    assert bench.refusal("approve_trip", trip_id="tr-3230") == "The trip must be requested."


def test_approve_trip_is_refused_because_the_employee_is_of_another_department(bench: Bench) -> None:
    assert bench.refusal("approve_trip", trip_id="tr-6529") == "The employee is of another department."


def test_approve_trip_is_refused_because_the_trip_would_have_begun_already(bench: Bench) -> None:
    bench.arrange("trips", "tr-8012", starts_on="2026-05-19")
    assert bench.refusal("approve_trip", trip_id="tr-8012") == "The trip would have begun already."


def test_approve_trip_is_refused_because_the_advance_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("trips", "tr-8012", advance=50000)
    bench.arrange("managers", "ma-9529", approval_limit=49999)
    assert bench.refusal("approve_trip", trip_id="tr-8012") == "The advance is above your limit."
