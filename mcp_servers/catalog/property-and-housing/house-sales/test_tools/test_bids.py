"""Tests of the tools for bids of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_amount": 726000}, ["bi-2796", "bi-3725", "bi-2592", "bi-6849", "bi-5290"]),
        (
            {"placed_from": "2026-03-12T04:45"},
            ["bi-2607", "bi-2417", "bi-3352", "bi-3264", "bi-3982", "bi-2796", "bi-7720"],
        ),
        ({"house_id": "ho-3548"}, ["bi-4504"]),
        ({"buyer_id": "bu-3302"}, ["bi-7720", "bi-3612", "bi-8431", "bi-5724"]),
        (
            {"status": "rejected"},
            ["bi-2417", "bi-2457", "bi-8418", "bi-6615", "bi-2592", "bi-2698", "bi-1411", "bi-2192", "bi-9492"],
        ),
        ({"number": "BD-44114"}, ["bi-9374"]),
    ],
)
def test_find_bids_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bids", **filters) == ids


def test_find_bids_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_bids", page=8) == ["bi-9694", "bi-3925", "bi-2192", "bi-9492"]


def test_find_bids_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bids", number="Unheard of") == []


def test_report_bids_adds_up(bench: Bench) -> None:
    result = bench.call("report_bids", status="beaten")
    assert result == {
        "items": [
            {"house_reference": "PR-0205", "bids": 1, "highest_bid": 341000, "latest": "2026-03-03T09:45"},
            {"house_reference": "PR-0273", "bids": 4, "highest_bid": 250000, "latest": "2026-03-12T07:45"},
            {"house_reference": "PR-1707", "bids": 2, "highest_bid": 378000, "latest": "2026-03-10T09:45"},
            {"house_reference": "PR-1958", "bids": 1, "highest_bid": 204000, "latest": "2026-03-02T07:45"},
            {"house_reference": "PR-2931", "bids": 1, "highest_bid": 237000, "latest": "2026-03-11T03:45"},
            {"house_reference": "PR-3155", "bids": 1, "highest_bid": 288000, "latest": "2026-03-11T12:45"},
            {"house_reference": "PR-4227", "bids": 1, "highest_bid": 361000, "latest": "2026-03-09T23:45"},
            {"house_reference": "PR-5397", "bids": 1, "highest_bid": 697000, "latest": "2026-03-05T00:45"},
            {"house_reference": "PR-5518", "bids": 1, "highest_bid": 357000, "latest": "2026-03-02T15:45"},
            {"house_reference": "PR-6678", "bids": 1, "highest_bid": 468000, "latest": "2026-03-11T03:45"},
        ],
        "total": 18,
        "next_page": 2,
    }


def test_report_bids_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_bids", page=6)
    assert result == {
        "items": [
            {"house_reference": "PR-8963", "bids": 1, "highest_bid": 191000, "latest": "2026-03-11T00:45"},
            {"house_reference": "PR-9330", "bids": 1, "highest_bid": 340000, "latest": "2026-03-10T11:45"},
            {"house_reference": "PR-9493", "bids": 1, "highest_bid": 232000, "latest": "2026-03-12T05:45"},
            {"house_reference": "PR-9597", "bids": 1, "highest_bid": 352000, "latest": "2026-03-02T13:45"},
            {"house_reference": "PR-9609", "bids": 1, "highest_bid": 505000, "latest": "2026-03-11T21:45"},
            {"house_reference": "PR-9862", "bids": 2, "highest_bid": 384000, "latest": "2026-03-12T02:45"},
            {"house_reference": "PR-9926", "bids": 1, "highest_bid": 441000, "latest": "2026-03-10T12:45"},
        ],
        "total": 57,
    }


def test_report_bids_adds_up_with_buyer_id(bench: Bench) -> None:
    result = bench.call("report_bids", buyer_id="bu-8270")
    assert result == {
        "items": [{"house_reference": "PR-8613", "bids": 1, "highest_bid": 256000, "latest": "2026-03-02T06:45"}],
        "total": 1,
    }


def test_report_bids_adds_up_with_placed_from(bench: Bench) -> None:
    result = bench.call("report_bids", placed_from="2026-02-24T16:45")
    assert result == {
        "items": [
            {"house_reference": "PR-0134", "bids": 1, "highest_bid": 726000, "latest": "2026-03-11T16:45"},
            {"house_reference": "PR-0205", "bids": 1, "highest_bid": 341000, "latest": "2026-03-03T09:45"},
            {"house_reference": "PR-0259", "bids": 1, "highest_bid": 694000, "latest": "2026-03-05T15:45"},
            {"house_reference": "PR-0273", "bids": 4, "highest_bid": 250000, "latest": "2026-03-12T07:45"},
            {"house_reference": "PR-0430", "bids": 1, "highest_bid": 611000, "latest": "2026-02-24T16:45"},
            {"house_reference": "PR-1707", "bids": 3, "highest_bid": 378000, "latest": "2026-03-10T16:45"},
            {"house_reference": "PR-1890", "bids": 1, "highest_bid": 672000, "latest": "2026-03-09T01:45"},
            {"house_reference": "PR-1958", "bids": 2, "highest_bid": 240000, "latest": "2026-03-02T15:45"},
            {"house_reference": "PR-2226", "bids": 1, "highest_bid": 530000, "latest": "2026-03-11T07:45"},
            {"house_reference": "PR-2354", "bids": 1, "highest_bid": 314000, "latest": "2026-03-12T07:45"},
        ],
        "total": 56,
        "next_page": 2,
    }


def test_place_bid_adds_a_bid_and_sets_status_to_beaten(bench: Bench) -> None:
    bench.call("place_bid", number="New BD-42606", house_id="ho-9020", buyer_id="bu-5240", amount=505000)
    assert bench.changes() == [
        inserted(
            "bids",
            "bi-3589",
            number="New BD-42606",
            status="open",
            house_id="ho-9020",
            buyer_id="bu-5240",
            amount=505000,
            placed_at="2026-03-12T11:45",
        ),
        updated("bids", "bi-9913", status="beaten"),
    ]


def test_place_bid_is_allowed(bench: Bench) -> None:
    bench.arrange("bids", "bi-1075", house_id="ho-5057")
    bench.call("place_bid", number="New BD-42606", house_id="ho-5057", buyer_id="bu-4044", amount=204000)


def test_place_bid_is_refused_because_the_house_is_not_for_sale(bench: Bench) -> None:
    sentence = bench.refusal("place_bid", number="BD-88574", house_id="ho-6554", buyer_id="bu-1248", amount=352000)
    assert sentence == "The house is not for sale."


def test_place_bid_is_refused_because_the_buyers_proof_of_funds_is_missing_or_too_old(bench: Bench) -> None:
    bench.arrange("buyers", "bu-1158", funds_shown_on="2025-12-11")
    sentence = bench.refusal("place_bid", number="BD-01643", house_id="ho-4242", buyer_id="bu-1158", amount=339999)
    assert sentence == "The buyer's proof of funds is missing or too old."


def test_place_bid_is_refused_because_the_bid_is_above_the_buyers_budget(bench: Bench) -> None:
    sentence = bench.refusal("place_bid", number="BD-01643", house_id="ho-6719", buyer_id="bu-2675", amount=314000)
    assert sentence == "The bid is above the buyer's budget."


def test_place_bid_is_refused_because_the_bid_is_far_below_the_asking_price(bench: Bench) -> None:
    bench.arrange("buyers", "bu-1158", funds_shown_on="2025-12-12")
    sentence = bench.refusal("place_bid", number="BD-01643", house_id="ho-4242", buyer_id="bu-1158", amount=339999)
    assert sentence == "The bid is far below the asking price."


def test_place_bid_is_refused_because_a_bid_must_beat_the_best_one_by_1000_euros(bench: Bench) -> None:
    sentence = bench.refusal("place_bid", number="BD-01643", house_id="ho-4242", buyer_id="bu-1158", amount=340000)
    assert sentence == "A bid must beat the best one by 1000 euros."


def test_place_bid_is_refused_because_nobody_buys_the_house_that_they_sell(bench: Bench) -> None:
    bench.arrange("buyers", "bu-9604", must_sell_id="ho-9876")
    sentence = bench.refusal("place_bid", number="New BD-73741", house_id="ho-9876", buyer_id="bu-9604", amount=462000)
    assert sentence == "Nobody buys the house that they sell."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "BD-01643", "house_id": "ho-4242", "buyer_id": "bu-1158", "amount": 443000},
        {"number": "BD-01643", "house_id": "ho-4242", "buyer_id": "bu-1158", "amount": 750000},
    ],
)
def test_place_bid_is_refused_because_this_bid_number_is_taken(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("place_bid", **arguments) == "This bid number is taken."


def test_withdraw_bid_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("withdraw_bid", bid_id="bi-2667")
    assert bench.changes() == [updated("bids", "bi-2667", status="withdrawn")]


def test_withdraw_bid_is_allowed(bench: Bench) -> None:
    bench.arrange("bids", "bi-1374", placed_at="2026-03-11T11:45")
    bench.call("withdraw_bid", bid_id="bi-1374")


def test_withdraw_bid_is_refused_because_the_bid_must_be_open(bench: Bench) -> None:
    assert bench.refusal("withdraw_bid", bid_id="bi-2417") == "The bid must be open."


def test_withdraw_bid_is_refused_because_a_bid_stands_for_a_day(bench: Bench) -> None:
    assert bench.refusal("withdraw_bid", bid_id="bi-3725") == "A bid stands for a day."


def test_accept_bid_sets_status_to_accepted_and_sets_status_to_sale_agreed(bench: Bench) -> None:
    bench.arrange("bids", "bi-3264", amount=60000)
    bench.call("accept_bid", bid_id="bi-3264", number="New SA-1224")
    assert bench.changes() == [
        updated("bids", "bi-3264", status="accepted"),
        updated("houses", "ho-3463", status="sale_agreed"),
        inserted(
            "sales",
            "sa-9089",
            number="New SA-1224",
            status="agreed",
            house_id="ho-3463",
            buyer_id="bu-8111",
            price=60000,
            agreed_on="2026-03-12",
            deposit_paid=0,
        ),
    ]


def test_accept_bid_is_allowed(bench: Bench) -> None:
    bench.arrange("houses", "ho-3463", agency_until="2026-03-12")
    bench.call("accept_bid", bid_id="bi-3264", number="New SA-1224")


def test_accept_bid_is_refused_because_the_bid_must_be_open(bench: Bench) -> None:
    assert bench.refusal("accept_bid", bid_id="bi-2585", number="SA-4964") == "The bid must be open."


def test_accept_bid_is_refused_because_the_house_is_not_for_sale(bench: Bench) -> None:
    assert bench.refusal("accept_bid", bid_id="bi-1374", number="New SA-1224") == "The house is not for sale."


def test_accept_bid_is_refused_because_a_higher_bid_is_open(bench: Bench) -> None:
    bench.arrange("bids", "bi-3264", house_id="ho-1119")
    assert bench.refusal("accept_bid", bid_id="bi-3264", number="New SA-1224") == "A higher bid is open."


def test_accept_bid_is_refused_because_the_buyer_has_agreed_another_sale(bench: Bench) -> None:
    assert bench.refusal("accept_bid", bid_id="bi-6782", number="SA-4228") == "The buyer has agreed another sale."


def test_accept_bid_is_refused_because_the_agency_has_run_out(bench: Bench) -> None:
    bench.arrange("houses", "ho-3463", agency_until="2026-03-11")
    assert bench.refusal("accept_bid", bid_id="bi-3264", number="New SA-1224") == "The agency has run out."


def test_accept_bid_is_refused_because_this_sale_number_is_taken(bench: Bench) -> None:
    assert bench.refusal("accept_bid", bid_id="bi-3264", number="SA-5119") == "This sale number is taken."
