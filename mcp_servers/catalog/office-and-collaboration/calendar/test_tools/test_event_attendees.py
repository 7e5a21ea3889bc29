"""Tests of the tools for event attendees of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"event_id": "ev-3187"}, ["ee-6651", "ee-4446"]),
        (
            {"response_status": "needs_action"},
            [
                "ee-2205",
                "ee-2946",
                "ee-4012",
                "ee-6515",
                "ee-9351",
                "ee-9766",
                "ee-2270",
                "ee-4268",
                "ee-2569",
                "ee-2870",
            ],
        ),
    ],
)
def test_list_event_attendees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_event_attendees", **filters) == ids


def test_list_event_attendees_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_event_attendees", page=8)
    assert ids == [
        "ee-9237",
        "ee-9874",
        "ee-1012",
        "ee-2030",
        "ee-2224",
        "ee-2432",
        "ee-2944",
        "ee-3700",
        "ee-3769",
        "ee-4455",
    ]


def test_list_event_attendees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_event_attendees", event_id="ev-8155") == []


def test_add_event_attendee_adds_a_invitation(bench: Bench) -> None:
    bench.call("add_event_attendee", event_id="ev-1034", person_id="pe-5929", optional=False)
    assert bench.changes() == [
        inserted(
            "event_attendees",
            "ee-8792",
            event_id="ev-1034",
            person_id="pe-5929",
            optional=0,
            additional_guests=0,
            response_status="needs_action",
        ),
    ]


def test_add_event_attendee_is_refused_because_the_event_is_cancelled(bench: Bench) -> None:
    assert bench.refusal("add_event_attendee", event_id="ev-9389", person_id="pe-7766") == "The event is cancelled."


def test_add_event_attendee_is_refused_because_the_event_is_already_over(bench: Bench) -> None:
    assert bench.refusal("add_event_attendee", event_id="ev-2087", person_id="pe-9529") == "The event is already over."


def test_add_event_attendee_is_refused_because_only_the_organizer_can_invite_people_to(bench: Bench) -> None:
    sentence = bench.refusal("add_event_attendee", event_id="ev-2977", person_id="pe-7368")
    assert sentence == "Only the organizer can invite people to this event."


def test_add_event_attendee_is_refused_because_this_person_is_already_invited(bench: Bench) -> None:
    sentence = bench.refusal("add_event_attendee", event_id="ev-9998", person_id="pe-2422")
    assert sentence == "This person is already invited."


def test_remove_event_attendee_removes_the_invitation(bench: Bench) -> None:
    bench.call("remove_event_attendee", event_attendee_id="ee-2224")
    assert bench.changes() == [deleted("event_attendees", "ee-2224")]


def test_remove_event_attendee_is_refused_because_the_event_has_already_started(bench: Bench) -> None:
    assert bench.refusal("remove_event_attendee", event_attendee_id="ee-1479") == "The event has already started."


def test_remove_event_attendee_is_refused_because_the_organizer_stays_a_guest(bench: Bench) -> None:
    assert bench.refusal("remove_event_attendee", event_attendee_id="ee-9140") == "The organizer stays a guest."


def test_respond_to_event_changes_the_invitation(bench: Bench) -> None:
    bench.call(
        "respond_to_event",
        event_attendee_id="ee-2338",
        response_status="accepted",
        comment="Ask again after the holidays.",
    )
    assert bench.changes() == [
        updated("event_attendees", "ee-2338", response_status="accepted", comment="Ask again after the holidays."),
    ]


def test_respond_to_event_is_refused_because_the_event_is_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("respond_to_event", event_attendee_id="ee-4070", response_status="tentative")
    assert sentence == "The event is cancelled."


def test_respond_to_event_is_refused_because_the_event_has_already_started(bench: Bench) -> None:
    bench.arrange("events", "ev-8014", starts_at="2026-04-13T08:30")
    sentence = bench.refusal("respond_to_event", event_attendee_id="ee-2338", response_status="accepted")
    assert sentence == "The event has already started."


def test_respond_to_event_is_refused_because_the_guest_has_already_given_this_answer(bench: Bench) -> None:
    sentence = bench.refusal("respond_to_event", event_attendee_id="ee-2224", response_status="accepted")
    assert sentence == "The guest has already given this answer."
