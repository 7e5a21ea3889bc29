"""Tests of the tools for members of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Dubois"}, ["me-9023"]),
        (
            {"min_strikes": 2},
            [
                "me-5931",
                "me-6293",
                "me-1165",
                "me-6147",
                "me-6713",
                "me-8800",
                "me-1911",
                "me-2512",
                "me-7888",
                "me-6839",
            ],
        ),
        ({"email": "n.nibhriain@letterbox.example"}, ["me-5172"]),
        ({"status": "left"}, ["me-7888", "me-1540", "me-7324"]),
        ({"plan_id": "pl-6785"}, ["me-3830", "me-1911", "me-2512", "me-6839"]),
        ({"number": "GM-98093"}, ["me-4784"]),
        (
            {"paid_until_until": "2026-03-22"},
            [
                "me-4784",
                "me-3364",
                "me-1056",
                "me-8309",
                "me-8680",
                "me-9727",
                "me-9995",
                "me-9559",
                "me-6293",
                "me-6947",
            ],
        ),
    ],
)
def test_find_members_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_members", **filters) == ids


def test_find_members_counts(bench: Bench) -> None:
    assert bench.call("find_members", paid_until_until="2026-03-22")["total"] == 49


def test_find_members_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_members", page=6)
    assert ids == ["me-6839", "me-1961", "me-5242", "me-4448", "me-4333", "me-6599", "me-6602", "me-7324"]


def test_find_members_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_members", number="Unheard of") == []


def test_get_member_shows_the_member(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-1056")
    assert result == {
        "id": "me-1056",
        "name": "Ahmad Al-Amin",
        "number": "GM-72358",
        "email": "ahmad.al-amin@fastpost.example",
        "plan_id": "pl-2054",
        "strikes": 0,
        "paid_until": "2026-02-02",
        "status": "active",
        "plan_name": "Classic",
        "plan_classes_a_week": 4,
        "classes_booked": 4,
        "classes_attended": 2,
        "next_class": "2026-02-24T17:40",
    }


def test_get_member_shows_the_member_when_member_id_is_me_8984(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-8984")
    assert result == {
        "id": "me-8984",
        "name": "Imran Mehta",
        "number": "GM-09483",
        "email": "imran.mehta@osei-and-daughters.example",
        "plan_id": "pl-8174",
        "strikes": 1,
        "paid_until": "2026-03-05",
        "status": "active",
        "plan_name": "Student",
        "plan_classes_a_week": 7,
        "classes_booked": 0,
        "classes_attended": 0,
        "next_class": "2026-03-04T08:00",
    }


def test_bar_member_sets_barred_until_to_2026_03_10_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("sessions", "se-1479", starts_at="2026-02-24T15:20")
    bench.call("bar_member", member_id="me-1165")
    assert bench.changes() == [
        updated("bookings", "bo-5946", status="cancelled"),
        updated("bookings", "bo-6926", status="cancelled"),
        updated("members", "me-1165", barred_until="2026-03-10"),
    ]


def test_bar_member_sets_barred_until_to_2026_03_10_and_sets_status_to_cancelled_2(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1550", status="attended")
    bench.call("bar_member", member_id="me-1165")
    assert bench.changes() == [
        updated("bookings", "bo-5946", status="cancelled"),
        updated("bookings", "bo-6926", status="cancelled"),
        updated("members", "me-1165", barred_until="2026-03-10"),
    ]


def test_bar_member_is_refused_because_the_member_has_fewer_than_three_strikes(bench: Bench) -> None:
    assert bench.refusal("bar_member", member_id="me-1348") == "The member has fewer than three strikes."


def test_bar_member_is_refused_because_the_member_is_barred_already(bench: Bench) -> None:
    bench.arrange("members", "me-1165", barred_until="2026-02-24")
    assert bench.refusal("bar_member", member_id="me-1165") == "The member is barred already."


def test_forgive_strikes_sets_strikes_to_0(bench: Bench) -> None:
    bench.call("forgive_strikes", member_id="me-1911", number_of_strikes=2)
    assert bench.changes() == [updated("members", "me-1911", strikes=0)]


def test_forgive_strikes_is_refused_because_argument_number_of_strikes_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("forgive_strikes", member_id="me-1165", number_of_strikes=0)
    assert sentence == "Argument 'number_of_strikes' must be at least 1."


def test_forgive_strikes_is_refused_because_you_may_not_forgive_so_many_strikes(bench: Bench) -> None:
    sentence = bench.refusal("forgive_strikes", member_id="me-1348", number_of_strikes=3)
    assert sentence == "You may not forgive so many strikes."


def test_forgive_strikes_is_refused_because_the_member_has_fewer_strikes(bench: Bench) -> None:
    assert bench.refusal("forgive_strikes", member_id="me-1056", number_of_strikes=1) == "The member has fewer strikes."


def test_forgive_strikes_is_refused_because_the_member_is_barred(bench: Bench) -> None:
    bench.arrange("members", "me-1165", barred_until="2026-02-24")
    assert bench.refusal("forgive_strikes", member_id="me-1165", number_of_strikes=1) == "The member is barred."


def test_take_payment_sets_paid_until_to_2026_03_26(bench: Bench) -> None:
    bench.call("take_payment", member_id="me-1056")
    assert bench.changes() == [updated("members", "me-1056", paid_until="2026-03-26")]


def test_take_payment_is_refused_because_the_member_has_left(bench: Bench) -> None:
    assert bench.refusal("take_payment", member_id="me-1540") == "The member has left."


def test_take_payment_is_refused_because_the_member_has_paid_for_two_weeks_ahead(bench: Bench) -> None:
    assert bench.refusal("take_payment", member_id="me-4448") == "The member has paid for two weeks ahead."


def test_pause_member_sets_status_to_paused(bench: Bench) -> None:
    bench.arrange("sessions", "se-6715", starts_at="2026-02-24T15:20")
    bench.call("pause_member", member_id="me-8126")
    assert bench.changes() == [updated("members", "me-8126", status="paused")]


def test_pause_member_is_allowed(bench: Bench) -> None:
    bench.arrange("members", "me-8680", paid_until="2026-02-24")
    bench.call("pause_member", member_id="me-8680")


def test_pause_member_is_allowed_when_status_is_attended(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3243", status="attended")
    bench.call("pause_member", member_id="me-8126")


def test_pause_member_is_refused_because_the_member_must_be_active(bench: Bench) -> None:
    assert bench.refusal("pause_member", member_id="me-1540") == "The member must be active."


def test_pause_member_is_refused_because_the_member_has_not_paid(bench: Bench) -> None:
    assert bench.refusal("pause_member", member_id="me-1911") == "The member has not paid."


def test_pause_member_is_refused_because_the_member_has_bookings_to_come(bench: Bench) -> None:
    assert bench.refusal("pause_member", member_id="me-8126") == "The member has bookings to come."
