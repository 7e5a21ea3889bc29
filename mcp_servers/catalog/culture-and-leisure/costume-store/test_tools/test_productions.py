"""Tests of the tools for productions of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"closes_until": "2026-10-16"},
            [
                "pr-8954",
                "pr-8064",
                "pr-9876",
                "pr-2202",
                "pr-5141",
                "pr-9021",
                "pr-5668",
                "pr-1221",
                "pr-8286",
                "pr-2734",
            ],
        ),
        ({"open_air": True}, ["pr-6377", "pr-2734", "pr-1445", "pr-5562", "pr-8199"]),
        ({"name": "Bridge"}, ["pr-3691"]),
        ({"company_id": "co-3795"}, ["pr-7714"]),
    ],
)
def test_find_productions_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_productions", **filters) == ids


def test_find_productions_counts(bench: Bench) -> None:
    assert bench.call("find_productions", opens_from="2026-11-15")["total"] == 5


def test_find_productions_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_productions", page=4) == ["pr-7714", "pr-6125"]


def test_find_productions_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_productions", name="Storm", company_id="co-3006", opens_from="2026-09-20") == []


def test_get_production_shows_the_production(bench: Bench) -> None:
    result = bench.call("get_production", production_id="pr-1445")
    assert result == {
        "id": "pr-1445",
        "name": "Twelfth Night",
        "company_id": "co-8158",
        "opens_on": "2026-10-05",
        "closes_on": "2026-10-08",
        "open_air": True,
        "company_name": "Orchard Operatic Society",
        "company_owed": 106500,
        "hires_reserved": 5,
        "hires_out": 1,
        "minutes_to_sew": 0,
        "total_price": 74100,
    }


def test_get_production_shows_the_production_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("hires", "hi-3909", status="cancelled")
    result = bench.call("get_production", production_id="pr-2614")
    assert result == {
        "id": "pr-2614",
        "name": "An Evening of Sea Shanties",
        "company_id": "co-3006",
        "opens_on": "2026-11-06",
        "closes_on": "2026-11-29",
        "open_air": False,
        "company_name": "Second Act Drama Club",
        "company_owed": 4000,
        "hires_reserved": 0,
        "hires_out": 0,
        "minutes_to_sew": 0,
        "total_price": 0,
    }
