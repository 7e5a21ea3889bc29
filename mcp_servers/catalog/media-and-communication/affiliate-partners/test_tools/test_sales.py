"""Tests of the tools for sales of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"agreement_id": "ag-4083"}, ["sa-4002", "sa-7915", "sa-8276"]),
        (
            {"sold_from": "2026-07-22"},
            [
                "sa-1149",
                "sa-1759",
                "sa-2400",
                "sa-4812",
                "sa-7606",
                "sa-7915",
                "sa-8064",
                "sa-3514",
                "sa-2804",
                "sa-4889",
            ],
        ),
        ({"partner_id": "pa-9842"}, ["sa-9713"]),
        ({"shop_id": "sh-4874"}, ["sa-5479", "sa-1406", "sa-4743", "sa-1404", "sa-1155", "sa-1152"]),
        (
            {"status": "held"},
            [
                "sa-7653",
                "sa-1138",
                "sa-2232",
                "sa-2705",
                "sa-5720",
                "sa-7914",
                "sa-4144",
                "sa-7823",
                "sa-3045",
                "sa-7863",
            ],
        ),
        ({"number": "OR-181072"}, ["sa-2705"]),
        (
            {"sold_until": "2026-09-02"},
            [
                "sa-7653",
                "sa-1138",
                "sa-2232",
                "sa-1754",
                "sa-9748",
                "sa-2705",
                "sa-4596",
                "sa-7969",
                "sa-5720",
                "sa-7914",
            ],
        ),
    ],
)
def test_find_sales_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sales", **filters) == ids


def test_find_sales_counts(bench: Bench) -> None:
    assert bench.call("find_sales", sold_until="2026-07-02")["total"] == 15


def test_find_sales_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sales", page=2)
    assert ids == [
        "sa-9821",
        "sa-4144",
        "sa-7025",
        "sa-7823",
        "sa-9641",
        "sa-1081",
        "sa-3045",
        "sa-4002",
        "sa-5607",
        "sa-7863",
    ]


def test_find_sales_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sales", number="Unheard of") == []


def test_report_sales_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_sales", shop_id="sh-6024", sold_from="2026-08-23") == []


def test_report_sales_adds_up(bench: Bench) -> None:
    result = bench.call("report_sales", page=2)
    assert result == {
        "items": [
            {"agreement_partner_name": "Running Codes", "sales": 9, "amount": 174750, "commission": 8012},
            {"agreement_partner_name": "Student Forum", "sales": 3, "amount": 66100, "commission": 3304},
            {"agreement_partner_name": "Thrifty Vouchers", "sales": 11, "amount": 212300, "commission": 10613},
            {"agreement_partner_name": "Vegan Letter", "sales": 2, "amount": 31700, "commission": 2860},
            {"agreement_partner_name": "Vintage Bonus", "sales": 11, "amount": 188950, "commission": 12193},
            {"agreement_partner_name": "Vintage Codes", "sales": 4, "amount": 80800, "commission": 4848},
            {"agreement_partner_name": "Vintage Vouchers", "sales": 17, "amount": 351400, "commission": 20791},
        ],
        "total": 17,
    }


def test_report_sales_adds_up_with_sold_from(bench: Bench) -> None:
    result = bench.call("report_sales", sold_from="2026-07-27")
    assert result == {
        "items": [
            {"agreement_partner_name": "Beekeeping Bonus", "sales": 7, "amount": 77550, "commission": 2325},
            {"agreement_partner_name": "Budget Letter", "sales": 7, "amount": 147450, "commission": 7371},
            {"agreement_partner_name": "Budget Vouchers", "sales": 3, "amount": 44700, "commission": 2841},
            {"agreement_partner_name": "Chess Blog", "sales": 1, "amount": 1450, "commission": 116},
            {"agreement_partner_name": "Cooking Cashback", "sales": 3, "amount": 44250, "commission": 2655},
            {"agreement_partner_name": "DIY Blog", "sales": 12, "amount": 184000, "commission": 12474},
            {"agreement_partner_name": "Garden Blog", "sales": 7, "amount": 169100, "commission": 8708},
            {"agreement_partner_name": "Garden Cashback", "sales": 5, "amount": 60250, "commission": 3865},
            {"agreement_partner_name": "Knitting Letter", "sales": 1, "amount": 12050, "commission": 723},
            {"agreement_partner_name": "Running Codes", "sales": 9, "amount": 174750, "commission": 8012},
        ],
        "total": 16,
        "next_page": 2,
    }


def test_report_sales_adds_up_with_status_and_shop_id(bench: Bench) -> None:
    result = bench.call("report_sales", status="approved", shop_id="sh-9774")
    assert result == {
        "items": [{"agreement_partner_name": "DIY Blog", "sales": 1, "amount": 10100, "commission": 808}],
        "total": 1,
    }


def test_record_sale_adds_a_sale_and_sets_budget_to_0(bench: Bench) -> None:
    bench.call(
        "record_sale",
        number="New OR-347643",
        agreement_id="ag-4865",
        amount=62512,
        sold_on="2026-08-26",
        clicked_on="2026-08-01",
    )
    assert bench.changes() == [
        inserted(
            "sales",
            "sa-7751",
            number="New OR-347643",
            agreement_id="ag-4865",
            amount=62512,
            sold_on="2026-08-26",
            clicked_on="2026-08-01",
            commission=5000,
            status="held",
        ),
        updated("shops", "sh-5664", budget=0),
    ]


def test_record_sale_is_allowed(bench: Bench) -> None:
    bench.call(
        "record_sale",
        number="New OR-347643",
        agreement_id="ag-4865",
        amount=62512,
        sold_on="2026-08-31",
        clicked_on="2026-08-01",
    )


def test_record_sale_is_refused_because_argument_amount_must_be_at_most_90000(bench: Bench) -> None:
    sentence = bench.refusal("record_sale", number="New OR-347643", agreement_id="ag-4865", amount=90001)
    assert sentence == "Argument 'amount' must be at most 90000."


def test_record_sale_is_refused_because_the_agreement_is_not_running(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="New OR-525652",
        agreement_id="ag-6306",
        amount=22200,
        sold_on="2026-07-23",
        clicked_on="2026-07-15",
    )
    assert sentence == "The agreement is not running."


def test_record_sale_is_refused_because_the_day_is_still_to_come(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="New OR-347643",
        agreement_id="ag-4865",
        amount=62512,
        sold_on="2026-09-03",
        clicked_on="2026-08-01",
    )
    assert sentence == "The day is still to come."


def test_record_sale_is_refused_because_it_was_more_than_seven_days_ago(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="New OR-347643",
        agreement_id="ag-4865",
        amount=62512,
        sold_on="2026-08-25",
        clicked_on="2026-08-01",
    )
    assert sentence == "It was more than seven days ago."


def test_record_sale_is_refused_because_the_click_comes_before_the_sale(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="OR-347643",
        agreement_id="ag-1969",
        amount=33450,
        sold_on="2026-08-26",
        clicked_on="2026-08-29",
    )
    assert sentence == "The click comes before the sale."


def test_record_sale_is_refused_because_the_click_was_too_long_before_the_sale(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="New OR-525652",
        agreement_id="ag-3270",
        amount=30050,
        sold_on="2026-09-02",
        clicked_on="2026-07-16",
    )
    assert sentence == "The click was too long before the sale."


def test_record_sale_is_refused_because_the_shop_has_too_little_budget_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="New OR-347643",
        agreement_id="ag-4865",
        amount=62513,
        sold_on="2026-08-29",
        clicked_on="2026-08-01",
    )
    assert sentence == "The shop has too little budget left."


def test_record_sale_is_refused_because_another_sale_already_has_this_order_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_sale",
        number="OR-347643",
        agreement_id="ag-1969",
        amount=33450,
        sold_on="2026-08-29",
        clicked_on="2026-08-29",
    )
    assert sentence == "Another sale already has this order number."


def test_approve_sale_sets_status_to_approved_and_sets_balance_to_340(bench: Bench) -> None:
    bench.call("approve_sale", sale_id="sa-1467")
    assert bench.changes() == [
        updated("partners", "pa-8937", balance=340),
        updated("sales", "sa-1467", status="approved"),
    ]


def test_approve_sale_is_refused_because_the_sale_must_be_held(bench: Bench) -> None:
    assert bench.refusal("approve_sale", sale_id="sa-1081") == "The sale must be held."


def test_approve_sale_is_refused_because_it_is_held_for_30_days(bench: Bench) -> None:
    assert bench.refusal("approve_sale", sale_id="sa-9713") == "It is held for 30 days."


def test_approve_sale_is_refused_because_the_partner_is_not_active(bench: Bench) -> None:
    assert bench.refusal("approve_sale", sale_id="sa-2816") == "The partner is not active."


def test_approve_sale_is_refused_because_a_suspicion_is_open(bench: Bench) -> None:
    assert bench.refusal("approve_sale", sale_id="sa-5592") == "A suspicion is open."


def test_cancel_sale_sets_status_to_cancelled_and_sets_budget_to_6723(bench: Bench) -> None:
    bench.call("cancel_sale", sale_id="sa-1069")
    assert bench.changes() == [
        updated("sales", "sa-1069", status="cancelled"),
        updated("shops", "sh-5276", budget=6723),
    ]


def test_cancel_sale_is_allowed(bench: Bench) -> None:
    bench.arrange("sales", "sa-3045", sold_on="2026-07-04")
    bench.call("cancel_sale", sale_id="sa-3045")


def test_cancel_sale_is_refused_because_the_sale_must_be_held_or_approved(bench: Bench) -> None:
    assert bench.refusal("cancel_sale", sale_id="sa-2422") == "The sale must be held or approved."


def test_cancel_sale_is_refused_because_its_commission_was_approved_already(bench: Bench) -> None:
    assert bench.refusal("cancel_sale", sale_id="sa-1081") == "Its commission was approved already."


def test_cancel_sale_is_refused_because_it_was_more_than_60_days_ago(bench: Bench) -> None:
    bench.arrange("sales", "sa-3045", sold_on="2026-07-03")
    assert bench.refusal("cancel_sale", sale_id="sa-3045") == "It was more than 60 days ago."
