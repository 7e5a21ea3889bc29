"""Tests of the tools for meetings of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"held_from": "2026-11-14T10:00"}, ["me-4814", "me-4834", "me-7954"]),
        ({"chair_id": "cu-8037"}, ["me-3641"]),
        ({"held_on": "2026-09-24"}, ["me-5851"]),
        (
            {"status": "called"},
            [
                "me-9435",
                "me-5750",
                "me-3367",
                "me-5784",
                "me-9907",
                "me-4710",
                "me-4196",
                "me-7484",
                "me-7662",
                "me-4814",
            ],
        ),
        ({"committee_id": "co-3262"}, ["me-5782"]),
    ],
)
def test_find_meetings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_meetings", **filters) == ids


def test_find_meetings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_meetings", page=5) == ["me-7662", "me-4814", "me-4834", "me-7954"]


def test_find_meetings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_meetings", committee_id="co-8329") == []


def test_get_meeting_shows_the_meeting(bench: Bench) -> None:
    result = bench.call("get_meeting", meeting_id="me-2696")
    assert result == {
        "id": "me-2696",
        "body_id": "co-1521",
        "chair_id": "cu-6755",
        "room": "Harbour Office",
        "status": "open",
        "held_at": "2026-10-12T09:00",
        "body_name": "Staff Committee",
        "body_seats": 9,
        "chair_name": "Samuel Bennett",
        "present": 4,
        "excused": 0,
        "listed_motions": 1,
    }


def test_get_meeting_shows_the_meeting_when_meeting_id_is_me_8068(bench: Bench) -> None:
    result = bench.call("get_meeting", meeting_id="me-8068")
    assert result == {
        "id": "me-8068",
        "body_id": "co-9466",
        "chair_id": "cu-6308",
        "room": "School Assembly Hall",
        "status": "closed",
        "held_at": "2026-07-24T07:00",
        "body_name": "Allotments Committee",
        "body_seats": 7,
        "chair_name": "Jürgen Fischer",
        "present": 2,
        "excused": 2,
        "listed_motions": 0,
    }


def test_call_meeting_adds_a_meeting(bench: Bench) -> None:
    bench.call("call_meeting", body_id="co-8329", chair_id="cu-1040", room="Library Hall", held_at="2026-11-02T10:00")
    assert bench.changes() == [
        inserted(
            "meetings",
            "me-6307",
            body_id="co-8329",
            chair_id="cu-1040",
            room="Library Hall",
            status="called",
            held_at="2026-11-02T10:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"body_id": "co-8329", "chair_id": "cu-8790", "room": "Library Hall", "held_at": "2026-10-28T10:00"},
        {"body_id": "co-3262", "chair_id": "cu-6755", "room": "School Assembly Hall", "held_at": "2026-10-15T10:00"},
    ],
)
def test_call_meeting_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("call_meeting", **arguments)


def test_call_meeting_is_refused_because_the_councillor_has_resigned(bench: Bench) -> None:
    sentence = bench.refusal(
        "call_meeting",
        body_id="co-8329",
        chair_id="cu-5306",
        room="Old Courtroom",
        held_at="2026-09-18T08:00",
    )
    assert sentence == "The councillor has resigned."


def test_call_meeting_is_refused_because_a_meeting_is_called_three_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "call_meeting",
        body_id="co-8329",
        chair_id="cu-4147",
        room="School Assembly Hall",
        held_at="2026-08-16T07:00",
    )
    assert sentence == "A meeting is called three days ahead."


def test_call_meeting_is_refused_because_the_room_is_taken_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "call_meeting",
        body_id="co-8329",
        chair_id="cu-6164",
        room="Council Chamber",
        held_at="2026-10-26T10:00",
    )
    assert sentence == "The room is taken on that day."


def test_close_meeting_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_meeting", meeting_id="me-9538")
    assert bench.changes() == [updated("meetings", "me-9538", status="closed")]


def test_close_meeting_is_allowed(bench: Bench) -> None:
    bench.arrange("motions", "mo-9269", status="adjourned")
    bench.call("close_meeting", meeting_id="me-2696")


def test_close_meeting_is_refused_because_the_meeting_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_meeting", meeting_id="me-4644") == "The meeting must be open."


def test_close_meeting_is_refused_because_a_motion_is_not_decided(bench: Bench) -> None:
    assert bench.refusal("close_meeting", meeting_id="me-2696") == "A motion is not decided."


def test_cancel_meeting_sets_status_to_cancelled_and_sets_status_to_excused(bench: Bench) -> None:
    bench.arrange("attendances", "at-5554", status="present")
    bench.call("cancel_meeting", meeting_id="me-5750")
    assert bench.changes() == [
        updated("attendances", "at-8506", status="excused"),
        updated("attendances", "at-9329", status="excused"),
        updated("meetings", "me-5750", status="cancelled"),
        updated("motions", "mo-6834", status="handed_in", meeting_id=None),
        updated("motions", "mo-6837", status="handed_in", meeting_id=None),
        updated("motions", "mo-7677", status="handed_in", meeting_id=None),
        updated("motions", "mo-8256", status="handed_in", meeting_id=None),
    ]


def test_cancel_meeting_sets_status_to_cancelled_and_sets_status_to_excused_2(bench: Bench) -> None:
    bench.arrange("motions", "mo-3473", status="adjourned")
    bench.call("cancel_meeting", meeting_id="me-9435")
    assert bench.changes() == [
        updated("attendances", "at-1473", status="excused"),
        updated("attendances", "at-5591", status="excused"),
        updated("attendances", "at-5861", status="excused"),
        updated("attendances", "at-6298", status="excused"),
        updated("attendances", "at-6582", status="excused"),
        updated("attendances", "at-9546", status="excused"),
        updated("meetings", "me-9435", status="cancelled"),
        updated("motions", "mo-6138", status="handed_in", meeting_id=None),
        updated("motions", "mo-6245", status="handed_in", meeting_id=None),
        updated("motions", "mo-6931", status="handed_in", meeting_id=None),
    ]


def test_cancel_meeting_is_allowed(bench: Bench) -> None:
    bench.arrange("meetings", "me-9435", held_at="2026-10-14T10:00")
    bench.call("cancel_meeting", meeting_id="me-9435")


def test_cancel_meeting_is_refused_because_the_meeting_must_be_called(bench: Bench) -> None:
    assert bench.refusal("cancel_meeting", meeting_id="me-5782") == "The meeting must be called."


def test_cancel_meeting_is_refused_because_it_is_too_late_to_cancel_the_meeting(bench: Bench) -> None:
    bench.arrange("meetings", "me-9435", held_at="2026-10-14T09:59")
    assert bench.refusal("cancel_meeting", meeting_id="me-9435") == "It is too late to cancel the meeting."
