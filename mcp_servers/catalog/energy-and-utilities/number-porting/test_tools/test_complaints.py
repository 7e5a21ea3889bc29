"""Tests of the tools for complaints of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"request_id": "re-5465", "made_by": "2026-08-28"}, ["co-2523"]),
        ({"carrier_id": "ca-1355"}, ["co-1364", "co-6255"]),
        ({"status": "justified"}, ["co-2523", "co-5818", "co-8335", "co-1992", "co-6445", "co-6444", "co-5102"]),
    ],
)
def test_find_complaints_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_complaints", **filters) == ids


def test_find_complaints_counts(bench: Bench) -> None:
    assert bench.call("find_complaints", made_by="2026-09-05")["total"] == 18


def test_find_complaints_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_complaints", page=4) == ["co-8033", "co-5102", "co-9822", "co-5356", "co-5951", "co-9724"]


def test_find_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_complaints", request_id="re-6934") == []


def test_report_complaints_adds_up(bench: Bench) -> None:
    result = bench.call("report_complaints", made_from="2026-09-13")
    assert result == {
        "items": [
            {"carrier_name": "Delta Fibre", "complaints": 1, "latest": "2026-09-14"},
            {"carrier_name": "Delta Voice", "complaints": 1, "latest": "2026-09-13"},
            {"carrier_name": "Helio Telecom", "complaints": 2, "latest": "2026-09-14"},
            {"carrier_name": "Vega Telecom", "complaints": 1, "latest": "2026-09-14"},
        ],
        "total": 4,
    }


def test_report_complaints_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_complaints", status="unjustified")
    assert result == {
        "items": [
            {"carrier_name": "Delta Fibre", "complaints": 2, "latest": "2026-09-11"},
            {"carrier_name": "Delta Voice", "complaints": 4, "latest": "2026-09-13"},
            {"carrier_name": "Echo Net", "complaints": 1, "latest": "2026-09-10"},
            {"carrier_name": "Echo Telecom", "complaints": 2, "latest": "2026-09-05"},
        ],
        "total": 4,
    }


def test_uphold_complaint_sets_status_to_justified_and_sets_owed_to_1500(bench: Bench) -> None:
    bench.call("uphold_complaint", complaint_id="co-5820")
    assert bench.changes() == [
        updated("carriers", "ca-1650", owed=1500),
        updated("complaints", "co-5820", status="justified"),
    ]


def test_uphold_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("requests", "re-6506", filed_at="2026-09-13T11:00")
    bench.call("uphold_complaint", complaint_id="co-5820")


def test_uphold_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("uphold_complaint", complaint_id="co-5102") == "The complaint must be open."


def test_uphold_complaint_is_refused_because_the_complaint_is_more_than_14_days_old(bench: Bench) -> None:
    assert bench.refusal("uphold_complaint", complaint_id="co-1411") == "The complaint is more than 14 days old."


def test_uphold_complaint_is_refused_because_the_carrier_may_still_answer_the_request(bench: Bench) -> None:
    assert bench.refusal("uphold_complaint", complaint_id="co-5356") == "The carrier may still answer the request."
