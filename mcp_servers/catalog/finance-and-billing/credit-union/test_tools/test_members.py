"""Tests of the tools for members of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"joined_from": "2026-02-17"}, ["me-4148", "me-2320", "me-3140", "me-3956", "me-9847"]),
        ({"name": "Vidal"}, ["me-4457"]),
        ({"number": "CU-71256"}, ["me-1958"]),
        ({"email": "bran.sweeney@postbox.example"}, ["me-4210"]),
    ],
)
def test_find_members_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_members", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "frozen"}, 8),
        ({"min_savings": 441000}, 22),
    ],
)
def test_find_members_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_members", **filters)["total"] == total


def test_find_members_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_members", page=2)
    assert ids == [
        "me-4398",
        "me-4210",
        "me-4148",
        "me-9592",
        "me-6857",
        "me-2320",
        "me-1100",
        "me-5438",
        "me-3082",
        "me-8879",
    ]


def test_find_members_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_members", email="isla.holloway@openmail.example", status="left", min_savings=367000) == []


def test_get_member_shows_the_member(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-3793")
    assert result == {
        "id": "me-3793",
        "name": "Kerem Şahin",
        "number": "CU-62199",
        "email": "kerem.sahin@letterbox.example",
        "joined_on": "2024-06-16",
        "savings": 594000,
        "status": "active",
        "debt": 594720,
        "amount_pledged": 297000,
        "borrowing_room": 1187280,
    }


def test_get_member_shows_the_member_when_savings_is_0(bench: Bench) -> None:
    bench.arrange("members", "me-3709", savings=0)
    result = bench.call("get_member", member_id="me-3709")
    assert result == {
        "id": "me-3709",
        "name": "Takumi Tanner",
        "number": "CU-90842",
        "email": "takumi.tanner@fastpost.example",
        "joined_on": "2016-08-21",
        "savings": 0,
        "status": "active",
        "debt": 0,
        "amount_pledged": 0,
        "borrowing_room": 0,
    }


def test_freeze_member_sets_status_to_frozen(bench: Bench) -> None:
    bench.call("freeze_member", member_id="me-6857")
    assert bench.changes() == [updated("members", "me-6857", status="frozen")]


def test_freeze_member_is_refused_because_the_member_must_be_active(bench: Bench) -> None:
    assert bench.refusal("freeze_member", member_id="me-1147") == "The member must be active."


def test_freeze_member_is_refused_because_no_instalment_of_this_member_is_so_long_overdue(bench: Bench) -> None:
    assert bench.refusal("freeze_member", member_id="me-6591") == "No instalment of this member is so long overdue."


def test_leave_union_changes_the_member_and_adds_a_savings_movement(bench: Bench) -> None:
    bench.arrange("members", "me-9475", joined_on="2026-02-16", savings=100)
    bench.call("leave_union", member_id="me-9475")
    assert bench.changes() == [
        updated("members", "me-9475", savings=0, status="left"),
        inserted("movements", "mo-4391", member_id="me-9475", kind="withdrawal", amount=100, booked_on="2026-03-18"),
    ]


def test_leave_union_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-1093", member_id="me-9475")
    bench.call("leave_union", member_id="me-9475")


def test_leave_union_is_refused_because_the_member_must_be_active(bench: Bench) -> None:
    assert bench.refusal("leave_union", member_id="me-1147") == "The member must be active."


def test_leave_union_is_refused_because_the_member_still_has_a_loan_or_an_application(bench: Bench) -> None:
    assert bench.refusal("leave_union", member_id="me-3709") == "The member still has a loan or an application."


def test_leave_union_is_refused_because_the_member_has_pledged_savings_for_somebody(bench: Bench) -> None:
    assert bench.refusal("leave_union", member_id="me-3271") == "The member has pledged savings for somebody."


def test_leave_union_is_refused_because_a_membership_lasts_30_days_at_least(bench: Bench) -> None:
    bench.arrange("members", "me-9475", joined_on="2026-02-17")
    assert bench.refusal("leave_union", member_id="me-9475") == "A membership lasts 30 days at least."
