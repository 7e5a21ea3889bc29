"""Tests of the tools for price bands of Stagedoor box office."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_find_price_bands_finds_by_show_id_and_name(bench: Bench) -> None:
    assert bench.ids("find_price_bands", show_id="sh-6211", name="standing") == ["pr-8357"]


def test_find_price_bands_counts(bench: Bench) -> None:
    assert bench.call("find_price_bands", max_price=2290)["total"] == 52


def test_find_price_bands_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_price_bands", page=10) == ["pr-1931", "pr-4228", "pr-7341", "pr-8513", "pr-7447"]


def test_find_price_bands_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_price_bands", show_id="sh-3371", max_price=500) == []


def test_add_price_band_adds_a_price_band(bench: Bench) -> None:
    bench.call("add_price_band", show_id="sh-9702", name="box", price=7400, seats=4)
    assert bench.changes() == [inserted("price_bands", "pr-1868", show_id="sh-9702", name="box", price=7400, seats=4)]


def test_add_price_band_is_allowed(bench: Bench) -> None:
    bench.call("add_price_band", show_id="sh-5003", name="concession", price=3000, seats=8)


def test_add_price_band_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-4810", name="concession", price=1190, seats=12)
    assert sentence == "The show belongs to another organiser."


def test_add_price_band_is_refused_because_the_show_is_over_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-1220", name="concession", price=1200, seats=6)
    assert sentence == "The show is over or cancelled."


def test_add_price_band_is_refused_because_the_hall_does_not_have_that_many_seats(bench: Bench) -> None:
    sentence = bench.refusal("add_price_band", show_id="sh-2610", name="box", price=800, seats=4)
    assert sentence == "The hall does not have that many seats."


def test_add_price_band_is_refused_because_another_price_band_already_has_this_show_and(bench: Bench) -> None:
    bench.arrange("price_bands", "pr-1040", show_id="sh-1924")
    sentence = bench.refusal("add_price_band", show_id="sh-1924", name="stalls", price=1300, seats=20)
    assert sentence == "Another price band already has this show and name."


def test_change_price_sets_price_to_595(bench: Bench) -> None:
    bench.call("change_price", price_band_id="pr-9259", price=595)
    assert bench.changes() == [updated("price_bands", "pr-9259", price=595)]


def test_change_price_is_allowed(bench: Bench) -> None:
    bench.arrange("tickets", "ti-1832", status="void")
    bench.call("change_price", price_band_id="pr-1040", price=2700)


def test_change_price_is_refused_because_the_show_belongs_to_another_organiser(bench: Bench) -> None:
    sentence = bench.refusal("change_price", price_band_id="pr-4042", price=2390)
    assert sentence == "The show belongs to another organiser."


def test_change_price_is_refused_because_tickets_were_sold_at_this_price(bench: Bench) -> None:
    assert bench.refusal("change_price", price_band_id="pr-1040", price=2700) == "Tickets were sold at this price."
