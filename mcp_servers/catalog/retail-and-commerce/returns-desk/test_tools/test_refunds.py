"""Tests of the tools for refunds of Wren & Willow returns desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_amount": 19917}, ["rf-1148", "rf-5895", "rf-6422", "rf-8839"]),
        ({"customer_id": "cu-6836"}, ["rf-6116"]),
        ({"status": "rejected"}, ["rf-5895", "rf-3087", "rf-6828", "rf-8230", "rf-2601"]),
        (
            {"method": "store_credit"},
            [
                "rf-7625",
                "rf-7178",
                "rf-6208",
                "rf-8253",
                "rf-9215",
                "rf-1915",
                "rf-5474",
                "rf-8720",
                "rf-1945",
                "rf-5140",
            ],
        ),
        ({"return_case_id": "re-8118"}, ["rf-9892"]),
    ],
)
def test_find_refunds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_refunds", **filters) == ids


def test_find_refunds_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_refunds", page=3)
    assert ids == [
        "rf-3100",
        "rf-9215",
        "rf-1915",
        "rf-8460",
        "rf-5474",
        "rf-3482",
        "rf-8720",
        "rf-1945",
        "rf-5140",
        "rf-1721",
    ]


def test_find_refunds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_refunds", return_case_id="re-1994") == []


def test_report_refunds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_refunds", status="proposed", method="store_credit", reason="wrong_item") == []


def test_report_refunds_adds_up(bench: Bench) -> None:
    result = bench.call("report_refunds", proposed_from="2026-01-09")
    assert result == {
        "items": [
            {"proposed_by_name": "Aisha Malik", "refunds": 2, "total": 16945, "highest": 10785},
            {"proposed_by_name": "George Coleman", "refunds": 6, "total": 33867, "highest": 10809},
            {"proposed_by_name": "Jana Ivanov", "refunds": 3, "total": 11553, "highest": 6294},
            {"proposed_by_name": "Leonor Domínguez", "refunds": 3, "total": 14350, "highest": 7599},
            {"proposed_by_name": "Magda Dvořák", "refunds": 2, "total": 4688, "highest": 3038},
            {"proposed_by_name": "Nadia Rao", "refunds": 7, "total": 62802, "highest": 13294},
        ],
        "total": 6,
    }


def test_report_refunds_adds_up_with_method(bench: Bench) -> None:
    result = bench.call("report_refunds", method="store_credit")
    assert result == {
        "items": [
            {"proposed_by_name": "Aisha Malik", "refunds": 4, "total": 36967, "highest": 12899},
            {"proposed_by_name": "George Coleman", "refunds": 5, "total": 30386, "highest": 10809},
            {"proposed_by_name": "Jana Ivanov", "refunds": 1, "total": 3145, "highest": 3145},
            {"proposed_by_name": "Leonor Domínguez", "refunds": 1, "total": 6815, "highest": 6815},
            {"proposed_by_name": "Magda Dvořák", "refunds": 4, "total": 18628, "highest": 6639},
            {"proposed_by_name": "Nadia Rao", "refunds": 4, "total": 13859, "highest": 5790},
        ],
        "total": 6,
    }


def test_report_refunds_adds_up_with_status_and_reason(bench: Bench) -> None:
    result = bench.call("report_refunds", status="approved", reason="faulty")
    assert result == {
        "items": [{"proposed_by_name": "Aisha Malik", "refunds": 1, "total": 6160, "highest": 6160}],
        "total": 1,
    }


def test_propose_refund_adds_a_refund(bench: Bench) -> None:
    bench.call("propose_refund", return_case_id="re-6676", method="card")
    assert bench.changes() == [
        inserted(
            "refunds",
            "rf-5346",
            return_case_id="re-6676",
            amount=7295,
            method="card",
            status="proposed",
            proposed_by_id="ag-7964",
            proposed_on="2026-01-12",
        ),
    ]


def test_propose_refund_adds_a_refund_when_condition_is_opened(bench: Bench) -> None:
    bench.arrange("return_cases", "re-6676", condition="opened")
    bench.call("propose_refund", return_case_id="re-6676", method="card")
    assert bench.changes() == [
        inserted(
            "refunds",
            "rf-5346",
            return_case_id="re-6676",
            amount=5836,
            method="card",
            status="proposed",
            proposed_by_id="ag-7964",
            proposed_on="2026-01-12",
        ),
    ]


def test_propose_refund_adds_a_refund_when_received_on_is_2025_12_29(bench: Bench) -> None:
    bench.arrange("return_cases", "re-1524", received_on="2025-12-29")
    bench.call("propose_refund", return_case_id="re-1524", method="card")
    assert bench.changes() == [
        inserted(
            "refunds",
            "rf-5346",
            return_case_id="re-1524",
            amount=26072,
            method="card",
            status="proposed",
            proposed_by_id="ag-7964",
            proposed_on="2026-01-12",
        ),
    ]


def test_propose_refund_adds_a_refund_2(bench: Bench) -> None:
    bench.arrange("return_cases", "re-1524", received_on="2025-12-28")
    bench.arrange("order_lines", "or-1277", shop_order_id="sh-1001")
    bench.arrange("shop_orders", "sh-1001", ordered_on="2025-07-16")
    bench.call("propose_refund", return_case_id="re-1524", method="card")
    assert bench.changes() == [
        inserted(
            "refunds",
            "rf-5346",
            return_case_id="re-1524",
            amount=26572,
            method="card",
            status="proposed",
            proposed_by_id="ag-7964",
            proposed_on="2026-01-12",
        ),
    ]


def test_propose_refund_is_refused_because_the_return_is_not_accepted_or_settled_already(bench: Bench) -> None:
    sentence = bench.refusal("propose_refund", return_case_id="re-5160", method="card")
    assert sentence == "The return is not accepted or settled already."


def test_propose_refund_is_refused_because_a_refund_of_this_return_is_under_way(bench: Bench) -> None:
    sentence = bench.refusal("propose_refund", return_case_id="re-4258", method="store_credit")
    assert sentence == "A refund of this return is under way."


def test_propose_refund_is_refused_because_the_customer_gets_an_exchange_for_this_return(bench: Bench) -> None:
    sentence = bench.refusal("propose_refund", return_case_id="re-2024", method="store_credit")
    assert sentence == "The customer gets an exchange for this return."


def test_propose_refund_is_refused_because_customers_on_watch_get_store_credit_only(bench: Bench) -> None:
    bench.arrange("order_lines", "or-1277", shop_order_id="sh-1460")
    sentence = bench.refusal("propose_refund", return_case_id="re-1524", method="card")
    assert sentence == "Customers on watch get store credit only."


def test_propose_refund_is_refused_because_the_payment_is_too_old_to_be_refunded_to_the(bench: Bench) -> None:
    bench.arrange("return_cases", "re-1524", order_line_id="or-1190")
    bench.arrange("exchanges", "ex-1895", return_case_id="re-1524")
    sentence = bench.refusal("propose_refund", return_case_id="re-1524", method="card")
    assert sentence == "The payment is too old to be refunded to the card."


def test_propose_refund_is_refused_because_the_payment_is_too_old_to_be_refunded_to_the_2(bench: Bench) -> None:
    bench.arrange("order_lines", "or-1277", shop_order_id="sh-1001")
    bench.arrange("shop_orders", "sh-1001", ordered_on="2025-07-15")
    sentence = bench.refusal("propose_refund", return_case_id="re-1524", method="card")
    assert sentence == "The payment is too old to be refunded to the card."


def test_approve_refund_changes_the_refund(bench: Bench) -> None:
    bench.call("approve_refund", refund_id="rf-1684")
    assert bench.changes() == [
        updated("refunds", "rf-1684", status="approved", decided_by_id="ag-7964", decided_on="2026-01-12"),
    ]


def test_approve_refund_is_allowed(bench: Bench) -> None:
    bench.arrange("refunds", "rf-1684", amount=14000)
    bench.call("approve_refund", refund_id="rf-1684")


def test_approve_refund_is_refused_because_the_refund_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("approve_refund", refund_id="rf-4440") == "The refund must be proposed."


def test_approve_refund_is_refused_because_you_proposed_this_refund_yourself(bench: Bench) -> None:
    assert bench.refusal("approve_refund", refund_id="rf-1721") == "You proposed this refund yourself."


def test_approve_refund_is_refused_because_the_refund_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("refunds", "rf-1684", amount=14001)
    assert bench.refusal("approve_refund", refund_id="rf-1684") == "The refund is above your limit."


def test_reject_refund_changes_the_refund(bench: Bench) -> None:
    bench.call("reject_refund", refund_id="rf-1684")
    assert bench.changes() == [
        updated("refunds", "rf-1684", status="rejected", decided_by_id="ag-7964", decided_on="2026-01-12"),
    ]


def test_reject_refund_is_allowed(bench: Bench) -> None:
    bench.arrange("refunds", "rf-1965", proposed_on="2026-01-05")
    bench.call("reject_refund", refund_id="rf-1965")


def test_reject_refund_is_refused_because_the_refund_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("reject_refund", refund_id="rf-4440") == "The refund must be proposed."


def test_reject_refund_is_refused_because_you_proposed_this_refund_yourself(bench: Bench) -> None:
    assert bench.refusal("reject_refund", refund_id="rf-1721") == "You proposed this refund yourself."


def test_reject_refund_is_refused_because_the_proposal_is_more_than_a_week_old(bench: Bench) -> None:
    bench.arrange("refunds", "rf-1965", proposed_on="2026-01-04")
    assert bench.refusal("reject_refund", refund_id="rf-1965") == "The proposal is more than a week old."


def test_pay_refund_sets_status_to_paid_and_sets_status_to_settled(bench: Bench) -> None:
    bench.call("pay_refund", refund_id="rf-1270")
    assert bench.changes() == [
        updated("refunds", "rf-1270", status="paid"),
        updated("return_cases", "re-5759", status="settled"),
    ]


def test_pay_refund_is_refused_because_the_refund_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("pay_refund", refund_id="rf-1721") == "The refund must be approved."


def test_pay_refund_is_refused_because_refunds_are_paid_out_from_the_day_after_approval(bench: Bench) -> None:
    assert bench.refusal("pay_refund", refund_id="rf-4440") == "Refunds are paid out from the day after approval."
