"""Tests of the tools for trainers of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Keita"}, ["tr-3422"]),
        (
            {"certified_until_until": "2028-03-18"},
            [
                "tr-8278",
                "tr-9988",
                "tr-6993",
                "tr-9826",
                "tr-5635",
                "tr-1725",
                "tr-8051",
                "tr-7536",
                "tr-7657",
                "tr-5223",
            ],
        ),
        ({"firm_id": "fi-9678"}, ["tr-9826", "tr-3517"]),
    ],
)
def test_find_trainers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trainers", **filters) == ids


def test_find_trainers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_trainers", page=5) == ["tr-8895", "tr-4975", "tr-6703", "tr-4275"]


def test_find_trainers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trainers", firm_id="fi-6711") == []
