"""Tests of the tools for swaps of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"route_id": "ro-4785", "status": "agreed"}, ["sw-2813"]),
        ({"driver_id": "dr-4908"}, ["sw-3945"]),
        ({"duty_id": "du-1019"}, ["sw-3960"]),
    ],
)
def test_find_swaps_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_swaps", **filters) == ids


def test_find_swaps_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_swaps", page=3)
    assert ids == [
        "sw-6738",
        "sw-8095",
        "sw-8008",
        "sw-6624",
        "sw-5250",
        "sw-7415",
        "sw-8356",
        "sw-6446",
        "sw-3591",
        "sw-5901",
    ]


def test_find_swaps_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_swaps", duty_id="du-9714") == []


def test_ask_swap_adds_a_swap(bench: Bench) -> None:
    bench.call("ask_swap", duty_id="du-3440", driver_id="dr-6618")
    assert bench.changes() == [
        inserted(
            "swaps",
            "sw-5551",
            status="open",
            duty_id="du-3440",
            driver_id="dr-6618",
            asked_at="2026-02-11T13:20",
        ),
    ]


def test_ask_swap_is_allowed(bench: Bench) -> None:
    bench.call("ask_swap", duty_id="du-6751", driver_id="dr-4788")


def test_ask_swap_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("ask_swap", duty_id="du-4254", driver_id="dr-4567") == "The line belongs to the other depot."


def test_ask_swap_is_refused_because_there_is_nobody_to_swap_with(bench: Bench) -> None:
    assert bench.refusal("ask_swap", duty_id="du-6704", driver_id="dr-3408") == "There is nobody to swap with."


def test_ask_swap_is_refused_because_swaps_are_asked_for_a_day_ahead(bench: Bench) -> None:
    assert bench.refusal("ask_swap", duty_id="du-6093", driver_id="dr-8296") == "Swaps are asked for a day ahead."


def test_ask_swap_is_refused_because_the_driver_has_this_duty_already(bench: Bench) -> None:
    assert bench.refusal("ask_swap", duty_id="du-8744", driver_id="dr-9309") == "The driver has this duty already."


def test_ask_swap_is_refused_because_the_driver_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("ask_swap", duty_id="du-8230", driver_id="dr-6220") == "The driver belongs to the other depot."


def test_ask_swap_is_refused_because_a_swap_of_this_duty_is_being_asked_for_already(bench: Bench) -> None:
    bench.arrange("duties", "du-5686", starts_at="2026-02-12T13:20")
    sentence = bench.refusal("ask_swap", duty_id="du-5686", driver_id="dr-4631")
    assert sentence == "A swap of this duty is being asked for already."


def test_agree_swap_sets_status_to_agreed_and_sets_driver_id_to_dr_1708(bench: Bench) -> None:
    bench.arrange("duties", "du-7541", starts_at="2026-02-15T04:45")
    bench.call("agree_swap", swap_id="sw-6074")
    assert bench.changes() == [
        updated("duties", "du-7541", driver_id="dr-1708"),
        updated("swaps", "sw-6074", status="agreed"),
    ]


def test_agree_swap_is_allowed(bench: Bench) -> None:
    bench.call("agree_swap", swap_id="sw-6697")


def test_agree_swap_is_allowed_when_licence_until_is_2026_02_16(bench: Bench) -> None:
    bench.arrange("drivers", "dr-1708", licence_until="2026-02-16")
    bench.call("agree_swap", swap_id="sw-6074")


def test_agree_swap_is_refused_because_the_swap_must_be_open(bench: Bench) -> None:
    assert bench.refusal("agree_swap", swap_id="sw-3960") == "The swap must be open."


def test_agree_swap_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("agree_swap", swap_id="sw-7842") == "The line belongs to the other depot."


def test_agree_swap_is_refused_because_it_is_too_late_for_this_swap(bench: Bench) -> None:
    bench.arrange("swaps", "sw-8197", duty_id="du-1264")
    assert bench.refusal("agree_swap", swap_id="sw-8197") == "It is too late for this swap."


def test_agree_swap_is_refused_because_the_new_driver_is_sick_or_has_no_valid_licence_then(bench: Bench) -> None:
    bench.arrange("swaps", "sw-8197", driver_id="dr-1097")
    bench.arrange("duties", "du-8050", starts_at="2026-02-11T19:20")
    assert bench.refusal("agree_swap", swap_id="sw-8197") == "The new driver is sick or has no valid licence then."


def test_agree_swap_is_refused_because_the_new_driver_has_no_licence_for_articulated_buses(bench: Bench) -> None:
    bench.arrange("duties", "du-5686", route_id="ro-2866")
    assert bench.refusal("agree_swap", swap_id="sw-6296") == "The new driver has no licence for articulated buses."


def test_agree_swap_is_refused_because_the_new_driver_would_not_have_eleven_hours_of_rest(bench: Bench) -> None:
    assert bench.refusal("agree_swap", swap_id="sw-3591") == "The new driver would not have eleven hours of rest."


def test_refuse_swap_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_swap", swap_id="sw-5461")
    assert bench.changes() == [updated("swaps", "sw-5461", status="refused")]


def test_refuse_swap_is_refused_because_the_swap_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refuse_swap", swap_id="sw-3960") == "The swap must be open."


def test_refuse_swap_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("refuse_swap", swap_id="sw-7842") == "The line belongs to the other depot."
