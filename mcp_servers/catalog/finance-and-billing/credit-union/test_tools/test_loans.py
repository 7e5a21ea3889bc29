"""Tests of the tools for loans of Weavers' credit union."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "declined"}, ["lo-6845", "lo-4899", "lo-6334", "lo-4828", "lo-4811"]),
        ({"number": "LO-5869"}, ["lo-6720"]),
        ({"member_id": "me-3956"}, ["lo-2607"]),
        (
            {"applied_until": "2026-03-15"},
            [
                "lo-3974",
                "lo-2298",
                "lo-4386",
                "lo-1686",
                "lo-2997",
                "lo-9538",
                "lo-3701",
                "lo-8876",
                "lo-8089",
                "lo-9349",
            ],
        ),
    ],
)
def test_find_loans_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_loans", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_amount": 84000}, 57),
        ({"applied_until": "2026-03-15"}, 64),
        ({"officer_id": "of-4347"}, 5),
    ],
)
def test_find_loans_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_loans", **filters)["total"] == total


def test_find_loans_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_loans", page=7)
    assert ids == ["lo-4811", "lo-7426", "lo-2624", "lo-5437", "lo-2607", "lo-4188", "lo-1203", "lo-6303"]


def test_find_loans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_loans", member_id="me-9475", officer_id="of-6811", min_amount=528000) == []


def test_get_loan_shows_the_loan(bench: Bench) -> None:
    result = bench.call("get_loan", loan_id="lo-3974")
    assert result == {
        "id": "lo-3974",
        "number": "LO-8097",
        "status": "running",
        "member_id": "me-7972",
        "purpose": "a wedding",
        "amount": 434000,
        "months": 10,
        "balance": 121520,
        "applied_on": "2024-07-30",
        "officer_id": "of-6811",
        "member_name": "Karim Abbasi",
        "member_savings": 314000,
        "amount_pledged": 0,
        "overdue_amount": 45570,
        "next_due_date": "2026-03-05",
    }


def test_report_loans_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_loans", status="approved", member_id="me-6591") == []


def test_report_loans_adds_up(bench: Bench) -> None:
    result = bench.call("report_loans", applied_from="2025-12-25")
    assert result == {
        "items": [
            {"purpose": "a bakery oven", "loans": 2, "lent": 1748000, "debt": 0},
            {"purpose": "a bicycle trailer", "loans": 3, "lent": 1590000, "debt": 0},
            {"purpose": "a computer", "loans": 3, "lent": 2100000, "debt": 0},
            {"purpose": "a funeral", "loans": 2, "lent": 4180000, "debt": 2378000},
            {"purpose": "a greenhouse", "loans": 2, "lent": 354000, "debt": 84000},
            {"purpose": "a new boiler", "loans": 1, "lent": 40000, "debt": 0},
            {"purpose": "a roof repair", "loans": 2, "lent": 2504000, "debt": 2504000},
            {"purpose": "a sewing machine", "loans": 4, "lent": 2367000, "debt": 91000},
            {"purpose": "a used car", "loans": 1, "lent": 115000, "debt": 0},
            {"purpose": "a wedding", "loans": 1, "lent": 1152000, "debt": 0},
        ],
        "total": 16,
        "next_page": 2,
    }


def test_report_loans_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_loans", page=2)
    assert result == {
        "items": [
            {"purpose": "a wedding", "loans": 4, "lent": 2306000, "debt": 411680},
            {"purpose": "a wheelchair", "loans": 5, "lent": 3119000, "debt": 130900},
            {"purpose": "dental work", "loans": 5, "lent": 3821000, "debt": 671000},
            {"purpose": "moving house", "loans": 4, "lent": 2873000, "debt": 724550},
            {"purpose": "school fees", "loans": 6, "lent": 6844000, "debt": 3842720},
            {"purpose": "tools", "loans": 6, "lent": 924000, "debt": 21600},
            {"purpose": "winter coal", "loans": 4, "lent": 1688000, "debt": 1265840},
        ],
        "total": 17,
    }


def test_report_loans_adds_up_with_member_id(bench: Bench) -> None:
    result = bench.call("report_loans", member_id="me-3580")
    assert result == {"items": [{"purpose": "dental work", "loans": 1, "lent": 180000, "debt": 0}], "total": 1}


def test_report_loans_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_loans", status="declined")
    assert result == {
        "items": [
            {"purpose": "a bakery oven", "loans": 2, "lent": 1748000, "debt": 0},
            {"purpose": "a used car", "loans": 1, "lent": 115000, "debt": 0},
            {"purpose": "a wheelchair", "loans": 1, "lent": 715000, "debt": 0},
            {"purpose": "moving house", "loans": 1, "lent": 85000, "debt": 0},
        ],
        "total": 4,
    }


def test_apply_for_loan_adds_a_loan(bench: Bench) -> None:
    bench.call("apply_for_loan", number="New LO-1020", member_id="me-7321", purpose="tools", amount=84000, months=24)
    assert bench.changes() == [
        inserted(
            "loans",
            "lo-3447",
            number="New LO-1020",
            status="applied",
            member_id="me-7321",
            purpose="tools",
            amount=84000,
            months=24,
            balance=0,
            applied_on="2026-03-18",
        ),
    ]


def test_apply_for_loan_is_refused_because_argument_amount_must_be_at_least_20000(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="New LO-1413",
        member_id="me-8879",
        purpose="a computer",
        amount=19999,
    )
    assert sentence == "Argument 'amount' must be at least 20000."


def test_apply_for_loan_is_refused_because_the_member_is_frozen_or_has_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="LO-1413",
        member_id="me-1147",
        purpose="winter coal",
        amount=459000,
        months=36,
    )
    assert sentence == "The member is frozen or has left."


def test_apply_for_loan_is_refused_because_the_member_joined_less_than_90_days_ago(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="LO-6331",
        member_id="me-3956",
        purpose="a wheelchair",
        amount=1802000,
        months=10,
    )
    assert sentence == "The member joined less than 90 days ago."


def test_apply_for_loan_is_refused_because_an_application_or_a_default_of_this_member_is(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="New LO-0760",
        member_id="me-3709",
        purpose="tools",
        amount=594000,
        months=6,
    )
    assert sentence == "An application or a default of this member is open."


def test_apply_for_loan_is_refused_because_the_member_may_not_borrow_so_much(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="New LO-1020",
        member_id="me-2913",
        purpose="a bicycle trailer",
        amount=689000,
        months=12,
    )
    assert sentence == "The member may not borrow so much."


def test_apply_for_loan_is_refused_because_an_instalment_would_be_below_2000_cents(bench: Bench) -> None:
    sentence = bench.refusal(
        "apply_for_loan",
        number="LO-1020",
        member_id="me-9863",
        purpose="a wheelchair",
        amount=42000,
        months=24,
    )
    assert sentence == "An instalment would be below 2000 cents."


@pytest.mark.parametrize(
    "arguments",
    [
        {"number": "LO-1020", "member_id": "me-9863", "purpose": "a wheelchair", "amount": 48000, "months": 24},
        {"number": "LO-6331", "member_id": "me-9863", "purpose": "a sewing machine", "amount": 91000, "months": 6},
    ],
)
def test_apply_for_loan_is_refused_because_this_loan_number_is_taken(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("apply_for_loan", **arguments) == "This loan number is taken."


def test_approve_loan_changes_the_loan(bench: Bench) -> None:
    bench.arrange("loans", "lo-3653", member_id="me-7321")
    bench.call("approve_loan", loan_id="lo-3653")
    assert bench.changes() == [updated("loans", "lo-3653", status="approved", balance=20000, officer_id="of-6811")]


def test_approve_loan_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-6562", amount=400000)
    bench.call("approve_loan", loan_id="lo-6562")


def test_approve_loan_is_allowed_when_amount_is_183000(bench: Bench) -> None:
    bench.arrange("loans", "lo-5437", amount=183000)
    bench.call("approve_loan", loan_id="lo-5437")


def test_approve_loan_is_refused_because_the_loan_must_be_applied(bench: Bench) -> None:
    assert bench.refusal("approve_loan", loan_id="lo-4735") == "The loan must be applied."


def test_approve_loan_is_refused_because_the_loan_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("approve_loan", loan_id="lo-5168") == "The loan is above your limit."


def test_approve_loan_is_refused_because_the_member_may_not_borrow_so_much(bench: Bench) -> None:
    bench.arrange("loans", "lo-7426", member_id="me-1068")
    assert bench.refusal("approve_loan", loan_id="lo-7426") == "The member may not borrow so much."


def test_approve_loan_is_refused_because_an_instalment_of_this_member_is_long_overdue(bench: Bench) -> None:
    bench.arrange("loans", "lo-7426", member_id="me-3793")
    assert bench.refusal("approve_loan", loan_id="lo-7426") == "An instalment of this member is long overdue."


def test_decline_loan_changes_the_loan_and_sets_status_to_released(bench: Bench) -> None:
    bench.call("decline_loan", loan_id="lo-7430")
    assert bench.changes() == [
        updated("guarantees", "gu-1620", status="released"),
        updated("loans", "lo-7430", status="declined", balance=0),
    ]


def test_decline_loan_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-9508", applied_on="2026-03-04")
    bench.call("decline_loan", loan_id="lo-9508")


def test_decline_loan_is_allowed_2(bench: Bench) -> None:
    bench.call("decline_loan", loan_id="lo-4188")


def test_decline_loan_is_refused_because_the_loan_must_be_applied_or_approved(bench: Bench) -> None:
    assert bench.refusal("decline_loan", loan_id="lo-4899") == "The loan must be applied or approved."


def test_decline_loan_is_refused_because_an_approved_loan_stays_open_for_14_days(bench: Bench) -> None:
    assert bench.refusal("decline_loan", loan_id="lo-1863") == "An approved loan stays open for 14 days."


def test_pay_out_loan_sets_status_to_running_and_adds_a_instalment(bench: Bench) -> None:
    bench.arrange("loans", "lo-9399", amount=372000)
    bench.call("pay_out_loan", loan_id="lo-9399")
    assert bench.changes() == [
        inserted("instalments", "in-6484", loan_id="lo-9399", due_on="2026-04-17", amount=37200, fee=0, status="due"),
        updated("loans", "lo-9399", status="running"),
    ]


def test_pay_out_loan_is_allowed(bench: Bench) -> None:
    bench.arrange("loans", "lo-8116", amount=300000, applied_on="2026-01-17")
    bench.call("pay_out_loan", loan_id="lo-8116")


def test_pay_out_loan_is_refused_because_the_loan_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("pay_out_loan", loan_id="lo-4899") == "The loan must be approved."


def test_pay_out_loan_is_refused_because_guarantors_must_pledge_a_quarter_of_this_loan(bench: Bench) -> None:
    bench.arrange("loans", "lo-8116", amount=300001)
    assert bench.refusal("pay_out_loan", loan_id="lo-8116") == "Guarantors must pledge a quarter of this loan first."


def test_pay_out_loan_is_refused_because_guarantors_must_pledge_a_quarter_of_this_loan_2(bench: Bench) -> None:
    bench.arrange("loans", "lo-9399", amount=372001)
    assert bench.refusal("pay_out_loan", loan_id="lo-9399") == "Guarantors must pledge a quarter of this loan first."


def test_pay_out_loan_is_refused_because_the_member_is_frozen_or_has_left(bench: Bench) -> None:
    bench.arrange("loans", "lo-9486", member_id="me-3333")
    assert bench.refusal("pay_out_loan", loan_id="lo-9486") == "The member is frozen or has left."


def test_pay_out_loan_is_refused_because_the_approval_is_too_old(bench: Bench) -> None:
    bench.arrange("loans", "lo-8116", applied_on="2026-01-16")
    assert bench.refusal("pay_out_loan", loan_id="lo-8116") == "The approval is too old."
