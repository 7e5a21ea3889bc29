"""Tests of the tools for faults of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"station_id": "st-8371", "status": "repaired"}, ["fa-7738"]),
        (
            {"reported_from": "2026-05-02"},
            ["fa-7060", "fa-5470", "fa-3718", "fa-8240", "fa-9869", "fa-1297", "fa-3504", "fa-9753"],
        ),
        ({"compartment_id": "cm-7634"}, ["fa-9074"]),
    ],
)
def test_find_faults_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_faults", **filters) == ids


def test_find_faults_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_faults", page=4) == ["fa-9869", "fa-1297", "fa-3504", "fa-9753"]


def test_find_faults_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_faults", compartment_id="cm-3282") == []


def test_report_fault_adds_a_fault_and_sets_status_to_defective(bench: Bench) -> None:
    bench.call("report_fault", compartment_id="cm-1392", remark="Wet inside.")
    assert bench.changes() == [
        updated("compartments", "cm-1392", status="defective"),
        inserted(
            "faults",
            "fa-1938",
            compartment_id="cm-1392",
            remark="Wet inside.",
            reported_on="2026-05-06",
            status="open",
        ),
    ]


def test_report_fault_is_refused_because_the_compartment_is_taken_or_defective(bench: Bench) -> None:
    sentence = bench.refusal("report_fault", compartment_id="cm-1058", remark="Hinge broken.")
    assert sentence == "The compartment is taken or defective."


def test_repair_fault_sets_status_to_repaired_and_sets_status_to_free(bench: Bench) -> None:
    bench.call("repair_fault", fault_id="fa-1297")
    assert bench.changes() == [
        updated("compartments", "cm-6931", status="free"),
        updated("faults", "fa-1297", status="repaired"),
    ]


def test_repair_fault_is_refused_because_the_fault_must_be_open(bench: Bench) -> None:
    assert bench.refusal("repair_fault", fault_id="fa-1129") == "The fault must be open."


def test_repair_fault_is_refused_because_the_station_is_shut(bench: Bench) -> None:
    assert bench.refusal("repair_fault", fault_id="fa-3718") == "The station is shut."


def test_repair_fault_is_refused_because_the_compartment_is_in_use(bench: Bench) -> None:
    bench.arrange("faults", "fa-1297", compartment_id="cm-1091")
    assert bench.refusal("repair_fault", fault_id="fa-1297") == "The compartment is in use."
