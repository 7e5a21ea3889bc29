"""Tests of the tools for contractors of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "stopped"}, ["co-2914", "co-2411", "co-2118", "co-3647", "co-7371", "co-4763"]),
        ({"name": "Scaffolding"}, ["co-1549"]),
        ({"contact": "Osei"}, ["co-9798"]),
    ],
)
def test_find_contractors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_contractors", **filters) == ids


def test_find_contractors_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_contractors", page=2)
    assert ids == [
        "co-8257",
        "co-2411",
        "co-8085",
        "co-2606",
        "co-5115",
        "co-2118",
        "co-6374",
        "co-3647",
        "co-7514",
        "co-6005",
    ]


def test_find_contractors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_contractors", name="Groundworks", contact="Müller") == []


def test_get_contractor_shows_the_contractor(bench: Bench) -> None:
    bench.arrange("invoices", "iv-1576", hire_id="hi-2237", status="paid")
    result = bench.call("get_contractor", contractor_id="co-6302")
    assert result == {
        "id": "co-6302",
        "name": "Barnham Heating & Plumbing",
        "contact": "Zoe Nowicki",
        "email": "zoe.nowicki@barnham-heating-and.example",
        "phone": "01503 810467",
        "credit": 700000,
        "status": "trusted",
        "amount_owed": 0,
        "amount_committed": 0,
    }
