"""Tests of the tools for attendances of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"meeting_id": "me-2429", "status": "excused"}, ["at-9750"]),
        ({"councillor_id": "cu-6164"}, ["at-6409", "at-6382"]),
    ],
)
def test_find_attendances_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_attendances", **filters) == ids


def test_find_attendances_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_attendances", page=10) == ["at-9906", "at-4901", "at-1916", "at-2844", "at-3402", "at-7792"]


def test_find_attendances_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_attendances", meeting_id="me-5782") == []


def test_invite_councillor_adds_a_attendance(bench: Bench) -> None:
    bench.call("invite_councillor", meeting_id="me-7662", councillor_id="cu-7345")
    assert bench.changes() == [
        inserted("attendances", "at-9090", meeting_id="me-7662", councillor_id="cu-7345", status="invited"),
    ]


def test_invite_councillor_is_allowed(bench: Bench) -> None:
    bench.arrange("attendances", "at-1044", meeting_id="me-9435")
    bench.call("invite_councillor", meeting_id="me-9435", councillor_id="cu-6164")


def test_invite_councillor_is_refused_because_invitations_go_out_while_a_meeting_is_called(bench: Bench) -> None:
    sentence = bench.refusal("invite_councillor", meeting_id="me-3641", councillor_id="cu-8037")
    assert sentence == "Invitations go out while a meeting is called."


def test_invite_councillor_is_refused_because_the_councillor_has_resigned(bench: Bench) -> None:
    sentence = bench.refusal("invite_councillor", meeting_id="me-5784", councillor_id="cu-5306")
    assert sentence == "The councillor has resigned."


def test_invite_councillor_is_refused_because_all_seats_are_invited(bench: Bench) -> None:
    bench.arrange("meetings", "me-9435", body_id="co-7913")
    assert bench.refusal("invite_councillor", meeting_id="me-9435", councillor_id="cu-6164") == "All seats are invited."


def test_invite_councillor_is_refused_because_another_attendance_already_has_this_meeting(bench: Bench) -> None:
    sentence = bench.refusal("invite_councillor", meeting_id="me-7954", councillor_id="cu-6164")
    assert sentence == "Another attendance already has this meeting and councillor."


def test_note_presence_sets_status_to_present(bench: Bench) -> None:
    bench.call("note_presence", attendance_id="at-8562")
    assert bench.changes() == [updated("attendances", "at-8562", status="present")]


def test_note_presence_is_refused_because_the_attendance_must_be_invited(bench: Bench) -> None:
    assert bench.refusal("note_presence", attendance_id="at-1149") == "The attendance must be invited."


def test_note_presence_is_refused_because_the_meeting_is_not_open(bench: Bench) -> None:
    assert bench.refusal("note_presence", attendance_id="at-5457") == "The meeting is not open."


def test_excuse_councillor_sets_status_to_excused(bench: Bench) -> None:
    bench.call("excuse_councillor", attendance_id="at-8562")
    assert bench.changes() == [updated("attendances", "at-8562", status="excused")]


def test_excuse_councillor_is_refused_because_the_attendance_must_be_invited(bench: Bench) -> None:
    assert bench.refusal("excuse_councillor", attendance_id="at-1149") == "The attendance must be invited."


def test_excuse_councillor_is_refused_because_the_meeting_is_over(bench: Bench) -> None:
    bench.arrange("attendances", "at-8562", meeting_id="me-1381")
    assert bench.refusal("excuse_councillor", attendance_id="at-8562") == "The meeting is over."
