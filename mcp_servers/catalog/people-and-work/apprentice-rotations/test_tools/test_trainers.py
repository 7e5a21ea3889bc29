"""Tests of the tools for trainers of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"licence_until_until": "2028-11-04"},
            [
                "tr-8682",
                "tr-2393",
                "tr-9299",
                "tr-2246",
                "tr-3536",
                "tr-4631",
                "tr-2522",
                "tr-9655",
                "tr-3637",
                "tr-2449",
            ],
        ),
        ({"status": "away"}, ["tr-9655", "tr-5434", "tr-9910"]),
        ({"name": "Moreau"}, ["tr-3536"]),
        ({"department_name": "Press Shop"}, ["tr-3566", "tr-2969"]),
        ({"department_id": "de-1971"}, ["tr-9655", "tr-3227", "tr-3237", "tr-5948"]),
    ],
)
def test_find_trainers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_trainers", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"licence_until_until": "2027-11-01"}, 21),
        ({"licence_until_from": "2027-02-04"}, 26),
    ],
)
def test_find_trainers_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_trainers", **filters)["total"] == total


def test_find_trainers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_trainers", page=2)
    assert ids == [
        "tr-2449",
        "tr-2610",
        "tr-4353",
        "tr-3566",
        "tr-8663",
        "tr-3608",
        "tr-1804",
        "tr-3227",
        "tr-7783",
        "tr-5058",
    ]


def test_find_trainers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_trainers", department_id="de-1824", licence_until_from="2028-10-05") == []
