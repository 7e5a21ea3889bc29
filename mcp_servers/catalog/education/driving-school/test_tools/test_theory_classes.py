"""Tests of the tools for theory classes of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "planned", "starts_from": "2026-02-28T16:15"},
            [
                "th-6739",
                "th-4129",
                "th-5605",
                "th-6447",
                "th-1580",
                "th-7496",
                "th-7687",
                "th-2779",
                "th-6867",
                "th-2786",
            ],
        ),
        ({"starts_on": "2026-02-20"}, ["th-2256"]),
        ({"topic": "hazards"}, ["th-8793", "th-3340", "th-1852", "th-1805"]),
        ({"number": "TC-218"}, ["th-9954"]),
    ],
)
def test_find_classes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_classes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"instructor_id": "in-9443"}, 8),
        ({"status": "planned"}, 27),
    ],
)
def test_find_classes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_classes", **filters)["total"] == total


def test_find_classes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_classes", page=3)
    assert ids == ["th-7496", "th-7687", "th-2779", "th-6867", "th-2786", "th-5959", "th-1688", "th-9954"]


def test_find_classes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_classes", number="TC-903", instructor_id="in-7618") == []


def test_get_class_shows_the_class(bench: Bench) -> None:
    result = bench.call("get_class", theory_class_id="th-1688")
    assert result == {
        "id": "th-1688",
        "number": "TC-929",
        "topic": "speed",
        "instructor_id": "in-9443",
        "starts_at": "2026-03-20T14:30",
        "seats": 10,
        "status": "planned",
        "instructor_name": "Magnus Hagen",
        "seats_left": 9,
        "pupils_absent": 0,
    }


def test_get_class_shows_the_class_when_status_is_withdrawn(bench: Bench) -> None:
    bench.arrange("enrolments", "en-1364", status="withdrawn")
    result = bench.call("get_class", theory_class_id="th-1688")
    assert result == {
        "id": "th-1688",
        "number": "TC-929",
        "topic": "speed",
        "instructor_id": "in-9443",
        "starts_at": "2026-03-20T14:30",
        "seats": 10,
        "status": "planned",
        "instructor_name": "Magnus Hagen",
        "seats_left": 10,
        "pupils_absent": 0,
    }
