"""Tests of the tools for skills of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "alarms", "field": "safety"}, ["sk-8719"]),
        (
            {"max_hours": 60},
            [
                "sk-2170",
                "sk-8911",
                "sk-8854",
                "sk-7216",
                "sk-7663",
                "sk-2982",
                "sk-2607",
                "sk-7492",
                "sk-3808",
                "sk-6091",
            ],
        ),
        (
            {"level": "basic"},
            ["sk-8911", "sk-8854", "sk-2566", "sk-8719", "sk-7663", "sk-1163", "sk-3808", "sk-6091", "sk-6775"],
        ),
    ],
)
def test_find_skills_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_skills", **filters) == ids


def test_find_skills_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_skills", page=2)
    assert ids == ["sk-2982", "sk-2607", "sk-7492", "sk-1163", "sk-3808", "sk-6091", "sk-5425", "sk-6775"]


def test_find_skills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_skills", name="Unheard of") == []
