"""Tests of the tools for guests of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "banned"}, ["gu-9712", "gu-5429"]),
        ({"email": "sebastian.das@postbox.example"}, ["gu-5150"]),
        ({"phone": "01607 310644"}, ["gu-4133"]),
        (
            {"regular": True},
            [
                "gu-7392",
                "gu-2109",
                "gu-9948",
                "gu-3808",
                "gu-6252",
                "gu-6744",
                "gu-8015",
                "gu-1193",
                "gu-2487",
                "gu-6561",
            ],
        ),
        ({"name": "Hughes"}, ["gu-5006"]),
    ],
)
def test_find_guests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_guests", **filters) == ids


def test_find_guests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_guests", page=2)
    assert ids == [
        "gu-6849",
        "gu-7622",
        "gu-8487",
        "gu-6380",
        "gu-3808",
        "gu-6252",
        "gu-6744",
        "gu-5429",
        "gu-8015",
        "gu-9711",
    ]


def test_find_guests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_guests", name="Unheard of") == []


def test_get_guest_shows_the_guest(bench: Bench) -> None:
    result = bench.call("get_guest", guest_id="gu-2539")
    assert result == {
        "id": "gu-2539",
        "name": "Bogdan Čapek",
        "email": "bogdan.capek@quillmail.example",
        "phone": "07104 311762",
        "regular": False,
        "status": "welcome",
        "owed": 9000,
        "no_shows": 1,
        "visits": 0,
    }
