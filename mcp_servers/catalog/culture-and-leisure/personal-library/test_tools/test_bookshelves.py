"""Tests of the tools for bookshelves of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, updated


def test_get_bookshelf_shows_the_bookshelf(bench: Bench) -> None:
    result = bench.call("get_bookshelf", bookshelf_id="bo-5338")
    assert result == {
        "id": "bo-5338",
        "title": "To read",
        "access": "public",
        "managed": False,
        "updated_at": "2026-05-20T19:00",
        "volumes": 3,
    }


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"access": "private", "managed": False},
            ["bo-5869", "bo-7655", "bo-7545", "bo-1630", "bo-3711", "bo-6833", "bo-3057", "bo-8351"],
        ),
        ({"title": "train"}, ["bo-8922"]),
    ],
)
def test_list_bookshelves_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_bookshelves", **filters) == ids


def test_list_bookshelves_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_bookshelves", page=2) == ["bo-2396", "bo-3057", "bo-8351", "bo-5338"]


def test_list_bookshelves_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_bookshelves", title="Classics", access="private") == []


def test_clear_bookshelf_sets_updated_at_to_2026_10_05_19_00_and_removes_the_shelved_volume(bench: Bench) -> None:
    bench.call("clear_bookshelf", bookshelf_id="bo-5338")
    assert bench.changes() == [
        deleted("bookshelf_volumes", "bk-1137"),
        deleted("bookshelf_volumes", "bk-4156"),
        deleted("bookshelf_volumes", "bk-6776"),
        updated("bookshelves", "bo-5338", updated_at="2026-10-05T19:00"),
    ]


def test_clear_bookshelf_is_refused_because_this_shelf_is_kept_by_the_program(bench: Bench) -> None:
    assert bench.refusal("clear_bookshelf", bookshelf_id="bo-8510") == "This shelf is kept by the program."


def test_clear_bookshelf_is_refused_because_the_shelf_is_already_empty(bench: Bench) -> None:
    assert bench.refusal("clear_bookshelf", bookshelf_id="bo-5869") == "The shelf is already empty."
