"""Tests of the tools for milestones of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"sale_id": "sa-2462", "kind": "survey"}, ["mi-5071"]),
        ({"buyer_id": "bu-3302"}, ["mi-5071", "mi-6255"]),
        (
            {"status": "passed"},
            [
                "mi-7176",
                "mi-5975",
                "mi-2206",
                "mi-2542",
                "mi-2198",
                "mi-4400",
                "mi-4538",
                "mi-4081",
                "mi-1038",
                "mi-2031",
            ],
        ),
    ],
)
def test_find_milestones_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_milestones", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "passed"}, 52),
        ({"ordered_until": "2026-01-30"}, 56),
    ],
)
def test_find_milestones_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_milestones", **filters)["total"] == total


def test_find_milestones_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_milestones", page=9) == ["mi-6903", "mi-3025"]


def test_find_milestones_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_milestones", kind="title_check", ordered_until="2025-10-25") == []


def test_order_milestone_adds_a_milestone(bench: Bench) -> None:
    bench.call("order_milestone", sale_id="sa-3729", kind="mortgage")
    assert bench.changes() == [
        inserted(
            "milestones",
            "mi-1317",
            sale_id="sa-3729",
            kind="mortgage",
            status="ordered",
            ordered_on="2026-03-12",
        ),
    ]


def test_order_milestone_is_refused_because_the_sale_is_past_that_stage(bench: Bench) -> None:
    assert bench.refusal("order_milestone", sale_id="sa-1491", kind="mortgage") == "The sale is past that stage."


def test_order_milestone_is_refused_because_the_booking_deposit_must_be_paid_first(bench: Bench) -> None:
    sentence = bench.refusal("order_milestone", sale_id="sa-3594", kind="mortgage")
    assert sentence == "The booking deposit must be paid first."


def test_order_milestone_is_refused_because_the_buyer_needs_no_mortgage(bench: Bench) -> None:
    assert bench.refusal("order_milestone", sale_id="sa-6752", kind="mortgage") == "The buyer needs no mortgage."


def test_order_milestone_is_refused_because_that_is_ordered_already(bench: Bench) -> None:
    assert bench.refusal("order_milestone", sale_id="sa-6752", kind="survey") == "That is ordered already."


def test_pass_milestone_sets_status_to_passed(bench: Bench) -> None:
    bench.call("pass_milestone", milestone_id="mi-2737")
    assert bench.changes() == [updated("milestones", "mi-2737", status="passed")]


def test_pass_milestone_is_refused_because_the_milestone_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("pass_milestone", milestone_id="mi-1435") == "The milestone must be ordered."


def test_pass_milestone_is_refused_because_the_sale_is_past_that_stage(bench: Bench) -> None:
    bench.arrange("sales", "sa-1433", status="fallen_through")
    assert bench.refusal("pass_milestone", milestone_id="mi-2737") == "The sale is past that stage."


def test_pass_milestone_is_refused_because_the_survey_comes_before_the_title_check(bench: Bench) -> None:
    bench.arrange("milestones", "mi-1890", kind="title_check")
    assert bench.refusal("pass_milestone", milestone_id="mi-1890") == "The survey comes before the title check."


def test_pass_milestone_is_refused_because_the_survey_comes_before_the_title_check_2(bench: Bench) -> None:
    bench.arrange("milestones", "mi-2737", kind="title_check", sale_id="sa-1054")
    bench.arrange("milestones", "mi-8694", status="ordered")
    assert bench.refusal("pass_milestone", milestone_id="mi-2737") == "The survey comes before the title check."


def test_fail_milestone_sets_status_to_failed(bench: Bench) -> None:
    bench.call("fail_milestone", milestone_id="mi-2737")
    assert bench.changes() == [updated("milestones", "mi-2737", status="failed")]


def test_fail_milestone_is_refused_because_the_milestone_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("fail_milestone", milestone_id="mi-1435") == "The milestone must be ordered."


def test_fail_milestone_is_refused_because_the_sale_is_past_that_stage(bench: Bench) -> None:
    bench.arrange("sales", "sa-1433", status="fallen_through")
    assert bench.refusal("fail_milestone", milestone_id="mi-2737") == "The sale is past that stage."
