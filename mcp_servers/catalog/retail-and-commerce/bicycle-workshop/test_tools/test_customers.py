"""Tests of the tools for customers of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Obi"}, ["cu-3128"]),
        ({"phone": "01745 228228"}, ["cu-3279"]),
        ({"email": "yewande.obi@openmail.example"}, ["cu-3128"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_counts(bench: Bench) -> None:
    assert bench.call("find_customers", member=False)["total"] == 17


def test_find_customers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_customers", page=2)
    assert ids == [
        "cu-8620",
        "cu-3057",
        "cu-7936",
        "cu-9250",
        "cu-7530",
        "cu-5636",
        "cu-1561",
        "cu-6377",
        "cu-1924",
        "cu-5618",
    ]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", email="adebayo.pieter@fastpost.example", member=True) == []
