"""Tests of the tools for productions of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"insured_until_until": "2026-03-10"}, ["pr-1542"]),
        ({"manager": "Crawford"}, ["pr-8001"]),
        ({"title": "Daughter"}, ["pr-1087", "pr-5634", "pr-8297"]),
    ],
)
def test_find_productions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_productions", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_crew": 94}, 32),
        ({"company": "Pictures"}, 17),
    ],
)
def test_find_productions_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_productions", **filters)["total"] == total


def test_find_productions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_productions", page=4) == ["pr-5458", "pr-8386", "pr-6097", "pr-8330", "pr-8370", "pr-4061"]


def test_find_productions_finds_nothing(bench: Bench) -> None:
    ids = bench.ids("find_productions", title="Glass", company="Films", max_crew=94, insured_until_until="2026-07-01")
    assert ids == []


def test_get_production_shows_the_production(bench: Bench) -> None:
    result = bench.call("get_production", production_id="pr-1958")
    assert result == {
        "id": "pr-1958",
        "title": "Glass Winter",
        "company": "Keystone Films",
        "manager": "Mikkel Virtanen",
        "crew": 58,
        "insured_for": 1000000000,
        "insured_until": "2026-11-25",
        "permits_in_force": 0,
        "fees": 0,
        "recces_done": 0,
    }


def test_get_production_shows_the_production_when_production_id_is_pr_1343(bench: Bench) -> None:
    bench.arrange("recces", "re-1033", production_id="pr-1343")
    result = bench.call("get_production", production_id="pr-1343")
    assert result == {
        "id": "pr-1343",
        "title": "Autumn Winter",
        "company": "Tidewater Films",
        "manager": "Emil Lehmann",
        "crew": 98,
        "insured_for": 500000000,
        "insured_until": "2026-08-10",
        "permits_in_force": 0,
        "fees": 0,
        "recces_done": 0,
    }
