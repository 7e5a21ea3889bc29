"""Tests of the tools for houses of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"seller_id": "se-5116"}, ["ho-9612", "ho-6719"]),
        ({"reference": "PR-0273"}, ["ho-2830"]),
        ({"address": "Birchworth"}, ["ho-6680"]),
        (
            {"agency_until_until": "2026-05-20"},
            [
                "ho-6680",
                "ho-1319",
                "ho-5193",
                "ho-6027",
                "ho-5057",
                "ho-4823",
                "ho-8898",
                "ho-3968",
                "ho-6485",
                "ho-8454",
            ],
        ),
    ],
)
def test_find_houses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_houses", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_bedrooms": 5}, 13),
        ({"max_asking": 440000}, 47),
        ({"agency_until_until": "2026-05-20"}, 73),
        ({"status": "preparing"}, 18),
    ],
)
def test_find_houses_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_houses", **filters)["total"] == total


def test_find_houses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_houses", page=10) == ["ho-4044", "ho-7450"]


def test_find_houses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_houses", address="Bay", status="sale_agreed", min_bedrooms=5, max_asking=285000) == []


def test_get_house_shows_the_house(bench: Bench) -> None:
    bench.arrange("bids", "bi-1075", house_id="ho-2228")
    result = bench.call("get_house", house_id="ho-2228")
    assert result == {
        "id": "ho-2228",
        "reference": "PR-4324",
        "address": "4 Museum Place, New Heathford",
        "seller_id": "se-3331",
        "bedrooms": 3,
        "asking": 485000,
        "fee": 130,
        "agency_until": "2026-03-02",
        "status": "preparing",
        "seller_name": "Ximena Peixoto",
        "bids_received": 1,
        "fee_at_asking_price": 6305,
    }


def test_offer_house_sets_status_to_for_sale(bench: Bench) -> None:
    bench.call("offer_house", house_id="ho-8898")
    assert bench.changes() == [updated("houses", "ho-8898", status="for_sale")]


def test_offer_house_is_allowed(bench: Bench) -> None:
    bench.arrange("houses", "ho-5577", fee=110)
    bench.call("offer_house", house_id="ho-5577")


def test_offer_house_is_refused_because_the_house_must_be_preparing_or_sale_agreed(bench: Bench) -> None:
    assert bench.refusal("offer_house", house_id="ho-6370") == "The house must be preparing or sale agreed."


def test_offer_house_is_refused_because_a_sale_of_this_house_is_agreed(bench: Bench) -> None:
    assert bench.refusal("offer_house", house_id="ho-3548") == "A sale of this house is agreed."


def test_offer_house_is_refused_because_the_agency_has_run_out(bench: Bench) -> None:
    assert bench.refusal("offer_house", house_id="ho-2228") == "The agency has run out."


def test_offer_house_is_refused_because_the_fee_is_below_what_you_may_agree_to(bench: Bench) -> None:
    bench.arrange("houses", "ho-5577", fee=109, agency_until="2026-03-12")
    assert bench.refusal("offer_house", house_id="ho-5577") == "The fee is below what you may agree to."


def test_change_asking_sets_asking_to_340000(bench: Bench) -> None:
    bench.call("change_asking", house_id="ho-6370", asking=340000)
    assert bench.changes() == [updated("houses", "ho-6370", asking=340000)]


def test_change_asking_is_allowed(bench: Bench) -> None:
    bench.call("change_asking", house_id="ho-6370", asking=396000)


def test_change_asking_is_allowed_when_status_is_accepted(bench: Bench) -> None:
    bench.arrange("bids", "bi-2131", status="accepted")
    bench.call("change_asking", house_id="ho-6370", asking=324000)


def test_change_asking_is_refused_because_the_house_is_not_for_sale(bench: Bench) -> None:
    assert bench.refusal("change_asking", house_id="ho-4333", asking=345000) == "The house is not for sale."


def test_change_asking_is_refused_because_that_is_the_asking_price(bench: Bench) -> None:
    assert bench.refusal("change_asking", house_id="ho-6370", asking=360000) == "That is the asking price."


@pytest.mark.parametrize(
    "arguments",
    [
        {"house_id": "ho-2228", "asking": 580000},
        {"house_id": "ho-8400", "asking": 390000},
    ],
)
def test_change_asking_is_refused_because_the_price_changes_by_a_tenth_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("change_asking", **arguments) == "The price changes by a tenth at most."


def test_change_asking_is_refused_because_an_open_bid_is_higher_than_that(bench: Bench) -> None:
    assert bench.refusal("change_asking", house_id="ho-6370", asking=324000) == "An open bid is higher than that."


def test_renew_agency_changes_the_house(bench: Bench) -> None:
    bench.call("renew_agency", house_id="ho-6680", fee=110)
    assert bench.changes() == [updated("houses", "ho-6680", fee=110, agency_until="2026-07-30")]


def test_renew_agency_is_allowed(bench: Bench) -> None:
    bench.call("renew_agency", house_id="ho-6554", fee=145)


def test_renew_agency_is_refused_because_the_house_is_sold(bench: Bench) -> None:
    assert bench.refusal("renew_agency", house_id="ho-3216", fee=115) == "The house is sold."


def test_renew_agency_is_refused_because_the_agency_runs_for_more_than_four_weeks_yet(bench: Bench) -> None:
    assert bench.refusal("renew_agency", house_id="ho-9662", fee=140) == "The agency runs for more than four weeks yet."


def test_renew_agency_is_refused_because_the_fee_is_below_what_you_may_agree_to(bench: Bench) -> None:
    assert bench.refusal("renew_agency", house_id="ho-1050", fee=109) == "The fee is below what you may agree to."


def test_renew_agency_is_refused_because_the_fee_cannot_rise(bench: Bench) -> None:
    bench.arrange("houses", "ho-1050", agency_until="2026-04-09")
    assert bench.refusal("renew_agency", house_id="ho-1050", fee=185) == "The fee cannot rise."


def test_withdraw_house_sets_status_to_withdrawn_and_sets_status_to_rejected(bench: Bench) -> None:
    bench.arrange("bids", "bi-1075", house_id="ho-5057")
    bench.call("withdraw_house", house_id="ho-5057")
    assert bench.changes() == [
        updated("bids", "bi-3989", status="rejected"),
        updated("houses", "ho-5057", status="withdrawn"),
    ]


def test_withdraw_house_is_refused_because_the_house_must_be_for_sale(bench: Bench) -> None:
    assert bench.refusal("withdraw_house", house_id="ho-2228") == "The house must be for sale."


def test_withdraw_house_is_refused_because_a_bid_at_the_asking_price_is_open(bench: Bench) -> None:
    assert bench.refusal("withdraw_house", house_id="ho-6719") == "A bid at the asking price is open."
