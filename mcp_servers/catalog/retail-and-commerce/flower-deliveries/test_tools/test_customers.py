"""Tests of the tools for customers of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Dubois"}, ["cu-6111"]),
        ({"email": "ximena.moreira@letterbox.example"}, ["cu-4367"]),
        ({"phone": "07240 427309"}, ["cu-8107"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_counts(bench: Bench) -> None:
    assert bench.call("find_customers", status="stopped")["total"] == 5


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=4) == ["cu-8388", "cu-5286", "cu-4743", "cu-4367"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", email="lewandowski.agnieszka@openmail.example", status="stopped") == []
