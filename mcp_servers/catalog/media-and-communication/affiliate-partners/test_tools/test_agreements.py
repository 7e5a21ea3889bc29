"""Tests of the tools for agreements of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_commission": 10}, ["ag-6125", "ag-8873", "ag-6306", "ag-3135", "ag-6862", "ag-5820", "ag-6064"]),
        ({"shop_id": "sh-1459"}, ["ag-5281", "ag-9190"]),
        ({"partner_id": "pa-6238"}, ["ag-8158", "ag-7656", "ag-7239"]),
        (
            {"status": "ended"},
            [
                "ag-9742",
                "ag-4788",
                "ag-4693",
                "ag-9215",
                "ag-4083",
                "ag-2217",
                "ag-1042",
                "ag-1810",
                "ag-4731",
                "ag-3276",
            ],
        ),
        ({"number": "AF-3614"}, ["ag-2727"]),
    ],
)
def test_find_agreements_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_agreements", **filters) == ids


def test_find_agreements_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_agreements", page=5)
    assert ids == [
        "ag-6862",
        "ag-6911",
        "ag-1108",
        "ag-1042",
        "ag-7239",
        "ag-3211",
        "ag-3270",
        "ag-1810",
        "ag-5820",
        "ag-4865",
    ]


def test_find_agreements_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_agreements", number="Unheard of") == []


def test_propose_agreement_adds_a_agreement(bench: Bench) -> None:
    bench.call(
        "propose_agreement",
        number="New AF-4937",
        shop_id="sh-8987",
        partner_id="pa-5038",
        commission=3,
        cookie_days=30,
    )
    assert bench.changes() == [
        inserted(
            "agreements",
            "ag-5939",
            number="New AF-4937",
            shop_id="sh-8987",
            partner_id="pa-5038",
            commission=3,
            cookie_days=30,
            status="proposed",
        ),
    ]


def test_propose_agreement_is_allowed(bench: Bench) -> None:
    bench.call(
        "propose_agreement",
        number="New AF-9775",
        shop_id="sh-4874",
        partner_id="pa-9382",
        commission=10,
        cookie_days=7,
    )


def test_propose_agreement_is_allowed_when_budget_is_10000(bench: Bench) -> None:
    bench.arrange("shops", "sh-8987", budget=10000)
    bench.call(
        "propose_agreement",
        number="New AF-4937",
        shop_id="sh-8987",
        partner_id="pa-9382",
        commission=3,
        cookie_days=30,
    )


def test_propose_agreement_is_refused_because_the_partner_is_not_active(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="New AF-5728",
        shop_id="sh-7132",
        partner_id="pa-9555",
        commission=5,
        cookie_days=14,
    )
    assert sentence == "The partner is not active."


def test_propose_agreement_is_refused_because_a_suspicion_is_open(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="AF-5745",
        shop_id="sh-4874",
        partner_id="pa-6238",
        commission=10,
        cookie_days=7,
    )
    assert sentence == "A suspicion is open."


def test_propose_agreement_is_refused_because_they_have_an_agreement(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="AF-5728",
        shop_id="sh-2441",
        partner_id="pa-1395",
        commission=10,
        cookie_days=30,
    )
    assert sentence == "They have an agreement."


def test_propose_agreement_is_refused_because_a_cashback_partner_gets_10_per_cent_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="New AF-4937",
        shop_id="sh-8987",
        partner_id="pa-9382",
        commission=11,
        cookie_days=30,
    )
    assert sentence == "A cashback partner gets 10 per cent at most."


def test_propose_agreement_is_refused_because_the_shop_wants_no_voucher_partners(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="New AF-5745",
        shop_id="sh-6623",
        partner_id="pa-7062",
        commission=6,
        cookie_days=30,
    )
    assert sentence == "The shop wants no voucher partners."


def test_propose_agreement_is_refused_because_the_shop_has_too_little_budget_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="AF-5745",
        shop_id="sh-6623",
        partner_id="pa-9842",
        commission=10,
        cookie_days=7,
    )
    assert sentence == "The shop has too little budget left."


def test_propose_agreement_is_refused_because_another_agreement_already_has_this_agreement(bench: Bench) -> None:
    sentence = bench.refusal(
        "propose_agreement",
        number="AF-4937",
        shop_id="sh-4230",
        partner_id="pa-6285",
        commission=8,
        cookie_days=7,
    )
    assert sentence == "Another agreement already has this agreement number."


def test_start_agreement_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_agreement", agreement_id="ag-1497")
    assert bench.changes() == [updated("agreements", "ag-1497", status="running")]


def test_start_agreement_is_allowed(bench: Bench) -> None:
    bench.arrange("shops", "sh-8987", budget=10000)
    bench.call("start_agreement", agreement_id="ag-8479")


def test_start_agreement_is_refused_because_the_agreement_must_be_proposed(bench: Bench) -> None:
    assert bench.refusal("start_agreement", agreement_id="ag-3211") == "The agreement must be proposed."


def test_start_agreement_is_refused_because_the_partner_is_not_active(bench: Bench) -> None:
    assert bench.refusal("start_agreement", agreement_id="ag-3584") == "The partner is not active."


def test_start_agreement_is_refused_because_a_suspicion_is_open(bench: Bench) -> None:
    assert bench.refusal("start_agreement", agreement_id="ag-1108") == "A suspicion is open."


def test_start_agreement_is_refused_because_the_shop_has_too_little_budget_left(bench: Bench) -> None:
    assert bench.refusal("start_agreement", agreement_id="ag-4099") == "The shop has too little budget left."


def test_end_agreement_sets_status_to_ended_and_sets_status_to_blocked(bench: Bench) -> None:
    bench.call("end_agreement", agreement_id="ag-7239")
    assert bench.changes() == [
        updated("agreements", "ag-7239", status="ended"),
        updated("voucher_codes", "vo-4178", status="blocked"),
    ]


def test_end_agreement_is_allowed(bench: Bench) -> None:
    bench.arrange("sales", "sa-7998", sold_on="2026-08-26")
    bench.call("end_agreement", agreement_id="ag-1798")


def test_end_agreement_is_allowed_when_sold_on_is_2028_11_10(bench: Bench) -> None:
    bench.arrange("sales", "sa-2422", sold_on="2028-11-10")
    bench.call("end_agreement", agreement_id="ag-1075")


def test_end_agreement_is_refused_because_the_agreement_must_be_running(bench: Bench) -> None:
    assert bench.refusal("end_agreement", agreement_id="ag-1108") == "The agreement must be running."


def test_end_agreement_is_refused_because_it_had_sales_in_the_last_seven_days(bench: Bench) -> None:
    assert bench.refusal("end_agreement", agreement_id="ag-3270") == "It had sales in the last seven days."
