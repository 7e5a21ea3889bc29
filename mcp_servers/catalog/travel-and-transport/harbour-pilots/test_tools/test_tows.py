"""Tests of the tools for tows of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"vessel_id": "ve-6458"}, ["to-9663", "to-9660"]),
        ({"tug_id": "tu-4742"}, ["to-3703", "to-9670", "to-7815", "to-3976"]),
        ({"pilotage_id": "pl-1511"}, ["to-8815"]),
    ],
)
def test_find_tug_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tug_bookings", **filters) == ids


def test_find_tug_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tug_bookings", page=2)
    assert ids == [
        "to-3385",
        "to-8285",
        "to-3473",
        "to-2706",
        "to-8815",
        "to-7098",
        "to-1639",
        "to-9131",
        "to-2622",
        "to-8581",
    ]


def test_find_tug_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tug_bookings", pilotage_id="pl-6726") == []


def test_book_tug_adds_a_tug_booking(bench: Bench) -> None:
    bench.call("book_tug", pilotage_id="pl-7066", tug_id="tu-7610")
    assert bench.changes() == [
        inserted("tows", "to-4864", pilotage_id="pl-7066", tug_id="tu-7610", fee=156000, booked_at="2026-10-14T09:20"),
    ]


def test_book_tug_is_allowed(bench: Bench) -> None:
    bench.call("book_tug", pilotage_id="pl-9115", tug_id="tu-4742")


def test_book_tug_is_allowed_when_pilotage_id_is_pl_7066(bench: Bench) -> None:
    bench.arrange("tows", "to-1117", pilotage_id="pl-7066")
    bench.call("book_tug", pilotage_id="pl-7066", tug_id="tu-7502")


def test_book_tug_is_allowed_when_starts_at_is_2026_10_14_12_20(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-7066", starts_at="2026-10-14T12:20")
    bench.call("book_tug", pilotage_id="pl-7066", tug_id="tu-7502")


def test_book_tug_is_allowed_when_starts_at_is_2026_10_14_00_20(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-7066", starts_at="2026-10-14T00:20")
    bench.call("book_tug", pilotage_id="pl-7066", tug_id="tu-7502")


def test_book_tug_is_refused_because_the_order_is_under_way_or_over(bench: Bench) -> None:
    assert bench.refusal("book_tug", pilotage_id="pl-5240", tug_id="tu-2305") == "The order is under way or over."


def test_book_tug_is_refused_because_the_tug_is_in_repair(bench: Bench) -> None:
    assert bench.refusal("book_tug", pilotage_id="pl-5522", tug_id="tu-2548") == "The tug is in repair."


def test_book_tug_is_refused_because_the_ship_needs_no_further_tug(bench: Bench) -> None:
    assert bench.refusal("book_tug", pilotage_id="pl-5340", tug_id="tu-2305") == "The ship needs no further tug."


def test_book_tug_is_refused_because_the_tug_is_busy_with_another_ship_at_that_time(bench: Bench) -> None:
    bench.arrange("vessels", "ve-5726", length=330)
    sentence = bench.refusal("book_tug", pilotage_id="pl-9115", tug_id="tu-7545")
    assert sentence == "The tug is busy with another ship at that time."


def test_drop_tug_removes_the_tug_booking(bench: Bench) -> None:
    bench.call("drop_tug", tow_id="to-4312")
    assert bench.changes() == [deleted("tows", "to-4312")]


def test_drop_tug_is_allowed(bench: Bench) -> None:
    bench.arrange("pilotages", "pl-6415", starts_at="2026-10-14T10:20")
    bench.call("drop_tug", tow_id="to-9196")


def test_drop_tug_is_refused_because_the_order_is_under_way_or_over(bench: Bench) -> None:
    assert bench.refusal("drop_tug", tow_id="to-3048") == "The order is under way or over."


def test_drop_tug_is_refused_because_the_tug_is_on_its_way_already(bench: Bench) -> None:
    assert bench.refusal("drop_tug", tow_id="to-9196") == "The tug is on its way already."
