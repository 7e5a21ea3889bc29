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
    result = bench.call("get_contractor", contractor_id="co-1249")
    assert result == {
        "id": "co-1249",
        "name": "Rowan Paving",
        "contact": "Wei Kang",
        "email": "wei.kang@rowan-paving.example",
        "phone": "07775 793428",
        "credit": 300000,
        "status": "trusted",
        "amount_owed": 131985,
        "amount_committed": 341250,
    }
