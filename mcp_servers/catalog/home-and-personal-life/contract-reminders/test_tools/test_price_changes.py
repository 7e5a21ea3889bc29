"""Tests of the tools for price changes of Holmgaard household contracts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contract_id": "co-7053", "signer_id": "si-3364", "status": "announced"}, ["pi-8362"]),
        ({"valid_from_until": "2026-08-29"}, ["pi-2986", "pi-4934", "pi-2482", "pi-6966", "pi-5164"]),
    ],
)
def test_find_price_changes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_price_changes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "accepted"}, 7),
        ({"signer_id": "si-3364"}, 14),
    ],
)
def test_find_price_changes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_price_changes", **filters)["total"] == total


def test_find_price_changes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_price_changes", page=2)
    assert ids == [
        "pi-7709",
        "pi-3350",
        "pi-6568",
        "pi-8362",
        "pi-9869",
        "pi-1533",
        "pi-8033",
        "pi-3175",
        "pi-3791",
        "pi-1668",
    ]


def test_find_price_changes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_price_changes", contract_id="co-8355") == []


def test_announce_price_adds_a_price_change(bench: Bench) -> None:
    bench.call("announce_price", contract_id="co-1225", new_price=7000, valid_from="2026-10-02")
    assert bench.changes() == [
        inserted(
            "price_changes",
            "pi-6384",
            contract_id="co-1225",
            new_price=7000,
            announced_on="2026-08-25",
            valid_from="2026-10-02",
            status="announced",
        ),
    ]


def test_announce_price_is_allowed(bench: Bench) -> None:
    bench.call("announce_price", contract_id="co-3891", new_price=26000, valid_from="2026-10-13")


def test_announce_price_is_refused_because_the_contract_has_ended(bench: Bench) -> None:
    sentence = bench.refusal("announce_price", contract_id="co-6179", new_price=15000, valid_from="2026-10-14")
    assert sentence == "The contract has ended."


def test_announce_price_is_refused_because_the_price_is_that_already(bench: Bench) -> None:
    sentence = bench.refusal("announce_price", contract_id="co-3807", new_price=25500, valid_from="2026-10-20")
    assert sentence == "The price is that already."


def test_announce_price_is_refused_because_a_new_price_is_announced_a_month_ahead(bench: Bench) -> None:
    sentence = bench.refusal("announce_price", contract_id="co-2631", new_price=21000, valid_from="2026-09-04")
    assert sentence == "A new price is announced a month ahead."


def test_announce_price_is_refused_because_a_price_cannot_more_than_double(bench: Bench) -> None:
    sentence = bench.refusal("announce_price", contract_id="co-8355", new_price=11000, valid_from="2026-10-02")
    assert sentence == "A price cannot more than double."


def test_announce_price_is_refused_because_another_change_is_announced_already(bench: Bench) -> None:
    sentence = bench.refusal("announce_price", contract_id="co-9627", new_price=7000, valid_from="2026-09-24")
    assert sentence == "Another change is announced already."


def test_accept_price_sets_status_to_accepted_and_sets_price_to_29000(bench: Bench) -> None:
    bench.call("accept_price", price_change_id="pi-2766")
    assert bench.changes() == [
        updated("contracts", "co-8943", price=29000),
        updated("price_changes", "pi-2766", status="accepted"),
    ]


def test_accept_price_is_refused_because_the_price_change_must_be_announced_or_contested(bench: Bench) -> None:
    sentence = bench.refusal("accept_price", price_change_id="pi-6568")
    assert sentence == "The price change must be announced or contested."


def test_accept_price_is_refused_because_the_contract_is_cancelled_or_over(bench: Bench) -> None:
    assert bench.refusal("accept_price", price_change_id="pi-7672") == "The contract is cancelled or over."


def test_accept_price_is_refused_because_the_monthly_budget_does_not_allow_that(bench: Bench) -> None:
    assert bench.refusal("accept_price", price_change_id="pi-3479") == "The monthly budget does not allow that."


def test_contest_price_sets_status_to_contested(bench: Bench) -> None:
    bench.call("contest_price", price_change_id="pi-9850")
    assert bench.changes() == [updated("price_changes", "pi-9850", status="contested")]


def test_contest_price_is_refused_because_the_price_change_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("contest_price", price_change_id="pi-6568") == "The price change must be announced."


def test_contest_price_is_refused_because_it_does_not_become_dearer(bench: Bench) -> None:
    bench.arrange("price_changes", "pi-9850", new_price=3500)
    assert bench.refusal("contest_price", price_change_id="pi-9850") == "It does not become dearer."


def test_contest_price_is_refused_because_the_30_days_are_over(bench: Bench) -> None:
    bench.arrange("price_changes", "pi-9850", announced_on="2026-07-25")
    assert bench.refusal("contest_price", price_change_id="pi-9850") == "The 30 days are over."
