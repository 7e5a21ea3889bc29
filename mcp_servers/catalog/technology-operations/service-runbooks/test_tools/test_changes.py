"""Tests of the tools for changes of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"service_id": "se-5258"}, ["ch-5242", "ch-3151"]),
        ({"number": "CH-76436"}, ["ch-2460"]),
        (
            {"status": "done"},
            [
                "ch-1862",
                "ch-8982",
                "ch-2298",
                "ch-3660",
                "ch-2281",
                "ch-6252",
                "ch-9748",
                "ch-3345",
                "ch-9901",
                "ch-1922",
            ],
        ),
    ],
)
def test_find_changes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_changes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_from": "2026-06-19T02:00"}, 27),
        ({"asker_id": "en-1225"}, 10),
        ({"mends_outage": False}, 64),
    ],
)
def test_find_changes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_changes", **filters)["total"] == total


def test_find_changes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_changes", page=9) == ["ch-3736", "ch-9497", "ch-3151", "ch-7396"]


def test_find_changes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_changes", asker_id="en-4982", mends_outage=True, starts_from="2026-06-18T01:30") == []


def test_get_change_shows_the_change(bench: Bench) -> None:
    result = bench.call("get_change", change_id="ch-1862")
    assert result == {
        "id": "ch-1862",
        "number": "CH-98310",
        "subject": "Clean-up of old entries",
        "service_id": "se-9179",
        "asker_id": "en-4982",
        "status": "done",
        "mends_outage": True,
        "starts_at": "2026-05-06T09:00",
        "ends_at": "2026-05-06T12:00",
        "service_name": "anvil",
        "service_tier": "important",
        "asker_name": "Idris Blanchet",
        "approvals": 0,
        "frozen": False,
    }


def test_get_change_shows_the_change_when_change_id_is_ch_2281(bench: Bench) -> None:
    result = bench.call("get_change", change_id="ch-2281")
    assert result == {
        "id": "ch-2281",
        "number": "CH-97240",
        "subject": "Clean-up of old entries",
        "service_id": "se-3927",
        "asker_id": "en-2914",
        "status": "done",
        "mends_outage": False,
        "starts_at": "2026-05-24T09:00",
        "ends_at": "2026-05-24T15:00",
        "service_name": "belfry",
        "service_tier": "critical",
        "asker_name": "Anders Virtanen",
        "approvals": 0,
        "frozen": False,
    }


def test_get_change_shows_the_change_when_change_id_is_ch_1674(bench: Bench) -> None:
    result = bench.call("get_change", change_id="ch-1674")
    assert result == {
        "id": "ch-1674",
        "number": "CH-78560",
        "subject": "Key rotation",
        "service_id": "se-8777",
        "runbook_id": "ru-8039",
        "asker_id": "en-9634",
        "status": "asked",
        "mends_outage": True,
        "starts_at": "2026-06-15T20:00",
        "ends_at": "2026-06-16T01:00",
        "service_name": "trellis",
        "service_tier": "important",
        "asker_name": "Lucía Herrera",
        "approvals": 4,
        "frozen": True,
    }


def test_report_changes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_changes", status="running", starts_from="2026-06-19T22:00") == []


def test_report_changes_adds_up(bench: Bench) -> None:
    result = bench.call("report_changes", starts_from="2026-06-22T08:00")
    assert result == {
        "items": [
            {"service_name": "cistern", "changes": 2, "next_start": "2026-06-22T20:00"},
            {"service_name": "drawbridge", "changes": 1, "next_start": "2026-06-23T02:00"},
            {"service_name": "postbox", "changes": 2, "next_start": "2026-06-23T11:00"},
            {"service_name": "quarry", "changes": 1, "next_start": "2026-06-22T12:00"},
            {"service_name": "tollgate", "changes": 2, "next_start": "2026-06-23T06:00"},
            {"service_name": "trellis", "changes": 1, "next_start": "2026-06-23T12:00"},
        ],
        "total": 6,
    }


def test_report_changes_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_changes", page=2)
    assert result == {
        "items": [
            {"service_name": "quarry", "changes": 14, "next_start": "2026-06-22T12:00"},
            {"service_name": "signpost", "changes": 6, "next_start": "2026-06-19T05:00"},
            {"service_name": "sluice", "changes": 3, "next_start": "2026-06-19T01:30"},
            {"service_name": "tollgate", "changes": 13, "next_start": "2026-06-23T06:00"},
            {"service_name": "trellis", "changes": 8, "next_start": "2026-06-23T12:00"},
            {"service_name": "weathervane", "changes": 3, "next_start": "2026-06-15T18:00"},
        ],
        "total": 16,
    }


def test_report_changes_adds_up_with_status_and_asker_id(bench: Bench) -> None:
    result = bench.call("report_changes", status="asked", asker_id="en-9563")
    assert result == {"items": [{"service_name": "ledger", "changes": 1, "next_start": "2026-06-21T10:00"}], "total": 1}


def test_ask_for_change_adds_a_change(bench: Bench) -> None:
    bench.call(
        "ask_for_change",
        number="New CH-09929",
        subject="Shorter timeout",
        service_id="se-6594",
        starts_at="2026-06-17T01:00",
        length=3,
    )
    assert bench.changes() == [
        inserted(
            "changes",
            "ch-5472",
            number="New CH-09929",
            subject="Shorter timeout",
            service_id="se-6594",
            asker_id="en-9634",
            status="asked",
            mends_outage=0,
            starts_at="2026-06-17T01:00",
            ends_at="2026-06-17T04:00",
        ),
    ]


def test_ask_for_change_adds_a_change_with_mends_outage(bench: Bench) -> None:
    bench.call(
        "ask_for_change",
        number="New CH-06110",
        subject="Lower limit",
        service_id="se-2242",
        starts_at="2026-06-22T08:00",
        length=3,
        mends_outage=True,
    )
    assert bench.changes() == [
        inserted(
            "changes",
            "ch-5472",
            number="New CH-06110",
            subject="Lower limit",
            service_id="se-2242",
            asker_id="en-9634",
            status="asked",
            mends_outage=1,
            starts_at="2026-06-22T08:00",
            ends_at="2026-06-22T11:00",
        ),
    ]


def test_ask_for_change_is_refused_because_the_service_is_retired(bench: Bench) -> None:
    bench.arrange("services", "se-1197", status="retired")
    sentence = bench.refusal(
        "ask_for_change",
        number="CH-98310",
        subject="New name",
        service_id="se-1197",
        starts_at="2026-06-15T18:00",
        length=1,
    )
    assert sentence == "The service is retired."


def test_ask_for_change_is_refused_because_a_change_is_asked_for_a_day_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_change",
        number="CH-98310",
        subject="New name",
        service_id="se-1197",
        starts_at="2026-06-15T18:00",
        length=1,
    )
    assert sentence == "A change is asked for a day ahead."


def test_ask_for_change_is_refused_because_another_change_of_this_service_is_set_for_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_change",
        number="CH-98310",
        subject="New name",
        service_id="se-1197",
        starts_at="2026-06-15T18:00",
        length=1,
        mends_outage=True,
    )
    assert sentence == "Another change of this service is set for that time."


def test_ask_for_change_is_refused_because_the_service_is_frozen_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_change",
        number="CH-04530",
        subject="New name",
        service_id="se-1875",
        starts_at="2026-06-16T09:00",
        length=3,
    )
    assert sentence == "The service is frozen on that day."


def test_ask_for_change_is_refused_because_another_change_already_has_this_change_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "ask_for_change",
        number="CH-04530",
        subject="Second instance",
        service_id="se-1197",
        starts_at="2026-06-19T07:00",
        length=1,
    )
    assert sentence == "Another change already has this change number."


def test_approve_change_sets_status_to_approved(bench: Bench) -> None:
    bench.call("approve_change", change_id="ch-7331")
    assert bench.changes() == [updated("changes", "ch-7331", status="approved")]


def test_approve_change_is_allowed(bench: Bench) -> None:
    bench.arrange("approvals", "ap-1002", change_id="ch-2465")
    bench.call("approve_change", change_id="ch-2465")


def test_approve_change_is_refused_because_the_change_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-8842") == "The change must be asked."


def test_approve_change_is_refused_because_the_change_lacks_an_approval(bench: Bench) -> None:
    assert bench.refusal("approve_change", change_id="ch-2465") == "The change lacks an approval."


def test_approve_change_is_refused_because_the_time_of_the_change_has_passed(bench: Bench) -> None:
    bench.arrange("changes", "ch-9664", starts_at="2026-06-15T09:00")
    assert bench.refusal("approve_change", change_id="ch-9664") == "The time of the change has passed."


def test_start_change_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_change", change_id="ch-6528")
    assert bench.changes() == [updated("changes", "ch-6528", status="running")]


def test_start_change_is_allowed(bench: Bench) -> None:
    bench.arrange("changes", "ch-6528", service_id="se-2049")
    bench.call("start_change", change_id="ch-6528")


def test_start_change_is_allowed_when_service_id_is_se_2242(bench: Bench) -> None:
    bench.arrange("changes", "ch-6528", service_id="se-2242")
    bench.call("start_change", change_id="ch-6528")


def test_start_change_is_refused_because_the_change_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("start_change", change_id="ch-8982") == "The change must be approved."


def test_start_change_is_refused_because_the_window_of_the_change_is_not_open(bench: Bench) -> None:
    bench.arrange("changes", "ch-4283", ends_at="2026-06-15T09:00")
    assert bench.refusal("start_change", change_id="ch-4283") == "The window of the change is not open."


def test_start_change_is_refused_because_another_change_is_running_on_this_service(bench: Bench) -> None:
    assert bench.refusal("start_change", change_id="ch-3454") == "Another change is running on this service."


def test_start_change_is_refused_because_the_service_is_frozen(bench: Bench) -> None:
    bench.arrange("changes", "ch-6528", service_id="se-1751")
    assert bench.refusal("start_change", change_id="ch-6528") == "The service is frozen."


def test_finish_change_sets_status_to_done_and_changes_the_service(bench: Bench) -> None:
    bench.arrange("changes", "ch-2460", service_id="se-1661")
    bench.call("finish_change", change_id="ch-2460")
    assert bench.changes() == [
        updated("changes", "ch-2460", status="done"),
        updated("services", "se-1661", status="running", release=13),
    ]


def test_finish_change_is_refused_because_the_change_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_change", change_id="ch-5569") == "The change must be running."


def test_fail_change_sets_status_to_failed_and_sets_status_to_degraded(bench: Bench) -> None:
    bench.call("fail_change", change_id="ch-2460")
    assert bench.changes() == [
        updated("changes", "ch-2460", status="failed"),
        updated("services", "se-1875", status="degraded"),
    ]


def test_fail_change_is_refused_because_the_change_must_be_running(bench: Bench) -> None:
    assert bench.refusal("fail_change", change_id="ch-5569") == "The change must be running."


def test_cancel_change_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_change", change_id="ch-5569")
    assert bench.changes() == [updated("changes", "ch-5569", status="cancelled")]


def test_cancel_change_is_refused_because_the_change_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("cancel_change", change_id="ch-8982") == "The change must be approved."


def test_cancel_change_is_refused_because_only_a_lead_cancels_changes_of_others(bench: Bench) -> None:
    assert bench.refusal("cancel_change", change_id="ch-6724") == "Only a lead cancels changes of others."
