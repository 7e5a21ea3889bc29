"""Tests of the tools for apprentices of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"started_until": "2023-08-09"}, ["ap-5228"]),
        ({"trade": "Electrician"}, ["ap-4678", "ap-8203"]),
        (
            {"status": "left"},
            ["ap-7478", "ap-3224", "ap-5401", "ap-3297", "ap-2291", "ap-8203", "ap-6091", "ap-1156", "ap-2439"],
        ),
        ({"code": "AP-3303"}, ["ap-4616"]),
        ({"name": "Adebayo"}, ["ap-1486", "ap-4756"]),
        (
            {"started_from": "2024-09-04"},
            [
                "ap-3224",
                "ap-3418",
                "ap-5188",
                "ap-4376",
                "ap-7106",
                "ap-2117",
                "ap-2789",
                "ap-7146",
                "ap-7534",
                "ap-9724",
            ],
        ),
    ],
)
def test_find_apprentices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_apprentices", **filters) == ids


def test_find_apprentices_counts(bench: Bench) -> None:
    assert bench.call("find_apprentices", started_from="2024-09-04")["total"] == 19


def test_find_apprentices_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_apprentices", page=2)
    assert ids == [
        "ap-7246",
        "ap-4142",
        "ap-4616",
        "ap-1681",
        "ap-3460",
        "ap-6402",
        "ap-3213",
        "ap-5228",
        "ap-4376",
        "ap-7106",
    ]


def test_find_apprentices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_apprentices", code="AP-2042", name="Dijkstra") == []


def test_get_apprentice_shows_the_apprentice(bench: Bench) -> None:
    result = bench.call("get_apprentice", apprentice_id="ap-1198")
    assert result == {
        "id": "ap-1198",
        "code": "AP-7810",
        "name": "Nikhil Fernando",
        "trade": "Cabinet maker",
        "born_on": "2006-10-17",
        "started_on": "2025-10-04",
        "status": "learning",
        "finished_rotations": 1,
        "total_marks": 3,
        "unsigned_books": 1,
    }


def test_get_apprentice_shows_the_apprentice_when_apprentice_id_is_ap_1486(bench: Bench) -> None:
    result = bench.call("get_apprentice", apprentice_id="ap-1486")
    assert result == {
        "id": "ap-1486",
        "code": "AP-7988",
        "name": "Babajide Adebayo",
        "trade": "Automation technician",
        "born_on": "2005-10-06",
        "started_on": "2023-09-15",
        "status": "learning",
        "finished_rotations": 2,
        "total_marks": 10,
        "unsigned_books": 1,
    }


def test_get_apprentice_shows_the_apprentice_when_apprentice_id_is_ap_1156(bench: Bench) -> None:
    bench.arrange("rotations", "ro-1133", apprentice_id="ap-1156")
    result = bench.call("get_apprentice", apprentice_id="ap-1156")
    assert result == {
        "id": "ap-1156",
        "code": "AP-2042",
        "name": "Solveig Morgan",
        "trade": "Welder",
        "born_on": "2009-03-06",
        "started_on": "2023-10-03",
        "status": "left",
        "finished_rotations": 1,
        "total_marks": 3,
        "unsigned_books": 0,
    }
