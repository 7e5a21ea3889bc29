"""Tests of the tools for customers of Millrace bakery orders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_owed": 392000}, ["cu-4090", "cu-2452", "cu-1447", "cu-4545", "cu-3371", "cu-4279"]),
        ({"status": "stopped"}, ["cu-9532", "cu-7223", "cu-1851", "cu-4279"]),
        ({"contact": "Kapoor"}, ["cu-2075"]),
        ({"name": "Hotel"}, ["cu-4031", "cu-1349"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=4) == ["cu-3371", "cu-4279", "cu-5349", "cu-3601"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Café", contact="Lindqvist") == []


def test_take_payment_sets_owed_to_343898(bench: Bench) -> None:
    bench.call("take_payment", customer_id="cu-1349", amount=102)
    assert bench.changes() == [updated("customers", "cu-1349", owed=343898)]


def test_take_payment_is_allowed(bench: Bench) -> None:
    bench.arrange("customers", "cu-4031", owed=100)
    bench.call("take_payment", customer_id="cu-4031", amount=100)


def test_take_payment_is_refused_because_argument_amount_must_be_at_least_100(bench: Bench) -> None:
    assert bench.refusal("take_payment", customer_id="cu-4031", amount=99) == "Argument 'amount' must be at least 100."


def test_take_payment_is_refused_because_the_customer_owes_less_than_that(bench: Bench) -> None:
    assert bench.refusal("take_payment", customer_id="cu-3928", amount=102) == "The customer owes less than that."
