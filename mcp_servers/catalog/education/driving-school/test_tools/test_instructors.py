"""Tests of the tools for instructors of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "working"}, ["in-4161", "in-7618", "in-1181", "in-9443"]),
        ({"name": "Hagen"}, ["in-9443"]),
        ({"email": "hagen.magnus@fastpost.example"}, ["in-9443"]),
    ],
)
def test_find_instructors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_instructors", **filters) == ids


def test_find_instructors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_instructors", page=2) == []


def test_find_instructors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_instructors", name="Hagen", email="kenji.hayashi@farnstead-scaffolding.example") == []
