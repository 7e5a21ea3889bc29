"""Tests of the tools for parts of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "7-speed"}, ["pa-2455", "pa-6762"]),
        ({"max_stock": 0}, ["pa-1012", "pa-4296", "pa-9231", "pa-4137", "pa-7880", "pa-8981", "pa-1569", "pa-1353"]),
        ({"number": "SP-3650"}, ["pa-8211"]),
    ],
)
def test_find_parts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parts", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"page": 4}, []),
        ({"page": 3}, ["pa-6844", "pa-1353"]),
    ],
)
def test_find_parts_turns_the_page(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parts", **filters) == ids


def test_find_parts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_parts", on_offer=False) == []


def test_find_parts_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("parts", "pa-1012", on_offer=False)
    assert bench.ids("find_parts", on_offer=False) == ["pa-1012"]


def test_find_parts_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_parts", page=0) == "Argument 'page' must be at least 1."


def test_get_part_shows_the_part(bench: Bench) -> None:
    result = bench.call("get_part", part_id="pa-1353")
    assert result == {
        "id": "pa-1353",
        "name": "Winter tyre 26 inch",
        "number": "SP-6678",
        "price": 62500,
        "shelf_space": 8,
        "stock": 0,
        "lead_days": 7,
        "on_offer": True,
        "units_reserved": 2,
        "units_free": 0,
    }


def test_get_part_shows_the_part_when_part_id_is_pa_8211(bench: Bench) -> None:
    result = bench.call("get_part", part_id="pa-8211")
    assert result == {
        "id": "pa-8211",
        "name": "Brake disc 160 mm",
        "number": "SP-3650",
        "price": 65000,
        "shelf_space": 30,
        "stock": 1,
        "lead_days": 5,
        "on_offer": True,
        "units_reserved": 0,
        "units_free": 1,
    }


def test_restock_part_sets_stock_to_8(bench: Bench) -> None:
    bench.call("restock_part", part_id="pa-6632", quantity=1)
    assert bench.changes() == [updated("parts", "pa-6632", stock=8)]


def test_restock_part_is_refused_because_the_part_is_no_longer_made(bench: Bench) -> None:
    bench.arrange("parts", "pa-4791", on_offer=False)
    assert bench.refusal("restock_part", part_id="pa-4791", quantity=1) == "The part is no longer made."


def test_restock_part_is_refused_because_there_is_no_room_for_so_many_on_the_shelf(bench: Bench) -> None:
    assert bench.refusal("restock_part", part_id="pa-2409", quantity=3) == "There is no room for so many on the shelf."
