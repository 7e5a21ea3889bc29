"""Tests of the tools for price bands of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


def test_find_price_bands_finds_by_show_id(bench: Bench) -> None:
    assert bench.ids("find_price_bands", show_id="sh-2247") == ["pr-9517"]


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_price": 5200}, 78),
        ({"name": "stalls"}, 29),
    ],
)
def test_find_price_bands_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_price_bands", **filters)["total"] == total


def test_find_price_bands_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_price_bands", page=10) == ["pr-7341", "pr-3537", "pr-8513", "pr-7447"]


def test_find_price_bands_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_price_bands", show_id="sh-3249", name="standing", max_price=1650) == []


def test_add_price_band_adds_a_price_band(bench: Bench) -> None:
    bench.call("add_price_band", show_id="sh-7218", name="box", price=5850, seats=2)
    assert bench.changes() == [inserted("price_bands", "pr-1868", show_id="sh-7218", name="box", price=5850, seats=2)]


def test_add_price_band_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-3249", name="box", price=990, seats=30)
    assert sentence == "The show belongs to another organiser."


def test_add_price_band_is_refused_because_the_show_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-1924", name="standing", price=4895, seats=2)
    assert sentence == "The show is over or cancelled."


def test_add_price_band_is_refused_because_the_hall_does_not_have_that_many_seats(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-1075", name="balcony", price=2590, seats=20)
    assert sentence == "The hall does not have that many seats."


def test_add_price_band_is_refused_because_another_price_band_already_has_this_show_and(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-7218", name="stalls", price=5850, seats=2)
    assert sentence == "Another price band already has this show and name."


def test_change_price_sets_price_to_1090(bench: Bench) -> None:
    bench.call("change_price", price_band_id="pr-8357", price=1090)
    assert bench.changes() == [updated("price_bands", "pr-8357", price=1090)]


def test_change_price_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("change_price", price_band_id="pr-4042", price=5700)
    assert sentence == "The show belongs to another organiser."


def test_change_price_is_refused_because_tickets_were_sold_at_this_price(bench: Bench) -> None:
    assert bench.refusal("change_price", price_band_id="pr-4188", price=3195) == "Tickets were sold at this price."
