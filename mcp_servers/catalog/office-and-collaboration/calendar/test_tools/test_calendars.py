"""Tests of the tools for calendars of Shared calendars."""

from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


def test_get_calendar_shows_the_calendar(bench: Bench) -> None:
    result = bench.call("get_calendar", calendar_id="ca-3656")
    assert result == {
        "id": "ca-3656",
        "summary": "Hiring panel",
        "time_zone": "Europe/Madrid",
        "data_owner_id": "pe-9149",
        "data_owner_name": "Daniel Hughes",
    }


def test_clear_calendar_removes_the_invitation_and_removes_the_event(bench: Bench) -> None:
    bench.call("clear_calendar", calendar_id="ca-2303")
    assert bench.changes() == [
        deleted("event_attendees", "ee-1366"),
        deleted("event_attendees", "ee-2804"),
        deleted("event_attendees", "ee-3782"),
        deleted("event_attendees", "ee-4828"),
        deleted("event_attendees", "ee-6075"),
        deleted("event_attendees", "ee-7878"),
        deleted("event_attendees", "ee-8630"),
        deleted("event_attendees", "ee-9966"),
        deleted("events", "ev-4322"),
        deleted("events", "ev-7071"),
        deleted("events", "ev-7176"),
    ]


def test_clear_calendar_is_refused_because_only_a_primary_calendar_can_be_cleared(bench: Bench) -> None:
    assert bench.refusal("clear_calendar", calendar_id="ca-7047") == "Only a primary calendar can be cleared."


def test_delete_calendar_removes_the_calendar_and_removes_the_access_rule(bench: Bench) -> None:
    bench.call("delete_calendar", calendar_id="ca-7030")
    assert bench.changes() == [
        deleted("access_rules", "ac-1065"),
        deleted("access_rules", "ac-5040"),
        deleted("access_rules", "ac-6578"),
        deleted("calendar_list_entries", "cl-8267"),
        deleted("calendars", "ca-7030"),
        deleted("event_attendees", "ee-5779"),
        deleted("event_attendees", "ee-5799"),
        deleted("event_attendees", "ee-6031"),
        deleted("event_attendees", "ee-7547"),
        deleted("events", "ev-1508"),
        deleted("events", "ev-6459"),
        deleted("events", "ev-6706"),
    ]


def test_delete_calendar_is_refused_because_only_an_owner_of_the_calendar_may_do_this(bench: Bench) -> None:
    assert bench.refusal("delete_calendar", calendar_id="ca-7823") == "Only an owner of the calendar may do this."


def test_delete_calendar_is_refused_because_a_primary_calendar_cannot_be_deleted_only(bench: Bench) -> None:
    sentence = bench.refusal("delete_calendar", calendar_id="ca-2303")
    assert sentence == "A primary calendar cannot be deleted, only cleared."


def test_delete_calendar_is_refused_because_other_people_can_still_write_to_the_calendar(bench: Bench) -> None:
    sentence = bench.refusal("delete_calendar", calendar_id="ca-1758")
    assert sentence == "Other people can still write to the calendar; take their access away first."


def test_insert_calendar_adds_a_calendar_and_adds_a_calendar_list_entry(bench: Bench) -> None:
    bench.call("insert_calendar", summary="New Team offsites", time_zone="Europe/London", location="Silvercombe Quay")
    assert bench.changes() == [
        inserted(
            "calendar_list_entries",
            "cl-8891",
            calendar_id="ca-3370",
            is_primary=0,
            access_role="owner",
            hidden=0,
            selected=1,
        ),
        inserted(
            "calendars",
            "ca-3370",
            summary="New Team offsites",
            location="Silvercombe Quay",
            time_zone="Europe/London",
            data_owner_id="pe-9460",
        ),
    ]


def test_insert_calendar_adds_a_calendar_and_adds_a_calendar_list_entry_with_description(bench: Bench) -> None:
    bench.call(
        "insert_calendar",
        summary="New Team offsites",
        time_zone="Europe/London",
        description="Kept by the front desk.",
    )
    assert bench.changes() == [
        inserted(
            "calendar_list_entries",
            "cl-8891",
            calendar_id="ca-3370",
            is_primary=0,
            access_role="owner",
            hidden=0,
            selected=1,
        ),
        inserted(
            "calendars",
            "ca-3370",
            summary="New Team offsites",
            description="Kept by the front desk.",
            time_zone="Europe/London",
            data_owner_id="pe-9460",
        ),
    ]


def test_insert_calendar_is_refused_because_there_is_already_a_calendar_with_this_title(bench: Bench) -> None:
    sentence = bench.refusal("insert_calendar", summary="Team offsites", time_zone="Europe/Oslo")
    assert sentence == "There is already a calendar with this title."


def test_patch_calendar_changes_nothing(bench: Bench) -> None:
    bench.call("patch_calendar", calendar_id="ca-2749", summary="Press and events")
    assert bench.changes() == []


def test_patch_calendar_sets_location_to_chalminster(bench: Bench) -> None:
    bench.call("patch_calendar", calendar_id="ca-1758", location="Chalminster")
    assert bench.changes() == [updated("calendars", "ca-1758", location="Chalminster")]


def test_patch_calendar_changes_nothing_with_time_zone(bench: Bench) -> None:
    bench.call("patch_calendar", calendar_id="ca-1758", time_zone="Europe/London")
    assert bench.changes() == []


def test_patch_calendar_sets_description_to_changes_every_month(bench: Bench) -> None:
    bench.call("patch_calendar", calendar_id="ca-2303", description="Changes every month.")
    assert bench.changes() == [updated("calendars", "ca-2303", description="Changes every month.")]


def test_patch_calendar_is_refused_because_nothing_to_change_was_given(bench: Bench) -> None:
    assert bench.refusal("patch_calendar", calendar_id="ca-2822") == "Nothing to change was given."


def test_patch_calendar_is_refused_because_only_an_owner_of_the_calendar_may_do_this(bench: Bench) -> None:
    sentence = bench.refusal("patch_calendar", calendar_id="ca-5714", time_zone="Europe/Zurich")
    assert sentence == "Only an owner of the calendar may do this."


def test_patch_calendar_is_refused_because_another_calendar_already_has_this_title(bench: Bench) -> None:
    sentence = bench.refusal("patch_calendar", calendar_id="ca-1758", summary="Team offsites")
    assert sentence == "Another calendar already has this title."
