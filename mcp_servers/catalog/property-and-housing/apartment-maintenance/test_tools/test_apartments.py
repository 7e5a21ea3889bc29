"""Tests of the tools for apartments of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"building_id": "bu-8786", "number": "1B"}, ["ap-5384"]),
        (
            {"status": "let"},
            [
                "ap-2487",
                "ap-4714",
                "ap-5261",
                "ap-5708",
                "ap-8355",
                "ap-5384",
                "ap-7889",
                "ap-6249",
                "ap-8758",
                "ap-1460",
            ],
        ),
    ],
)
def test_find_apartments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_apartments", **filters) == ids


def test_find_apartments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_apartments", page=5)
    assert ids == [
        "ap-7797",
        "ap-8493",
        "ap-2356",
        "ap-5170",
        "ap-5458",
        "ap-2238",
        "ap-7175",
        "ap-7465",
        "ap-1373",
        "ap-7990",
    ]


def test_find_apartments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_apartments", building_id="bu-2415") == []
