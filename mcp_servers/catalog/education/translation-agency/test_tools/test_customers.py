"""Tests of the tools for customers of Lingua translations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Tools"}, ["cu-2005"]),
        ({"status": "paused"}, ["cu-5310"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=3) == ["cu-6514", "cu-9786"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Provisions", status="paused") == []


def test_pause_customer_sets_status_to_paused(bench: Bench) -> None:
    bench.call("pause_customer", customer_id="cu-2005")
    assert bench.changes() == [updated("customers", "cu-2005", status="paused")]


def test_pause_customer_is_refused_because_the_customer_must_be_active(bench: Bench) -> None:
    assert bench.refusal("pause_customer", customer_id="cu-5310") == "The customer must be active."


def test_pause_customer_is_refused_because_a_job_of_this_customer_is_in_hand(bench: Bench) -> None:
    assert bench.refusal("pause_customer", customer_id="cu-6977") == "A job of this customer is in hand."
