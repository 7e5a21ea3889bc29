"""Tests of the tools for policies of Hanse Mutual claims office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"kind": "vehicle", "min_insured": 2700000},
            ["po-2500", "po-7173", "po-6543", "po-9780", "po-7375", "po-3799", "po-4561", "po-6299", "po-7947"],
        ),
        ({"number": "PL-86329-L"}, ["po-6634"]),
        ({"holder": "Demir"}, ["po-5712"]),
        ({"paid_until_until": "2026-02-25"}, ["po-8258", "po-2566", "po-6454", "po-1244"]),
    ],
)
def test_find_policies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_policies", **filters) == ids


def test_find_policies_counts(bench: Bench) -> None:
    assert bench.call("find_policies")["total"] == 52


def test_find_policies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_policies", page=6) == ["po-3235", "po-4487"]


def test_find_policies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_policies", holder="Unheard of") == []


def test_get_policy_shows_the_policy(bench: Bench) -> None:
    result = bench.call("get_policy", policy_id="po-7304")
    assert result == {
        "id": "po-7304",
        "number": "PL-70392-S",
        "holder": "Haruka Sakamoto",
        "kind": "travel",
        "insured": 4100000,
        "deductible": 0,
        "starts_on": "2022-11-21",
        "paid_until": "2026-03-04",
        "number_of_claims": 2,
        "sum_left": 3975400,
    }
