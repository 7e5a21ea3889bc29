"""Tests of the tools for contracts of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"what": "flat"},
            [
                "co-9424",
                "co-1975",
                "co-7053",
                "co-3461",
                "co-8211",
                "co-8206",
                "co-7621",
                "co-8553",
                "co-3615",
                "co-7700",
            ],
        ),
        ({"number": "K-731737"}, ["co-7053"]),
        ({"ends_until": "2026-03-02"}, ["co-3935", "co-4025", "co-4936", "co-6642"]),
        ({"provider_id": "pr-1665"}, ["co-4945", "co-8997"]),
        (
            {"status": "ended"},
            [
                "co-3935",
                "co-4025",
                "co-4936",
                "co-6642",
                "co-7172",
                "co-1737",
                "co-6179",
                "co-9424",
                "co-3240",
                "co-1658",
            ],
        ),
    ],
)
def test_find_contracts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_contracts", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"signer_id": "si-3364"}, 30),
        ({"status": "ended"}, 10),
        ({"min_price": 6500}, 62),
    ],
)
def test_find_contracts_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_contracts", **filters)["total"] == total


def test_find_contracts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_contracts", page=3)
    assert ids == [
        "co-7652",
        "co-2744",
        "co-4381",
        "co-3807",
        "co-1434",
        "co-3461",
        "co-8211",
        "co-9768",
        "co-5157",
        "co-8206",
    ]


def test_find_contracts_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_contracts",
        signer_id="si-2701",
        provider_id="pr-9091",
        ends_until="2027-01-30",
        min_price=25500,
    )
    assert ids == []


def test_get_contract_shows_the_contract(bench: Bench) -> None:
    result = bench.call("get_contract", contract_id="co-7053")
    assert result == {
        "id": "co-7053",
        "number": "K-731737",
        "status": "notice_given",
        "what": "Chimney sweep for the flat",
        "signer_id": "si-3364",
        "provider_id": "pr-3326",
        "compulsory": False,
        "price": 6500,
        "ends_on": "2026-09-08",
        "notice_days": 30,
        "renewal_months": 6,
        "provider_name": "Meridian Hardware",
        "signer_name": "Lihua Hashimoto",
        "last_day_to_cancel": "2026-08-09",
        "days_left": -16,
    }


def test_get_contract_shows_the_contract_when_contract_id_is_co_2064(bench: Bench) -> None:
    result = bench.call("get_contract", contract_id="co-2064")
    assert result == {
        "id": "co-2064",
        "number": "K-877452",
        "status": "running",
        "what": "Car park space for the cottage",
        "signer_id": "si-2701",
        "provider_id": "pr-6158",
        "compulsory": False,
        "price": 13000,
        "ends_on": "2027-07-24",
        "notice_days": 90,
        "renewal_months": 12,
        "provider_name": "Hearth Outfitters",
        "signer_name": "Stefano Georgiou",
        "last_day_to_cancel": "2027-04-25",
        "days_left": 243,
    }


def test_report_contracts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_contracts", status="notice_given", ends_until="2026-07-05") == []


def test_report_contracts_adds_up(bench: Bench) -> None:
    result = bench.call("report_contracts", page=7)
    assert result == {
        "items": [
            {
                "what": "Window cleaning for the cottage",
                "contracts": 2,
                "monthly_price": 19500,
                "next_end": "2026-11-07",
            },
        ],
        "total": 61,
    }


def test_report_contracts_adds_up_with_ends_until(bench: Bench) -> None:
    result = bench.call("report_contracts", ends_until="2026-02-27")
    assert result == {
        "items": [
            {"what": "Car insurance for the cottage", "contracts": 1, "monthly_price": 10000, "next_end": "2026-02-08"},
            {"what": "Car park space for mother", "contracts": 1, "monthly_price": 10500, "next_end": "2026-02-27"},
            {"what": "Gas for both of us", "contracts": 1, "monthly_price": 11000, "next_end": "2026-02-16"},
        ],
        "total": 3,
    }


def test_report_contracts_adds_up_with_signer_id_and_status(bench: Bench) -> None:
    result = bench.call("report_contracts", signer_id="si-3364", status="running")
    assert result == {
        "items": [
            {"what": "Alarm service for the cottage", "contracts": 1, "monthly_price": 13500, "next_end": "2027-06-09"},
            {"what": "Allotment for the children", "contracts": 1, "monthly_price": 27000, "next_end": "2026-11-16"},
            {"what": "Boiler service for both of us", "contracts": 1, "monthly_price": 16500, "next_end": "2026-09-28"},
            {"what": "Boiler service for the cottage", "contracts": 1, "monthly_price": 5000, "next_end": "2027-01-06"},
            {"what": "Car insurance for both of us", "contracts": 1, "monthly_price": 4000, "next_end": "2026-09-28"},
            {"what": "Car insurance for mother", "contracts": 1, "monthly_price": 15000, "next_end": "2026-12-22"},
            {"what": "Chimney sweep for mother", "contracts": 1, "monthly_price": 4000, "next_end": "2027-01-08"},
            {"what": "Electricity for the children", "contracts": 1, "monthly_price": 20000, "next_end": "2026-12-11"},
            {
                "what": "Household insurance for both of us",
                "contracts": 1,
                "monthly_price": 5000,
                "next_end": "2026-09-24",
            },
            {"what": "Internet for the cottage", "contracts": 1, "monthly_price": 25500, "next_end": "2026-12-11"},
        ],
        "total": 21,
        "next_page": 2,
    }


def test_withdraw_cancellation_sets_status_to_running_and_sets_status_to_answered(bench: Bench) -> None:
    bench.call("withdraw_cancellation", contract_id="co-3282")
    assert bench.changes() == [
        updated("contracts", "co-3282", status="running"),
        updated("letters", "le-4988", status="answered"),
    ]


def test_withdraw_cancellation_sets_status_to_running_and_sets_status_to_answered_2(bench: Bench) -> None:
    bench.arrange("letters", "le-4027", status="sent")
    bench.call("withdraw_cancellation", contract_id="co-3282")
    assert bench.changes() == [
        updated("contracts", "co-3282", status="running"),
        updated("letters", "le-4988", status="answered"),
    ]


def test_withdraw_cancellation_is_allowed(bench: Bench) -> None:
    bench.arrange("letters", "le-1033", contract_id="co-1975")
    bench.call("withdraw_cancellation", contract_id="co-1975")


def test_withdraw_cancellation_is_refused_because_the_contract_must_be_notice_given(bench: Bench) -> None:
    assert bench.refusal("withdraw_cancellation", contract_id="co-6774") == "The contract must be notice given."


def test_withdraw_cancellation_is_refused_because_the_provider_has_confirmed_the(bench: Bench) -> None:
    sentence = bench.refusal("withdraw_cancellation", contract_id="co-1434")
    assert sentence == "The provider has confirmed the cancellation."


def test_withdraw_cancellation_is_refused_because_its_successor_is_signed_already(bench: Bench) -> None:
    assert bench.refusal("withdraw_cancellation", contract_id="co-7053") == "Its successor is signed already."


def test_withdraw_cancellation_is_refused_because_the_term_is_over(bench: Bench) -> None:
    bench.arrange("contracts", "co-1975", ends_on="2026-08-25")
    assert bench.refusal("withdraw_cancellation", contract_id="co-1975") == "The term is over."


def test_end_contract_changes_the_contract_and_sets_status_to_declined(bench: Bench) -> None:
    bench.arrange("contracts", "co-6253", ends_on="2026-10-24")
    bench.call("end_contract", contract_id="co-6253")
    assert bench.changes() == [
        updated("contracts", "co-6253", status="ended", ends_on="2026-08-25"),
        updated("offers", "of-5746", status="declined"),
    ]


def test_end_contract_changes_the_contract(bench: Bench) -> None:
    bench.arrange("reminders", "re-1045", contract_id="co-1434")
    bench.call("end_contract", contract_id="co-1434")
    assert bench.changes() == [updated("contracts", "co-1434", status="ended", ends_on="2026-08-25")]


def test_end_contract_changes_the_contract_when_ends_on_is_2026_10_24_when_status_is_signed(bench: Bench) -> None:
    bench.arrange("contracts", "co-6253", ends_on="2026-10-24")
    bench.arrange("offers", "of-5746", status="signed")
    bench.call("end_contract", contract_id="co-6253")
    assert bench.changes() == [updated("contracts", "co-6253", status="ended", ends_on="2026-08-25")]


def test_end_contract_is_refused_because_the_contract_must_be_notice_given_or_running(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-1737") == "The contract must be notice given or running."


def test_end_contract_is_refused_because_the_contract_has_not_been_cancelled(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-6774") == "The contract has not been cancelled."


def test_end_contract_is_refused_because_the_term_runs_for_more_than_60_days_yet(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-6253") == "The term runs for more than 60 days yet."


def test_end_contract_is_refused_because_the_cancellation_has_not_been_confirmed(bench: Bench) -> None:
    assert bench.refusal("end_contract", contract_id="co-7790") == "The cancellation has not been confirmed."


def test_end_contract_is_refused_because_the_cancellation_has_not_been_confirmed_2(bench: Bench) -> None:
    bench.arrange("letters", "le-3571", purpose="objection")
    assert bench.refusal("end_contract", contract_id="co-1434") == "The cancellation has not been confirmed."


def test_renew_contract_sets_ends_on_to_2027_03_14_and_adds_a_reminder(bench: Bench) -> None:
    bench.call("renew_contract", contract_id="co-3514")
    assert bench.changes() == [
        updated("contracts", "co-3514", ends_on="2027-03-14"),
        inserted(
            "reminders",
            "re-4605",
            contract_id="co-3514",
            due_on="2026-11-30",
            what="Compare prices",
            status="waiting",
        ),
    ]


def test_renew_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("letters", "le-1033", contract_id="co-4381")
    bench.call("renew_contract", contract_id="co-4381")


def test_renew_contract_is_refused_because_the_contract_is_cancelled_or_over(bench: Bench) -> None:
    assert bench.refusal("renew_contract", contract_id="co-1975") == "The contract is cancelled or over."


def test_renew_contract_is_refused_because_it_can_still_be_cancelled(bench: Bench) -> None:
    bench.arrange("contracts", "co-4381", ends_on="2026-09-24")
    assert bench.refusal("renew_contract", contract_id="co-4381") == "It can still be cancelled."
