"""Tests of the tools for members of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Touré"}, ["me-3767"]),
        ({"status": "suspended"}, ["me-3827", "me-2775", "me-8368"]),
        ({"number": "CM-02089"}, ["me-8645"]),
        ({"email": "ciara.omalley@quillmail.example"}, ["me-2864"]),
    ],
)
def test_find_members_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_members", **filters) == ids


def test_find_members_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_members", page=2)
    assert ids == [
        "me-9664",
        "me-2864",
        "me-7901",
        "me-5249",
        "me-2152",
        "me-5072",
        "me-9070",
        "me-2981",
        "me-8067",
        "me-5668",
    ]


def test_find_members_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_members", number="CM-10954", email="elise.shimizu@letterbox.example") == []


def test_get_member_shows_the_member(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-1656")
    assert result == {
        "id": "me-1656",
        "name": "Solène Moreau",
        "number": "CM-88047",
        "email": "moreau.solene@postbox.example",
        "licence_seen_on": "2026-03-06",
        "status": "active",
        "unpaid": 6118,
        "coming_bookings": 1,
        "late_returns": 1,
    }


def test_get_member_shows_the_member_when_member_id_is_me_2072(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-2072")
    assert result == {
        "id": "me-2072",
        "name": "Anders Andersen",
        "number": "CM-23763",
        "email": "andersen.anders@cheung-pharmacy.example",
        "licence_seen_on": "2025-11-18",
        "status": "active",
        "unpaid": 0,
        "coming_bookings": 1,
        "late_returns": 0,
    }


def test_get_member_shows_the_member_when_member_id_is_me_1062(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-1062")
    assert result == {
        "id": "me-1062",
        "name": "Jessica Sadler",
        "number": "CM-38127",
        "email": "jessica.sadler@postbox.example",
        "licence_seen_on": "2025-12-03",
        "status": "left",
        "unpaid": 0,
        "coming_bookings": 0,
        "late_returns": 0,
    }


def test_get_member_shows_the_member_when_member_id_is_me_2152(bench: Bench) -> None:
    bench.arrange("invoices", "in-1278", member_id="me-2152")
    result = bench.call("get_member", member_id="me-2152")
    assert result == {
        "id": "me-2152",
        "name": "Dorothea Engel",
        "number": "CM-45826",
        "email": "dorothea.engel@openmail.example",
        "licence_seen_on": "2026-05-02",
        "status": "active",
        "unpaid": 0,
        "coming_bookings": 0,
        "late_returns": 0,
    }


def test_check_licence_sets_licence_seen_on_to_2026_06_12(bench: Bench) -> None:
    bench.call("check_licence", member_id="me-1656")
    assert bench.changes() == [updated("members", "me-1656", licence_seen_on="2026-06-12")]


def test_check_licence_is_allowed(bench: Bench) -> None:
    bench.arrange("members", "me-9616", licence_seen_on="2026-03-13")
    bench.call("check_licence", member_id="me-9616")


def test_check_licence_is_refused_because_the_member_has_left_the_club(bench: Bench) -> None:
    assert bench.refusal("check_licence", member_id="me-1062") == "The member has left the club."


def test_check_licence_is_refused_because_the_licence_was_seen_in_the_last_90_days(bench: Bench) -> None:
    bench.arrange("members", "me-9616", licence_seen_on="2026-03-14")
    assert bench.refusal("check_licence", member_id="me-9616") == "The licence was seen in the last 90 days."


def test_suspend_member_sets_status_to_suspended_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("suspend_member", member_id="me-8067")
    assert bench.changes() == [
        updated("bookings", "bo-8524", status="cancelled"),
        updated("members", "me-8067", status="suspended"),
    ]


def test_suspend_member_is_refused_because_the_member_must_be_active(bench: Bench) -> None:
    assert bench.refusal("suspend_member", member_id="me-7401") == "The member must be active."


def test_suspend_member_is_refused_because_the_member_has_nothing_unpaid_for_a_fortnight(bench: Bench) -> None:
    assert bench.refusal("suspend_member", member_id="me-1656") == "The member has nothing unpaid for a fortnight."


def test_suspend_member_is_refused_because_the_member_has_nothing_unpaid_for_a_fortnight_2(bench: Bench) -> None:
    bench.arrange("invoices", "in-1278", member_id="me-2152")
    assert bench.refusal("suspend_member", member_id="me-2152") == "The member has nothing unpaid for a fortnight."


def test_suspend_member_is_refused_because_the_member_is_on_the_road(bench: Bench) -> None:
    assert bench.refusal("suspend_member", member_id="me-3224") == "The member is on the road."
