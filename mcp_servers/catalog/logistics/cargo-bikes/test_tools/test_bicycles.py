"""Tests of the tools for bicycles of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "electric_cargo", "min_load": 60, "status": "broken"}, ["bi-2582", "bi-3785", "bi-5426"]),
        ({"number": "B36"}, ["bi-3724"]),
    ],
)
def test_find_bicycles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bicycles", **filters) == ids


def test_find_bicycles_counts(bench: Bench) -> None:
    assert bench.call("find_bicycles", min_load=60)["total"] == 28


def test_find_bicycles_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bicycles", page=6)
    assert ids == ["bi-8691", "bi-3678", "bi-2888", "bi-9093", "bi-6940", "bi-4794", "bi-3126", "bi-5426"]


def test_find_bicycles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bicycles", number="Unheard of") == []
