"""Tests of the tools for dentists of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"surgeon": False, "status": "working"},
            [
                "de-1481",
                "de-3208",
                "de-8239",
                "de-6978",
                "de-7290",
                "de-3525",
                "de-6402",
                "de-1495",
                "de-4112",
                "de-9529",
            ],
        ),
        ({"name": "Sørensen"}, ["de-1495"]),
    ],
)
def test_find_dentists_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_dentists", **filters) == ids


def test_find_dentists_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_dentists", page=2)
    assert ids == [
        "de-1495",
        "de-7157",
        "de-7755",
        "de-6175",
        "de-6000",
        "de-6626",
        "de-1596",
        "de-4112",
        "de-6666",
        "de-9529",
    ]


def test_find_dentists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_dentists", name="Kearney", status="away") == []
