"""Tests of the tools for volumes of Personal library."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"author": "Salgado"}, ["vo-9185", "vo-6736"]),
        (
            {"language": "de"},
            [
                "vo-1589",
                "vo-8853",
                "vo-1738",
                "vo-9591",
                "vo-9185",
                "vo-7919",
                "vo-8076",
                "vo-4279",
                "vo-6398",
                "vo-8009",
            ],
        ),
        ({"title": "Wolf"}, ["vo-8599"]),
    ],
)
def test_list_volumes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_volumes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_retail_price": 1899}, 69),
        ({"main_category": "children"}, 5),
        ({"saleability": "not_for_sale"}, 18),
    ],
)
def test_list_volumes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("list_volumes", **filters)["total"] == total


def test_list_volumes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_volumes", page=4)
    assert ids == [
        "vo-1624",
        "vo-7333",
        "vo-9287",
        "vo-8854",
        "vo-1601",
        "vo-1051",
        "vo-3590",
        "vo-8937",
        "vo-2658",
        "vo-6398",
    ]


def test_list_volumes_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "list_volumes",
        title="Plough",
        main_category="science",
        saleability="for_sale_and_rental",
        max_retail_price=599,
    )
    assert ids == []


def test_get_volume_shows_the_volume(bench: Bench) -> None:
    result = bench.call("get_volume", volume_id="vo-1624")
    assert result == {
        "id": "vo-1624",
        "title": "Letters to a Daughter",
        "author": "Pavel Sikora",
        "main_category": "children",
        "language": "en",
        "page_count": 120,
        "published_on": "2024-09-18",
        "saleability": "free",
        "retail_price": 0,
    }


def test_list_series_volumes_finds_by_series_id(bench: Bench) -> None:
    assert bench.ids("list_series_volumes", series_id="se-9551") == ["vo-3051", "vo-8518", "vo-8025"]


def test_list_series_volumes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_series_volumes", page=5)
    assert ids == [
        "vo-9725",
        "vo-6398",
        "vo-1471",
        "vo-5660",
        "vo-7689",
        "vo-8412",
        "vo-9439",
        "vo-4813",
        "vo-1058",
        "vo-2867",
    ]


def test_list_series_volumes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_series_volumes", series_id="se-3292") == []
