"""Tests of the tools for technicians of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"duty_until_from": "2026-09-02T16:00"},
            ["te-7768", "te-4284", "te-3912", "te-7694", "te-2540", "te-8521", "te-7054"],
        ),
        ({"grade": "electrician"}, ["te-7768", "te-7725", "te-5074", "te-7694", "te-3701", "te-7518"]),
        ({"name": "Luca"}, ["te-7650"]),
    ],
)
def test_find_technicians_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_technicians", **filters) == ids


def test_find_technicians_counts(bench: Bench) -> None:
    assert bench.call("find_technicians", status="off_duty")["total"] == 7


def test_find_technicians_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_technicians", page=3)
    assert ids == ["te-2031", "te-9332", "te-1077", "te-2786", "te-8521", "te-5308", "te-3379", "te-7054"]


def test_find_technicians_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_technicians", name="Devlin", status="off_duty") == []


def test_get_technician_shows_the_technician(bench: Bench) -> None:
    result = bench.call("get_technician", technician_id="te-3374")
    assert result == {
        "id": "te-3374",
        "name": "Dimitris Alexiou",
        "phone": "07280 920745",
        "grade": "fitter",
        "most_tickets": 3,
        "status": "off_duty",
        "open_tickets": 0,
        "recent_repairs": 1,
    }


def test_get_technician_shows_the_technician_when_fixed_at_is_2026_08_26_09_59(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1096", fixed_at="2026-08-26T09:59")
    result = bench.call("get_technician", technician_id="te-2031")
    assert result == {
        "id": "te-2031",
        "name": "Matthias Meijer",
        "phone": "07832 683354",
        "grade": "engineer",
        "most_tickets": 3,
        "status": "on_duty",
        "duty_until": "2026-09-02T11:30",
        "open_tickets": 1,
        "recent_repairs": 0,
    }


def test_get_technician_shows_the_technician_when_fixed_at_is_2026_08_26_10_00(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1096", fixed_at="2026-08-26T10:00")
    result = bench.call("get_technician", technician_id="te-2031")
    assert result == {
        "id": "te-2031",
        "name": "Matthias Meijer",
        "phone": "07832 683354",
        "grade": "engineer",
        "most_tickets": 3,
        "status": "on_duty",
        "duty_until": "2026-09-02T11:30",
        "open_tickets": 1,
        "recent_repairs": 1,
    }
