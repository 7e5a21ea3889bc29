"""Tests of the tools for changes of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"starts_from": "2026-12-16T15:00"},
            [
                "ch-6430",
                "ch-2267",
                "ch-5370",
                "ch-4995",
                "ch-3896",
                "ch-7993",
                "ch-1262",
                "ch-2719",
                "ch-3810",
                "ch-2440",
            ],
        ),
        ({"number": "CHG-83207"}, ["ch-3503"]),
        ({"author_id": "en-3990"}, ["ch-3617", "ch-1582"]),
        (
            {"team_id": "te-6353"},
            [
                "ch-2925",
                "ch-1366",
                "ch-2515",
                "ch-1401",
                "ch-1386",
                "ch-6213",
                "ch-3443",
                "ch-6866",
                "ch-5120",
                "ch-2968",
            ],
        ),
        (
            {"status": "approved"},
            [
                "ch-3443",
                "ch-6866",
                "ch-5120",
                "ch-8767",
                "ch-7742",
                "ch-2968",
                "ch-9028",
                "ch-1400",
                "ch-6256",
                "ch-3255",
            ],
        ),
        ({"service_id": "se-6016"}, ["ch-9028"]),
    ],
)
def test_find_changes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_changes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_on": "2026-12-16"}, 6),
        ({"risk": "low_risk"}, 45),
    ],
)
def test_find_changes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_changes", **filters)["total"] == total


def test_find_changes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_changes", page=6)
    assert ids == [
        "ch-8785",
        "ch-8576",
        "ch-7092",
        "ch-1867",
        "ch-2243",
        "ch-7964",
        "ch-3617",
        "ch-1837",
        "ch-1582",
        "ch-3693",
    ]


def test_find_changes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_changes", risk="high_risk", starts_on="2026-10-30") == []


def test_propose_change_adds_a_change(bench: Bench) -> None:
    bench.call(
        "propose_change",
        service_id="se-2135",
        author_id="en-4318",
        number="New CHG-11285",
        title="Rename the log pipeline",
        risk="low_risk",
        starts_at="2026-12-16T10:15",
        length=2,
    )
    assert bench.changes() == [
        inserted(
            "changes",
            "ch-9881",
            number="New CHG-11285",
            title="Rename the log pipeline",
            service_id="se-2135",
            author_id="en-4318",
            risk="low_risk",
            starts_at="2026-12-16T10:15",
            length=2,
            ends_at="2026-12-16T12:15",
            status="proposed",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "service_id": "se-8639",
            "author_id": "en-3169",
            "number": "New CHG-00796",
            "title": "Switch the cache nodes",
            "risk": "low_risk",
            "starts_at": "2026-12-06T06:00",
            "length": 2,
        },
        {
            "service_id": "se-8639",
            "author_id": "en-3169",
            "number": "New CHG-00796",
            "title": "Switch the cache nodes",
            "risk": "low_risk",
            "starts_at": "2026-12-07T08:00",
            "length": 2,
        },
        {
            "service_id": "se-2135",
            "author_id": "en-4318",
            "number": "New CHG-11285",
            "title": "Rename the log pipeline",
            "risk": "low_risk",
            "starts_at": "2026-12-16T07:15",
            "length": 2,
        },
    ],
)
def test_propose_change_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("propose_change", **arguments)


def test_propose_change_is_refused_because_the_author_is_not_of_the_services_team(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_change",
        service_id="se-2026",
        author_id="en-6321",
        number="New CHG-79335",
        title="Rename the connection pool",
        risk="medium_risk",
        starts_at="2026-12-03T11:45",
        length=2,
    )
    assert sentence == "The author is not of the service's team."


def test_propose_change_is_refused_because_the_change_is_proposed_too_late(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_change",
        service_id="se-5857",
        author_id="en-4318",
        number="New CHG-11285",
        title="Rebuild the queue limits",
        risk="low_risk",
        starts_at="2026-10-30T13:30",
        length=3,
    )
    assert sentence == "The change is proposed too late."


def test_propose_change_is_refused_because_a_change_is_proposed_at_most_60_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_change",
        service_id="se-8639",
        author_id="en-3169",
        number="New CHG-00796",
        title="Switch the cache nodes",
        risk="low_risk",
        starts_at="2027-02-01T14:31",
        length=2,
    )
    assert sentence == "A change is proposed at most 60 days ahead."


def test_propose_change_is_refused_because_the_change_falls_into_a_freeze(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_change",
        service_id="se-1129",
        author_id="en-3169",
        number="New CHG-00796",
        title="Switch the cache nodes",
        risk="low_risk",
        starts_at="2026-12-04T14:30",
        length=2,
    )
    assert sentence == "The change falls into a freeze."


def test_propose_change_is_refused_because_another_change_of_the_service_is_planned_at(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_change",
        service_id="se-2135",
        author_id="en-4318",
        number="New CHG-11285",
        title="Rename the log pipeline",
        risk="low_risk",
        starts_at="2026-12-16T07:16",
        length=2,
    )
    assert sentence == "Another change of the service is planned at that time."


def test_propose_change_is_refused_because_another_change_already_has_this_change_number(bench: Bench) -> None:
    bench.arrange("changes", "ch-1069", number="New CHG-00796")
    sentence = bench.refusal(
        "propose_change",
        service_id="se-8639",
        author_id="en-3169",
        number="New CHG-00796",
        title="Switch the cache nodes",
        risk="low_risk",
        starts_at="2027-02-01T14:30",
        length=2,
    )
    assert sentence == "Another change already has this change number."


def test_approve_change_changes_the_change(bench: Bench) -> None:
    bench.arrange("changes", "ch-3095", risk="high_risk")
    bench.call("approve_change", change_id="ch-3095")
    assert bench.changes() == [updated("changes", "ch-3095", status="approved", approved_by_id="en-4318")]


def test_approve_change_is_allowed(bench: Bench) -> None:
    bench.arrange("changes", "ch-1993", starts_at="2026-12-06T08:00")
    bench.call("approve_change", change_id="ch-1993")


def test_approve_change_is_allowed_when_allowance_is_260(bench: Bench) -> None:
    bench.arrange("services", "se-5857", allowance=260)
    bench.call("approve_change", change_id="ch-1104")


def test_approve_change_is_allowed_when_ends_at_is_2026_12_21_08_00(bench: Bench) -> None:
    bench.arrange("changes", "ch-1993", ends_at="2026-12-21T08:00")
    bench.call("approve_change", change_id="ch-1993")


def test_approve_change_is_refused_because_the_change_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-1401") == "The change must be proposed."


def test_approve_change_is_refused_because_the_service_belongs_to_another_team(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-2864") == "The service belongs to another team."


def test_approve_change_is_refused_because_you_cannot_approve_your_own_change(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-2267") == "You cannot approve your own change."


def test_approve_change_is_refused_because_the_time_of_the_change_has_come_already(bench: Bench) -> None:
    bench.arrange("changes", "ch-8177", starts_at="2026-12-03T14:30")
    assert bench.refusal("approve_change", change_id="ch-8177") == "The time of the change has come already."


def test_approve_change_is_refused_because_the_service_has_used_up_its_downtime_allowance(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-1104") == "The service has used up its downtime allowance."


def test_approve_change_is_refused_because_the_change_falls_into_a_freeze(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-8177") == "The change falls into a freeze."


def test_approve_change_is_refused_because_a_major_or_critical_incident_of_the_service_is(bench: Bench) -> None:
    bench.arrange("changes", "ch-3693", service_id="se-4199")
    sentence = bench.refusal("approve_change", change_id="ch-3693")
    assert sentence == "A major or critical incident of the service is open."


def test_start_change_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_change", change_id="ch-3255")
    assert bench.changes() == [updated("changes", "ch-3255", status="running")]


def test_start_change_is_allowed(bench: Bench) -> None:
    bench.call("start_change", change_id="ch-5120")


def test_start_change_is_refused_because_the_change_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("start_change", change_id="ch-1069") == "The change must be approved."


def test_start_change_is_refused_because_it_is_too_early_to_start_this_change(bench: Bench) -> None:
    bench.arrange("changes", "ch-3255", starts_at="2026-12-03T14:46")
    assert bench.refusal("start_change", change_id="ch-3255") == "It is too early to start this change."


def test_start_change_is_refused_because_the_time_of_the_change_is_over(bench: Bench) -> None:
    bench.arrange("changes", "ch-6866", ends_at="2026-12-03T14:30")
    assert bench.refusal("start_change", change_id="ch-6866") == "The time of the change is over."


def test_start_change_is_refused_because_another_change_of_the_service_is_running(bench: Bench) -> None:
    bench.arrange("changes", "ch-3255", service_id="se-2026")
    assert bench.refusal("start_change", change_id="ch-3255") == "Another change of the service is running."


def test_start_change_is_refused_because_a_critical_incident_of_the_service_is_open(bench: Bench) -> None:
    assert bench.refusal("start_change", change_id="ch-8767") == "A critical incident of the service is open."


def test_finish_change_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_change", change_id="ch-7013")
    assert bench.changes() == [updated("changes", "ch-7013", status="done")]


def test_finish_change_is_allowed(bench: Bench) -> None:
    bench.arrange("changes", "ch-7013", service_id="se-6393", starts_at="2024-09-24T14:30")
    bench.call("finish_change", change_id="ch-7013")


def test_finish_change_is_refused_because_the_change_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_change", change_id="ch-1069") == "The change must be running."


def test_finish_change_is_refused_because_an_incident_was_reported_during_the_change(bench: Bench) -> None:
    bench.arrange("changes", "ch-7013", starts_at="2026-12-02T00:46")
    assert bench.refusal("finish_change", change_id="ch-7013") == "An incident was reported during the change."


def test_roll_back_change_sets_status_to_rolled_back(bench: Bench) -> None:
    bench.arrange("changes", "ch-7013", service_id="se-2135")
    bench.call("roll_back_change", change_id="ch-7013")
    assert bench.changes() == [updated("changes", "ch-7013", status="rolled_back")]


def test_roll_back_change_sets_status_to_rolled_back_when_starts_at_is_2026_12_03_16_14(bench: Bench) -> None:
    bench.arrange("changes", "ch-7013", starts_at="2026-12-03T16:14")
    bench.call("roll_back_change", change_id="ch-7013")
    assert bench.changes() == [updated("changes", "ch-7013", status="rolled_back")]


def test_roll_back_change_is_refused_because_the_change_must_be_running(bench: Bench) -> None:
    assert bench.refusal("roll_back_change", change_id="ch-1069") == "The change must be running."
