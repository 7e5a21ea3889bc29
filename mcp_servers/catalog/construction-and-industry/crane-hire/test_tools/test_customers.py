"""Tests of the tools for customers of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Joinery"}, ["cu-6917"]),
        ({"contact": "Davies"}, ["cu-4766"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=3) == ["cu-1349", "cu-5979", "cu-5627", "cu-2741", "cu-7987", "cu-7763"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Drainage", contact="Jørgensen") == []


def test_get_customer_shows_the_customer(bench: Bench) -> None:
    result = bench.call("get_customer", customer_id="cu-4766")
    assert result == {
        "id": "cu-4766",
        "name": "Longship Builders",
        "contact": "Rhys Davies",
        "phone": "07626 357222",
        "credit": 2700000,
        "unpaid": 460300,
        "to_come": 1310000,
    }
