"""Tests of the tools for partners of Lyric Theatre contract archive."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Merchants"}, ["pa-1466", "pa-8500"]),
        ({"town": "North Hartdale"}, ["pa-1283"]),
    ],
)
def test_find_partners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_partners", **filters) == ids


def test_find_partners_counts(bench: Bench) -> None:
    assert bench.call("find_partners", status="barred")["total"] == 5


def test_find_partners_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_partners", page=2)
    assert ids == [
        "pa-7448",
        "pa-4784",
        "pa-1283",
        "pa-6814",
        "pa-3369",
        "pa-2607",
        "pa-8769",
        "pa-1057",
        "pa-5905",
        "pa-3198",
    ]


def test_find_partners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_partners", town="Hazelmere", status="barred") == []


def test_get_partner_shows_the_supplier(bench: Bench) -> None:
    result = bench.call("get_partner", partner_id="pa-1466")
    assert result == {
        "id": "pa-1466",
        "name": "Cobalt Merchants",
        "town": "St Piran",
        "status": "approved",
        "contracts_in_force": 0,
        "yearly_total": 0,
    }


def test_bar_partner_sets_status_to_barred_and_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("bar_partner", partner_id="pa-4784")
    assert bench.changes() == [
        updated("contracts", "co-4876", status="dropped"),
        updated("partners", "pa-4784", status="barred"),
    ]


def test_bar_partner_is_refused_because_the_supplier_must_be_approved(bench: Bench) -> None:
    assert bench.refusal("bar_partner", partner_id="pa-3198") == "The supplier must be approved."


def test_bar_partner_is_refused_because_a_large_contract_with_this_supplier_is_in_force(bench: Bench) -> None:
    assert bench.refusal("bar_partner", partner_id="pa-1283") == "A large contract with this supplier is in force."
