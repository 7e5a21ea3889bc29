"""Tests of the tools for incidents of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "screen"}, ["in-7145", "in-9120", "in-2042", "in-5729", "in-1089", "in-2709"]),
        ({"leader_id": "en-8231"}, ["in-6409", "in-9145", "in-3885", "in-5486", "in-2080"]),
        ({"number": "INC-78499"}, ["in-2633"]),
        ({"service_id": "se-5857"}, ["in-7263", "in-7048"]),
        (
            {"answer_by_until": "2026-11-30T10:30"},
            [
                "in-6409",
                "in-9145",
                "in-7479",
                "in-9602",
                "in-2223",
                "in-6442",
                "in-4457",
                "in-7145",
                "in-1697",
                "in-7603",
            ],
        ),
    ],
)
def test_find_incidents_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_incidents", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"answer_by_until": "2026-11-30T10:30"}, 70),
        ({"team_id": "te-6353"}, 40),
        ({"severity": "critical"}, 24),
        ({"status": "acknowledged"}, 25),
    ],
)
def test_find_incidents_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_incidents", **filters)["total"] == total


def test_find_incidents_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_incidents", page=13) == ["in-9347", "in-8107", "in-7369", "in-5286", "in-2878"]


def test_find_incidents_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_incidents",
        service_id="se-6393",
        team_id="te-6353",
        severity="critical",
        status="acknowledged",
    )
    assert ids == []


def test_get_incident_shows_the_incident(bench: Bench) -> None:
    result = bench.call("get_incident", incident_id="in-3008")
    assert result == {
        "id": "in-3008",
        "number": "INC-63505",
        "title": "Storage node stuck",
        "service_id": "se-6105",
        "severity": "critical",
        "opened_at": "2026-10-26T17:45",
        "answer_by": "2026-10-26T18:00",
        "status": "closed",
        "leader_id": "en-4318",
        "resolved_at": "2026-10-26T23:10",
        "downtime": 325,
        "resolution": "Cache emptied.",
        "service_name": "Tax Scheduler",
        "service_team_name": "Storage",
        "open_actions": 0,
        "merged_incidents": 0,
    }


def test_report_incidents_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_incidents", team_id="te-6570", severity="minor", status="merged") == []


def test_report_incidents_adds_up(bench: Bench) -> None:
    result = bench.call("report_incidents", severity="minor")
    assert result == {
        "items": [
            {"service_name": "Address Store", "incidents": 4, "total_downtime": 455, "longest_downtime": 220},
            {"service_name": "Badge Store", "incidents": 1, "total_downtime": 80, "longest_downtime": 80},
            {"service_name": "Barcode Queue", "incidents": 4, "total_downtime": 780, "longest_downtime": 420},
            {"service_name": "Checkout Worker", "incidents": 5, "total_downtime": 1085, "longest_downtime": 440},
            {"service_name": "Customer API", "incidents": 2, "total_downtime": 60, "longest_downtime": 60},
            {"service_name": "Delivery Database", "incidents": 2, "total_downtime": 55, "longest_downtime": 30},
            {"service_name": "Delivery Scheduler", "incidents": 1, "total_downtime": 15, "longest_downtime": 15},
            {"service_name": "Document Database", "incidents": 2, "total_downtime": 0, "longest_downtime": 0},
            {"service_name": "Fraud Store", "incidents": 1, "total_downtime": 0, "longest_downtime": 0},
            {"service_name": "Loyalty Portal", "incidents": 4, "total_downtime": 610, "longest_downtime": 405},
        ],
        "total": 22,
        "next_page": 2,
    }


def test_report_incidents_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_incidents", page=3)
    assert result == {
        "items": [
            {"service_name": "Ticket Queue", "incidents": 3, "total_downtime": 345, "longest_downtime": 200},
            {"service_name": "Ticket Worker", "incidents": 3, "total_downtime": 495, "longest_downtime": 390},
            {"service_name": "Timetable Scheduler", "incidents": 4, "total_downtime": 365, "longest_downtime": 365},
        ],
        "total": 23,
    }


def test_report_incidents_adds_up_with_answer_by_from(bench: Bench) -> None:
    result = bench.call("report_incidents", answer_by_from="2026-11-26T15:45")
    assert result == {
        "items": [
            {"service_name": "Address Store", "incidents": 5, "total_downtime": 410, "longest_downtime": 220},
            {"service_name": "Badge Store", "incidents": 3, "total_downtime": 775, "longest_downtime": 420},
            {"service_name": "Barcode Queue", "incidents": 3, "total_downtime": 95, "longest_downtime": 95},
            {"service_name": "Checkout Worker", "incidents": 11, "total_downtime": 1495, "longest_downtime": 440},
            {"service_name": "Customer API", "incidents": 1, "total_downtime": 0, "longest_downtime": 0},
            {"service_name": "Delivery Database", "incidents": 1, "total_downtime": 25, "longest_downtime": 25},
            {"service_name": "Document Database", "incidents": 2, "total_downtime": 0, "longest_downtime": 0},
            {"service_name": "Fraud Store", "incidents": 3, "total_downtime": 240, "longest_downtime": 240},
            {"service_name": "Loyalty Portal", "incidents": 5, "total_downtime": 610, "longest_downtime": 405},
            {"service_name": "Map Gateway", "incidents": 2, "total_downtime": 0, "longest_downtime": 0},
        ],
        "total": 22,
        "next_page": 2,
    }


def test_report_incidents_adds_up_with_team_id_and_status(bench: Bench) -> None:
    result = bench.call("report_incidents", team_id="te-6570", status="merged")
    assert result == {
        "items": [{"service_name": "Barcode Queue", "incidents": 1, "total_downtime": 0, "longest_downtime": 0}],
        "total": 1,
    }


def test_report_incident_adds_a_incident(bench: Bench) -> None:
    bench.call(
        "report_incident",
        number="New INC-27799",
        title="Memory alarms in the partner interface",
        service_id="se-2026",
        severity="minor",
    )
    assert bench.changes() == [
        inserted(
            "incidents",
            "in-4782",
            number="New INC-27799",
            title="Memory alarms in the partner interface",
            service_id="se-2026",
            severity="minor",
            opened_at="2026-12-03T14:30",
            answer_by="2026-12-03T18:30",
            status="reported",
            downtime=0,
        ),
    ]


def test_report_incident_adds_a_incident_2(bench: Bench) -> None:
    bench.call(
        "report_incident",
        number="New INC-63517",
        title="Search index running late",
        service_id="se-2546",
        severity="critical",
    )
    assert bench.changes() == [
        inserted(
            "incidents",
            "in-4782",
            number="New INC-63517",
            title="Search index running late",
            service_id="se-2546",
            severity="critical",
            opened_at="2026-12-03T14:30",
            answer_by="2026-12-03T14:45",
            status="reported",
            downtime=0,
        ),
    ]


def test_report_incident_adds_a_incident_3(bench: Bench) -> None:
    bench.call(
        "report_incident",
        number="New INC-50467",
        title="Timeouts after the firewall change",
        service_id="se-2453",
        severity="major",
    )
    assert bench.changes() == [
        inserted(
            "incidents",
            "in-4782",
            number="New INC-50467",
            title="Timeouts after the firewall change",
            service_id="se-2453",
            severity="major",
            opened_at="2026-12-03T14:30",
            answer_by="2026-12-03T15:30",
            status="reported",
            downtime=0,
        ),
    ]


def test_report_incident_is_refused_because_an_ordinary_service_has_no_critical_incidents(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_incident",
        number="INC-27799",
        title="Load balancer not answering",
        service_id="se-6393",
        severity="critical",
    )
    assert sentence == "An ordinary service has no critical incidents."


def test_report_incident_is_refused_because_an_incident_of_this_severity_is_open_for_the(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_incident",
        number="INC-50467",
        title="Missing records in the eastern region",
        service_id="se-6393",
        severity="minor",
    )
    assert sentence == "An incident of this severity is open for the service already."


def test_report_incident_is_refused_because_another_incident_already_has_this_incident(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_incident",
        number="INC-58332",
        title="Upload expired",
        service_id="se-6393",
        severity="major",
    )
    assert sentence == "Another incident already has this incident number."


def test_acknowledge_incident_changes_the_incident(bench: Bench) -> None:
    bench.call("acknowledge_incident", incident_id="in-8994", leader_id="en-6942")
    assert bench.changes() == [updated("incidents", "in-8994", status="acknowledged", leader_id="en-6942")]


def test_acknowledge_incident_is_allowed(bench: Bench) -> None:
    bench.arrange("incidents", "in-8107", severity="critical")
    bench.call("acknowledge_incident", incident_id="in-8107", leader_id="en-4318")


def test_acknowledge_incident_is_allowed_when_starts_at_is_2026_12_03_14_30(bench: Bench) -> None:
    bench.arrange("duties", "du-1437", starts_at="2026-12-03T14:30")
    bench.call("acknowledge_incident", incident_id="in-8994", leader_id="en-6942")


def test_acknowledge_incident_is_refused_because_the_incident_must_be_reported(bench: Bench) -> None:
    sentence = bench.refusal("acknowledge_incident", incident_id="in-2633", leader_id="en-7754")
    assert sentence == "The incident must be reported."


def test_acknowledge_incident_is_refused_because_the_engineer_is_of_another_team_and_below(bench: Bench) -> None:
    sentence = bench.refusal("acknowledge_incident", incident_id="in-1744", leader_id="en-6942")
    assert sentence == "The engineer is of another team and below level 3."


def test_acknowledge_incident_is_refused_because_the_engineer_is_not_on_call_at_the_moment(bench: Bench) -> None:
    bench.arrange("duties", "du-2199", ends_at="2026-12-03T14:30")
    sentence = bench.refusal("acknowledge_incident", incident_id="in-7369", leader_id="en-1114")
    assert sentence == "The engineer is not on call at the moment."


def test_acknowledge_incident_is_refused_because_the_engineer_leads_a_critical_incident(bench: Bench) -> None:
    bench.arrange("incidents", "in-1744", severity="critical")
    sentence = bench.refusal("acknowledge_incident", incident_id="in-1744", leader_id="en-7976")
    assert sentence == "The engineer leads a critical incident already."


def test_resolve_incident_changes_the_incident(bench: Bench) -> None:
    bench.call("resolve_incident", incident_id="in-2030", resolution="Cache emptied.")
    assert bench.changes() == [
        updated(
            "incidents",
            "in-2030",
            status="resolved",
            resolved_at="2026-12-03T14:30",
            downtime=7230,
            resolution="Cache emptied.",
        ),
    ]


def test_resolve_incident_is_allowed(bench: Bench) -> None:
    bench.call("resolve_incident", incident_id="in-2042", resolution="Query rewritten.")


def test_resolve_incident_is_allowed_when_service_id_is_se_2135(bench: Bench) -> None:
    bench.arrange("incidents", "in-2030", service_id="se-2135")
    bench.call("resolve_incident", incident_id="in-2030", resolution="Restarted the workers one by one.")


def test_resolve_incident_is_refused_because_the_incident_must_be_acknowledged_or_reopened(bench: Bench) -> None:
    sentence = bench.refusal("resolve_incident", incident_id="in-1089", resolution="Cache emptied.")
    assert sentence == "The incident must be acknowledged or reopened."


def test_resolve_incident_is_refused_because_a_change_of_the_service_is_still_running(bench: Bench) -> None:
    sentence = bench.refusal("resolve_incident", incident_id="in-2633", resolution="Certificate renewed.")
    assert sentence == "A change of the service is still running."


def test_resolve_incident_is_refused_because_a_critical_incident_of_the_service_has_not(bench: Bench) -> None:
    sentence = bench.refusal("resolve_incident", incident_id="in-8724", resolution="Certificate renewed.")
    assert sentence == "A critical incident of the service has not been answered yet."


def test_reopen_incident_sets_status_to_reopened_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.arrange("actions", "ac-1401", incident_id="in-3948")
    bench.call("reopen_incident", incident_id="in-3948")
    assert bench.changes() == [
        updated("actions", "ac-1510", status="dropped"),
        updated("actions", "ac-2904", status="dropped"),
        updated("incidents", "in-3948", status="reopened"),
    ]


def test_reopen_incident_is_allowed(bench: Bench) -> None:
    bench.arrange("incidents", "in-3948", resolved_at="2026-11-26T14:30")
    bench.call("reopen_incident", incident_id="in-3948")


def test_reopen_incident_is_refused_because_the_incident_must_be_resolved(bench: Bench) -> None:
    assert bench.refusal("reopen_incident", incident_id="in-2030") == "The incident must be resolved."


def test_reopen_incident_is_refused_because_the_incident_was_resolved_more_than_seven_days(bench: Bench) -> None:
    sentence = bench.refusal("reopen_incident", incident_id="in-5296")
    assert sentence == "The incident was resolved more than seven days ago."


def test_close_incident_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_incident", incident_id="in-2223")
    assert bench.changes() == [updated("incidents", "in-2223", status="closed")]


def test_close_incident_is_allowed(bench: Bench) -> None:
    bench.arrange("incidents", "in-9323", resolved_at="2026-12-02T14:30")
    bench.call("close_incident", incident_id="in-9323")


def test_close_incident_is_refused_because_the_incident_must_be_resolved(bench: Bench) -> None:
    assert bench.refusal("close_incident", incident_id="in-2030") == "The incident must be resolved."


def test_close_incident_is_refused_because_the_incident_was_resolved_less_than_a_day_ago(bench: Bench) -> None:
    assert bench.refusal("close_incident", incident_id="in-7705") == "The incident was resolved less than a day ago."


def test_close_incident_is_refused_because_a_follow_up_action_is_needed_first(bench: Bench) -> None:
    assert bench.refusal("close_incident", incident_id="in-5296") == "A follow-up action is needed first."


def test_merge_incident_changes_the_incident(bench: Bench) -> None:
    bench.call("merge_incident", incident_id="in-1788", main_id="in-2604")
    assert bench.changes() == [updated("incidents", "in-1788", status="merged", merged_into_id="in-2604")]


def test_merge_incident_is_allowed(bench: Bench) -> None:
    bench.arrange("incidents", "in-1052", severity="major")
    bench.call("merge_incident", incident_id="in-1052", main_id="in-2042")


def test_merge_incident_is_refused_because_the_incident_must_be_reported_or_acknowledged(bench: Bench) -> None:
    sentence = bench.refusal("merge_incident", incident_id="in-7056", main_id="in-7506")
    assert sentence == "The incident must be reported or acknowledged."


def test_merge_incident_is_refused_because_an_incident_cannot_be_merged_into_itself(bench: Bench) -> None:
    sentence = bench.refusal("merge_incident", incident_id="in-4470", main_id="in-4470")
    assert sentence == "An incident cannot be merged into itself."


def test_merge_incident_is_refused_because_the_incidents_concern_different_services(bench: Bench) -> None:
    sentence = bench.refusal("merge_incident", incident_id="in-4470", main_id="in-3045")
    assert sentence == "The incidents concern different services."


def test_merge_incident_is_refused_because_nobody_is_working_on_the_other_incident(bench: Bench) -> None:
    sentence = bench.refusal("merge_incident", incident_id="in-8744", main_id="in-7506")
    assert sentence == "Nobody is working on the other incident."


def test_merge_incident_is_refused_because_the_other_incident_is_the_younger_one(bench: Bench) -> None:
    bench.arrange("incidents", "in-1052", opened_at="2026-12-01T21:17")
    sentence = bench.refusal("merge_incident", incident_id="in-1052", main_id="in-2042")
    assert sentence == "The other incident is the younger one."


def test_merge_incident_is_refused_because_a_critical_incident_is_merged_into_a_critical(bench: Bench) -> None:
    bench.arrange("incidents", "in-1052", opened_at="2026-12-01T21:18")
    sentence = bench.refusal("merge_incident", incident_id="in-1052", main_id="in-2042")
    assert sentence == "A critical incident is merged into a critical one only."
