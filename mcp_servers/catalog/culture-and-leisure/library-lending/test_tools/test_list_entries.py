"""Tests of the tools for list entries of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"work_id": "wo-1452"}, ["li-2364", "li-4525"]),
        ({"reading_list_id": "ra-6935"}, ["li-3060"]),
    ],
)
def test_find_list_entries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_list_entries", **filters) == ids


def test_find_list_entries_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_list_entries", page=3)
    assert ids == ["li-1789", "li-4728", "li-6625", "li-7532", "li-4933", "li-6306", "li-9912"]


def test_find_list_entries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_list_entries", reading_list_id="ra-7315") == []


def test_add_to_list_adds_a_entry(bench: Bench) -> None:
    bench.call("add_to_list", reading_list_id="ra-7315", work_id="wo-8734")
    assert bench.changes() == [
        inserted("list_entries", "li-7720", reading_list_id="ra-7315", work_id="wo-8734", added_on="2026-02-10"),
    ]


def test_add_to_list_is_allowed(bench: Bench) -> None:
    bench.arrange("list_entries", "li-1511", reading_list_id="ra-7315")
    bench.call("add_to_list", reading_list_id="ra-7315", work_id="wo-8734")


def test_add_to_list_is_allowed_when_work_id_is_wo_8734(bench: Bench) -> None:
    bench.arrange("list_entries", "li-1511", work_id="wo-8734")
    bench.call("add_to_list", reading_list_id="ra-7315", work_id="wo-8734")


def test_add_to_list_is_refused_because_this_is_not_your_list(bench: Bench) -> None:
    assert bench.refusal("add_to_list", reading_list_id="ra-3943", work_id="wo-8576") == "This is not your list."


def test_add_to_list_is_refused_because_another_entry_already_has_this_reading_list_and(bench: Bench) -> None:
    sentence = bench.refusal("add_to_list", reading_list_id="ra-2813", work_id="wo-1199")
    assert sentence == "Another entry already has this reading list and work."


def test_remove_from_list_removes_the_entry(bench: Bench) -> None:
    bench.call("remove_from_list", list_entry_id="li-4933")
    assert bench.changes() == [deleted("list_entries", "li-4933")]


def test_remove_from_list_is_refused_because_this_is_not_your_list(bench: Bench) -> None:
    assert bench.refusal("remove_from_list", list_entry_id="li-3366") == "This is not your list."
