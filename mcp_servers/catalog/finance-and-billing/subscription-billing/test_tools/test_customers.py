"""Tests of the tools for customers of Lumen Mobile billing."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "blocked"},
            ["cu-8180", "cu-6776", "cu-9591", "cu-7793", "cu-1369", "cu-5338", "cu-6184", "cu-4866", "cu-4644"],
        ),
        ({"email": "joshi.meera@fastpost.example"}, ["cu-4609"]),
        (
            {"business": False},
            [
                "cu-3662",
                "cu-5161",
                "cu-7966",
                "cu-7620",
                "cu-9431",
                "cu-7274",
                "cu-5043",
                "cu-9041",
                "cu-7961",
                "cu-2879",
            ],
        ),
        ({"name": "Joshi"}, ["cu-4609"]),
        ({"town": "Oakgate on Sea"}, ["cu-6436"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_customers", page=2)
    assert ids == [
        "cu-9041",
        "cu-7961",
        "cu-2879",
        "cu-6765",
        "cu-5171",
        "cu-4132",
        "cu-6776",
        "cu-6219",
        "cu-3712",
        "cu-8547",
    ]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Balogun", town="Barnwell") == []


def test_get_customer_shows_the_customer(bench: Bench) -> None:
    result = bench.call("get_customer", customer_id="cu-1103")
    assert result == {
        "id": "cu-1103",
        "name": "Farhan Das",
        "email": "farhan.das@highland-logistics.example",
        "town": "St Bride's",
        "business": False,
        "credit_limit": 7500,
        "joined_on": "2021-10-16",
        "status": "active",
        "owed": 3370,
        "subscriptions": 1,
    }


def test_block_customer_sets_status_to_blocked_and_changes_the_subscription(bench: Bench) -> None:
    bench.call("block_customer", customer_id="cu-6436")
    assert bench.changes() == [
        updated("customers", "cu-6436", status="blocked"),
        updated("subscriptions", "su-5182", status="paused", paused_on="2026-08-20"),
        updated("subscriptions", "su-7389", status="paused", paused_on="2026-08-20"),
    ]


def test_block_customer_is_refused_because_the_customer_must_be_active(bench: Bench) -> None:
    assert bench.refusal("block_customer", customer_id="cu-5338") == "The customer must be active."


def test_block_customer_is_refused_because_no_invoice_of_this_customer_is_more_than_14(bench: Bench) -> None:
    bench.arrange("subscriptions", "su-5459", customer_id="cu-1008")
    sentence = bench.refusal("block_customer", customer_id="cu-8270")
    assert sentence == "No invoice of this customer is more than 14 days overdue."


def test_unblock_customer_sets_status_to_active(bench: Bench) -> None:
    bench.call("unblock_customer", customer_id="cu-7793")
    assert bench.changes() == [updated("customers", "cu-7793", status="active")]


def test_unblock_customer_is_allowed(bench: Bench) -> None:
    bench.arrange("subscriptions", "su-1009", customer_id="cu-5338")
    bench.call("unblock_customer", customer_id="cu-5338")


def test_unblock_customer_is_refused_because_the_customer_must_be_blocked(bench: Bench) -> None:
    assert bench.refusal("unblock_customer", customer_id="cu-1008") == "The customer must be blocked."


def test_unblock_customer_is_refused_because_the_customer_still_has_an_overdue_invoice(bench: Bench) -> None:
    assert bench.refusal("unblock_customer", customer_id="cu-4866") == "The customer still has an overdue invoice."


def test_set_credit_limit_sets_credit_limit_to_5000(bench: Bench) -> None:
    bench.call("set_credit_limit", customer_id="cu-1103", credit_limit=5000)
    assert bench.changes() == [updated("customers", "cu-1103", credit_limit=5000)]


def test_set_credit_limit_is_allowed(bench: Bench) -> None:
    bench.arrange("customers", "cu-4609", joined_on="2026-05-22")
    bench.call("set_credit_limit", customer_id="cu-4609", credit_limit=35000)


def test_set_credit_limit_is_allowed_2(bench: Bench) -> None:
    bench.call("set_credit_limit", customer_id="cu-7845", credit_limit=10700)


def test_set_credit_limit_is_allowed_when_joined_on_is_2028_10_28(bench: Bench) -> None:
    bench.arrange("customers", "cu-9041", joined_on="2028-10-28")
    bench.call("set_credit_limit", customer_id="cu-9041", credit_limit=7500)


def test_set_credit_limit_is_refused_because_the_customer_is_blocked(bench: Bench) -> None:
    assert bench.refusal("set_credit_limit", customer_id="cu-5338", credit_limit=27500) == "The customer is blocked."


def test_set_credit_limit_is_refused_because_the_customer_owes_more_than_this(bench: Bench) -> None:
    sentence = bench.refusal("set_credit_limit", customer_id="cu-7845", credit_limit=7500)
    assert sentence == "The customer owes more than this."


def test_set_credit_limit_is_refused_because_the_limit_of_a_new_customer_cannot_be_raised(bench: Bench) -> None:
    bench.arrange("customers", "cu-4609", joined_on="2026-05-23")
    sentence = bench.refusal("set_credit_limit", customer_id="cu-4609", credit_limit=35000)
    assert sentence == "The limit of a new customer cannot be raised."
