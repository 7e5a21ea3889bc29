"""Tests of the tools for lots of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"number": "LOT-B400"}, ["lo-5117"]),
        ({"reagent": "iodine"}, ["lo-7636", "lo-1364"]),
    ],
)
def test_find_lots_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_lots", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"expires_until": "2026-09-26"}, 17),
        ({"status": "used_up"}, 6),
    ],
)
def test_find_lots_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_lots", **filters)["total"] == total


def test_find_lots_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lots", page=4) == ["lo-1438", "lo-8555", "lo-1411", "lo-3359"]


def test_find_lots_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lots", reagent="nitrate", status="discarded", expires_until="2026-07-19") == []


def test_open_lot_sets_status_to_in_use(bench: Bench) -> None:
    bench.call("open_lot", lot_id="lo-1364")
    assert bench.changes() == [updated("lots", "lo-1364", status="in_use")]


def test_open_lot_is_allowed(bench: Bench) -> None:
    bench.arrange("lots", "lo-1411", reagent="iodine")
    bench.call("open_lot", lot_id="lo-1364")


def test_open_lot_is_refused_because_the_lot_must_be_sealed(bench: Bench) -> None:
    assert bench.refusal("open_lot", lot_id="lo-1438") == "The lot must be sealed."


def test_open_lot_is_refused_because_the_lot_has_expired(bench: Bench) -> None:
    bench.arrange("lots", "lo-5016", expires_on="2026-03-08")
    assert bench.refusal("open_lot", lot_id="lo-5016") == "The lot has expired."


def test_open_lot_is_refused_because_three_lots_of_this_reagent_are_open(bench: Bench) -> None:
    bench.arrange("lots", "lo-5016", expires_on="2026-03-09")
    assert bench.refusal("open_lot", lot_id="lo-5016") == "Three lots of this reagent are open."


def test_discard_lot_sets_status_to_discarded(bench: Bench) -> None:
    bench.call("discard_lot", lot_id="lo-5117")
    assert bench.changes() == [updated("lots", "lo-5117", status="discarded")]


def test_discard_lot_is_refused_because_the_lot_must_be_sealed_or_in_use(bench: Bench) -> None:
    assert bench.refusal("discard_lot", lot_id="lo-1438") == "The lot must be sealed or in use."


def test_discard_lot_is_refused_because_the_lot_can_still_be_used(bench: Bench) -> None:
    bench.arrange("lots", "lo-6759", left=50, expires_on="2026-03-09")
    assert bench.refusal("discard_lot", lot_id="lo-6759") == "The lot can still be used."
