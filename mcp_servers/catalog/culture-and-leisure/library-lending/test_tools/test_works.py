"""Tests of the tools for works of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "Harvest"}, ["wo-9924", "wo-1603"]),
        ({"genre": "children"}, ["wo-8451", "wo-3737"]),
        ({"author": "Ingram"}, ["wo-8809"]),
    ],
)
def test_find_works_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_works", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_published": 1950}, 52),
        ({"max_pages": 512}, 42),
    ],
)
def test_find_works_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_works", **filters)["total"] == total


def test_find_works_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_works", page=2)
    assert ids == [
        "wo-1049",
        "wo-1085",
        "wo-1452",
        "wo-8809",
        "wo-5491",
        "wo-8039",
        "wo-8921",
        "wo-4033",
        "wo-1835",
        "wo-8122",
    ]


def test_find_works_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_works", author="Norris", min_published=2024, max_pages=424) == []


def test_get_work_shows_the_work(bench: Bench) -> None:
    result = bench.call("get_work", work_id="wo-3547")
    assert result == {
        "id": "wo-3547",
        "title": "Mapping the Salt",
        "author": "Mariana Vidal",
        "genre": "crime",
        "published": 1951,
        "pages": 464,
        "lendable_copies": 3,
        "copies_out": 3,
        "readers_waiting": 0,
    }


def test_get_work_shows_the_work_when_work_id_is_wo_8809(bench: Bench) -> None:
    result = bench.call("get_work", work_id="wo-8809")
    assert result == {
        "id": "wo-8809",
        "title": "Hollow Rivers",
        "author": "Jessica Ingram",
        "genre": "novel",
        "published": 2024,
        "pages": 592,
        "lendable_copies": 2,
        "copies_out": 2,
        "readers_waiting": 0,
    }
