"""Tests of the tools for coaches of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Atkins"}, ["co-6046"]),
        ({"status": "ill"}, ["co-3397", "co-2172", "co-9863", "co-1938"]),
    ],
)
def test_find_coaches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_coaches", **filters) == ids


def test_find_coaches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_coaches", page=2) == ["co-9863", "co-6779", "co-6618", "co-7666", "co-1938"]


def test_find_coaches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_coaches", name="Vitale", status="working") == []


def test_get_coach_shows_the_coach(bench: Bench) -> None:
    result = bench.call("get_coach", coach_id="co-7011")
    assert result == {
        "id": "co-7011",
        "name": "Emilio Núñez",
        "phone": "01813 567937",
        "status": "working",
        "next_class": "2026-02-24T18:10",
        "certificates_ending": 0,
    }


def test_get_coach_shows_the_coach_when_coach_id_is_co_6779(bench: Bench) -> None:
    result = bench.call("get_coach", coach_id="co-6779")
    assert result == {
        "id": "co-6779",
        "name": "Patrick Hartley",
        "phone": "07768 876115",
        "status": "working",
        "next_class": "2026-02-27T13:45",
        "certificates_ending": 0,
    }


def test_get_coach_shows_the_coach_when_status_is_held(bench: Bench) -> None:
    bench.arrange("sessions", "se-7997", status="held")
    result = bench.call("get_coach", coach_id="co-2172")
    assert result == {
        "id": "co-2172",
        "name": "Leyla Vitale",
        "phone": "07862 111832",
        "status": "ill",
        "certificates_ending": 2,
    }


def test_get_coach_shows_the_coach_when_valid_until_is_2026_02_24(bench: Bench) -> None:
    bench.arrange("certificates", "ce-2531", valid_until="2026-02-24")
    result = bench.call("get_coach", coach_id="co-2172")
    assert result == {
        "id": "co-2172",
        "name": "Leyla Vitale",
        "phone": "07862 111832",
        "status": "ill",
        "next_class": "2026-02-26T10:00",
        "certificates_ending": 2,
    }


def test_get_coach_shows_the_coach_when_valid_until_is_2026_03_26(bench: Bench) -> None:
    bench.arrange("certificates", "ce-2531", valid_until="2026-03-26")
    result = bench.call("get_coach", coach_id="co-2172")
    assert result == {
        "id": "co-2172",
        "name": "Leyla Vitale",
        "phone": "07862 111832",
        "status": "ill",
        "next_class": "2026-02-26T10:00",
        "certificates_ending": 2,
    }


def test_get_coach_shows_the_coach_when_starts_at_is_2026_02_24_15_20(bench: Bench) -> None:
    bench.arrange("sessions", "se-7997", starts_at="2026-02-24T15:20")
    result = bench.call("get_coach", coach_id="co-2172")
    assert result == {
        "id": "co-2172",
        "name": "Leyla Vitale",
        "phone": "07862 111832",
        "status": "ill",
        "next_class": "2026-02-24T15:20",
        "certificates_ending": 2,
    }
