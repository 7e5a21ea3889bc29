"""Tests of the tools for applicants of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Ingram"}, ["ap-7959"]),
        ({"email": "e.nguyen@skylark-instruments.example"}, ["ap-9757"]),
    ],
)
def test_find_applicants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_applicants", **filters) == ids


def test_find_applicants_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_applicants", page=4) == ["ap-6051", "ap-1460", "ap-9884", "ap-3867"]


def test_find_applicants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_applicants", name="Chadwick", email="laurent.helene@nowicki-accountants.example") == []
