"""Tests of the tools for signs of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ordered_until": "2026-08-07"}, ["si-6295", "si-6137", "si-5788", "si-5840", "si-1019"]),
        ({"address_id": "ad-3588"}, ["si-1311"]),
        (
            {"status": "hung"},
            ["si-5788", "si-5840", "si-1019", "si-2292", "si-3028", "si-7132", "si-4219", "si-6970", "si-8057"],
        ),
        ({"street_id": "st-5479"}, ["si-3719", "si-8057"]),
    ],
)
def test_find_signs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_signs", **filters) == ids


def test_find_signs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_signs", page=5) == ["si-4615", "si-2433", "si-2775", "si-2849", "si-4983", "si-7694"]


def test_find_signs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_signs", street_id="st-7820") == []


def test_hang_sign_sets_status_to_hung(bench: Bench) -> None:
    bench.call("hang_sign", sign_id="si-1390")
    assert bench.changes() == [updated("signs", "si-1390", status="hung")]


def test_hang_sign_is_refused_because_the_sign_must_be_made_or_ordered(bench: Bench) -> None:
    assert bench.refusal("hang_sign", sign_id="si-5788") == "The sign must be made or ordered."


def test_hang_sign_is_refused_because_the_address_is_out_of_use(bench: Bench) -> None:
    bench.arrange("signs", "si-1390", address_id="ad-3311")
    assert bench.refusal("hang_sign", sign_id="si-1390") == "The address is out of use."


def test_hang_sign_is_refused_because_a_sign_takes_two_days_to_make(bench: Bench) -> None:
    assert bench.refusal("hang_sign", sign_id="si-2433") == "A sign takes two days to make."
