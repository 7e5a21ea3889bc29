"""Tests of the tools for engineers of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_grade": 3, "status": "at_work"},
            [
                "en-4629",
                "en-4920",
                "en-1882",
                "en-3747",
                "en-1306",
                "en-8438",
                "en-1933",
                "en-7581",
                "en-7266",
                "en-9639",
            ],
        ),
        ({"name": "Endo"}, ["en-2434"]),
    ],
)
def test_find_engineers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_engineers", **filters) == ids


def test_find_engineers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_engineers", page=2)
    assert ids == [
        "en-3663",
        "en-2907",
        "en-1933",
        "en-7581",
        "en-7266",
        "en-5856",
        "en-9639",
        "en-2434",
        "en-3433",
        "en-4440",
    ]


def test_find_engineers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_engineers", name="Unheard of") == []


def test_get_engineer_shows_the_engineer(bench: Bench) -> None:
    bench.arrange("queries", "qu-2300", asked_on="2026-08-16")
    result = bench.call("get_engineer", engineer_id="en-2679")
    assert result == {
        "id": "en-2679",
        "name": "Cormac Tierney",
        "email": "c.tierney@postbox.example",
        "grade": 2,
        "status": "on_leave",
        "revisions_in_work": 2,
        "queries_answered": 3,
    }


def test_get_engineer_shows_the_engineer_when_asked_on_is_2026_08_17(bench: Bench) -> None:
    bench.arrange("queries", "qu-2300", asked_on="2026-08-17")
    result = bench.call("get_engineer", engineer_id="en-2679")
    assert result == {
        "id": "en-2679",
        "name": "Cormac Tierney",
        "email": "c.tierney@postbox.example",
        "grade": 2,
        "status": "on_leave",
        "revisions_in_work": 2,
        "queries_answered": 4,
    }
