"""Tests of the tools for policies of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"valid_until_from": "2026-12-20"}, ["po-2180", "po-3196", "po-7224", "po-2040"]),
        ({"number": "HP-41769"}, ["po-2421"]),
        ({"insurer": "Mutual"}, ["po-3196", "po-8216", "po-2317"]),
    ],
)
def test_find_policies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_policies", **filters) == ids


def test_find_policies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_policies", page=2) == []


def test_find_policies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_policies", number="HP-94460", insurer="Insurance") == []


def test_get_policy_shows_the_policy(bench: Bench) -> None:
    result = bench.call("get_policy", policy_id="po-2317")
    assert result == {
        "id": "po-2317",
        "number": "HP-85907",
        "insurer": "Mosaic Mutual",
        "deductible": 5000,
        "highest": 702500,
        "valid_until": "2026-08-20",
        "covered_things": 10,
        "free_sum": 50000,
    }
