"""Tests of the tools for charges of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "waived", "min_amount": 30000}, ["ch-4596"]),
        ({"instrument_id": "in-5423"}, ["ch-8107", "ch-6352"]),
        ({"researcher_id": "rs-8574"}, ["ch-2623", "ch-5386", "ch-4596", "ch-7581", "ch-2610", "ch-2225", "ch-1836"]),
        (
            {"kind": "usage"},
            [
                "ch-3098",
                "ch-2623",
                "ch-5386",
                "ch-8514",
                "ch-4596",
                "ch-8747",
                "ch-4088",
                "ch-2714",
                "ch-7345",
                "ch-6407",
            ],
        ),
        ({"research_group_id": "re-5856"}, ["ch-1519"]),
        ({"booking_id": "bo-1751"}, ["ch-1810"]),
    ],
)
def test_find_charges_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_charges", **filters) == ids


def test_find_charges_counts(bench: Bench) -> None:
    assert bench.call("find_charges", min_amount=15000)["total"] == 36


def test_find_charges_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_charges", page=6) == ["ch-2215", "ch-3064", "ch-9221", "ch-3153", "ch-9590"]


def test_find_charges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_charges", booking_id="bo-6847") == []


def test_report_charges_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_charges", kind="late_cancellation", instrument_id="in-4824") == []


def test_report_charges_adds_up(bench: Bench) -> None:
    result = bench.call("report_charges", kind="late_cancellation")
    assert result == {
        "items": [
            {"booking_researcher_research_group_name": "Membranes", "charges": 1, "total": 11000},
            {"booking_researcher_research_group_name": "Photovoltaics", "charges": 1, "total": 16000},
            {"booking_researcher_research_group_name": "Polymers", "charges": 3, "total": 40000},
            {"booking_researcher_research_group_name": "Volcanic Ash", "charges": 2, "total": 23500},
        ],
        "total": 4,
    }


def test_report_charges_adds_up_with_status_and_instrument_id(bench: Bench) -> None:
    result = bench.call("report_charges", status="waived", instrument_id="in-1883")
    assert result == {
        "items": [{"booking_researcher_research_group_name": "Polymers", "charges": 1, "total": 16500}],
        "total": 1,
    }


def test_waive_charge_sets_status_to_waived(bench: Bench) -> None:
    bench.call("waive_charge", charge_id="ch-1092")
    assert bench.changes() == [updated("charges", "ch-1092", status="waived")]


def test_waive_charge_is_allowed(bench: Bench) -> None:
    bench.arrange("charges", "ch-2610", amount=32500)
    bench.call("waive_charge", charge_id="ch-2610")


def test_waive_charge_is_allowed_when_raised_at_is_2026_08_29_10_00(bench: Bench) -> None:
    bench.arrange("charges", "ch-2610", raised_at="2026-08-29T10:00")
    bench.call("waive_charge", charge_id="ch-2610")


def test_waive_charge_is_refused_because_the_charge_must_be_open(bench: Bench) -> None:
    assert bench.refusal("waive_charge", charge_id="ch-4862") == "The charge must be open."


def test_waive_charge_is_refused_because_the_instrument_is_in_somebody_elses_care(bench: Bench) -> None:
    assert bench.refusal("waive_charge", charge_id="ch-1519") == "The instrument is in somebody else's care."


def test_waive_charge_is_refused_because_the_charge_is_above_your_waiver_limit(bench: Bench) -> None:
    assert bench.refusal("waive_charge", charge_id="ch-3736") == "The charge is above your waiver limit."


def test_waive_charge_is_refused_because_the_charge_is_too_old_to_be_waived(bench: Bench) -> None:
    bench.arrange("charges", "ch-2610", raised_at="2026-08-29T09:59")
    assert bench.refusal("waive_charge", charge_id="ch-2610") == "The charge is too old to be waived."
