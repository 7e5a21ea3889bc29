"""Tests of the tools for reservations of Basalt computing centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_find_reservations_finds_by_partition_id(bench: Bench) -> None:
    assert bench.ids("find_reservations", partition_id="pa-2884") == ["rs-8043", "rs-5777"]


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "planned"}, 24),
        ({"starts_from": "2026-04-22T11:45"}, 15),
        ({"starts_until": "2026-04-27T13:30"}, 25),
    ],
)
def test_find_reservations_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_reservations", **filters)["total"] == total


def test_find_reservations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_reservations", page=2)
    assert ids == [
        "rs-5188",
        "rs-7945",
        "rs-5625",
        "rs-9565",
        "rs-2061",
        "rs-8043",
        "rs-4578",
        "rs-4067",
        "rs-2572",
        "rs-2022",
    ]


def test_find_reservations_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_reservations",
        status="planned",
        starts_from="2026-04-22T09:00",
        starts_until="2026-03-30T09:45",
    )
    assert ids == []


def test_plan_reservation_adds_a_reservation(bench: Bench) -> None:
    bench.call(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=5,
        starts_at="2026-07-21T14:00",
        length=1,
        reason="Benchmark day",
    )
    assert bench.changes() == [
        inserted(
            "reservations",
            "rs-4941",
            partition_id="pa-2028",
            reason="Benchmark day",
            nodes=5,
            starts_at="2026-07-21T14:00",
            ends_at="2026-07-21T15:00",
            status="planned",
        ),
    ]


def test_plan_reservation_is_allowed(bench: Bench) -> None:
    bench.call(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=5,
        starts_at="2026-04-23T14:00",
        length=1,
        reason="Replacement of power supplies",
    )


def test_plan_reservation_is_allowed_when_ends_at_is_2026_07_21_14_00(bench: Bench) -> None:
    bench.arrange("reservations", "rs-7945", ends_at="2026-07-21T14:00")
    bench.call(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=5,
        starts_at="2026-07-21T14:00",
        length=1,
        reason="Replacement of power supplies",
    )


def test_plan_reservation_is_allowed_when_ends_at_is_2028_06_30_14_00(bench: Bench) -> None:
    bench.arrange("reservations", "rs-9508", ends_at="2028-06-30T14:00")
    bench.call(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=5,
        starts_at="2026-07-21T14:00",
        length=1,
        reason="Replacement of power supplies",
    )


def test_plan_reservation_is_refused_because_nodes_are_reserved_a_day_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_reservation",
        partition_id="pa-2094",
        nodes=5,
        starts_at="2026-04-17T09:30",
        length=1,
        reason="Deadline of a conference",
    )
    assert sentence == "Nodes are reserved a day ahead."


def test_plan_reservation_is_refused_because_nodes_are_reserved_at_most_90_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=5,
        starts_at="2026-07-21T14:01",
        length=1,
        reason="Replacement of power supplies",
    )
    assert sentence == "Nodes are reserved at most 90 days ahead."


def test_plan_reservation_is_refused_because_a_reservation_takes_at_most_three_quarters_of(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_reservation",
        partition_id="pa-2028",
        nodes=6,
        starts_at="2026-04-25T11:30",
        length=1,
        reason="Replacement of power supplies",
    )
    assert sentence == "A reservation takes at most three quarters of a partition."


def test_plan_reservation_is_refused_because_the_partition_has_another_reservation_at_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_reservation",
        partition_id="pa-7110",
        nodes=2,
        starts_at="2026-05-11T11:30",
        length=1,
        reason="Replacement of power supplies",
    )
    assert sentence == "The partition has another reservation at that time."


def test_cancel_reservation_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_reservation", reservation_id="rs-2572")
    assert bench.changes() == [updated("reservations", "rs-2572", status="cancelled")]


def test_cancel_reservation_is_refused_because_the_reservation_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_reservation", reservation_id="rs-9508") == "The reservation must be planned."


def test_cancel_reservation_is_refused_because_the_reservation_has_begun(bench: Bench) -> None:
    bench.arrange("reservations", "rs-4067", starts_at="2026-04-22T14:00")
    assert bench.refusal("cancel_reservation", reservation_id="rs-4067") == "The reservation has begun."
