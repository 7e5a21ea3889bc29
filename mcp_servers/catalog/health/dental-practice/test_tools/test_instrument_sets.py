"""Tests of the tools for instrument sets of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"surgical": True, "sterilised_from": "2026-10-01"}, ["in-7382", "in-6349", "in-9872"]),
        (
            {"status": "used"},
            [
                "in-8780",
                "in-8523",
                "in-5081",
                "in-1560",
                "in-7528",
                "in-7382",
                "in-4515",
                "in-9872",
                "in-6996",
                "in-8361",
            ],
        ),
        ({"max_cycles": 4}, ["in-8523", "in-3425"]),
        ({"code": "S-Y33"}, ["in-8361"]),
    ],
)
def test_find_sets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sets", **filters) == ids


def test_find_sets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sets", page=4)
    assert ids == ["in-6882", "in-6996", "in-8361", "in-2662", "in-2192", "in-7801", "in-1915", "in-4815"]


def test_find_sets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sets", code="S-K38", max_cycles=18) == []


def test_sterilise_set_changes_the_set(bench: Bench) -> None:
    bench.call("sterilise_set", instrument_set_id="in-1560")
    assert bench.changes() == [
        updated("instrument_sets", "in-1560", cycles=15, sterilised_on="2026-10-06", status="sterile"),
    ]


def test_sterilise_set_is_refused_because_the_set_must_be_used(bench: Bench) -> None:
    assert bench.refusal("sterilise_set", instrument_set_id="in-1071") == "The set must be used."


def test_sterilise_set_is_refused_because_the_set_has_been_through_25_cycles_and_is_worn(bench: Bench) -> None:
    bench.arrange("instrument_sets", "in-5081", cycles=25)
    sentence = bench.refusal("sterilise_set", instrument_set_id="in-5081")
    assert sentence == "The set has been through 25 cycles and is worn out."
