"""Tests of the tools for bookshelf volumes of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"volume_id": "vo-8854"}, ["bk-1639", "bk-1118"]),
        ({"bookshelf_id": "bo-5338"}, ["bk-6776", "bk-1137", "bk-4156"]),
    ],
)
def test_list_bookshelf_volumes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_bookshelf_volumes", **filters) == ids


def test_list_bookshelf_volumes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_bookshelf_volumes", page=10)
    assert ids == [
        "bk-8594",
        "bk-4662",
        "bk-5978",
        "bk-6656",
        "bk-6665",
        "bk-8584",
        "bk-9127",
        "bk-1868",
        "bk-2858",
        "bk-5460",
    ]


def test_list_bookshelf_volumes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_bookshelf_volumes", bookshelf_id="bo-8351") == []


def test_add_volume_to_bookshelf_adds_a_shelved_volume_and_sets_updated_at_to_2026_10_05(bench: Bench) -> None:
    bench.call("add_volume_to_bookshelf", bookshelf_id="bo-7545", volume_id="vo-8551")
    assert bench.changes() == [
        inserted(
            "bookshelf_volumes",
            "bk-4796",
            bookshelf_id="bo-7545",
            volume_id="vo-8551",
            position=17,
            added_at="2026-10-05T19:00",
        ),
        updated("bookshelves", "bo-7545", updated_at="2026-10-05T19:00"),
    ]


def test_add_volume_to_bookshelf_is_allowed(bench: Bench) -> None:
    bench.call("add_volume_to_bookshelf", bookshelf_id="bo-8351", volume_id="vo-9439")


def test_add_volume_to_bookshelf_is_refused_because_this_shelf_is_kept_by_the_program(bench: Bench) -> None:
    sentence = bench.refusal("add_volume_to_bookshelf", bookshelf_id="bo-8510", volume_id="vo-1650")
    assert sentence == "This shelf is kept by the program."


def test_add_volume_to_bookshelf_is_refused_because_the_volume_already_stands_on_this_shelf(bench: Bench) -> None:
    sentence = bench.refusal("add_volume_to_bookshelf", bookshelf_id="bo-7655", volume_id="vo-9287")
    assert sentence == "The volume already stands on this shelf."


def test_add_volume_to_bookshelf_is_refused_because_the_shelf_is_full_it_holds_20_volumes(bench: Bench) -> None:
    bench.arrange("bookshelf_volumes", "bk-1118", bookshelf_id="bo-7545")
    bench.arrange("bookshelf_volumes", "bk-1137", bookshelf_id="bo-7545")
    bench.arrange("bookshelf_volumes", "bk-1140", bookshelf_id="bo-7545")
    sentence = bench.refusal("add_volume_to_bookshelf", bookshelf_id="bo-7545", volume_id="vo-8551")
    assert sentence == "The shelf is full; it holds 20 volumes."


def test_remove_volume_from_bookshelf_removes_the_shelved_volume_and_sets_position_to_4(bench: Bench) -> None:
    bench.call("remove_volume_from_bookshelf", bookshelf_volume_id="bk-3690")
    assert bench.changes() == [
        deleted("bookshelf_volumes", "bk-3690"),
        updated("bookshelf_volumes", "bk-4263", position=4),
    ]


def test_remove_volume_from_bookshelf_is_allowed(bench: Bench) -> None:
    bench.call("remove_volume_from_bookshelf", bookshelf_volume_id="bk-6776")


def test_remove_volume_from_bookshelf_is_refused_because_this_shelf_is_kept_by_the_program(bench: Bench) -> None:
    sentence = bench.refusal("remove_volume_from_bookshelf", bookshelf_volume_id="bk-1742")
    assert sentence == "This shelf is kept by the program."


def test_move_volume_on_bookshelf_sets_position_to_1_and_sets_position_to_0(bench: Bench) -> None:
    bench.arrange("bookshelf_volumes", "bk-4334", bookshelf_id="bo-3057")
    bench.call("move_volume_on_bookshelf", bookshelf_volume_id="bk-4334")
    assert bench.changes() == [
        updated("bookshelf_volumes", "bk-1639", position=1),
        updated("bookshelf_volumes", "bk-4334", position=0),
    ]


def test_move_volume_on_bookshelf_is_refused_because_this_shelf_is_kept_by_the_program(bench: Bench) -> None:
    sentence = bench.refusal("move_volume_on_bookshelf", bookshelf_volume_id="bk-1742")
    assert sentence == "This shelf is kept by the program."


def test_move_volume_on_bookshelf_is_refused_because_the_volume_already_stands_in_front(bench: Bench) -> None:
    sentence = bench.refusal("move_volume_on_bookshelf", bookshelf_volume_id="bk-1639")
    assert sentence == "The volume already stands in front."
