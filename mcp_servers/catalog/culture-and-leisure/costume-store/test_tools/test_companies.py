"""Tests of the tools for companies of Harlequin Row costume store."""

from mcp_servers.runtime.testing import Bench, updated


def test_find_companies_finds_by_name_and_min_owed(bench: Bench) -> None:
    assert bench.ids("find_companies", name="Company", min_owed=162000) == ["co-2639"]


def test_find_companies_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_companies", page=2)
    assert ids == [
        "co-9316",
        "co-5055",
        "co-8473",
        "co-2823",
        "co-8158",
        "co-2567",
        "co-3006",
        "co-3618",
        "co-3795",
        "co-6670",
    ]


def test_find_companies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_companies", name="Unheard of") == []


def test_take_payment_sets_owed_to_3900(bench: Bench) -> None:
    bench.call("take_payment", company_id="co-3006", amount=100)
    assert bench.changes() == [updated("companies", "co-3006", owed=3900)]


def test_take_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("companies", "co-3618", owed=100)
    bench.call("take_payment", company_id="co-3618", amount=100)


def test_take_payment_is_refused_because_argument_amount_must_be_at_least_100(bench: Bench) -> None:
    assert bench.refusal("take_payment", company_id="co-3618", amount=99) == "Argument 'amount' must be at least 100."


def test_take_payment_is_refused_because_the_company_owes_less_than_that(bench: Bench) -> None:
    assert bench.refusal("take_payment", company_id="co-1215", amount=102) == "The company owes less than that."
