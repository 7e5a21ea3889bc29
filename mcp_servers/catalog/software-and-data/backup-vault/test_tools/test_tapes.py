"""Tests of the tools for tapes of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"secrecy": "secret", "status": "loaded"}, ["ta-4804", "ta-1732", "ta-3052", "ta-6117"]),
        ({"min_loaded": 148}, ["ta-5071", "ta-7185", "ta-6652"]),
        ({"label": "T-88841"}, ["ta-6117"]),
    ],
)
def test_find_tapes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tapes", **filters) == ids


def test_find_tapes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tapes", page=4) == ["ta-2976", "ta-4362", "ta-1549", "ta-5236", "ta-6117", "ta-4144"]


def test_find_tapes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tapes", label="T-58464", min_loaded=55) == []


def test_get_tape_shows_the_tape(bench: Bench) -> None:
    result = bench.call("get_tape", tape_id="ta-5052")
    assert result == {
        "id": "ta-5052",
        "label": "T-78877",
        "secrecy": "open",
        "capacity": 1000,
        "loaded": 31,
        "status": "loaded",
        "used_gigabytes": 571,
        "free_gigabytes": 429,
        "last_day_needed": "2026-02-03",
    }


def test_vault_tape_changes_the_tape(bench: Bench) -> None:
    bench.arrange("tapes", "ta-4804", loaded=150)
    bench.call("vault_tape", tape_id="ta-4804")
    assert bench.changes() == [updated("tapes", "ta-4804", status="vaulted", vaulted_on="2026-01-20")]


def test_vault_tape_is_allowed(bench: Bench) -> None:
    bench.call("vault_tape", tape_id="ta-5052")


def test_vault_tape_is_refused_because_the_tape_must_be_loaded(bench: Bench) -> None:
    assert bench.refusal("vault_tape", tape_id="ta-1549") == "The tape must be loaded."


def test_vault_tape_is_refused_because_the_tape_has_room_and_is_not_worn(bench: Bench) -> None:
    assert bench.refusal("vault_tape", tape_id="ta-7191") == "The tape has room and is not worn."


def test_vault_tape_is_refused_because_a_run_is_under_way_on_it(bench: Bench) -> None:
    bench.arrange("tapes", "ta-5658", capacity=1230)
    assert bench.refusal("vault_tape", tape_id="ta-5658") == "A run is under way on it."


def test_load_tape_changes_the_tape(bench: Bench) -> None:
    bench.call("load_tape", tape_id="ta-4704")
    assert bench.changes() == [updated("tapes", "ta-4704", loaded=28, status="loaded", vaulted_on=None)]


def test_load_tape_is_allowed(bench: Bench) -> None:
    bench.arrange("tapes", "ta-6652", capacity=1575)
    bench.call("load_tape", tape_id="ta-6652")


def test_load_tape_is_refused_because_the_tape_must_be_vaulted(bench: Bench) -> None:
    assert bench.refusal("load_tape", tape_id="ta-1732") == "The tape must be vaulted."


def test_load_tape_is_refused_because_the_tape_is_worn_out(bench: Bench) -> None:
    bench.arrange("tapes", "ta-6652", loaded=180)
    assert bench.refusal("load_tape", tape_id="ta-6652") == "The tape is worn out."


def test_load_tape_is_refused_because_nothing_calls_for_this_tape(bench: Bench) -> None:
    assert bench.refusal("load_tape", tape_id="ta-7136") == "Nothing calls for this tape."


def test_load_tape_is_refused_because_nothing_calls_for_this_tape_when_capacity_is_1574(bench: Bench) -> None:
    bench.arrange("tapes", "ta-6652", capacity=1574)
    assert bench.refusal("load_tape", tape_id="ta-6652") == "Nothing calls for this tape."
