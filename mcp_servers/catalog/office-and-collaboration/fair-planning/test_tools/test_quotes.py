"""Tests of the tools for quotes of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"fair_id": "fa-4286", "supplier": "Supplies", "max_amount": 255000, "valid_until_from": "2026-08-29"},
            ["qu-7838"],
        ),
        ({"budget_line_id": "bu-7781"}, ["qu-4676", "qu-3810", "qu-1656", "qu-4144", "qu-6596", "qu-6739"]),
    ],
)
def test_find_quotes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_quotes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"valid_until_from": "2026-09-03"}, 69),
        ({"status": "paid"}, 15),
        ({"max_amount": 289000}, 68),
    ],
)
def test_find_quotes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_quotes", **filters)["total"] == total


def test_find_quotes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_quotes", page=4)
    assert ids == [
        "qu-9505",
        "qu-9800",
        "qu-1656",
        "qu-3301",
        "qu-7838",
        "qu-2287",
        "qu-4646",
        "qu-6321",
        "qu-4134",
        "qu-3432",
    ]


def test_find_quotes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_quotes", status="cancelled") == []


def test_report_quotes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_quotes", fair_id="fa-1473", received_from="2026-08-25") == []


def test_report_quotes_adds_up(bench: Bench) -> None:
    result = bench.call("report_quotes", page=2)
    assert result == {
        "items": [
            {"budget_line_name": "Technology", "quotes": 14, "total": 2229000, "cheapest": 19000},
            {"budget_line_name": "Travel", "quotes": 4, "total": 1131000, "cheapest": 193000},
        ],
        "total": 12,
    }


def test_report_quotes_adds_up_with_received_from(bench: Bench) -> None:
    result = bench.call("report_quotes", received_from="2026-08-26")
    assert result == {
        "items": [{"budget_line_name": "Technology", "quotes": 1, "total": 19000, "cheapest": 19000}],
        "total": 1,
    }


def test_report_quotes_adds_up_with_status_and_fair_id(bench: Bench) -> None:
    result = bench.call("report_quotes", status="rejected", fair_id="fa-1473")
    assert result == {
        "items": [{"budget_line_name": "Space", "quotes": 3, "total": 855000, "cheapest": 269000}],
        "total": 1,
    }


def test_record_quote_adds_a_quote(bench: Bench) -> None:
    bench.call(
        "record_quote",
        budget_line_id="bu-8930",
        supplier="Evergreen Paper",
        amount=569000,
        valid_until="2026-10-25",
    )
    assert bench.changes() == [
        inserted(
            "quotes",
            "qu-1613",
            budget_line_id="bu-8930",
            supplier="Evergreen Paper",
            amount=569000,
            received_on="2026-08-26",
            valid_until="2026-10-25",
            status="received",
        ),
    ]


def test_record_quote_is_allowed(bench: Bench) -> None:
    bench.call(
        "record_quote",
        budget_line_id="bu-7344",
        supplier="Jørgensen & Sons Merchants",
        amount=360000,
        valid_until="2026-09-13",
    )


def test_record_quote_is_refused_because_the_fair_is_not_in_preparation(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_quote",
        budget_line_id="bu-5240",
        supplier="Walham Tools",
        amount=44000,
        valid_until="2026-09-06",
    )
    assert sentence == "The fair is not in preparation."


def test_record_quote_is_refused_because_the_quote_has_run_out(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_quote",
        budget_line_id="bu-7344",
        supplier="Jørgensen & Sons Merchants",
        amount=367000,
        valid_until="2026-08-26",
    )
    assert sentence == "The quote has run out."


def test_record_quote_is_refused_because_a_quote_is_valid_for_60_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_quote",
        budget_line_id="bu-7344",
        supplier="Jørgensen & Sons Merchants",
        amount=367000,
        valid_until="2026-10-26",
    )
    assert sentence == "A quote is valid for 60 days at most."


def test_record_quote_is_refused_because_the_quote_is_far_above_the_budget_line(bench: Bench) -> None:
    sentence = bench.refusal(
        "record_quote",
        budget_line_id="bu-5755",
        supplier="Ivanov & Co. Packaging",
        amount=687000,
        valid_until="2026-10-21",
    )
    assert sentence == "The quote is far above the budget line."


def test_accept_quote_sets_status_to_accepted(bench: Bench) -> None:
    bench.call("accept_quote", quote_id="qu-6739")
    assert bench.changes() == [updated("quotes", "qu-6739", status="accepted")]


def test_accept_quote_is_allowed(bench: Bench) -> None:
    bench.arrange("quotes", "qu-6739", budget_line_id="bu-5240", amount=500000)
    bench.call("accept_quote", quote_id="qu-6739")


def test_accept_quote_is_refused_because_the_quote_must_be_received(bench: Bench) -> None:
    assert bench.refusal("accept_quote", quote_id="qu-6587") == "The quote must be received."


def test_accept_quote_is_refused_because_the_quote_has_run_out(bench: Bench) -> None:
    assert bench.refusal("accept_quote", quote_id="qu-8435") == "The quote has run out."


def test_accept_quote_is_refused_because_the_quote_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("quotes", "qu-6739", amount=750001)
    assert bench.refusal("accept_quote", quote_id="qu-6739") == "The quote is above your limit."


def test_accept_quote_is_refused_because_the_budget_line_does_not_suffice(bench: Bench) -> None:
    bench.arrange("quotes", "qu-6739", budget_line_id="bu-5240", amount=750000, valid_until="2026-08-26")
    assert bench.refusal("accept_quote", quote_id="qu-6739") == "The budget line does not suffice."


def test_accept_quote_is_refused_because_above_500000_cents_three_quotes_are_needed(bench: Bench) -> None:
    bench.arrange("quotes", "qu-6739", budget_line_id="bu-5240", amount=500001)
    assert bench.refusal("accept_quote", quote_id="qu-6739") == "Above 500000 cents three quotes are needed."


def test_accept_quote_is_refused_because_above_500000_cents_three_quotes_are_needed_2(bench: Bench) -> None:
    bench.arrange("quotes", "qu-6739", budget_line_id="bu-5240", amount=510000)
    assert bench.refusal("accept_quote", quote_id="qu-6739") == "Above 500000 cents three quotes are needed."


def test_reject_quote_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("reject_quote", quote_id="qu-1699")
    assert bench.changes() == [updated("quotes", "qu-1699", status="rejected")]


def test_reject_quote_is_allowed(bench: Bench) -> None:
    bench.arrange("quotes", "qu-9945", amount=258000)
    bench.call("reject_quote", quote_id="qu-9945")


def test_reject_quote_is_refused_because_the_quote_must_be_received(bench: Bench) -> None:
    assert bench.refusal("reject_quote", quote_id="qu-6587") == "The quote must be received."


def test_reject_quote_is_refused_because_this_is_the_cheapest_valid_quote_of_its_line(bench: Bench) -> None:
    bench.arrange("quotes", "qu-9945", valid_until="2026-08-26")
    assert bench.refusal("reject_quote", quote_id="qu-9945") == "This is the cheapest valid quote of its line."


def test_reject_quote_is_refused_because_this_is_the_cheapest_valid_quote_of_its_line_2(bench: Bench) -> None:
    bench.arrange("quotes", "qu-9945", amount=1778000)
    bench.arrange("quotes", "qu-1533", status="paid")
    assert bench.refusal("reject_quote", quote_id="qu-9945") == "This is the cheapest valid quote of its line."


def test_cancel_order_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_order", quote_id="qu-2287")
    assert bench.changes() == [updated("quotes", "qu-2287", status="cancelled")]


def test_cancel_order_is_allowed(bench: Bench) -> None:
    bench.arrange("fairs", "fa-4864", opens_on="2026-09-16")
    bench.call("cancel_order", quote_id="qu-9800")


def test_cancel_order_is_refused_because_the_quote_must_be_accepted(bench: Bench) -> None:
    assert bench.refusal("cancel_order", quote_id="qu-6587") == "The quote must be accepted."


def test_cancel_order_is_refused_because_it_is_too_late_to_cancel_this_order(bench: Bench) -> None:
    assert bench.refusal("cancel_order", quote_id="qu-9800") == "It is too late to cancel this order."
