"""Tests of the tools for sources of Northern dialect dictionary."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "1951", "permission": False}, ["so-7374"]),
        ({"kind": "letter"}, ["so-5196", "so-5341", "so-6803", "so-8305", "so-4910", "so-7889", "so-7167"]),
        (
            {"min_year": 1790},
            [
                "so-5196",
                "so-7784",
                "so-2985",
                "so-8956",
                "so-6988",
                "so-7425",
                "so-4801",
                "so-6045",
                "so-7727",
                "so-8771",
            ],
        ),
        ({"max_year": 1792}, ["so-4702", "so-5196", "so-7784", "so-2985"]),
    ],
)
def test_find_sources_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sources", **filters) == ids


def test_find_sources_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sources", page=2)
    assert ids == [
        "so-8771",
        "so-2288",
        "so-5341",
        "so-6803",
        "so-8267",
        "so-6633",
        "so-7911",
        "so-3465",
        "so-7903",
        "so-9443",
    ]


def test_find_sources_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sources", title="Unheard of") == []


def test_grant_permission_sets_permission_to_1(bench: Bench) -> None:
    bench.call("grant_permission", source_id="so-5219")
    assert bench.changes() == [updated("sources", "so-5219", permission=1)]


def test_grant_permission_is_refused_because_only_recordings_need_permission(bench: Bench) -> None:
    assert bench.refusal("grant_permission", source_id="so-1825") == "Only recordings need permission."


def test_grant_permission_is_refused_because_the_permission_is_on_file(bench: Bench) -> None:
    assert bench.refusal("grant_permission", source_id="so-1692") == "The permission is on file."
