"""Tests of the tools for voucher codes of Zweigwerk affiliate programme."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"agreement_id": "ag-7239", "status": "blocked", "ends_from": "2026-09-07"}, ["vo-5773"]),
        ({"partner_id": "pa-6238"}, ["vo-5773", "vo-4178"]),
        ({"shop_id": "sh-5961"}, ["vo-5773", "vo-4178"]),
        ({"name": "READ35J"}, ["vo-1944"]),
    ],
)
def test_find_vouchers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_vouchers", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_from": "2026-10-01"}, 9),
        ({"status": "valid"}, 33),
    ],
)
def test_find_vouchers_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_vouchers", **filters)["total"] == total


def test_find_vouchers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_vouchers", page=5) == ["vo-1658", "vo-7973", "vo-5930", "vo-4178"]


def test_find_vouchers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_vouchers", name="Unheard of") == []


def test_issue_voucher_adds_a_voucher_code(bench: Bench) -> None:
    bench.call("issue_voucher", name="New CLUB21S", agreement_id="ag-3211", discount=5, ends_on="2026-10-12")
    assert bench.changes() == [
        inserted(
            "voucher_codes",
            "vo-5732",
            name="New CLUB21S",
            agreement_id="ag-3211",
            discount=5,
            ends_on="2026-10-12",
            status="valid",
        ),
    ]


def test_issue_voucher_is_allowed(bench: Bench) -> None:
    bench.call("issue_voucher", name="New CLUB21S", agreement_id="ag-1082", discount=20, ends_on="2026-10-12")


def test_issue_voucher_is_refused_because_argument_discount_must_be_at_least_5(bench: Bench) -> None:
    sentence = bench.refusal("issue_voucher", name="New CLUB21S", agreement_id="ag-1082", discount=4)
    assert sentence == "Argument 'discount' must be at least 5."


def test_issue_voucher_is_refused_because_the_agreement_is_not_running(bench: Bench) -> None:
    sentence = bench.refusal(
        "issue_voucher",
        name="New FRESH74Z",
        agreement_id="ag-9190",
        discount=5,
        ends_on="2026-08-20",
    )
    assert sentence == "The agreement is not running."


def test_issue_voucher_is_refused_because_the_last_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal(
        "issue_voucher",
        name="HELLO67W",
        agreement_id="ag-1798",
        discount=20,
        ends_on="2026-08-25",
    )
    assert sentence == "The last day has passed."


def test_issue_voucher_is_refused_because_a_voucher_lasts_60_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "issue_voucher",
        name="TRAIL49V",
        agreement_id="ag-6064",
        discount=40,
        ends_on="2026-11-02",
    )
    assert sentence == "A voucher lasts 60 days at most."


def test_issue_voucher_is_refused_because_three_vouchers_of_it_are_valid(bench: Bench) -> None:
    bench.arrange("voucher_codes", "vo-2321", ends_on="2026-09-02")
    sentence = bench.refusal(
        "issue_voucher",
        name="New CLUB21S",
        agreement_id="ag-1082",
        discount=20,
        ends_on="2026-10-12",
    )
    assert sentence == "Three vouchers of it are valid."


def test_issue_voucher_is_refused_because_discount_and_commission_together_are_too_high(bench: Bench) -> None:
    sentence = bench.refusal(
        "issue_voucher",
        name="TRAIL49V",
        agreement_id="ag-6064",
        discount=41,
        ends_on="2026-11-01",
    )
    assert sentence == "Discount and commission together are too high."


@pytest.mark.parametrize(
    "arguments",
    [
        {"name": "FRESH74Z", "agreement_id": "ag-3031", "discount": 20, "ends_on": "2026-09-02"},
        {"name": "TRAIL49V", "agreement_id": "ag-6064", "discount": 40, "ends_on": "2026-10-04"},
    ],
)
def test_issue_voucher_is_refused_because_another_voucher_code_already_has_this_voucher(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("issue_voucher", **arguments) == "Another voucher code already has this voucher code."
