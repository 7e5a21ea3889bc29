"""Tests of the tools for members of River group papers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "abroad"}, ["me-4722", "me-8696", "me-5979", "me-9199", "me-6810", "me-5094"]),
        ({"name": "Boateng"}, ["me-4755"]),
    ],
)
def test_find_members_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_members", **filters) == ids


def test_find_members_counts(bench: Bench) -> None:
    assert bench.call("find_members", role="professor")["total"] == 5


def test_find_members_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_members", page=2)
    assert ids == [
        "me-3208",
        "me-9466",
        "me-8696",
        "me-5979",
        "me-8225",
        "me-9199",
        "me-6810",
        "me-5094",
        "me-8638",
        "me-8997",
    ]


def test_find_members_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_members", name="Brandt", role="postdoc") == []


def test_get_member_shows_the_member(bench: Bench) -> None:
    result = bench.call("get_member", member_id="me-9170")
    assert result == {
        "id": "me-9170",
        "name": "Emi Cheung",
        "email": "e.cheung@fastpost.example",
        "role": "student",
        "status": "present",
        "reviews_in_hand": 0,
        "manuscripts_led": 0,
    }
