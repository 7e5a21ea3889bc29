"""Tests of the tools for works of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"service_id": "se-5812"}, ["wo-2385", "wo-9201", "wo-6509"]),
        ({"job_id": "jo-7578"}, ["wo-5471"]),
    ],
)
def test_find_works_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_works", **filters) == ids


def test_find_works_counts(bench: Bench) -> None:
    assert bench.call("find_works", mechanic_id="me-2115")["total"] == 20


def test_find_works_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_works", page=12) == ["wo-1517", "wo-4870"]


def test_find_works_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_works", job_id="jo-5207", mechanic_id="me-5426") == []


def test_report_works_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_works", status="booked", mechanic_id="me-8457") == []


def test_report_works_adds_up(bench: Bench) -> None:
    result = bench.call("report_works", page=2)
    assert result == {
        "items": [
            {"service_name": "Puncture repair", "works": 5, "takings": 165000, "minutes": 150},
            {"service_name": "Small service", "works": 8, "takings": 324000, "minutes": 360},
            {"service_name": "Spoke replacement", "works": 8, "takings": 240000, "minutes": 240},
            {"service_name": "Tyre change", "works": 6, "takings": 162000, "minutes": 180},
        ],
        "total": 14,
    }


def test_report_works_adds_up_with_job_promised_from(bench: Bench) -> None:
    result = bench.call("report_works", job_promised_from="2026-04-15")
    assert result == {
        "items": [
            {"service_name": "Bearing overhaul", "works": 1, "takings": 67500, "minutes": 75},
            {"service_name": "Bottom bracket change", "works": 5, "takings": 225000, "minutes": 225},
            {"service_name": "Brake adjustment", "works": 3, "takings": 99000, "minutes": 90},
            {"service_name": "Brake bleeding", "works": 11, "takings": 726000, "minutes": 660},
            {"service_name": "Frame cleaning", "works": 1, "takings": 30000, "minutes": 30},
            {"service_name": "Gear adjustment", "works": 6, "takings": 180000, "minutes": 180},
            {"service_name": "Light installation", "works": 7, "takings": 231000, "minutes": 210},
            {"service_name": "Motor diagnosis", "works": 2, "takings": 132000, "minutes": 120},
            {"service_name": "Motor update", "works": 3, "takings": 40500, "minutes": 45},
            {"service_name": "Puncture repair", "works": 2, "takings": 66000, "minutes": 60},
        ],
        "total": 13,
        "next_page": 2,
    }


def test_report_works_adds_up_with_status_and_mechanic_id(bench: Bench) -> None:
    result = bench.call("report_works", status="reopened", mechanic_id="me-2115")
    assert result == {
        "items": [{"service_name": "Brake adjustment", "works": 1, "takings": 33000, "minutes": 30}],
        "total": 1,
    }


def test_add_work_adds_a_work_item(bench: Bench) -> None:
    bench.call("add_work", job_id="jo-3813", service_id="se-7326")
    assert bench.changes() == [inserted("works", "wo-9890", job_id="jo-3813", service_id="se-7326", price=30000)]


def test_add_work_is_allowed(bench: Bench) -> None:
    bench.arrange("jobs", "jo-7602", price_limit=63000)
    bench.call("add_work", job_id="jo-7602", service_id="se-7326")


def test_add_work_is_refused_because_the_job_is_finished_or_cancelled(bench: Bench) -> None:
    assert bench.refusal("add_work", job_id="jo-5148", service_id="se-7326") == "The job is finished or cancelled."


def test_add_work_is_refused_because_this_work_is_for_electric_bicycles_only(bench: Bench) -> None:
    sentence = bench.refusal("add_work", job_id="jo-3936", service_id="se-7817")
    assert sentence == "This work is for electric bicycles only."


def test_add_work_is_refused_because_this_work_is_on_the_job_already(bench: Bench) -> None:
    assert bench.refusal("add_work", job_id="jo-6238", service_id="se-5812") == "This work is on the job already."


def test_add_work_is_refused_because_the_mechanic_has_no_time_left_on_that_day(bench: Bench) -> None:
    bench.arrange("works", "wo-1151", job_id="jo-3599")
    bench.arrange("jobs", "jo-3599", promised_on="2026-05-06")
    sentence = bench.refusal("add_work", job_id="jo-3599", service_id="se-2669")
    assert sentence == "The mechanic has no time left on that day."


def test_add_work_is_refused_because_the_customers_price_limit_does_not_allow_it(bench: Bench) -> None:
    sentence = bench.refusal("add_work", job_id="jo-2089", service_id="se-6852")
    assert sentence == "The customer's price limit does not allow it."


def test_add_work_is_refused_because_the_customers_price_limit_does_not_allow_it_2(bench: Bench) -> None:
    bench.arrange("services", "se-7326", minutes=150)
    sentence = bench.refusal("add_work", job_id="jo-1289", service_id="se-7326")
    assert sentence == "The customer's price limit does not allow it."
