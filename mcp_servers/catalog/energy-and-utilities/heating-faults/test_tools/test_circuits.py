"""Tests of the tools for circuits of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_find_circuits_finds_by_min_flow_temperature(bench: Bench) -> None:
    assert bench.ids("find_circuits", min_flow_temperature=95) == ["ci-8038", "ci-9827", "ci-7941", "ci-4542"]


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"page": 4}, []),
        (
            {"page": 2},
            [
                "ci-8902",
                "ci-4827",
                "ci-9829",
                "ci-7541",
                "ci-2541",
                "ci-2284",
                "ci-8038",
                "ci-8896",
                "ci-8324",
                "ci-9827",
            ],
        ),
    ],
)
def test_find_circuits_turns_the_page(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_circuits", **filters) == ids


def test_find_circuits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_circuits", name="Unheard of") == []


def test_find_circuits_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("circuits", "ci-1047", name="Unheard of")
    assert bench.ids("find_circuits", name="Unheard of") == ["ci-1047"]


def test_get_circuit_shows_the_circuit(bench: Bench) -> None:
    result = bench.call("get_circuit", circuit_id="ci-2992")
    assert result == {
        "id": "ci-2992",
        "name": "Arsenal loop",
        "flow_temperature": 65,
        "number_of_substations": 1,
        "number_of_flats": 21,
        "open_tickets": 4,
        "next_shutdown": "2026-09-12T11:30",
    }


def test_get_circuit_shows_the_circuit_when_circuit_id_is_ci_8863(bench: Bench) -> None:
    result = bench.call("get_circuit", circuit_id="ci-8863")
    assert result == {
        "id": "ci-8863",
        "name": "Tannery loop",
        "flow_temperature": 80,
        "number_of_substations": 2,
        "number_of_flats": 22,
        "open_tickets": 5,
        "next_shutdown": "2026-09-02T10:00",
    }


def test_get_circuit_shows_the_circuit_when_starts_at_is_2026_09_02_11_59(bench: Bench) -> None:
    bench.arrange("outages", "ou-4879", starts_at="2026-09-02T11:59")
    result = bench.call("get_circuit", circuit_id="ci-2559")
    assert result == {
        "id": "ci-2559",
        "name": "Eastern loop",
        "flow_temperature": 70,
        "number_of_substations": 1,
        "number_of_flats": 0,
        "open_tickets": 3,
        "next_shutdown": "2026-09-05T13:30",
    }
