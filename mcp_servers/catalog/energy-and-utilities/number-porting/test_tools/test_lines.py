"""Tests of the tools for lines of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"carrier_id": "ca-8406"}, ["li-5396", "li-5205"]),
        ({"subscriber_id": "su-9790"}, ["li-4760"]),
        (
            {"kind": "service"},
            [
                "li-5190",
                "li-8273",
                "li-5645",
                "li-5727",
                "li-4760",
                "li-1271",
                "li-4235",
                "li-2156",
                "li-4858",
                "li-3682",
            ],
        ),
        (
            {"status": "shut"},
            [
                "li-9325",
                "li-2156",
                "li-4858",
                "li-2682",
                "li-5200",
                "li-8859",
                "li-3962",
                "li-3047",
                "li-2943",
                "li-3971",
            ],
        ),
        ({"digits": "018362158"}, ["li-8273"]),
        (
            {"bound_from": "2027-05-21"},
            [
                "li-7327",
                "li-6875",
                "li-6655",
                "li-3912",
                "li-5378",
                "li-4251",
                "li-8273",
                "li-1252",
                "li-5205",
                "li-5727",
            ],
        ),
    ],
)
def test_find_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lines", **filters) == ids


def test_find_lines_counts(bench: Bench) -> None:
    assert bench.call("find_lines", bound_from="2027-05-21")["total"] == 19


def test_find_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_lines", page=8)
    assert ids == [
        "li-3971",
        "li-2652",
        "li-8130",
        "li-2319",
        "li-7675",
        "li-2337",
        "li-3872",
        "li-6669",
        "li-3706",
        "li-8032",
    ]


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", digits="Unheard of") == []


def test_get_line_shows_the_phone_number(bench: Bench) -> None:
    result = bench.call("get_line", line_id="li-3129")
    assert result == {
        "id": "li-3129",
        "digits": "014138458",
        "kind": "mobile",
        "carrier_id": "ca-7707",
        "subscriber_id": "su-4714",
        "contract": "M168297",
        "ported_on": "2024-12-01",
        "status": "active",
        "carrier_name": "Vega Phone",
        "subscriber_name": "Rónán Quinn",
        "running_requests": 0,
        "times_ported": 0,
    }
