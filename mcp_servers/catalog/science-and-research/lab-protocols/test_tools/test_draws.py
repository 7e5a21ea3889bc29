"""Tests of the tools for draws of Plant laboratory protocols."""

from mcp_servers.runtime.testing import Bench, inserted, updated


def test_draw_reagent_adds_a_withdrawal_and_sets_left_to_985(bench: Bench) -> None:
    bench.call("draw_reagent", run_id="ru-7568", lot_id="lo-7641", quantity=35)
    assert bench.changes() == [
        inserted("draws", "dr-4349", run_id="ru-7568", lot_id="lo-7641", quantity=35),
        updated("lots", "lo-7641", left=985),
    ]


def test_draw_reagent_is_allowed(bench: Bench) -> None:
    bench.call("draw_reagent", run_id="ru-6328", lot_id="lo-6759", quantity=150)


def test_draw_reagent_is_allowed_when_expires_on_is_2026_03_09(bench: Bench) -> None:
    bench.arrange("lots", "lo-5117", expires_on="2026-03-09")
    bench.call("draw_reagent", run_id="ru-7260", lot_id="lo-5117", quantity=40)


def test_draw_reagent_is_refused_because_argument_quantity_must_be_at_most_200(bench: Bench) -> None:
    sentence = bench.refusal("draw_reagent", run_id="ru-7260", lot_id="lo-5117", quantity=201)
    assert sentence == "Argument 'quantity' must be at most 200."


def test_draw_reagent_is_refused_because_the_run_is_not_under_way(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-3197", lot_id="lo-3073", quantity=25) == "The run is not under way."


def test_draw_reagent_is_refused_because_the_lot_is_not_open(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-2077", lot_id="lo-5016", quantity=35) == "The lot is not open."


def test_draw_reagent_is_refused_because_the_lot_has_expired(bench: Bench) -> None:
    assert bench.refusal("draw_reagent", run_id="ru-7260", lot_id="lo-5117", quantity=40) == "The lot has expired."


def test_draw_reagent_is_refused_because_there_is_not_enough_left(bench: Bench) -> None:
    sentence = bench.refusal("draw_reagent", run_id="ru-6328", lot_id="lo-6759", quantity=151)
    assert sentence == "There is not enough left."


def test_draw_reagent_is_refused_because_another_withdrawal_already_has_this_run_and_lot(bench: Bench) -> None:
    sentence = bench.refusal("draw_reagent", run_id="ru-3505", lot_id="lo-7636", quantity=45)
    assert sentence == "Another withdrawal already has this run and lot."
