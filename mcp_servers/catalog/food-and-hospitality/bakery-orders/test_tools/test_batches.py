"""Tests of the tools for batches of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"product_id": "pr-1291", "oven_id": "ov-2244", "min_pieces": 32}, ["ba-1129"]),
        (
            {"status": "planned"},
            [
                "ba-1346",
                "ba-2465",
                "ba-2536",
                "ba-2880",
                "ba-3167",
                "ba-3178",
                "ba-3270",
                "ba-3533",
                "ba-3763",
                "ba-3791",
            ],
        ),
        ({"baked_on": "2026-03-22"}, ["ba-8055"]),
    ],
)
def test_find_batches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_batches", **filters) == ids


def test_find_batches_counts(bench: Bench) -> None:
    assert bench.call("find_batches", min_pieces=48)["total"] == 55


def test_find_batches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_batches", page=9) == ["ba-1129", "ba-5942", "ba-7219", "ba-7899"]


def test_find_batches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_batches", product_id="pr-5150") == []


def test_plan_batch_adds_a_batch(bench: Bench) -> None:
    bench.call("plan_batch", product_id="pr-7385", oven_id="ov-4621", baked_on="2026-03-26", pieces=80)
    assert bench.changes() == [
        inserted(
            "batches",
            "ba-6705",
            status="planned",
            product_id="pr-7385",
            oven_id="ov-4621",
            baked_on="2026-03-26",
            run=6,
            pieces=80,
        ),
    ]


def test_plan_batch_is_allowed(bench: Bench) -> None:
    bench.call("plan_batch", product_id="pr-7385", oven_id="ov-4621", baked_on="2026-04-02", pieces=80)


def test_plan_batch_is_refused_because_the_product_is_not_on_offer(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-3353", oven_id="ov-2547", baked_on="2026-03-25", pieces=56)
    assert sentence == "The product is not on offer."


def test_plan_batch_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-4163", oven_id="ov-7894", baked_on="2026-03-23", pieces=32)
    assert sentence == "The oven is broken."


def test_plan_batch_is_refused_because_batches_are_planned_a_week_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-7385", oven_id="ov-4621", baked_on="2026-04-03", pieces=80)
    assert sentence == "Batches are planned a week ahead at most."


def test_plan_batch_is_refused_because_the_oven_holds_fewer_pieces(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-2818", oven_id="ov-4413", baked_on="2026-03-30", pieces=64)
    assert sentence == "The oven holds fewer pieces."


def test_start_batch_sets_status_to_in_oven(bench: Bench) -> None:
    bench.call("start_batch", batch_id="ba-6697")
    assert bench.changes() == [updated("batches", "ba-6697", status="in_oven")]


def test_start_batch_is_refused_because_the_batch_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-1911") == "The batch must be planned."


def test_start_batch_is_refused_because_the_batch_is_for_another_day(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-4702") == "The batch is for another day."


def test_start_batch_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-4715") == "The oven is broken."


def test_start_batch_is_refused_because_another_batch_is_in_this_oven(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-3533") == "Another batch is in this oven."


def test_change_oven_changes_the_batch(bench: Bench) -> None:
    bench.call("change_oven", batch_id="ba-6697", oven_id="ov-2470")
    assert bench.changes() == [updated("batches", "ba-6697", oven_id="ov-2470", run=4)]


def test_change_oven_is_refused_because_the_batch_is_not_waiting_to_be_baked(bench: Bench) -> None:
    sentence = bench.refusal("change_oven", batch_id="ba-5727", oven_id="ov-7894")
    assert sentence == "The batch is not waiting to be baked."


def test_change_oven_is_refused_because_the_batch_is_planned_for_this_oven(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-6697", oven_id="ov-9718") == "The batch is planned for this oven."


def test_change_oven_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-3167", oven_id="ov-7894") == "The oven is broken."


def test_change_oven_is_refused_because_the_oven_holds_fewer_pieces(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-1129", oven_id="ov-2470") == "The oven holds fewer pieces."


def test_finish_batch_sets_status_to_baked(bench: Bench) -> None:
    bench.call("finish_batch", batch_id="ba-8934")
    assert bench.changes() == [updated("batches", "ba-8934", status="baked")]


def test_finish_batch_is_refused_because_the_batch_must_be_in_oven(bench: Bench) -> None:
    assert bench.refusal("finish_batch", batch_id="ba-1911") == "The batch must be in oven."


def test_cancel_batch_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_batch", batch_id="ba-7899")
    assert bench.changes() == [updated("batches", "ba-7899", status="cancelled")]


def test_cancel_batch_is_allowed(bench: Bench) -> None:
    bench.call("cancel_batch", batch_id="ba-5364")


def test_cancel_batch_is_refused_because_the_batch_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_batch", batch_id="ba-1911") == "The batch must be planned."


def test_cancel_batch_is_refused_because_the_product_has_been_promised_for_that_day(bench: Bench) -> None:
    assert bench.refusal("cancel_batch", batch_id="ba-3270") == "The product has been promised for that day."
