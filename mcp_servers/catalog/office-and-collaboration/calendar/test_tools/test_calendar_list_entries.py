"""Tests of the tools for calendar list entries of Shared calendars."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"hidden": False, "is_primary": False},
            [
                "cl-8267",
                "cl-1191",
                "cl-9560",
                "cl-2121",
                "cl-8711",
                "cl-9425",
                "cl-8450",
                "cl-8820",
                "cl-5132",
                "cl-6560",
            ],
        ),
        ({"access_role": "reader"}, ["cl-6928", "cl-3364"]),
        ({"summary": "Facilities"}, ["cl-8108"]),
    ],
)
def test_list_calendar_list_entries_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_calendar_list_entries", **filters) == ids


def test_list_calendar_list_entries_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_calendar_list_entries", page=2)
    assert ids == ["cl-5132", "cl-6560", "cl-6621", "cl-6928", "cl-3364", "cl-5188", "cl-1638"]


def test_list_calendar_list_entries_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_calendar_list_entries", summary="Unheard of") == []


def test_delete_calendar_list_entry_removes_the_calendar_list_entry(bench: Bench) -> None:
    bench.call("delete_calendar_list_entry", calendar_list_entry_id="cl-1638")
    assert bench.changes() == [deleted("calendar_list_entries", "cl-1638")]


def test_delete_calendar_list_entry_is_refused_because_your_primary_calendar_stays_on_your(bench: Bench) -> None:
    sentence = bench.refusal("delete_calendar_list_entry", calendar_list_entry_id="cl-1737")
    assert sentence == "Your primary calendar stays on your list."


def test_delete_calendar_list_entry_is_refused_because_a_calendar_that_you_own_stays_on(bench: Bench) -> None:
    sentence = bench.refusal("delete_calendar_list_entry", calendar_list_entry_id="cl-8450")
    assert sentence == "A calendar that you own stays on your list; delete the calendar instead."


def test_insert_calendar_list_entry_adds_a_calendar_list_entry(bench: Bench) -> None:
    bench.call("insert_calendar_list_entry", calendar_id="ca-1699", summary_override="Travel")
    assert bench.changes() == [
        inserted(
            "calendar_list_entries",
            "cl-8891",
            calendar_id="ca-1699",
            is_primary=0,
            access_role="reader",
            hidden=0,
            selected=1,
            summary_override="Travel",
        ),
    ]


def test_insert_calendar_list_entry_is_refused_because_the_calendar_is_already_on_your_list(bench: Bench) -> None:
    assert bench.refusal("insert_calendar_list_entry", calendar_id="ca-3295") == "The calendar is already on your list."


def test_patch_calendar_list_entry_changes_the_calendar_list_entry(bench: Bench) -> None:
    bench.call("patch_calendar_list_entry", calendar_list_entry_id="cl-1638", hidden=True)
    assert bench.changes() == [updated("calendar_list_entries", "cl-1638", hidden=1, selected=0)]


def test_patch_calendar_list_entry_is_refused_because_your_primary_calendar_cannot_be(bench: Bench) -> None:
    sentence = bench.refusal("patch_calendar_list_entry", calendar_list_entry_id="cl-1737", hidden=True)
    assert sentence == "Your primary calendar cannot be hidden."


def test_patch_calendar_list_entry_is_refused_because_the_calendar_is_already_shown_that(bench: Bench) -> None:
    sentence = bench.refusal("patch_calendar_list_entry", calendar_list_entry_id="cl-8108", hidden=True)
    assert sentence == "The calendar is already shown that way."
