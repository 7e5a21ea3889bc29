"""Tests of the tools for treatments of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"department_id": "de-6479", "max_fee": 7100}, ["tr-5771"]),
        ({"name": "review", "by_referral": True}, ["tr-8411"]),
    ],
)
def test_find_treatments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_treatments", **filters) == ids


def test_find_treatments_counts(bench: Bench) -> None:
    assert bench.call("find_treatments", max_fee=5295)["total"] == 8


def test_find_treatments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_treatments", page=3) == ["tr-1429", "tr-8427", "tr-8483", "tr-8411"]


def test_find_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_treatments", name="Unheard of") == []
