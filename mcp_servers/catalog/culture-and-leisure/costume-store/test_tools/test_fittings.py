"""Tests of the tools for fittings of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "missed", "starts_on": "2026-09-25"}, ["fi-1495"]),
        ({"tailor_id": "ta-5164"}, ["fi-9232", "fi-4496"]),
        ({"hire_id": "hi-3909"}, ["fi-8228"]),
    ],
)
def test_find_fittings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_fittings", **filters) == ids


def test_find_fittings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_fittings", page=7) == ["fi-9039", "fi-4798"]


def test_find_fittings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_fittings", hire_id="hi-8673") == []


def test_book_fitting_adds_a_fitting(bench: Bench) -> None:
    bench.call("book_fitting", hire_id="hi-4530", tailor_id="ta-5164", starts_at="2026-09-29T10:45")
    assert bench.changes() == [
        inserted(
            "fittings",
            "fi-1542",
            hire_id="hi-4530",
            status="booked",
            tailor_id="ta-5164",
            starts_at="2026-09-29T10:45",
        ),
    ]


def test_book_fitting_is_allowed(bench: Bench) -> None:
    bench.call("book_fitting", hire_id="hi-4530", tailor_id="ta-5164", starts_at="2026-09-29T11:45")


def test_book_fitting_is_allowed_when_starts_at_is_2026_10_02_11_45(bench: Bench) -> None:
    bench.arrange("fittings", "fi-1495", starts_at="2026-10-02T11:45")
    bench.call("book_fitting", hire_id="hi-3909", tailor_id="ta-3662", starts_at="2026-10-02T11:45")


def test_book_fitting_is_refused_because_the_hire_is_not_waiting_for_a_fitting(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-8635", tailor_id="ta-5164", starts_at="2026-09-18T11:45")
    assert sentence == "The hire is not waiting for a fitting."


def test_book_fitting_is_refused_because_a_fitting_cannot_be_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-6723", tailor_id="ta-5461", starts_at="2026-09-28T13:45")
    assert sentence == "A fitting cannot be in the past."


def test_book_fitting_is_refused_because_the_fitting_is_too_close_to_the_opening(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-6961", tailor_id="ta-5164", starts_at="2026-09-30T12:45")
    assert sentence == "The fitting is too close to the opening."


def test_book_fitting_is_refused_because_the_tailor_is_not_trained_for_historical_garments(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-6723", tailor_id="ta-5461", starts_at="2026-10-01T23:59")
    assert sentence == "The tailor is not trained for historical garments."


def test_book_fitting_is_refused_because_a_fitting_of_this_hire_is_booked_already(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-5539", tailor_id="ta-5164", starts_at="2026-09-29T13:45")
    assert sentence == "A fitting of this hire is booked already."


def test_book_fitting_is_refused_because_the_tailor_has_another_fitting_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("book_fitting", hire_id="hi-6827", tailor_id="ta-1645", starts_at="2026-09-29T12:45")
    assert sentence == "The tailor has another fitting at that time."


def test_finish_fitting_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_fitting", fitting_id="fi-6776")
    assert bench.changes() == [updated("fittings", "fi-6776", status="done")]


def test_finish_fitting_is_refused_because_the_fitting_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("finish_fitting", fitting_id="fi-2896") == "The fitting must be booked."


def test_finish_fitting_is_refused_because_the_fitting_has_not_begun(bench: Bench) -> None:
    assert bench.refusal("finish_fitting", fitting_id="fi-3894") == "The fitting has not begun."


def test_finish_fitting_is_refused_because_the_hire_is_not_waiting_for_a_fitting(bench: Bench) -> None:
    bench.arrange("fittings", "fi-6605", hire_id="hi-1018")
    assert bench.refusal("finish_fitting", fitting_id="fi-6605") == "The hire is not waiting for a fitting."


def test_miss_fitting_sets_status_to_missed_and_sets_owed_to_1500(bench: Bench) -> None:
    bench.call("miss_fitting", fitting_id="fi-6605")
    assert bench.changes() == [
        updated("companies", "co-6716", owed=1500),
        updated("fittings", "fi-6605", status="missed"),
    ]


def test_miss_fitting_is_allowed(bench: Bench) -> None:
    bench.arrange("fittings", "fi-9680", starts_at="2026-09-28T13:25")
    bench.call("miss_fitting", fitting_id="fi-9680")


def test_miss_fitting_is_refused_because_the_fitting_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("miss_fitting", fitting_id="fi-2896") == "The fitting must be booked."


def test_miss_fitting_is_refused_because_the_performer_still_has_time_to_come(bench: Bench) -> None:
    assert bench.refusal("miss_fitting", fitting_id="fi-3894") == "The performer still has time to come."


def test_cancel_fitting_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_fitting", fitting_id="fi-4496")
    assert bench.changes() == [updated("fittings", "fi-4496", status="cancelled")]


def test_cancel_fitting_is_refused_because_the_fitting_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_fitting", fitting_id="fi-1103") == "The fitting must be booked."


def test_cancel_fitting_is_refused_because_it_is_too_late_to_cancel_this_fitting(bench: Bench) -> None:
    assert bench.refusal("cancel_fitting", fitting_id="fi-4995") == "It is too late to cancel this fitting."
