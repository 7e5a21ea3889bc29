"""Tests of the tools for employees of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Palmer"}, ["em-3010"]),
        ({"department_id": "de-3590"}, ["em-7992", "em-9477", "em-2550", "em-2755", "em-5247", "em-4931", "em-8107"]),
        ({"email": "kapoor.tariq@fastpost.example"}, ["em-6598"]),
    ],
)
def test_find_employees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_employees", **filters) == ids


def test_find_employees_counts(bench: Bench) -> None:
    assert bench.call("find_employees", department_name="Field Service")["total"] == 7


def test_find_employees_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_employees", page=2)
    assert ids == [
        "em-2050",
        "em-9477",
        "em-7820",
        "em-1368",
        "em-1209",
        "em-4985",
        "em-4210",
        "em-1192",
        "em-2550",
        "em-4528",
    ]


def test_find_employees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_employees", email="morgan.callum@tidewater-music.example", department_name="Training") == []
