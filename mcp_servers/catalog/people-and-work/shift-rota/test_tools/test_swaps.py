"""Tests of the tools for swaps of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"offered_by_id": "em-2535", "replacement_id": "em-7576"}, ["sw-1799"]),
        (
            {"ward_id": "wa-7201", "status": "refused"},
            ["sw-5822", "sw-8857", "sw-1799", "sw-9484", "sw-6101", "sw-4223"],
        ),
        ({"work_shift_id": "wo-2008"}, ["sw-4791"]),
    ],
)
def test_find_swaps_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_swaps", **filters) == ids


def test_find_swaps_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_swaps", page=5) == ["sw-2888", "sw-5619", "sw-6619", "sw-4791"]


def test_find_swaps_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_swaps", work_shift_id="wo-8221") == []


def test_propose_swap_adds_a_swap(bench: Bench) -> None:
    bench.call("propose_swap", work_shift_id="wo-1384", replacement_id="em-6810")
    assert bench.changes() == [
        inserted(
            "swaps",
            "sw-3888",
            status="proposed",
            work_shift_id="wo-1384",
            offered_by_id="em-7578",
            replacement_id="em-6810",
            proposed_at="2026-05-11T08:30",
        ),
    ]


def test_propose_swap_is_refused_because_nobody_is_on_this_shift(bench: Bench) -> None:
    sentence = bench.refusal("propose_swap", work_shift_id="wo-2863", replacement_id="em-8597")
    assert sentence == "Nobody is on this shift."


def test_propose_swap_is_refused_because_the_shift_is_over(bench: Bench) -> None:
    assert bench.refusal("propose_swap", work_shift_id="wo-8588", replacement_id="em-9050") == "The shift is over."


def test_propose_swap_is_refused_because_a_swap_is_proposed_at_least_two_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("propose_swap", work_shift_id="wo-2156", replacement_id="em-3162")
    assert sentence == "A swap is proposed at least two days ahead."


def test_propose_swap_is_refused_because_the_employee_is_on_this_shift_already(bench: Bench) -> None:
    sentence = bench.refusal("propose_swap", work_shift_id="wo-8224", replacement_id="em-5370")
    assert sentence == "The employee is on this shift already."


def test_propose_swap_is_refused_because_the_employee_is_suspended(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-4992", starts_at="2026-05-13T08:30")
    sentence = bench.refusal("propose_swap", work_shift_id="wo-4992", replacement_id="em-9352")
    assert sentence == "The employee is suspended."


def test_propose_swap_is_refused_because_a_swap_of_this_shift_is_proposed_already(bench: Bench) -> None:
    sentence = bench.refusal("propose_swap", work_shift_id="wo-7876", replacement_id="em-9050")
    assert sentence == "A swap of this shift is proposed already."


def test_approve_swap_sets_status_to_approved_and_sets_employee_id_to_em_3967(bench: Bench) -> None:
    bench.arrange("swaps", "sw-5911", replacement_id="em-3967")
    bench.call("approve_swap", swap_id="sw-5911")
    assert bench.changes() == [
        updated("swaps", "sw-5911", status="approved"),
        updated("work_shifts", "wo-1369", employee_id="em-3967"),
    ]


def test_approve_swap_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-7951", starts_at="2026-05-18T02:00")
    bench.call("approve_swap", swap_id="sw-1397")


def test_approve_swap_is_allowed_when_ends_at_is_2026_05_20_03_00(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-7951", ends_at="2026-05-20T03:00")
    bench.call("approve_swap", swap_id="sw-1397")


def test_approve_swap_is_refused_because_the_swap_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("approve_swap", swap_id="sw-5822") == "The swap must be proposed."


def test_approve_swap_is_refused_because_the_shift_belongs_to_another_ward(bench: Bench) -> None:
    assert bench.refusal("approve_swap", swap_id="sw-8309") == "The shift belongs to another ward."


def test_approve_swap_is_refused_because_the_shift_has_changed_hands_meanwhile(bench: Bench) -> None:
    assert bench.refusal("approve_swap", swap_id="sw-8700") == "The shift has changed hands meanwhile."


def test_approve_swap_is_refused_because_the_shift_has_already_begun(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9230", starts_at="2026-05-11T08:30")
    assert bench.refusal("approve_swap", swap_id="sw-6691") == "The shift has already begun."


def test_approve_swap_is_refused_because_the_replacement_has_no_valid_certificate_for_the(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1369", skill_id="sk-9144")
    assert bench.refusal("approve_swap", swap_id="sw-5911") == "The replacement has no valid certificate for the skill."


def test_approve_swap_is_refused_because_the_replacement_is_absent_that_day(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1369", starts_at="2026-05-11T08:31")
    assert bench.refusal("approve_swap", swap_id="sw-5911") == "The replacement is absent that day."


def test_approve_swap_is_refused_because_the_replacement_would_not_have_11_hours_of_rest(bench: Bench) -> None:
    assert bench.refusal("approve_swap", swap_id="sw-2824") == "The replacement would not have 11 hours of rest."


def test_refuse_swap_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_swap", swap_id="sw-8309")
    assert bench.changes() == [updated("swaps", "sw-8309", status="refused")]


def test_refuse_swap_is_refused_because_the_swap_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("refuse_swap", swap_id="sw-5822") == "The swap must be proposed."
