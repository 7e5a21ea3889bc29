"""Tests of the tools for pilots of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"grade": 3}, ["pi-6602", "pi-5738", "pi-7363", "pi-6949", "pi-6165"]),
        ({"licence_until_until": "2026-10-13"}, ["pi-7766"]),
        ({"name": "Dam"}, ["pi-9835"]),
    ],
)
def test_find_pilots_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pilots", **filters) == ids


def test_find_pilots_counts(bench: Bench) -> None:
    assert bench.call("find_pilots", status="off")["total"] == 5


def test_find_pilots_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pilots", page=3) == ["pi-5369", "pi-6165"]


def test_find_pilots_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pilots", name="Garner", status="on_call", licence_until_until="2028-04-24") == []


def test_get_pilot_shows_the_pilot(bench: Bench) -> None:
    result = bench.call("get_pilot", pilot_id="pi-8140")
    assert result == {
        "id": "pi-8140",
        "name": "Phoebe Palmer",
        "phone": "07855 593820",
        "grade": 2,
        "licence_until": "2028-04-24",
        "status": "on_call",
        "next_job": "2026-10-14T18:10",
        "recent_jobs": 0,
    }


def test_get_pilot_shows_the_pilot_when_pilot_id_is_pi_7363(bench: Bench) -> None:
    result = bench.call("get_pilot", pilot_id="pi-7363")
    assert result == {
        "id": "pi-7363",
        "name": "Min-ji Li",
        "phone": "07677 221469",
        "grade": 3,
        "licence_until": "2028-12-27",
        "status": "on_call",
        "recent_jobs": 0,
    }


def test_get_pilot_shows_the_pilot_when_status_is_aboard(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-9866", status="aboard")
    result = bench.call("get_pilot", pilot_id="pi-5369")
    assert result == {
        "id": "pi-5369",
        "name": "Ximena Domínguez",
        "phone": "07583 675469",
        "grade": 1,
        "licence_until": "2028-02-10",
        "status": "on_call",
        "recent_jobs": 0,
    }


def test_get_pilot_shows_the_pilot_when_starts_at_is_2026_10_14_09_20(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-9866", starts_at="2026-10-14T09:20")
    result = bench.call("get_pilot", pilot_id="pi-5369")
    assert result == {
        "id": "pi-5369",
        "name": "Ximena Domínguez",
        "phone": "07583 675469",
        "grade": 1,
        "licence_until": "2028-02-10",
        "status": "on_call",
        "next_job": "2026-10-14T09:20",
        "recent_jobs": 0,
    }


def test_get_pilot_shows_the_pilot_when_starts_at_is_2026_10_07_09_20(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-6312", starts_at="2026-10-07T09:20")
    result = bench.call("get_pilot", pilot_id="pi-2419")
    assert result == {
        "id": "pi-2419",
        "name": "Guillaume Tessier",
        "phone": "01840 413048",
        "grade": 1,
        "licence_until": "2027-09-10",
        "status": "on_call",
        "next_job": "2026-10-14T16:00",
        "recent_jobs": 1,
    }
