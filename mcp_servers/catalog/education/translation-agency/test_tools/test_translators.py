"""Tests of the tools for translators of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"mother_tongue": "german"}, ["tr-4314", "tr-4229", "tr-8003", "tr-8540"]),
        (
            {"sworn": True},
            [
                "tr-4663",
                "tr-7635",
                "tr-8003",
                "tr-2324",
                "tr-8540",
                "tr-5904",
                "tr-6462",
                "tr-1541",
                "tr-5762",
                "tr-5885",
            ],
        ),
        ({"name": "Salgado"}, ["tr-2346"]),
        ({"status": "away"}, ["tr-9178", "tr-2346", "tr-3165"]),
    ],
)
def test_find_translators_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_translators", **filters) == ids


def test_find_translators_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_translators", page=3) == ["tr-7724", "tr-6237", "tr-3165", "tr-9262", "tr-2277", "tr-4778"]


def test_find_translators_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_translators", name="Farouk", status="away") == []


def test_get_translator_shows_the_translator(bench: Bench) -> None:
    result = bench.call("get_translator", translator_id="tr-1541")
    assert result == {
        "id": "tr-1541",
        "name": "Milena Osei",
        "mother_tongue": "polish",
        "sworn": True,
        "words_a_week": 11500,
        "status": "available",
        "words_in_hand": 3650,
        "jobs_in_hand": 3,
    }


def test_note_absence_sets_status_to_away(bench: Bench) -> None:
    bench.call("note_absence", translator_id="tr-1541")
    assert bench.changes() == [updated("translators", "tr-1541", status="away")]


def test_note_absence_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-1173", due_on="2026-02-09")
    bench.call("note_absence", translator_id="tr-4229")


def test_note_absence_is_refused_because_the_translator_must_be_available(bench: Bench) -> None:
    assert bench.refusal("note_absence", translator_id="tr-2346") == "The translator must be available."


def test_note_absence_is_refused_because_an_overdue_job_is_in_the_translators_hands(bench: Bench) -> None:
    assert bench.refusal("note_absence", translator_id="tr-5762") == "An overdue job is in the translator's hands."


def test_note_return_sets_status_to_available(bench: Bench) -> None:
    bench.call("note_return", translator_id="tr-2346")
    assert bench.changes() == [updated("translators", "tr-2346", status="available")]


def test_note_return_is_refused_because_the_translator_must_be_away(bench: Bench) -> None:
    assert bench.refusal("note_return", translator_id="tr-1541") == "The translator must be away."
