"""Tests of the tools for areas of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"owner_id": "de-3061"}, ["ar-6161", "ar-2628", "ar-7887", "ar-4040", "ar-4474", "ar-7944", "ar-4043"]),
        (
            {"guarded": True},
            [
                "ar-2090",
                "ar-6161",
                "ar-4029",
                "ar-2370",
                "ar-2251",
                "ar-2628",
                "ar-8234",
                "ar-3373",
                "ar-8567",
                "ar-1882",
            ],
        ),
        ({"name": "kestrel-app/templates"}, ["ar-8440"]),
        ({"repository_id": "re-3681"}, ["ar-7887", "ar-4040", "ar-5399"]),
    ],
)
def test_find_areas_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_areas", **filters) == ids


def test_find_areas_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_areas", page=2)
    assert ids == [
        "ar-7887",
        "ar-4040",
        "ar-5399",
        "ar-8234",
        "ar-3373",
        "ar-8567",
        "ar-1882",
        "ar-5035",
        "ar-1226",
        "ar-8159",
    ]


def test_find_areas_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_areas", repository_id="re-3883", name="badger-app/metrics") == []
