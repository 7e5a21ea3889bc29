"""Tests of the tools for invoices of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"subscription_id": "su-8262"}, ["in-3348", "in-6673"]),
        ({"reference": "INV-01347"}, ["in-6445"]),
        (
            {"status": "credited"},
            [
                "in-6332",
                "in-6645",
                "in-6076",
                "in-5163",
                "in-6469",
                "in-4127",
                "in-8812",
                "in-7642",
                "in-2126",
                "in-5202",
            ],
        ),
        (
            {"kind": "plan_change"},
            [
                "in-6229",
                "in-3890",
                "in-4317",
                "in-7481",
                "in-8239",
                "in-1274",
                "in-7088",
                "in-3643",
                "in-1279",
                "in-8143",
            ],
        ),
        ({"customer_id": "cu-3662"}, ["in-2710"]),
        (
            {"due_until": "2026-07-10"},
            [
                "in-2196",
                "in-1723",
                "in-4301",
                "in-2390",
                "in-2828",
                "in-6475",
                "in-5199",
                "in-5426",
                "in-6229",
                "in-3256",
            ],
        ),
    ],
)
def test_find_invoices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_invoices", **filters) == ids


def test_find_invoices_counts(bench: Bench) -> None:
    assert bench.call("find_invoices", due_until="2026-07-10")["total"] == 43


def test_find_invoices_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_invoices", page=6)
    assert ids == [
        "in-5657",
        "in-9916",
        "in-3631",
        "in-4082",
        "in-5417",
        "in-9196",
        "in-4930",
        "in-1404",
        "in-6482",
        "in-8450",
    ]


def test_find_invoices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_invoices", customer_id="cu-6776") == []


def test_get_invoice_shows_the_invoice(bench: Bench) -> None:
    bench.arrange("payments", "pa-1134", invoice_id="in-8239")
    result = bench.call("get_invoice", invoice_id="in-8239")
    assert result == {
        "id": "in-8239",
        "subscription_id": "su-5182",
        "reference": "INV-12534",
        "kind": "plan_change",
        "amount": 1340,
        "issued_on": "2026-06-16",
        "due_on": "2026-06-30",
        "status": "open",
        "subscription_number": "01224 870125",
        "subscription_customer_name": "Folake Okonkwo",
        "paid": 1980,
        "remaining": -640,
    }


def test_report_revenue_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_revenue", issued_from="2026-07-02", issued_until="2026-06-30") == []


def test_report_revenue_adds_up(bench: Bench) -> None:
    result = bench.call("report_revenue", status="written_off")
    assert result == {"items": [{"subscription_plan_name": "Lumen Classic", "invoices": 1, "amount": 990}], "total": 1}


def test_report_revenue_adds_up_with_issued_from(bench: Bench) -> None:
    result = bench.call("report_revenue", issued_from="2026-08-13")
    assert result == {
        "items": [
            {"subscription_plan_name": "Lumen Beam", "invoices": 4, "amount": 9790},
            {"subscription_plan_name": "Lumen Classic", "invoices": 2, "amount": 2720},
            {"subscription_plan_name": "Lumen Flare", "invoices": 1, "amount": 3690},
            {"subscription_plan_name": "Lumen Glow", "invoices": 2, "amount": 5980},
            {"subscription_plan_name": "Lumen Night", "invoices": 2, "amount": 6980},
            {"subscription_plan_name": "Lumen Senior", "invoices": 1, "amount": 1620},
            {"subscription_plan_name": "Lumen Student", "invoices": 2, "amount": 6380},
        ],
        "total": 7,
    }


def test_report_revenue_adds_up_with_kind(bench: Bench) -> None:
    result = bench.call("report_revenue", kind="monthly")
    assert result == {
        "items": [
            {"subscription_plan_name": "Lumen Beam", "invoices": 13, "amount": 38870},
            {"subscription_plan_name": "Lumen Classic", "invoices": 23, "amount": 22770},
            {"subscription_plan_name": "Lumen Flare", "invoices": 4, "amount": 14760},
            {"subscription_plan_name": "Lumen Glow", "invoices": 12, "amount": 35880},
            {"subscription_plan_name": "Lumen Home", "invoices": 7, "amount": 29330},
            {"subscription_plan_name": "Lumen Max", "invoices": 5, "amount": 21450},
            {"subscription_plan_name": "Lumen Night", "invoices": 5, "amount": 17450},
            {"subscription_plan_name": "Lumen Senior", "invoices": 9, "amount": 12510},
            {"subscription_plan_name": "Lumen Student", "invoices": 12, "amount": 38280},
            {"subscription_plan_name": "Lumen Zero", "invoices": 1, "amount": 4690},
        ],
        "total": 10,
    }


def test_report_revenue_adds_up_with_issued_until(bench: Bench) -> None:
    result = bench.call("report_revenue", issued_until="2026-08-13")
    assert result == {
        "items": [
            {"subscription_plan_name": "Lumen Beam", "invoices": 14, "amount": 36460},
            {"subscription_plan_name": "Lumen Classic", "invoices": 36, "amount": 36550},
            {"subscription_plan_name": "Lumen Flare", "invoices": 3, "amount": 11070},
            {"subscription_plan_name": "Lumen Glow", "invoices": 17, "amount": 36090},
            {"subscription_plan_name": "Lumen Home", "invoices": 15, "amount": 36620},
            {"subscription_plan_name": "Lumen Max", "invoices": 5, "amount": 21450},
            {"subscription_plan_name": "Lumen Night", "invoices": 4, "amount": 11180},
            {"subscription_plan_name": "Lumen Senior", "invoices": 14, "amount": 17840},
            {"subscription_plan_name": "Lumen Student", "invoices": 18, "amount": 39590},
            {"subscription_plan_name": "Lumen Zero", "invoices": 2, "amount": 6170},
        ],
        "total": 10,
    }


def test_credit_invoice_sets_status_to_credited_and_adds_a_credit(bench: Bench) -> None:
    bench.call("credit_invoice", invoice_id="in-3333", reason="outage")
    assert bench.changes() == [
        inserted(
            "credits",
            "cr-7067",
            invoice_id="in-3333",
            agent_id="ag-2869",
            amount=990,
            reason="outage",
            granted_on="2026-08-20",
        ),
        updated("invoices", "in-3333", status="credited"),
    ]


def test_credit_invoice_is_allowed(bench: Bench) -> None:
    bench.call("credit_invoice", invoice_id="in-6445", reason="goodwill")


def test_credit_invoice_is_refused_because_the_invoice_must_be_paid(bench: Bench) -> None:
    assert bench.refusal("credit_invoice", invoice_id="in-6332", reason="outage") == "The invoice must be paid."


def test_credit_invoice_is_refused_because_the_invoice_is_above_your_limit(bench: Bench) -> None:
    bench.arrange("invoices", "in-6445", amount=8001)
    assert bench.refusal("credit_invoice", invoice_id="in-6445", reason="outage") == "The invoice is above your limit."


def test_credit_invoice_is_refused_because_the_invoice_is_older_than_30_days(bench: Bench) -> None:
    bench.arrange("invoices", "in-6445", amount=8000, issued_on="2026-07-20")
    sentence = bench.refusal("credit_invoice", invoice_id="in-6445", reason="outage")
    assert sentence == "The invoice is older than 30 days."


def test_credit_invoice_is_refused_because_the_customer_had_a_goodwill_credit_in_the_last(bench: Bench) -> None:
    sentence = bench.refusal("credit_invoice", invoice_id="in-6896", reason="goodwill")
    assert sentence == "The customer had a goodwill credit in the last 60 days."


def test_credit_invoice_is_refused_because_another_credit_already_has_this_invoice(bench: Bench) -> None:
    bench.arrange("credits", "cr-1497", invoice_id="in-6445")
    sentence = bench.refusal("credit_invoice", invoice_id="in-6445", reason="outage")
    assert sentence == "Another credit already has this invoice."


def test_write_off_invoice_sets_status_to_written_off(bench: Bench) -> None:
    bench.call("write_off_invoice", invoice_id="in-1723")
    assert bench.changes() == [updated("invoices", "in-1723", status="written_off")]


def test_write_off_invoice_is_refused_because_the_invoice_must_be_open(bench: Bench) -> None:
    assert bench.refusal("write_off_invoice", invoice_id="in-3154") == "The invoice must be open."


def test_write_off_invoice_is_refused_because_the_invoice_has_not_been_overdue_for_30_days(bench: Bench) -> None:
    assert bench.refusal("write_off_invoice", invoice_id="in-4586") == "The invoice has not been overdue for 30 days."


def test_write_off_invoice_is_refused_because_a_part_of_the_invoice_has_been_paid(bench: Bench) -> None:
    bench.arrange("invoices", "in-4586", due_on="2026-07-20")
    assert bench.refusal("write_off_invoice", invoice_id="in-4586") == "A part of the invoice has been paid."


def test_write_off_invoice_is_refused_because_the_customer_must_be_blocked_first(bench: Bench) -> None:
    assert bench.refusal("write_off_invoice", invoice_id="in-8239") == "The customer must be blocked first."
