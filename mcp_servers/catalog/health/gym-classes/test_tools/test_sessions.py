"""Tests of the tools for sessions of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"coach_id": "co-2970", "room": "cellar", "starts_from": "2026-02-24T18:30"}, ["se-7893"]),
        ({"kind": "dance"}, ["se-7000", "se-5124", "se-6982", "se-7430", "se-7104", "se-1472"]),
        ({"status": "called_off"}, ["se-9742"]),
        ({"name": "Stretching"}, ["se-7430"]),
        ({"starts_on": "2026-03-04"}, ["se-5197"]),
    ],
)
def test_find_classes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_classes", **filters) == ids


def test_find_classes_counts(bench: Bench) -> None:
    assert bench.call("find_classes", starts_from="2026-02-16T09:00")["total"] == 54


def test_find_classes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_classes", page=6) == ["se-9771", "se-8401", "se-1472", "se-5197"]


def test_find_classes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_classes", name="Circuits", starts_on="2026-02-28") == []


def test_get_class_shows_the_class(bench: Bench) -> None:
    result = bench.call("get_class", session_id="se-1023")
    assert result == {
        "id": "se-1023",
        "name": "Aqua Pilates",
        "kind": "mobility",
        "starts_at": "2026-02-19T16:00",
        "ends_at": "2026-02-19T17:00",
        "off_peak": True,
        "room": "hall",
        "places": 5,
        "status": "held",
        "coach_id": "co-7011",
        "coach_name": "Emilio Núñez",
        "places_taken": 0,
        "places_left": 5,
        "waiting": 0,
    }


def test_get_class_shows_the_class_when_session_id_is_se_1074(bench: Bench) -> None:
    result = bench.call("get_class", session_id="se-1074")
    assert result == {
        "id": "se-1074",
        "name": "Gentle Zumba",
        "kind": "mobility",
        "starts_at": "2026-02-28T16:00",
        "ends_at": "2026-02-28T16:45",
        "off_peak": False,
        "room": "terrace",
        "places": 4,
        "status": "planned",
        "coach_id": "co-5442",
        "coach_name": "Agnieszka Nowicki",
        "places_taken": 4,
        "places_left": 0,
        "waiting": 3,
    }


def test_close_class_sets_status_to_held_and_sets_status_to_missed(bench: Bench) -> None:
    bench.call("close_class", session_id="se-6982")
    assert bench.changes() == [
        updated("bookings", "bo-2353", status="missed"),
        updated("bookings", "bo-3266", status="missed"),
        updated("bookings", "bo-5411", status="missed"),
        updated("bookings", "bo-7975", status="cancelled"),
        updated("members", "me-3364", strikes=2),
        updated("members", "me-8309", strikes=1),
        updated("members", "me-9627", strikes=2),
        updated("sessions", "se-6982", status="held"),
    ]


def test_close_class_is_allowed(bench: Bench) -> None:
    bench.call("close_class", session_id="se-1581")


def test_close_class_is_refused_because_the_class_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("close_class", session_id="se-9742") == "The class must be planned."


def test_close_class_is_refused_because_the_class_is_not_over(bench: Bench) -> None:
    assert bench.refusal("close_class", session_id="se-7997") == "The class is not over."


def test_call_off_class_sets_status_to_called_off_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1140", status="attended")
    bench.call("call_off_class", session_id="se-8386")
    assert bench.changes() == [
        updated("bookings", "bo-1853", status="cancelled"),
        updated("bookings", "bo-3996", status="cancelled"),
        updated("bookings", "bo-4444", status="cancelled"),
        updated("bookings", "bo-5946", status="cancelled"),
        updated("bookings", "bo-9047", status="cancelled"),
        updated("sessions", "se-8386", status="called_off"),
    ]


def test_call_off_class_is_allowed(bench: Bench) -> None:
    bench.arrange("sessions", "se-6141", starts_at="2026-02-26T15:20")
    bench.call("call_off_class", session_id="se-6141")


def test_call_off_class_is_refused_because_the_class_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("call_off_class", session_id="se-9742") == "The class must be planned."


def test_call_off_class_is_refused_because_the_class_has_begun(bench: Bench) -> None:
    bench.arrange("sessions", "se-8386", starts_at="2026-02-24T15:20")
    assert bench.refusal("call_off_class", session_id="se-8386") == "The class has begun."


@pytest.mark.parametrize(
    "arguments",
    [
        {"session_id": "se-8386"},
        {"session_id": "se-7893"},
    ],
)
def test_call_off_class_is_refused_because_the_coach_is_well_and_the_class_has_guests(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("call_off_class", **arguments) == (
        "The coach is well, and the class has guests enough or lies far ahead."
    )


def test_change_coach_sets_coach_id_to_co_5442(bench: Bench) -> None:
    bench.call("change_coach", session_id="se-4287", coach_id="co-5442")
    assert bench.changes() == [updated("sessions", "se-4287", coach_id="co-5442")]


def test_change_coach_is_allowed(bench: Bench) -> None:
    bench.arrange("sessions", "se-9576", starts_at="2027-11-21T23:59")
    bench.call("change_coach", session_id="se-9576", coach_id="co-5442")


def test_change_coach_is_allowed_when_starts_at_is_2026_02_24_15_45(bench: Bench) -> None:
    bench.arrange("sessions", "se-7997", starts_at="2026-02-24T15:45")
    bench.call("change_coach", session_id="se-7997", coach_id="co-6779")


def test_change_coach_is_allowed_when_ends_at_is_2026_02_27_13_45(bench: Bench) -> None:
    bench.arrange("sessions", "se-7997", ends_at="2026-02-27T13:45")
    bench.call("change_coach", session_id="se-7997", coach_id="co-6779")


def test_change_coach_is_refused_because_the_class_is_over_or_called_off(bench: Bench) -> None:
    bench.arrange("sessions", "se-9576", starts_at="2026-02-24T15:20")
    assert bench.refusal("change_coach", session_id="se-9576", coach_id="co-5442") == "The class is over or called off."


def test_change_coach_is_refused_because_the_coach_has_this_class_already(bench: Bench) -> None:
    sentence = bench.refusal("change_coach", session_id="se-6480", coach_id="co-5506")
    assert sentence == "The coach has this class already."


def test_change_coach_is_refused_because_the_coach_is_ill(bench: Bench) -> None:
    assert bench.refusal("change_coach", session_id="se-1074", coach_id="co-2172") == "The coach is ill."


def test_change_coach_is_refused_because_the_coach_has_no_valid_certificate_for_this_kind(bench: Bench) -> None:
    sentence = bench.refusal("change_coach", session_id="se-7997", coach_id="co-9115")
    assert sentence == "The coach has no valid certificate for this kind of class."


def test_change_coach_is_refused_because_the_coach_has_another_class_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("change_coach", session_id="se-6399", coach_id="co-6618")
    assert sentence == "The coach has another class at that time."
