"""Tests of the tools for repairs of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"loan_device_id": "dv-6805"}, ["re-1956"]),
        ({"taken_from": "2026-04-13"}, ["re-3290", "re-4516", "re-9005", "re-3155", "re-3284", "re-8832"]),
        ({"status": "given_up"}, ["re-2942", "re-8551", "re-4095", "re-6446"]),
        ({"device_id": "dv-5085"}, ["re-4516"]),
    ],
)
def test_find_repairs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_repairs", **filters) == ids


def test_find_repairs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_repairs", page=3)
    assert ids == ["re-3169", "re-2942", "re-8551", "re-4095", "re-6446", "re-7610", "re-4988", "re-9023"]


def test_find_repairs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_repairs", device_id="dv-8994") == []


def test_take_in_repair_adds_a_repair_and_sets_status_to_in_repair(bench: Bench) -> None:
    bench.arrange("trials", "tr-7100", finished_on="2024-04-15")
    bench.call("take_in_repair", device_id="dv-6167", fault="Tube torn.", price=4500)
    assert bench.changes() == [
        updated("devices", "dv-6167", status="in_repair"),
        inserted(
            "repairs",
            "re-9700",
            device_id="dv-6167",
            fault="Tube torn.",
            status="open",
            taken_on="2026-04-16",
            price=4500,
        ),
    ]


def test_take_in_repair_is_allowed(bench: Bench) -> None:
    bench.call("take_in_repair", device_id="dv-6167", fault="Will not pair.", price=0)


def test_take_in_repair_is_allowed_when_status_is_returned(bench: Bench) -> None:
    bench.arrange("trials", "tr-7100", status="returned")
    bench.call("take_in_repair", device_id="dv-6167", fault="Tube torn.", price=4500)


def test_take_in_repair_is_refused_because_argument_price_must_be_at_most_40000(bench: Bench) -> None:
    sentence = bench.refusal("take_in_repair", device_id="dv-6167", fault="Will not pair.", price=40001)
    assert sentence == "Argument 'price' must be at most 40000."


def test_take_in_repair_is_refused_because_the_device_is_not_with_a_customer(bench: Bench) -> None:
    sentence = bench.refusal("take_in_repair", device_id="dv-1053", fault="Weak on one side.", price=14000)
    assert sentence == "The device is not with a customer."


def test_take_in_repair_is_refused_because_the_device_is_under_warranty(bench: Bench) -> None:
    sentence = bench.refusal("take_in_repair", device_id="dv-1706", fault="Programme jumps.", price=9000)
    assert sentence == "The device is under warranty."


def test_lend_device_sets_loan_device_id_to_dv_6847_and_sets_status_to_lent(bench: Bench) -> None:
    bench.call("lend_device", repair_id="re-3696", device_id="dv-6847")
    assert bench.changes() == [
        updated("devices", "dv-6847", status="lent"),
        updated("repairs", "re-3696", loan_device_id="dv-6847"),
    ]


def test_lend_device_is_refused_because_the_repair_is_over(bench: Bench) -> None:
    assert bench.refusal("lend_device", repair_id="re-2625", device_id="dv-4270") == "The repair is over."


def test_lend_device_is_refused_because_a_device_is_lent_already(bench: Bench) -> None:
    assert bench.refusal("lend_device", repair_id="re-2623", device_id="dv-8427") == "A device is lent already."


def test_lend_device_is_refused_because_the_device_is_not_in_stock(bench: Bench) -> None:
    assert bench.refusal("lend_device", repair_id="re-3290", device_id="dv-6167") == "The device is not in stock."


def test_lend_device_is_refused_because_the_device_is_too_weak_for_the_owner(bench: Bench) -> None:
    sentence = bench.refusal("lend_device", repair_id="re-3290", device_id="dv-6929")
    assert sentence == "The device is too weak for the owner."


def test_finish_repair_sets_status_to_done_and_sets_status_to_sold(bench: Bench) -> None:
    bench.call("finish_repair", repair_id="re-4842")
    assert bench.changes() == [
        updated("devices", "dv-4500", status="sold"),
        updated("devices", "dv-6655", status="in_stock"),
        updated("repairs", "re-4842", status="done"),
    ]


def test_finish_repair_is_refused_because_the_repair_must_be_open(bench: Bench) -> None:
    assert bench.refusal("finish_repair", repair_id="re-2625") == "The repair must be open."


def test_finish_repair_is_refused_because_the_device_came_in_today(bench: Bench) -> None:
    assert bench.refusal("finish_repair", repair_id="re-3290") == "The device came in today."


def test_give_up_repair_sets_status_to_given_up_and_sets_status_to_sold(bench: Bench) -> None:
    bench.call("give_up_repair", repair_id="re-2622")
    assert bench.changes() == [
        updated("devices", "dv-1523", status="sold"),
        updated("repairs", "re-2622", status="given_up"),
    ]


def test_give_up_repair_is_refused_because_the_repair_must_be_open(bench: Bench) -> None:
    assert bench.refusal("give_up_repair", repair_id="re-2625") == "The repair must be open."


def test_give_up_repair_is_refused_because_the_repair_is_neither_dear_nor_long(bench: Bench) -> None:
    assert bench.refusal("give_up_repair", repair_id="re-3290") == "The repair is neither dear nor long."


def test_give_up_repair_is_refused_because_a_loan_device_is_still_out(bench: Bench) -> None:
    assert bench.refusal("give_up_repair", repair_id="re-4842") == "A loan device is still out."
