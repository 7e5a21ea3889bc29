"""Tests of the tools for correspondents of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "blocked"}, ["co-3782", "co-9864"]),
        ({"name": "Rask"}, ["co-5127"]),
    ],
)
def test_find_correspondents_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_correspondents", **filters) == ids


def test_find_correspondents_counts(bench: Bench) -> None:
    assert bench.call("find_correspondents", kind="contractor")["total"] == 7


def test_find_correspondents_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_correspondents", page=5) == ["co-8605", "co-4827", "co-7604", "co-5079"]


def test_find_correspondents_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_correspondents", name="Farouk", kind="resident") == []


def test_block_correspondent_sets_status_to_blocked(bench: Bench) -> None:
    bench.call("block_correspondent", correspondent_id="co-5456")
    assert bench.changes() == [updated("correspondents", "co-5456", status="blocked")]


def test_block_correspondent_is_refused_because_the_correspondent_must_be_welcome(bench: Bench) -> None:
    assert bench.refusal("block_correspondent", correspondent_id="co-3782") == "The correspondent must be welcome."


def test_block_correspondent_is_refused_because_authorities_are_not_blocked(bench: Bench) -> None:
    assert bench.refusal("block_correspondent", correspondent_id="co-2446") == "Authorities are not blocked."


def test_block_correspondent_is_refused_because_a_conversation_with_this_correspondent_is(bench: Bench) -> None:
    sentence = bench.refusal("block_correspondent", correspondent_id="co-5127")
    assert sentence == "A conversation with this correspondent is in hand."


def test_unblock_correspondent_sets_status_to_welcome(bench: Bench) -> None:
    bench.call("unblock_correspondent", correspondent_id="co-3782")
    assert bench.changes() == [updated("correspondents", "co-3782", status="welcome")]


def test_unblock_correspondent_is_refused_because_the_correspondent_must_be_blocked(bench: Bench) -> None:
    assert bench.refusal("unblock_correspondent", correspondent_id="co-1264") == "The correspondent must be blocked."
