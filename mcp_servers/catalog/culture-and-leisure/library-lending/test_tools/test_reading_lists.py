"""Tests of the tools for reading lists of Town library, my account."""

from mcp_servers.runtime.testing import Bench, deleted, inserted


def test_find_my_lists_lists_all(bench: Bench) -> None:
    assert bench.ids("find_my_lists") == ["ra-7123", "ra-2813", "ra-8556", "ra-7315"]


def test_find_my_lists_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_my_lists", name="children") == ["ra-2813"]


def test_find_my_lists_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_my_lists", page=2) == []


def test_find_my_lists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_my_lists", shared=True) == []


def test_find_my_lists_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("reading_lists", "ra-2813", shared=True)
    assert bench.ids("find_my_lists", shared=True) == ["ra-2813"]


def test_make_list_adds_a_reading_list(bench: Bench) -> None:
    bench.call("make_list", name="poetry to try", shared=False)
    assert bench.changes() == [
        inserted("reading_lists", "ra-5947", reader_id="re-9715", name="poetry to try", shared=0),
    ]


def test_make_list_is_refused_because_you_already_have_a_list_of_this_name(bench: Bench) -> None:
    assert bench.refusal("make_list", name="Reading for the children") == "You already have a list of this name."


def test_delete_list_removes_the_reading_list(bench: Bench) -> None:
    bench.call("delete_list", reading_list_id="ra-7315")
    assert bench.changes() == [deleted("reading_lists", "ra-7315")]


def test_delete_list_is_allowed(bench: Bench) -> None:
    bench.call("delete_list", reading_list_id="ra-2813")


def test_delete_list_is_refused_because_this_is_not_your_list(bench: Bench) -> None:
    assert bench.refusal("delete_list", reading_list_id="ra-3943") == "This is not your list."
