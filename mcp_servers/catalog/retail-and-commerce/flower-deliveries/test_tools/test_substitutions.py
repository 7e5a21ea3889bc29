"""Tests of the tools for substitutions of Marguerite flower deliveries."""

from mcp_servers.runtime.testing import Bench, inserted


def test_replace_flower_adds_a_substitution(bench: Bench) -> None:
    bench.call("replace_flower", flower_order_id="fw-3467", flower_id="fo-3625", replacement_id="fo-5981")
    assert bench.changes() == [
        inserted(
            "substitutions",
            "su-8522",
            flower_order_id="fw-3467",
            flower_id="fo-3625",
            replacement_id="fo-5981",
            stems=7,
        ),
    ]


def test_replace_flower_is_allowed(bench: Bench) -> None:
    bench.arrange("substitutions", "su-2012", flower_order_id="fw-3632")
    bench.call("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-8577")


def test_replace_flower_is_allowed_when_pets_is_true(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-3632", pets=True)
    bench.call("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-4331")


def test_replace_flower_is_allowed_when_stem_price_is_221(bench: Bench) -> None:
    bench.arrange("flowers", "fo-4331", stem_price=221)
    bench.call("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-4331")


def test_replace_flower_is_allowed_when_stems_is_7(bench: Bench) -> None:
    bench.arrange("flowers", "fo-4331", stems=7)
    bench.call("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-4331")


def test_replace_flower_is_refused_because_the_arrangement_has_been_made_or_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-2614", flower_id="fo-8854", replacement_id="fo-8854")
    assert sentence == "The arrangement has been made or cancelled."


def test_replace_flower_is_refused_because_this_flower_is_not_in_the_arrangement(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-5416", flower_id="fo-8392", replacement_id="fo-8102")
    assert sentence == "This flower is not in the arrangement."


def test_replace_flower_is_refused_because_this_is_the_flower_itself(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-4434")
    assert sentence == "This is the flower itself."


def test_replace_flower_is_refused_because_the_replacement_has_another_colour(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-6142", flower_id="fo-3625", replacement_id="fo-2899")
    assert sentence == "The replacement has another colour."


def test_replace_flower_is_refused_because_the_replacement_is_too_dear(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-3467", flower_id="fo-3625", replacement_id="fo-1501")
    assert sentence == "The replacement is too dear."


def test_replace_flower_is_refused_because_the_replacement_is_in_the_arrangement_already(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-3632", arrangement_id="ar-1257")
    sentence = bench.refusal("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-8577")
    assert sentence == "The replacement is in the arrangement already."


def test_replace_flower_is_refused_because_there_are_not_enough_stems_of_the_replacement(bench: Bench) -> None:
    bench.arrange("flowers", "fo-4331", stems=6)
    sentence = bench.refusal("replace_flower", flower_order_id="fw-3632", flower_id="fo-4434", replacement_id="fo-4331")
    assert sentence == "There are not enough stems of the replacement."


def test_replace_flower_is_refused_because_another_substitution_already_has_this_order_and(bench: Bench) -> None:
    sentence = bench.refusal("replace_flower", flower_order_id="fw-8419", flower_id="fo-4434", replacement_id="fo-8577")
    assert sentence == "Another substitution already has this order and flower."
