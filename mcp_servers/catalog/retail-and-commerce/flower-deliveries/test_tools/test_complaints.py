"""Tests of the tools for complaints of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer_id": "cu-4545", "status": "open"}, ["co-5708"]),
        (
            {"filed_from": "2026-05-06"},
            [
                "co-2078",
                "co-2156",
                "co-5708",
                "co-6350",
                "co-6567",
                "co-6891",
                "co-9638",
                "co-2944",
                "co-4860",
                "co-7033",
            ],
        ),
        ({"kind": "damaged"}, ["co-2506", "co-6567", "co-9638", "co-2944"]),
        ({"flower_order_id": "fw-5852"}, ["co-2767"]),
    ],
)
def test_find_complaints_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_complaints", **filters) == ids


def test_find_complaints_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_complaints", page=2) == ["co-2944", "co-4860", "co-7033", "co-1773", "co-5302"]


def test_find_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_complaints", flower_order_id="fw-2020") == []


def test_report_complaints_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_complaints", area="coast") == []


def test_report_complaints_adds_up(bench: Bench) -> None:
    result = bench.call("report_complaints", area="south")
    assert result == {
        "items": [
            {"kind": "damaged", "complaints": 2, "refunded": 0},
            {"kind": "wilted", "complaints": 4, "refunded": 7200},
            {"kind": "wrong_flowers", "complaints": 1, "refunded": 0},
        ],
        "total": 3,
    }


def test_report_complaints_adds_up_with_status_and_filed_from(bench: Bench) -> None:
    result = bench.call("report_complaints", status="refunded", filed_from="2026-05-08")
    assert result == {"items": [{"kind": "wrong_flowers", "complaints": 1, "refunded": 5200}], "total": 1}


def test_file_complaint_adds_a_complaint(bench: Bench) -> None:
    bench.call("file_complaint", flower_order_id="fw-2020", kind="wilted")
    assert bench.changes() == [
        inserted(
            "complaints",
            "co-7616",
            flower_order_id="fw-2020",
            kind="wilted",
            status="open",
            amount=0,
            filed_on="2026-05-08",
        ),
    ]


def test_file_complaint_is_refused_because_the_order_has_not_been_delivered(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-5996", status="placed")
    sentence = bench.refusal("file_complaint", flower_order_id="fw-5996", kind="late")
    assert sentence == "The order has not been delivered."


def test_file_complaint_is_refused_because_the_time_for_complaints_is_over(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-5996", delivered_at="2026-05-04T23:59")
    assert bench.refusal("file_complaint", flower_order_id="fw-5996", kind="late") == "The time for complaints is over."


def test_file_complaint_is_refused_because_there_is_a_complaint_about_this_order_already(bench: Bench) -> None:
    sentence = bench.refusal("file_complaint", flower_order_id="fw-2089", kind="wrong_flowers")
    assert sentence == "There is a complaint about this order already."


def test_file_complaint_is_refused_because_the_order_was_not_late(bench: Bench) -> None:
    assert bench.refusal("file_complaint", flower_order_id="fw-5776", kind="late") == "The order was not late."


def test_file_complaint_is_refused_because_the_order_was_not_late_2(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-5996", needed_by="2026-05-05T15:15")
    assert bench.refusal("file_complaint", flower_order_id="fw-5996", kind="late") == "The order was not late."


def test_refund_complaint_changes_the_complaint(bench: Bench) -> None:
    bench.call("refund_complaint", complaint_id="co-9638")
    assert bench.changes() == [
        updated("complaints", "co-9638", status="refunded", amount=9200, settled_by_id="fl-6488"),
    ]


def test_refund_complaint_changes_the_complaint_when_kind_is_late(bench: Bench) -> None:
    bench.arrange("complaints", "co-2767", kind="late")
    bench.call("refund_complaint", complaint_id="co-2767")
    assert bench.changes() == [
        updated("complaints", "co-2767", status="refunded", amount=2720, settled_by_id="fl-6488"),
    ]


def test_refund_complaint_is_allowed(bench: Bench) -> None:
    bench.arrange("complaints", "co-2767", filed_on="2026-04-24")
    bench.call("refund_complaint", complaint_id="co-2767")


def test_refund_complaint_is_allowed_2(bench: Bench) -> None:
    bench.arrange("florists", "fl-6488", settling_limit=4100)
    bench.arrange("complaints", "co-2078", flower_order_id="fw-1265")
    bench.call("refund_complaint", complaint_id="co-2078")


def test_refund_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    assert bench.refusal("refund_complaint", complaint_id="co-6891") == "The complaint must be open."


def test_refund_complaint_is_refused_because_the_order_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("florists", "fl-6488", settling_limit=4000)
    assert bench.refusal("refund_complaint", complaint_id="co-2767") == "The order is above your limit."


def test_refund_complaint_is_refused_because_the_complaint_is_too_old_to_be_refunded(bench: Bench) -> None:
    bench.arrange("complaints", "co-2767", filed_on="2026-04-23")
    assert bench.refusal("refund_complaint", complaint_id="co-2767") == "The complaint is too old to be refunded."


def test_remake_complaint_changes_the_complaint_and_adds_a_order(bench: Bench) -> None:
    bench.call("remake_complaint", complaint_id="co-2506", number="New FD-8656", delivery_round_id="de-5367")
    assert bench.changes() == [
        updated("complaints", "co-2506", status="remade", settled_by_id="fl-6488"),
        inserted(
            "flower_orders",
            "fw-5687",
            number="New FD-8656",
            customer_id="cu-8498",
            arrangement_id="ar-8726",
            delivery_round_id="de-5367",
            recipient="Camille Vasseur",
            card="You made our day.",
            pets=0,
            price=0,
            status="placed",
            tries=0,
            placed_at="2026-05-08T09:15",
        ),
    ]


def test_remake_complaint_is_refused_because_the_complaint_must_be_open(bench: Bench) -> None:
    sentence = bench.refusal("remake_complaint", complaint_id="co-6891", number="FD-7308", delivery_round_id="de-7656")
    assert sentence == "The complaint must be open."


def test_remake_complaint_is_refused_because_late_flowers_are_not_made_again(bench: Bench) -> None:
    bench.arrange("complaints", "co-2767", kind="late")
    sentence = bench.refusal(
        "remake_complaint",
        complaint_id="co-2767",
        number="New FD-0797",
        delivery_round_id="de-4477",
    )
    assert sentence == "Late flowers are not made again."


def test_remake_complaint_is_refused_because_the_order_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("florists", "fl-6488", settling_limit=5599)
    sentence = bench.refusal("remake_complaint", complaint_id="co-9638", number="FD-9130", delivery_round_id="de-9652")
    assert sentence == "The order is above your limit."


def test_remake_complaint_is_refused_because_the_arrangement_is_no_longer_offered(bench: Bench) -> None:
    sentence = bench.refusal(
        "remake_complaint",
        complaint_id="co-6350",
        number="New FD-0547",
        delivery_round_id="de-1835",
    )
    assert sentence == "The arrangement is no longer offered."


def test_remake_complaint_is_refused_because_the_round_goes_to_another_area(bench: Bench) -> None:
    sentence = bench.refusal("remake_complaint", complaint_id="co-9638", number="FD-9130", delivery_round_id="de-9652")
    assert sentence == "The round goes to another area."


def test_remake_complaint_is_refused_because_the_round_has_left_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("remake_complaint", complaint_id="co-5302", number="FD-8656", delivery_round_id="de-8233")
    assert sentence == "The round has left or was cancelled."


def test_remake_complaint_is_refused_because_orders_for_this_round_are_closed(bench: Bench) -> None:
    bench.arrange("complaints", "co-9638", flower_order_id="fw-3026")
    bench.arrange("delivery_rounds", "de-9652", leaves_at="2026-05-08T10:44")
    bench.arrange("florists", "fl-6488", settling_limit=5600)
    sentence = bench.refusal("remake_complaint", complaint_id="co-9638", number="FD-9130", delivery_round_id="de-9652")
    assert sentence == "Orders for this round are closed."


def test_remake_complaint_is_refused_because_the_round_has_no_stop_left(bench: Bench) -> None:
    sentence = bench.refusal("remake_complaint", complaint_id="co-6567", number="FD-9130", delivery_round_id="de-2145")
    assert sentence == "The round has no stop left."


def test_remake_complaint_is_refused_because_another_order_already_has_this_order_number(bench: Bench) -> None:
    bench.arrange("complaints", "co-9638", flower_order_id="fw-3026")
    bench.arrange("delivery_rounds", "de-9652", leaves_at="2026-05-08T10:45")
    sentence = bench.refusal("remake_complaint", complaint_id="co-9638", number="FD-9130", delivery_round_id="de-9652")
    assert sentence == "Another order already has this order number."
