"""Tests of the tools for services of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"max_importance": 1},
            [
                "se-2224",
                "se-5804",
                "se-2029",
                "se-9035",
                "se-1276",
                "se-4467",
                "se-1334",
                "se-2842",
                "se-3140",
                "se-1084",
            ],
        ),
        ({"team": "reporting"}, ["se-2702", "se-8574"]),
        ({"min_memory": 1200}, ["se-7606", "se-3140", "se-5126", "se-3348"]),
        ({"name": "payroll-notifier"}, ["se-6276"]),
    ],
)
def test_find_services_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_services", **filters) == ids


def test_find_services_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_services", page=6) == ["se-4026", "se-7913", "se-3348", "se-7792", "se-8574", "se-8059"]


def test_find_services_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_services", name="orders-frontend", min_memory=600) == []
