"""Tests of the tools for customers of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"email": "elena.almeida@openmail.example"}, ["cu-3372"]),
        ({"phone": "07359 471407"}, ["cu-7282"]),
        ({"name": "Al-Amin"}, ["cu-3414"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=5) == ["cu-5172", "cu-2223", "cu-7719", "cu-6256", "cu-1872"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Chan", phone="07650 978380") == []
