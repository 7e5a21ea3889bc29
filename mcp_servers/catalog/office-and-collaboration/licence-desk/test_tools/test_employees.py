"""Tests of the tools for employees of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"department": "Legal"}, ["em-6625", "em-5696"]),
        ({"name": "Stojanov"}, ["em-4068"]),
        ({"email": "draper.rosie@letterbox.example"}, ["em-7807"]),
        (
            {"last_day_until": "2026-11-28"},
            [
                "em-4594",
                "em-5048",
                "em-4316",
                "em-6561",
                "em-5917",
                "em-5696",
                "em-4566",
                "em-7324",
                "em-7894",
                "em-2499",
            ],
        ),
    ],
)
def test_find_employees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_employees", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"last_day_until": "2026-11-28"}, 11),
        ({"status": "left"}, 5),
    ],
)
def test_find_employees_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_employees", **filters)["total"] == total


def test_find_employees_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_employees", page=2)
    assert ids == [
        "em-8731",
        "em-8915",
        "em-2257",
        "em-4068",
        "em-8717",
        "em-8776",
        "em-8730",
        "em-6430",
        "em-6646",
        "em-8226",
    ]


def test_find_employees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_employees", name="Griffiths", email="eleni.ozturk@openmail.example", status="employed") == []


def test_get_employee_shows_the_employee(bench: Bench) -> None:
    result = bench.call("get_employee", employee_id="em-1194")
    assert result == {
        "id": "em-1194",
        "name": "Samuel Draper",
        "email": "samuel.draper@gupta-tea.example",
        "department": "Engineering",
        "status": "employed",
        "seats_held": 2,
        "yearly_cost": 30000,
        "devices_held": 1,
    }


def test_get_employee_shows_the_employee_when_status_is_reclaimed(bench: Bench) -> None:
    bench.arrange("seats", "se-8152", status="reclaimed")
    result = bench.call("get_employee", employee_id="em-4080")
    assert result == {
        "id": "em-4080",
        "name": "Marek Kaufmann",
        "email": "m.kaufmann@fastpost.example",
        "department": "Human Resources",
        "status": "leaving",
        "last_day": "2026-11-30",
        "seats_held": 0,
        "yearly_cost": 0,
        "devices_held": 0,
    }
