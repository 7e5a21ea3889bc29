"""Tests of the tools for steps of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"action": "earth_line", "crew_id": "cr-4448"}, ["st-5417"]),
        ({"outage_id": "ou-4302"}, ["st-4729", "st-3143"]),
        ({"ordered_from": "2026-06-03T06:47"}, ["st-8859"]),
        ({"status": "ordered"}, ["st-1523", "st-3938", "st-8335", "st-9461", "st-2937", "st-5131", "st-3060"]),
        ({"line_id": "li-4495"}, ["st-5417", "st-6099", "st-2835"]),
    ],
)
def test_find_steps_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_steps", **filters) == ids


def test_find_steps_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_steps", page=10) == ["st-8592", "st-7353"]


def test_find_steps_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_steps", line_id="li-3734") == []


def test_order_step_adds_a_switching_step(bench: Bench) -> None:
    bench.call("order_step", outage_id="ou-9316", action="open_line", crew_id="cr-2958")
    assert bench.changes() == [
        inserted(
            "steps",
            "st-8473",
            outage_id="ou-9316",
            action="open_line",
            controller_id="co-4959",
            crew_id="cr-2958",
            status="ordered",
            ordered_at="2026-06-03T06:50",
        ),
    ]


def test_order_step_is_allowed(bench: Bench) -> None:
    bench.arrange("permits", "pe-1112", outage_id="ou-2884")
    bench.call("order_step", outage_id="ou-2884", action="remove_earths", crew_id="cr-1535")


def test_order_step_is_refused_because_the_outage_is_not_running(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-3076", action="close_line", crew_id="cr-4574")
    assert sentence == "The outage is not running."


def test_order_step_is_refused_because_the_authorisation_of_the_crew_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-8675", action="close_line", crew_id="cr-2370")
    assert sentence == "The authorisation of the crew has run out."


def test_order_step_is_refused_because_the_last_step_is_not_confirmed_yet(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-9361", action="remove_earths", crew_id="cr-3739")
    assert sentence == "The last step is not confirmed yet."


def test_order_step_is_refused_because_the_line_is_open_already(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-6289", action="open_line", crew_id="cr-3901")
    assert sentence == "The line is open already."


def test_order_step_is_refused_because_the_line_is_not_open_without_earths(bench: Bench) -> None:
    bench.arrange("crews", "cr-3406", authorised_until="2026-06-03")
    sentence = bench.refusal("order_step", outage_id="ou-4382", action="earth_line", crew_id="cr-3406")
    assert sentence == "The line is not open without earths."


def test_order_step_is_refused_because_the_line_is_not_earthed(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-5548", action="remove_earths", crew_id="cr-8612")
    assert sentence == "The line is not earthed."


def test_order_step_is_refused_because_a_permit_is_still_out_on_this_line(bench: Bench) -> None:
    sentence = bench.refusal("order_step", outage_id="ou-2957", action="remove_earths", crew_id="cr-3979")
    assert sentence == "A permit is still out on this line."


def test_confirm_step_sets_status_to_confirmed_and_sets_state_to_open(bench: Bench) -> None:
    bench.call("confirm_step", step_id="st-1523")
    assert bench.changes() == [
        updated("lines", "li-9179", state="open"),
        updated("steps", "st-1523", status="confirmed"),
    ]


def test_confirm_step_sets_status_to_confirmed_and_sets_state_to_earthed(bench: Bench) -> None:
    bench.call("confirm_step", step_id="st-5131")
    assert bench.changes() == [
        updated("lines", "li-5109", state="earthed"),
        updated("steps", "st-5131", status="confirmed"),
    ]


def test_confirm_step_sets_status_to_confirmed_and_sets_state_to_open_2(bench: Bench) -> None:
    bench.arrange("steps", "st-1523", action="remove_earths")
    bench.call("confirm_step", step_id="st-1523")
    assert bench.changes() == [
        updated("lines", "li-9179", state="open"),
        updated("steps", "st-1523", status="confirmed"),
    ]


def test_confirm_step_sets_status_to_confirmed_and_sets_state_to_in_service(bench: Bench) -> None:
    bench.arrange("steps", "st-5131", action="close_line")
    bench.call("confirm_step", step_id="st-5131")
    assert bench.changes() == [
        updated("lines", "li-5109", state="in_service"),
        updated("steps", "st-5131", status="confirmed"),
    ]


def test_confirm_step_is_refused_because_the_switching_step_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("confirm_step", step_id="st-4196") == "The switching step must be ordered."


def test_confirm_step_is_refused_because_the_outage_is_over(bench: Bench) -> None:
    bench.arrange("steps", "st-5131", outage_id="ou-9117")
    assert bench.refusal("confirm_step", step_id="st-5131") == "The outage is over."


def test_confirm_step_is_refused_because_the_line_is_open_already(bench: Bench) -> None:
    assert bench.refusal("confirm_step", step_id="st-9461") == "The line is open already."


def test_confirm_step_is_refused_because_the_line_is_not_open(bench: Bench) -> None:
    assert bench.refusal("confirm_step", step_id="st-8335") == "The line is not open."


def test_call_back_step_sets_status_to_called_back(bench: Bench) -> None:
    bench.call("call_back_step", step_id="st-9461")
    assert bench.changes() == [updated("steps", "st-9461", status="called_back")]


def test_call_back_step_is_allowed(bench: Bench) -> None:
    bench.arrange("steps", "st-2937", ordered_at="2026-06-03T05:50")
    bench.call("call_back_step", step_id="st-2937")


def test_call_back_step_is_refused_because_the_switching_step_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("call_back_step", step_id="st-4196") == "The switching step must be ordered."


def test_call_back_step_is_refused_because_the_crew_has_been_at_it_for_more_than_an_hour(bench: Bench) -> None:
    assert bench.refusal("call_back_step", step_id="st-5131") == "The crew has been at it for more than an hour."
