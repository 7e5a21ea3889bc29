"""Tests of the tools for invitations of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"course_id": "co-1934", "role": "student"}, ["in-7775", "in-1457"]),
        ({"user_id": "us-3352"}, ["in-1982"]),
    ],
)
def test_list_invitations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_invitations", **filters) == ids


def test_list_invitations_counts(bench: Bench) -> None:
    assert bench.call("list_invitations", role="student")["total"] == 19


def test_list_invitations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_invitations", page=2)
    assert ids == [
        "in-4275",
        "in-3911",
        "in-7775",
        "in-1457",
        "in-6849",
        "in-9246",
        "in-2350",
        "in-5817",
        "in-2457",
        "in-3693",
    ]


def test_list_invitations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_invitations", user_id="us-7511") == []


def test_accept_invitation_removes_the_invitation_and_adds_a_student(bench: Bench) -> None:
    bench.call("accept_invitation", invitation_id="in-1457")
    assert bench.changes() == [
        deleted("invitations", "in-1457"),
        inserted("students", "st-1680", course_id="co-1934", user_id="us-3944"),
    ]


def test_accept_invitation_is_refused_because_an_invitation_as_a_teacher_is_accepted_by(bench: Bench) -> None:
    sentence = bench.refusal("accept_invitation", invitation_id="in-2333")
    assert sentence == "An invitation as a teacher is accepted by the teacher alone."


def test_accept_invitation_is_refused_because_the_course_is_not_active(bench: Bench) -> None:
    assert bench.refusal("accept_invitation", invitation_id="in-3324") == "The course is not active."


def test_accept_invitation_is_refused_because_this_person_is_already_enrolled(bench: Bench) -> None:
    bench.arrange("invitations", "in-1457", course_id="co-7526")
    assert bench.refusal("accept_invitation", invitation_id="in-1457") == "This person is already enrolled."


def test_create_invitation_adds_a_invitation(bench: Bench) -> None:
    bench.call("create_invitation", course_id="co-4969", user_id="us-3882", role="student")
    assert bench.changes() == [
        inserted("invitations", "in-3802", course_id="co-4969", user_id="us-3882", role="student"),
    ]


def test_create_invitation_is_refused_because_the_course_takes_nobody_any_more(bench: Bench) -> None:
    sentence = bench.refusal("create_invitation", course_id="co-2438", user_id="us-2567", role="teacher")
    assert sentence == "The course takes nobody any more."


def test_create_invitation_is_refused_because_this_person_is_already_invited(bench: Bench) -> None:
    sentence = bench.refusal("create_invitation", course_id="co-9110", user_id="us-2446", role="teacher")
    assert sentence == "This person is already invited."


def test_create_invitation_is_refused_because_this_person_is_already_enrolled(bench: Bench) -> None:
    sentence = bench.refusal("create_invitation", course_id="co-7631", user_id="us-9054", role="student")
    assert sentence == "This person is already enrolled."


def test_create_invitation_is_refused_because_only_a_verified_teacher_can_be_invited_as_a(bench: Bench) -> None:
    sentence = bench.refusal("create_invitation", course_id="co-9110", user_id="us-8901", role="teacher")
    assert sentence == "Only a verified teacher can be invited as a teacher."
