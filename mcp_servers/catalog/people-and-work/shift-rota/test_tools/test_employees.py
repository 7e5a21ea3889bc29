"""Tests of the tools for employees of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"ward_name": "Maple"},
            [
                "em-3076",
                "em-8597",
                "em-1492",
                "em-9145",
                "em-9352",
                "em-3596",
                "em-7800",
                "em-3312",
                "em-7576",
                "em-2417",
            ],
        ),
        ({"status": "suspended"}, ["em-9354", "em-8597", "em-9352", "em-1696", "em-3162", "em-8726"]),
        ({"name": "Sandberg"}, ["em-9352"]),
    ],
)
def test_find_employees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_employees", **filters) == ids


def test_find_employees_counts(bench: Bench) -> None:
    assert bench.call("find_employees", ward_id="wa-5258", grade="carer")["total"] == 5


def test_find_employees_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_employees", page=4)
    assert ids == ["em-4656", "em-9293", "em-1434", "em-1442", "em-6810", "em-5618", "em-5971", "em-3412"]


def test_find_employees_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_employees", name="Bradshaw", ward_id="wa-5258", grade="nurse") == []


def test_get_employee_shows_the_employee(bench: Bench) -> None:
    result = bench.call("get_employee", employee_id="em-2417")
    assert result == {
        "id": "em-2417",
        "name": "Lucía Delgado",
        "email": "lucia.delgado@akande-and-sons.example",
        "phone": "07355 446862",
        "ward_id": "wa-7201",
        "grade": "carer",
        "contract_hours": 20,
        "worked_hours": 30,
        "status": "active",
        "ward_name": "Maple",
        "planned_hours": 23,
        "expired_certificates": 0,
    }


def test_get_employee_shows_the_employee_when_valid_until_is_2026_05_11(bench: Bench) -> None:
    bench.arrange("certificates", "ce-1285", valid_until="2026-05-11")
    result = bench.call("get_employee", employee_id="em-7800")
    assert result == {
        "id": "em-7800",
        "name": "Emily Harper",
        "email": "emily.harper@quillmail.example",
        "phone": "07412 992237",
        "ward_id": "wa-7201",
        "grade": "nurse",
        "contract_hours": 40,
        "worked_hours": 0,
        "status": "active",
        "ward_name": "Maple",
        "planned_hours": 0,
        "expired_certificates": 0,
    }


def test_suspend_employee_sets_status_to_suspended_and_changes_the_shift(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1053", status="worked")
    bench.call("suspend_employee", employee_id="em-5370")
    assert bench.changes() == [
        updated("employees", "em-5370", status="suspended"),
        updated("work_shifts", "wo-2699", status="open", employee_id=None),
        updated("work_shifts", "wo-7753", status="open", employee_id=None),
        updated("work_shifts", "wo-7951", status="open", employee_id=None),
        updated("work_shifts", "wo-8224", status="open", employee_id=None),
    ]


def test_suspend_employee_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1042", ends_at="2026-05-11T08:30")
    bench.call("suspend_employee", employee_id="em-7800")


def test_suspend_employee_is_refused_because_the_employee_must_be_active(bench: Bench) -> None:
    assert bench.refusal("suspend_employee", employee_id="em-1696") == "The employee must be active."


def test_suspend_employee_is_refused_because_the_employee_is_on_shift_at_the_moment(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1053", starts_at="2026-05-11T08:30")
    assert bench.refusal("suspend_employee", employee_id="em-5370") == "The employee is on shift at the moment."
