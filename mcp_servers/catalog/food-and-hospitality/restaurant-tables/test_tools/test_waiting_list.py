"""Tests of the tools for waiting list of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"guest_id": "gu-8389", "max_party": 6}, ["wa-6116"]),
        ({"wanted_on": "2026-05-30"}, ["wa-4686"]),
        (
            {"status": "served"},
            ["wa-2841", "wa-3381", "wa-5160", "wa-9870", "wa-3926", "wa-6116", "wa-7859", "wa-6324", "wa-4207"],
        ),
    ],
)
def test_find_waiting_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_waiting", **filters) == ids


def test_find_waiting_counts(bench: Bench) -> None:
    assert bench.call("find_waiting", max_party=4)["total"] == 26


def test_find_waiting_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_waiting", page=2)
    assert ids == [
        "wa-8594",
        "wa-7663",
        "wa-8043",
        "wa-5939",
        "wa-9093",
        "wa-7903",
        "wa-5665",
        "wa-3926",
        "wa-6116",
        "wa-7859",
    ]


def test_find_waiting_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_waiting", guest_id="gu-4286") == []


def test_join_waiting_list_adds_a_place_on_the_waiting_list(bench: Bench) -> None:
    bench.call("join_waiting_list", guest_id="gu-4793", wanted_on="2026-07-05", party=2)
    assert bench.changes() == [
        inserted(
            "waiting_list",
            "wa-2062",
            guest_id="gu-4793",
            wanted_on="2026-07-05",
            party=2,
            status="waiting",
            joined_at="2026-05-21T16:00",
        ),
    ]


def test_join_waiting_list_is_allowed(bench: Bench) -> None:
    bench.call("join_waiting_list", guest_id="gu-7158", wanted_on="2026-05-21", party=4)


def test_join_waiting_list_is_refused_because_the_guest_is_banned(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", guest_id="gu-5429", wanted_on="2026-06-08", party=6)
    assert sentence == "The guest is banned."


def test_join_waiting_list_is_refused_because_the_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", guest_id="gu-7158", wanted_on="2026-05-20", party=4)
    assert sentence == "The day has passed."


def test_join_waiting_list_is_refused_because_the_list_is_open_for_the_next_45_days(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", guest_id="gu-4793", wanted_on="2026-07-06", party=2)
    assert sentence == "The list is open for the next 45 days."


def test_join_waiting_list_is_refused_because_the_guest_is_already_on_the_list_for_that_day(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", guest_id="gu-1084", wanted_on="2026-05-25", party=3)
    assert sentence == "The guest is already on the list for that day."


def test_join_waiting_list_is_refused_because_the_guest_already_has_a_booking_that_day(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", guest_id="gu-2125", wanted_on="2026-05-21", party=3)
    assert sentence == "The guest already has a booking that day."
