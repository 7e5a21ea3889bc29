"""Tests of the tools for connections of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"address": "Thornditch"}, ["co-7898", "co-2985"]),
        ({"number": "WC-51750"}, ["co-8444"]),
        ({"supply_zone_id": "su-9532"}, ["co-6197", "co-3615", "co-6364", "co-8506", "co-6608"]),
        ({"purpose": "farm"}, ["co-3111", "co-2985", "co-2171", "co-6825", "co-4448", "co-7581", "co-6841", "co-9342"]),
        ({"status": "closed"}, ["co-5289", "co-1235"]),
        ({"customer": "Lim"}, ["co-9342"]),
    ],
)
def test_find_connections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_connections", **filters) == ids


def test_find_connections_counts(bench: Bench) -> None:
    assert bench.call("find_connections", zone_name="Mill Valley")["total"] == 11


def test_find_connections_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_connections", page=3)
    assert ids == [
        "co-6909",
        "co-8206",
        "co-2295",
        "co-7581",
        "co-9295",
        "co-4880",
        "co-6851",
        "co-2118",
        "co-7966",
        "co-6071",
    ]


def test_find_connections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_connections", customer="Petrov", zone_name="Reservoir Ridge") == []


def test_get_connection_shows_the_connection(bench: Bench) -> None:
    result = bench.call("get_connection", connection_id="co-1874")
    assert result == {
        "id": "co-1874",
        "number": "WC-24728",
        "customer": "Katrin Keller",
        "address": "74 Garden Walk, Silverfield",
        "supply_zone_id": "su-5158",
        "purpose": "household",
        "usual_use": 470,
        "status": "supplied",
        "supply_zone_name": "Castle Hill",
        "amount_owed": 0,
        "last_reading": 878,
        "last_reading_date": "2025-11-03",
    }


def test_restrict_supply_sets_status_to_restricted(bench: Bench) -> None:
    bench.call("restrict_supply", connection_id="co-5598")
    assert bench.changes() == [updated("connections", "co-5598", status="restricted")]


def test_restrict_supply_is_allowed(bench: Bench) -> None:
    bench.call("restrict_supply", connection_id="co-3142")


def test_restrict_supply_is_allowed_when_due_on_is_2026_10_04(bench: Bench) -> None:
    bench.arrange("bills", "bi-2412", due_on="2026-10-04")
    bench.call("restrict_supply", connection_id="co-5598")


def test_restrict_supply_is_refused_because_the_connection_must_be_supplied(bench: Bench) -> None:
    assert bench.refusal("restrict_supply", connection_id="co-5289") == "The connection must be supplied."


def test_restrict_supply_is_refused_because_farms_need_water_for_their_animals(bench: Bench) -> None:
    assert bench.refusal("restrict_supply", connection_id="co-6841") == "Farms need water for their animals."


def test_restrict_supply_is_refused_because_no_reminded_bill_of_this_connection_was_due(bench: Bench) -> None:
    bench.arrange("bills", "bi-2412", due_on="2026-10-05")
    sentence = bench.refusal("restrict_supply", connection_id="co-5598")
    assert sentence == "No reminded bill of this connection was due more than 30 days ago."


def test_restrict_supply_is_refused_because_no_reminded_bill_of_this_connection_was_due_2(bench: Bench) -> None:
    bench.arrange("bills", "bi-1214", connection_id="co-2118")
    sentence = bench.refusal("restrict_supply", connection_id="co-2118")
    assert sentence == "No reminded bill of this connection was due more than 30 days ago."


def test_restrict_supply_is_refused_because_a_leak_at_this_connection_has_not_been(bench: Bench) -> None:
    bench.arrange("leaks", "le-1106", connection_id="co-5598")
    sentence = bench.refusal("restrict_supply", connection_id="co-5598")
    assert sentence == "A leak at this connection has not been repaired yet."
