"""Tests of the tools for pressing runs of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "announced"},
            [
                "pe-7887",
                "pe-8087",
                "pe-9579",
                "pe-2680",
                "pe-1747",
                "pe-6496",
                "pe-7397",
                "pe-9755",
                "pe-7656",
                "pe-7399",
            ],
        ),
        ({"edition_id": "ed-2918"}, ["pe-6630", "pe-5575", "pe-1747", "pe-6496", "pe-7656"]),
        ({"number": "PX-731"}, ["pe-4130"]),
        ({"expected_by": "2026-06-12"}, ["pe-3747", "pe-6630", "pe-7887"]),
    ],
)
def test_find_pressing_runs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_pressing_runs", **filters) == ids


def test_find_pressing_runs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_pressing_runs", page=3) == ["pe-1666", "pe-4004", "pe-9381", "pe-4130", "pe-2870", "pe-6941"]


def test_find_pressing_runs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_pressing_runs", number="Unheard of") == []


def test_delay_delivery_changes_the_delivery(bench: Bench) -> None:
    bench.call("delay_delivery", pressing_run_id="pe-9579", expected_on="2026-08-13")
    assert bench.changes() == [updated("pressing_runs", "pe-9579", expected_on="2026-08-13", status="delayed")]


def test_delay_delivery_is_refused_because_the_delivery_must_be_announced(bench: Bench) -> None:
    sentence = bench.refusal("delay_delivery", pressing_run_id="pe-4004", expected_on="2026-06-28")
    assert sentence == "The delivery must be announced."


def test_delay_delivery_is_refused_because_the_new_day_is_not_later_than_the_old_one(bench: Bench) -> None:
    sentence = bench.refusal("delay_delivery", pressing_run_id="pe-2870", expected_on="2026-07-05")
    assert sentence == "The new day is not later than the old one."


def test_delay_delivery_is_refused_because_the_new_day_is_over(bench: Bench) -> None:
    sentence = bench.refusal("delay_delivery", pressing_run_id="pe-2680", expected_on="2026-06-17")
    assert sentence == "The new day is over."


def test_delay_delivery_is_refused_because_a_delay_of_more_than_60_days_needs_a_new(bench: Bench) -> None:
    sentence = bench.refusal("delay_delivery", pressing_run_id="pe-9579", expected_on="2026-08-14")
    assert sentence == "A delay of more than 60 days needs a new delivery."


def test_take_in_delivery_sets_status_to_arrived_and_sets_arrived_to_6(bench: Bench) -> None:
    bench.call("take_in_delivery", pressing_run_id="pe-6655")
    assert bench.changes() == [
        updated("editions", "ed-5100", arrived=6),
        updated("pressing_runs", "pe-6655", status="arrived"),
    ]


def test_take_in_delivery_is_allowed(bench: Bench) -> None:
    bench.arrange("pressing_runs", "pe-4004", expected_on="2026-06-27")
    bench.call("take_in_delivery", pressing_run_id="pe-4004")


def test_take_in_delivery_is_refused_because_the_delivery_must_be_delayed_or_announced(bench: Bench) -> None:
    bench.arrange("pressing_runs", "pe-4004", status="arrived")
    assert bench.refusal("take_in_delivery", pressing_run_id="pe-4004") == "The delivery must be delayed or announced."


def test_take_in_delivery_is_refused_because_more_copies_would_have_arrived_than_were(bench: Bench) -> None:
    bench.arrange("pressing_runs", "pe-4004", copies=5)
    sentence = bench.refusal("take_in_delivery", pressing_run_id="pe-4004")
    assert sentence == "More copies would have arrived than were pressed."


def test_take_in_delivery_is_refused_because_the_delivery_is_not_expected_yet(bench: Bench) -> None:
    assert bench.refusal("take_in_delivery", pressing_run_id="pe-4004") == "The delivery is not expected yet."
