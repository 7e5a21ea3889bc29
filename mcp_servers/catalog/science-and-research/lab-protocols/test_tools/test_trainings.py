"""Tests of the tools for trainings of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"scientist_id": "sc-1413", "trained_from": "2025-08-08"}, ["tr-9851"]),
        ({"protocol_id": "pr-8836"}, ["tr-5866", "tr-2988"]),
    ],
)
def test_find_trainings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trainings", **filters) == ids


def test_find_trainings_counts(bench: Bench) -> None:
    assert bench.call("find_trainings", trained_from="2024-12-20")["total"] == 43


def test_find_trainings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_trainings", page=6)
    assert ids == [
        "tr-8207",
        "tr-4541",
        "tr-4188",
        "tr-7658",
        "tr-4172",
        "tr-2245",
        "tr-6974",
        "tr-9125",
        "tr-6449",
        "tr-4503",
    ]


def test_find_trainings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trainings", protocol_id="pr-3957") == []


def test_train_scientist_adds_a_training(bench: Bench) -> None:
    bench.call("train_scientist", protocol_id="pr-9740", scientist_id="sc-1413")
    assert bench.changes() == [
        inserted("trainings", "tr-9089", protocol_id="pr-9740", scientist_id="sc-1413", trained_on="2026-03-09"),
    ]


def test_train_scientist_is_refused_because_the_protocol_is_not_valid(bench: Bench) -> None:
    sentence = bench.refusal("train_scientist", protocol_id="pr-4969", scientist_id="sc-4122")
    assert sentence == "The protocol is not valid."


def test_train_scientist_is_refused_because_the_scientist_is_away(bench: Bench) -> None:
    assert bench.refusal("train_scientist", protocol_id="pr-9195", scientist_id="sc-7652") == "The scientist is away."


def test_train_scientist_is_refused_because_another_training_already_has_this_protocol_and(bench: Bench) -> None:
    sentence = bench.refusal("train_scientist", protocol_id="pr-3799", scientist_id="sc-4083")
    assert sentence == "Another training already has this protocol and scientist."
