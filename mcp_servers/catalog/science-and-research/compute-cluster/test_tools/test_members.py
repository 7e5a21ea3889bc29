"""Tests of the tools for members of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Ito"}, ["me-1095", "me-1440"]),
        ({"group_name": "Plasma Group"}, ["me-5104"]),
        ({"research_group_id": "re-5886"}, ["me-6921", "me-5099"]),
        (
            {"status": "active"},
            [
                "me-7947",
                "me-9093",
                "me-2365",
                "me-7888",
                "me-1237",
                "me-3142",
                "me-4961",
                "me-8766",
                "me-4142",
                "me-8082",
            ],
        ),
        ({"email": "ronan.byrne@letterbox.example"}, ["me-5104"]),
    ],
)
def test_find_users_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_users", **filters) == ids


def test_find_users_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_users", page=6) == ["me-1502", "me-7690"]


def test_find_users_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_users", email="Unheard of") == []


def test_lock_user_sets_status_to_locked_and_sets_status_to_held(bench: Bench) -> None:
    bench.call("lock_user", member_id="me-1654")
    assert bench.changes() == [
        updated("jobs", "jo-4054", status="held"),
        updated("members", "me-1654", status="locked"),
    ]


def test_lock_user_is_refused_because_the_user_must_be_active(bench: Bench) -> None:
    assert bench.refusal("lock_user", member_id="me-4655") == "The user must be active."


def test_lock_user_is_refused_because_a_job_of_this_user_is_running(bench: Bench) -> None:
    assert bench.refusal("lock_user", member_id="me-3242") == "A job of this user is running."
