"""Tests of the tools for varieties of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"opens_until": "2026-09-07"}, ["va-7607", "va-3386", "va-9000"]),
        ({"colour": "red"}, ["va-7607"]),
        ({"min_price": 185}, ["va-3386", "va-5486"]),
        ({"closes_from": "2026-10-19"}, ["va-7630", "va-5486"]),
    ],
)
def test_find_varieties_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_varieties", **filters) == ids


def test_find_varieties_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_varieties", name="Riesling", page=2) == []


def test_find_varieties_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_varieties", name="Blanc", closes_from="2026-10-19") == []


def test_set_last_picking_day_sets_closes_on_to_2026_09_24(bench: Bench) -> None:
    bench.call("set_last_picking_day", variety_id="va-9000", closes_on="2026-09-24")
    assert bench.changes() == [updated("varieties", "va-9000", closes_on="2026-09-24")]


def test_set_last_picking_day_is_allowed(bench: Bench) -> None:
    bench.call("set_last_picking_day", variety_id="va-1434", closes_on="2026-11-03")


def test_set_last_picking_day_is_allowed_when_status_is_weighed(bench: Bench) -> None:
    bench.arrange("loads", "lo-1347", status="weighed")
    bench.call("set_last_picking_day", variety_id="va-7607", closes_on="2026-09-27")


def test_set_last_picking_day_is_refused_because_the_last_picking_day_must_not_be_over(bench: Bench) -> None:
    sentence = bench.refusal("set_last_picking_day", variety_id="va-1434", closes_on="2026-09-23")
    assert sentence == "The last picking day must not be over."


def test_set_last_picking_day_is_refused_because_picking_of_this_variety_begins_later(bench: Bench) -> None:
    bench.arrange("varieties", "va-1434", opens_on="2026-09-24")
    sentence = bench.refusal("set_last_picking_day", variety_id="va-1434", closes_on="2026-09-24")
    assert sentence == "Picking of this variety begins later."


def test_set_last_picking_day_is_refused_because_a_variety_is_picked_for_45_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal("set_last_picking_day", variety_id="va-7607", closes_on="2026-10-23")
    assert sentence == "A variety is picked for 45 days at most."


def test_set_last_picking_day_is_refused_because_a_load_is_announced_for_after_this_day(bench: Bench) -> None:
    sentence = bench.refusal("set_last_picking_day", variety_id="va-7607", closes_on="2026-09-27")
    assert sentence == "A load is announced for after this day."
