"""Tests of the tools for plan items of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"plan_id": "pl-5147"}, ["pn-1756", "pn-2843"]),
        ({"status": "struck"}, ["pn-5735", "pn-8124", "pn-9843", "pn-4778", "pn-2772", "pn-9829"]),
        (
            {"service_id": "se-5772"},
            [
                "pn-5842",
                "pn-7682",
                "pn-4608",
                "pn-8124",
                "pn-1200",
                "pn-9557",
                "pn-7357",
                "pn-5102",
                "pn-3701",
                "pn-7841",
            ],
        ),
        ({"patient_id": "pa-5665"}, ["pn-1813"]),
        ({"tooth": 23}, ["pn-4940"]),
    ],
)
def test_find_plan_items_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_plan_items", **filters) == ids


def test_find_plan_items_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_plan_items", page=12)
    assert ids == ["pn-1668", "pn-3585", "pn-5966", "pn-6432", "pn-7410", "pn-7805", "pn-9053", "pn-9276"]


def test_find_plan_items_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_plan_items", patient_id="pa-9947", tooth=18) == []


def test_report_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_treatments", status="done", dentist_id="de-9037") == []


def test_report_treatments_adds_up(bench: Bench) -> None:
    result = bench.call("report_treatments", dentist_id="de-1481")
    assert result == {
        "items": [
            {"service_name": "Apex surgery", "treatments": 1, "value": 44000},
            {"service_name": "Fissure sealing", "treatments": 1, "value": 51000},
            {"service_name": "Gold crown", "treatments": 1, "value": 47500},
            {"service_name": "Root canal filling", "treatments": 1, "value": 19500},
            {"service_name": "Root canal opening", "treatments": 1, "value": 33500},
            {"service_name": "Veneer", "treatments": 2, "value": 83000},
        ],
        "total": 6,
    }


def test_report_treatments_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_treatments", page=2)
    assert result == {
        "items": [
            {"service_name": "Implant placement", "treatments": 4, "value": 138000, "last_date": "2026-08-29"},
            {"service_name": "Root canal filling", "treatments": 6, "value": 117000, "last_date": "2026-05-23"},
            {"service_name": "Root canal opening", "treatments": 7, "value": 234500},
            {"service_name": "Simple extraction", "treatments": 2, "value": 51000},
            {"service_name": "Surgical extraction", "treatments": 5, "value": 87500, "last_date": "2026-09-12"},
            {"service_name": "Veneer", "treatments": 11, "value": 456500, "last_date": "2026-09-14"},
        ],
        "total": 16,
    }


def test_report_treatments_adds_up_with_status_and_plan_status(bench: Bench) -> None:
    result = bench.call("report_treatments", status="struck", plan_status="declined")
    assert result == {"items": [{"service_name": "Root canal filling", "treatments": 1, "value": 19500}], "total": 1}


def test_plan_treatment_adds_a_planned_treatment(bench: Bench) -> None:
    bench.call("plan_treatment", plan_id="pl-6003", service_id="se-4950", tooth=18)
    assert bench.changes() == [
        inserted(
            "plan_items",
            "pn-6986",
            plan_id="pl-6003",
            service_id="se-4950",
            tooth=18,
            price=77000,
            status="open",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"plan_id": "pl-6362", "service_id": "se-8017", "tooth": 21},
        {"plan_id": "pl-3907", "service_id": "se-8017", "tooth": 41},
        {"plan_id": "pl-2643", "service_id": "se-8017", "tooth": 33},
    ],
)
def test_plan_treatment_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_treatment", **arguments)


def test_plan_treatment_is_allowed_when_plan_id_is_pl_8498_when_plan_id_is_pl_8498(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-1172", plan_id="pl-8498")
    bench.arrange("plan_items", "pn-1756", plan_id="pl-8498")
    bench.arrange("plan_items", "pn-2194", plan_id="pl-8498")
    bench.arrange("plan_items", "pn-2582", plan_id="pl-8498")
    bench.arrange("plan_items", "pn-1133", plan_id="pl-8498")
    bench.call("plan_treatment", plan_id="pl-8498", service_id="se-9909", tooth=46)


def test_plan_treatment_is_refused_because_the_plan_has_been_sent(bench: Bench) -> None:
    sentence = bench.refusal("plan_treatment", plan_id="pl-7195", service_id="se-5007", tooth=44)
    assert sentence == "The plan has been sent."


def test_plan_treatment_is_refused_because_there_is_no_tooth_with_this_number(bench: Bench) -> None:
    sentence = bench.refusal("plan_treatment", plan_id="pl-8498", service_id="se-2362", tooth=29)
    assert sentence == "There is no tooth with this number."


def test_plan_treatment_is_refused_because_this_treatment_is_on_the_plan_already(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-1172", plan_id="pl-8498")
    sentence = bench.refusal("plan_treatment", plan_id="pl-8498", service_id="se-9909", tooth=24)
    assert sentence == "This treatment is on the plan already."


def test_plan_treatment_is_refused_because_this_tooth_was_taken_out(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-1133", plan_id="pl-6362")
    sentence = bench.refusal("plan_treatment", plan_id="pl-6362", service_id="se-1822", tooth=21)
    assert sentence == "This tooth was taken out."
