"""Tests of the tools for events of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_get_event_shows_the_event(bench: Bench) -> None:
    result = bench.call("get_event", event_id="ev-1184")
    assert result == {
        "id": "ev-1184",
        "calendar_id": "ca-5714",
        "summary": "Handover with Iris Tredwell",
        "starts_at": "2026-04-11T09:30",
        "ends_at": "2026-04-11T11:00",
        "event_type": "default",
        "transparency": "opaque",
        "visibility": "default",
        "status": "confirmed",
        "organizer_id": "pe-4533",
        "guests_can_invite_others": True,
        "updated_at": "2026-03-21T09:30",
        "calendar_summary": "Volunteering",
        "organizer_name": "Kwame Sarr",
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"time_min": "2026-04-14T17:30"},
            [
                "ev-7638",
                "ev-6706",
                "ev-9712",
                "ev-8601",
                "ev-1255",
                "ev-6964",
                "ev-1465",
                "ev-1324",
                "ev-9534",
                "ev-7882",
            ],
        ),
        ({"calendar_id": "ca-2303", "event_type": "out_of_office"}, ["ev-7176"]),
        ({"summary": "Rigby"}, ["ev-8014"]),
    ],
)
def test_list_events_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_events", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"updated_min": "2026-03-26T14:00"}, 63),
        ({"time_max": "2026-04-23T15:30"}, 70),
        ({"status": "tentative"}, 24),
    ],
)
def test_list_events_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("list_events", **filters)["total"] == total


def test_list_events_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_events", page=2)
    assert ids == [
        "ev-5720",
        "ev-2534",
        "ev-9315",
        "ev-8081",
        "ev-6806",
        "ev-1508",
        "ev-4302",
        "ev-6542",
        "ev-3281",
        "ev-1415",
    ]


def test_list_events_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "list_events",
        event_type="default",
        summary="Accountants",
        updated_min="2026-03-01T17:30",
        time_max="2026-04-23T14:00",
        status="tentative",
    )
    assert ids == []


def test_query_free_busy_finds_by_calendar_id_and_time_min_and_time_max(bench: Bench) -> None:
    ids = bench.ids("query_free_busy", calendar_id="ca-2303", time_min="2026-04-06T16:30", time_max="2026-05-05T17:00")
    assert ids == ["ev-7071"]


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"time_max": "2026-04-13T16:00"}, 19),
        ({"time_min": "2026-04-21T10:00"}, 43),
    ],
)
def test_query_free_busy_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("query_free_busy", **filters)["total"] == total


def test_query_free_busy_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("query_free_busy", page=8)
    assert ids == ["ev-1977", "ev-6834", "ev-3612", "ev-1236", "ev-5044", "ev-6368", "ev-4103", "ev-9136"]


def test_query_free_busy_finds_nothing(bench: Bench) -> None:
    assert bench.ids("query_free_busy", calendar_id="ca-1699") == []


def test_delete_event_changes_the_event(bench: Bench) -> None:
    bench.call("delete_event", event_id="ev-7638")
    assert bench.changes() == [updated("events", "ev-7638", status="cancelled", updated_at="2026-04-13T08:30")]


def test_delete_event_is_refused_because_the_event_must_be_tentative_or_confirmed(bench: Bench) -> None:
    assert bench.refusal("delete_event", event_id="ev-1006") == "The event must be tentative or confirmed."


def test_delete_event_is_refused_because_you_cannot_write_to_this_calendar(bench: Bench) -> None:
    bench.arrange("events", "ev-8014", calendar_id="ca-1289")
    assert bench.refusal("delete_event", event_id="ev-8014") == "You cannot write to this calendar."


def test_delete_event_is_refused_because_the_event_is_already_over(bench: Bench) -> None:
    assert bench.refusal("delete_event", event_id="ev-1184") == "The event is already over."


def test_insert_event_adds_a_event(bench: Bench) -> None:
    bench.call(
        "insert_event",
        calendar_id="ca-2749",
        summary="Catch-up: newsletter",
        starts_at="2026-04-09T12:00",
        ends_at="2026-04-20T18:30",
        transparency="transparent",
    )
    assert bench.changes() == [
        inserted(
            "events",
            "ev-9211",
            calendar_id="ca-2749",
            summary="Catch-up: newsletter",
            starts_at="2026-04-09T12:00",
            ends_at="2026-04-20T18:30",
            event_type="default",
            transparency="transparent",
            visibility="default",
            status="confirmed",
            organizer_id="pe-9460",
            guests_can_invite_others=1,
            updated_at="2026-04-13T08:30",
        ),
    ]


def test_insert_event_adds_a_event_with_location_and_visibility(bench: Bench) -> None:
    bench.call(
        "insert_event",
        calendar_id="ca-5545",
        summary="Appraisal with Highland Roofing",
        starts_at="2026-04-22T12:30",
        ends_at="2026-04-23T16:00",
        location="Castle Sports Hall",
        visibility="public",
    )
    assert bench.changes() == [
        inserted(
            "events",
            "ev-9211",
            calendar_id="ca-5545",
            summary="Appraisal with Highland Roofing",
            location="Castle Sports Hall",
            starts_at="2026-04-22T12:30",
            ends_at="2026-04-23T16:00",
            event_type="default",
            transparency="opaque",
            visibility="public",
            status="confirmed",
            organizer_id="pe-9460",
            guests_can_invite_others=1,
            updated_at="2026-04-13T08:30",
        ),
    ]


def test_insert_event_is_allowed(bench: Bench) -> None:
    bench.call(
        "insert_event",
        calendar_id="ca-7030",
        summary="Call with Rhoda Penrose",
        starts_at="2026-03-24T00:00",
        ends_at="2026-04-07T17:30",
    )


def test_insert_event_is_refused_because_you_cannot_write_to_this_calendar(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_event",
        calendar_id="ca-1289",
        summary="Call with Rhoda Penrose",
        starts_at="2026-04-07T16:30",
        ends_at="2026-04-07T17:30",
    )
    assert sentence == "You cannot write to this calendar."


def test_insert_event_is_refused_because_an_event_ends_after_it_starts(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_event",
        calendar_id="ca-7030",
        summary="Call with Rhoda Penrose",
        starts_at="2026-04-07T17:30",
        ends_at="2026-04-07T17:30",
    )
    assert sentence == "An event ends after it starts."


def test_insert_event_is_refused_because_an_event_lasts_at_most_two_weeks(bench: Bench) -> None:
    sentence = bench.refusal(
        "insert_event",
        calendar_id="ca-6124",
        summary="Site visit with Millstone Travel",
        starts_at="2026-04-08T11:30",
        ends_at="2026-04-23T15:00",
    )
    assert sentence == "An event lasts at most two weeks."


def test_move_event_changes_the_event(bench: Bench) -> None:
    bench.call("move_event", event_id="ev-8507", destination_id="ca-3295")
    assert bench.changes() == [updated("events", "ev-8507", calendar_id="ca-3295", updated_at="2026-04-13T08:30")]


def test_move_event_is_refused_because_you_cannot_write_to_this_calendar(bench: Bench) -> None:
    sentence = bench.refusal("move_event", event_id="ev-3281", destination_id="ca-3214")
    assert sentence == "You cannot write to this calendar."


def test_move_event_is_refused_because_the_event_is_cancelled(bench: Bench) -> None:
    assert bench.refusal("move_event", event_id="ev-9827", destination_id="ca-3295") == "The event is cancelled."


def test_move_event_is_refused_because_the_event_is_already_in_this_calendar(bench: Bench) -> None:
    sentence = bench.refusal("move_event", event_id="ev-4040", destination_id="ca-6124")
    assert sentence == "The event is already in this calendar."


def test_move_event_is_refused_because_you_cannot_write_to_the_destination_calendar(bench: Bench) -> None:
    sentence = bench.refusal("move_event", event_id="ev-9581", destination_id="ca-3954")
    assert sentence == "You cannot write to the destination calendar."


def test_move_event_is_refused_because_only_events_of_the_default_type_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_event", event_id="ev-1508", destination_id="ca-5545")
    assert sentence == "Only events of the default type can be moved."


def test_patch_event_sets_updated_at_to_2026_04_13_08_30(bench: Bench) -> None:
    bench.call("patch_event", event_id="ev-1034", transparency="opaque")
    assert bench.changes() == [updated("events", "ev-1034", updated_at="2026-04-13T08:30")]


def test_patch_event_changes_the_event(bench: Bench) -> None:
    bench.call("patch_event", event_id="ev-1184", ends_at="2026-04-15T19:30")
    assert bench.changes() == [updated("events", "ev-1184", ends_at="2026-04-15T19:30", updated_at="2026-04-13T08:30")]


def test_patch_event_changes_the_event_with_location(bench: Bench) -> None:
    bench.call("patch_event", event_id="ev-1034", location="Falcon Concert Hall")
    assert bench.changes() == [
        updated("events", "ev-1034", location="Falcon Concert Hall", updated_at="2026-04-13T08:30"),
    ]


def test_patch_event_changes_the_event_with_summary_and_starts_at_and_visibility(bench: Bench) -> None:
    bench.call(
        "patch_event",
        event_id="ev-1034",
        summary="Appraisal with Agnes Strickland",
        starts_at="2026-04-29T14:59",
        visibility="public",
    )
    assert bench.changes() == [
        updated(
            "events",
            "ev-1034",
            summary="Appraisal with Agnes Strickland",
            starts_at="2026-04-29T14:59",
            visibility="public",
            updated_at="2026-04-13T08:30",
        ),
    ]


def test_patch_event_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_event", event_id="ev-1006") == "Nothing to change was given."


def test_patch_event_is_refused_because_you_cannot_write_to_this_calendar(bench: Bench) -> None:
    bench.arrange("events", "ev-1034", calendar_id="ca-1289")
    sentence = bench.refusal("patch_event", event_id="ev-1034", starts_at="2026-04-29T14:59")
    assert sentence == "You cannot write to this calendar."


def test_patch_event_is_refused_because_the_event_is_cancelled(bench: Bench) -> None:
    assert bench.refusal("patch_event", event_id="ev-1958", location="Falcon Concert Hall") == "The event is cancelled."


def test_patch_event_is_refused_because_an_event_ends_after_it_starts(bench: Bench) -> None:
    sentence = bench.refusal("patch_event", event_id="ev-1034", starts_at="2026-04-29T15:00")
    assert sentence == "An event ends after it starts."


def test_confirm_event_changes_the_event(bench: Bench) -> None:
    bench.call("confirm_event", event_id="ev-6638")
    assert bench.changes() == [updated("events", "ev-6638", status="confirmed", updated_at="2026-04-13T08:30")]


def test_confirm_event_is_refused_because_the_event_must_be_tentative(bench: Bench) -> None:
    assert bench.refusal("confirm_event", event_id="ev-1006") == "The event must be tentative."


def test_confirm_event_is_refused_because_the_event_has_already_started(bench: Bench) -> None:
    bench.arrange("events", "ev-8014", starts_at="2026-04-13T08:30")
    assert bench.refusal("confirm_event", event_id="ev-8014") == "The event has already started."


def test_confirm_event_is_refused_because_you_cannot_write_to_this_calendar(bench: Bench) -> None:
    bench.arrange("events", "ev-8014", calendar_id="ca-1289")
    assert bench.refusal("confirm_event", event_id="ev-8014") == "You cannot write to this calendar."
