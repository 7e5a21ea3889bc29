"""Tests of the tools for charges of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_amount": 13500}, ["ch-9698", "ch-5640", "ch-5945", "ch-3906", "ch-7828", "ch-3496", "ch-1328"]),
        ({"patient_id": "pa-9599"}, ["ch-7068"]),
        ({"status": "paid"}, ["ch-7130", "ch-5963", "ch-1615", "ch-5371", "ch-2520", "ch-8479", "ch-2440", "ch-7617"]),
        ({"appointment_id": "ap-4749"}, ["ch-8167"]),
    ],
)
def test_find_charges_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_charges", **filters) == ids


def test_find_charges_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_charges", page=5) == ["ch-7617", "ch-7663"]


def test_find_charges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_charges", appointment_id="ap-3731") == []


def test_report_charges_adds_up(bench: Bench) -> None:
    result = bench.call("report_charges", status="paid")
    assert result == {
        "items": [
            {"kind": "missed_visit", "charges": 2, "total": 3300, "highest": 1900},
            {"kind": "treatment", "charges": 6, "total": 37635, "highest": 7900},
        ],
        "total": 2,
    }


def test_report_charges_adds_up_with_patient_id(bench: Bench) -> None:
    result = bench.call("report_charges", patient_id="pa-1445")
    assert result == {"items": [{"kind": "treatment", "charges": 1, "total": 5950, "highest": 5950}], "total": 1}


def test_report_charges_adds_up_with_department_id(bench: Bench) -> None:
    result = bench.call("report_charges", department_id="de-6324")
    assert result == {
        "items": [
            {"kind": "missed_visit", "charges": 3, "total": 3300, "highest": 1900},
            {"kind": "treatment", "charges": 8, "total": 51790, "highest": 10500},
        ],
        "total": 2,
    }


def test_pay_charge_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_charge", charge_id="ch-1998")
    assert bench.changes() == [updated("charges", "ch-1998", status="paid")]


def test_pay_charge_is_refused_because_the_charge_must_be_open(bench: Bench) -> None:
    assert bench.refusal("pay_charge", charge_id="ch-8783") == "The charge must be open."


def test_waive_charge_changes_the_charge(bench: Bench) -> None:
    bench.call("waive_charge", charge_id="ch-1998")
    assert bench.changes() == [updated("charges", "ch-1998", status="waived", settled_by_id="pr-3901")]


def test_waive_charge_is_allowed(bench: Bench) -> None:
    bench.arrange("charges", "ch-5073", amount=12000)
    bench.call("waive_charge", charge_id="ch-5073")


def test_waive_charge_is_refused_because_the_charge_must_be_open(bench: Bench) -> None:
    assert bench.refusal("waive_charge", charge_id="ch-8783") == "The charge must be open."


def test_waive_charge_is_refused_because_the_charge_belongs_to_another_department(bench: Bench) -> None:
    assert bench.refusal("waive_charge", charge_id="ch-1328") == "The charge belongs to another department."


def test_waive_charge_is_refused_because_the_charge_is_above_your_waiver_limit(bench: Bench) -> None:
    bench.arrange("charges", "ch-5073", amount=12001)
    assert bench.refusal("waive_charge", charge_id="ch-5073") == "The charge is above your waiver limit."
