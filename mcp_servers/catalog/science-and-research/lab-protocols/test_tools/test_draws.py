"""Tests of the tools for draws of Plant laboratory protocols."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_draw_reagent_adds_a_withdrawal_and_sets_left_to_960(bench: Bench) -> None:
    bench.call("draw_reagent", run_id="ru-7568", lot_id="lo-7641", quantity=60)
    assert bench.changes() == [
        inserted("draws", "dr-4349", run_id="ru-7568", lot_id="lo-7641", quantity=60),
        updated("lots", "lo-7641", left=960),
    ]


def test_draw_reagent_is_allowed(bench: Bench) -> None:
    bench.arrange("lots", "lo-5117", expires_on="2026-03-09")
    bench.call("draw_reagent", run_id="ru-6229", lot_id="lo-5117", quantity=35)


def test_draw_reagent_is_allowed_when_left_is_199(bench: Bench) -> None:
    bench.arrange("lots", "lo-6669", left=199)
    bench.call("draw_reagent", run_id="ru-6229", lot_id="lo-6669", quantity=199)


def test_draw_reagent_is_refused_because_argument_quantity_must_be_at_most_200(bench: Bench) -> None:
    sentence = bench.refusal("draw_reagent", run_id="ru-6229", lot_id="lo-5117", quantity=201)
    assert sentence == "Argument 'quantity' must be at most 200."


def test_draw_reagent_is_refused_because_the_run_is_not_under_way(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-2239", lot_id="lo-1411", quantity=25) == "The run is not under way."


def test_draw_reagent_is_refused_because_the_lot_is_not_open(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-2077", lot_id="lo-5016", quantity=10) == "The lot is not open."


def test_draw_reagent_is_refused_because_the_lot_has_expired(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-6229", lot_id="lo-5117", quantity=35) == "The lot has expired."


def test_draw_reagent_is_refused_because_there_is_not_enough_left(bench: Bench) -> None:
    bench.arrange("lots", "lo-6669", left=199)
    sentence = bench.refusal("draw_reagent", run_id="ru-6229", lot_id="lo-6669", quantity=200)
    assert sentence == "There is not enough left."


def test_draw_reagent_is_refused_because_another_withdrawal_already_has_this_run_and_lot(bench: Bench) -> None:
    sentence = bench.refusal("draw_reagent", run_id="ru-7498", lot_id="lo-3359", quantity=20)
    assert sentence == "Another withdrawal already has this run and lot."
