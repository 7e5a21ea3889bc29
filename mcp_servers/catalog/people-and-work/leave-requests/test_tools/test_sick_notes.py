"""Tests of the tools for sick notes of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"team_id": "te-6282"}, ["si-9665", "si-9799", "si-9034", "si-3980", "si-2585", "si-9117"]),
        ({"employee_id": "em-6034"}, ["si-3035"]),
    ],
)
def test_find_sick_notes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sick_notes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"issuer": "self"}, 8),
        ({"ends_from": "2026-04-20"}, 16),
    ],
)
def test_find_sick_notes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_sick_notes", **filters)["total"] == total


def test_find_sick_notes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sick_notes", page=4) == ["si-4981", "si-4693", "si-2585", "si-9117"]


def test_find_sick_notes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sick_notes", employee_id="em-1911", issuer="doctor", ends_from="2026-02-27") == []


def test_record_sick_note_adds_a_sick_note_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("record_sick_note", employee_id="em-8722", length=3, issuer="self")
    assert bench.changes() == [
        updated("requests", "re-7206", status="withdrawn"),
        inserted(
            "sick_notes",
            "si-9029",
            employee_id="em-8722",
            issuer="self",
            starts_on="2026-06-02",
            ends_on="2026-06-04",
        ),
    ]


def test_record_sick_note_adds_a_sick_note_and_changes_the_request(bench: Bench) -> None:
    bench.call("record_sick_note", employee_id="em-6298", length=2, issuer="self")
    assert bench.changes() == [
        updated("requests", "re-7844", duration=1, ends_on="2026-06-01"),
        inserted(
            "sick_notes",
            "si-9029",
            employee_id="em-6298",
            issuer="self",
            starts_on="2026-06-02",
            ends_on="2026-06-03",
        ),
    ]


def test_record_sick_note_adds_a_sick_note(bench: Bench) -> None:
    bench.call("record_sick_note", employee_id="em-1491", length=3, issuer="self")
    assert bench.changes() == [
        inserted(
            "sick_notes",
            "si-9029",
            employee_id="em-1491",
            issuer="self",
            starts_on="2026-06-02",
            ends_on="2026-06-04",
        ),
    ]


def test_record_sick_note_is_refused_because_more_than_three_days_need_a_note_from_a(bench: Bench) -> None:
    sentence = bench.refusal("record_sick_note", employee_id="em-3574", length=4, issuer="self")
    assert sentence == "More than three days need a note from a doctor or a hospital."


def test_record_sick_note_is_refused_because_the_employee_has_a_sick_note_for_today_already(bench: Bench) -> None:
    sentence = bench.refusal("record_sick_note", employee_id="em-3507", length=2, issuer="self")
    assert sentence == "The employee has a sick note for today already."
