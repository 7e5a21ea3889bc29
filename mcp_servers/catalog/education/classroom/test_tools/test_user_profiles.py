"""Tests of the tools for user profiles of School classroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"email_address": "a.kaya@postbox.example"}, ["us-8052"]),
        ({"full_name": "Mercer"}, ["us-6500"]),
    ],
)
def test_find_user_profiles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_user_profiles", **filters) == ids


def test_find_user_profiles_counts(bench: Bench) -> None:
    assert bench.call("find_user_profiles", verified_teacher=True)["total"] == 13


def test_find_user_profiles_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_user_profiles", page=3)
    assert ids == [
        "us-2567",
        "us-7085",
        "us-2980",
        "us-5754",
        "us-5601",
        "us-7175",
        "us-7693",
        "us-8374",
        "us-2233",
        "us-7511",
    ]


def test_find_user_profiles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_user_profiles", full_name="Draper", verified_teacher=True) == []
