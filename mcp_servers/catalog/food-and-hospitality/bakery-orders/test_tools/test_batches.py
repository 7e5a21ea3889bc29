"""Tests of the tools for batches of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"oven_id": "ov-8180", "baked_on": "2026-03-26", "status": "baked"}, ["ba-7028"]),
        (
            {"min_pieces": 96},
            [
                "ba-8055",
                "ba-1320",
                "ba-1346",
                "ba-2510",
                "ba-5057",
                "ba-5135",
                "ba-5364",
                "ba-7987",
                "ba-8481",
                "ba-3792",
            ],
        ),
        ({"product_id": "pr-4903"}, ["ba-2209"]),
    ],
)
def test_find_batches_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_batches", **filters) == ids


def test_find_batches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_batches", page=9) == ["ba-3533", "ba-4715", "ba-7790", "ba-9127"]


def test_find_batches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_batches", product_id="pr-5150") == []


def test_plan_batch_adds_a_batch(bench: Bench) -> None:
    bench.call("plan_batch", product_id="pr-2030", oven_id="ov-8693", baked_on="2026-04-02", pieces=64)
    assert bench.changes() == [
        inserted(
            "batches",
            "ba-6705",
            status="planned",
            product_id="pr-2030",
            oven_id="ov-8693",
            baked_on="2026-04-02",
            run=1,
            pieces=64,
        ),
    ]


def test_plan_batch_is_allowed(bench: Bench) -> None:
    bench.call("plan_batch", product_id="pr-2030", oven_id="ov-8693", baked_on="2026-03-26", pieces=80)


def test_plan_batch_is_refused_because_the_product_is_not_on_offer(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-3353", oven_id="ov-9718", baked_on="2026-03-21", pieces=54)
    assert sentence == "The product is not on offer."


def test_plan_batch_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-4163", oven_id="ov-7894", baked_on="2026-03-23", pieces=32)
    assert sentence == "The oven is broken."


def test_plan_batch_is_refused_because_batches_are_planned_a_week_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-2030", oven_id="ov-8693", baked_on="2026-04-03", pieces=64)
    assert sentence == "Batches are planned a week ahead at most."


def test_plan_batch_is_refused_because_the_oven_holds_fewer_pieces(bench: Bench) -> None:
    sentence = bench.refusal("plan_batch", product_id="pr-2818", oven_id="ov-9718", baked_on="2026-03-30", pieces=96)
    assert sentence == "The oven holds fewer pieces."


def test_start_batch_sets_status_to_in_oven(bench: Bench) -> None:
    bench.arrange("batches", "ba-1380", status="planned")
    bench.call("start_batch", batch_id="ba-3793")
    assert bench.changes() == [updated("batches", "ba-3793", status="in_oven")]


def test_start_batch_is_refused_because_the_batch_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-1380") == "The batch must be planned."


def test_start_batch_is_refused_because_the_batch_is_for_another_day(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-1129") == "The batch is for another day."


def test_start_batch_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-1346") == "The oven is broken."


def test_start_batch_is_refused_because_another_batch_is_in_this_oven(bench: Bench) -> None:
    assert bench.refusal("start_batch", batch_id="ba-3793") == "Another batch is in this oven."


def test_change_oven_changes_the_batch(bench: Bench) -> None:
    bench.call("change_oven", batch_id="ba-1129", oven_id="ov-2541")
    assert bench.changes() == [updated("batches", "ba-1129", oven_id="ov-2541", run=2)]


def test_change_oven_is_refused_because_the_batch_is_not_waiting_to_be_baked(bench: Bench) -> None:
    sentence = bench.refusal("change_oven", batch_id="ba-1380", oven_id="ov-2547")
    assert sentence == "The batch is not waiting to be baked."


def test_change_oven_is_refused_because_the_batch_is_planned_for_this_oven(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-8641", oven_id="ov-5826") == "The batch is planned for this oven."


def test_change_oven_is_refused_because_the_oven_is_broken(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-6149", oven_id="ov-7894") == "The oven is broken."


def test_change_oven_is_refused_because_the_oven_holds_fewer_pieces(bench: Bench) -> None:
    assert bench.refusal("change_oven", batch_id="ba-9934", oven_id="ov-9718") == "The oven holds fewer pieces."


def test_finish_batch_sets_status_to_baked(bench: Bench) -> None:
    bench.call("finish_batch", batch_id="ba-1380")
    assert bench.changes() == [updated("batches", "ba-1380", status="baked")]


def test_finish_batch_is_refused_because_the_batch_must_be_in_oven(bench: Bench) -> None:
    assert bench.refusal("finish_batch", batch_id="ba-3793") == "The batch must be in oven."


def test_cancel_batch_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_batch", batch_id="ba-3791")
    assert bench.changes() == [updated("batches", "ba-3791", status="cancelled")]


def test_cancel_batch_is_allowed(bench: Bench) -> None:
    bench.call("cancel_batch", batch_id="ba-1129")


def test_cancel_batch_is_refused_because_the_batch_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_batch", batch_id="ba-1380") == "The batch must be planned."


def test_cancel_batch_is_refused_because_the_product_has_been_promised_for_that_day(bench: Bench) -> None:
    assert bench.refusal("cancel_batch", batch_id="ba-3270") == "The product has been promised for that day."
