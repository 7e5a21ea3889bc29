"""Tests of the tools for contracts of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"program_id": "pr-5956"}, ["co-8494", "co-5194"]),
        ({"program_name": "Harbor Photo"}, ["co-8407"]),
    ],
)
def test_find_contracts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_contracts", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_until": "2027-06-06"}, 30),
        ({"min_places": 3}, 26),
        ({"status": "ended"}, 5),
    ],
)
def test_find_contracts_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_contracts", **filters)["total"] == total


def test_find_contracts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_contracts", page=4) == ["co-3393", "co-7630", "co-1586", "co-5194"]


def test_find_contracts_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_contracts",
        program_name="Fathom Planner",
        status="ended",
        ends_until="2027-02-07",
        min_places=2,
    )
    assert ids == []


def test_get_contract_shows_the_contract(bench: Bench) -> None:
    result = bench.call("get_contract", contract_id="co-1265")
    assert result == {
        "id": "co-1265",
        "program_id": "pr-2930",
        "places": 8,
        "starts_on": "2026-05-29",
        "ends_on": "2027-05-29",
        "status": "in_force",
        "program_name": "Nimbus Planner",
        "program_maker": "Skylark Plastics",
        "seats_in_use": 2,
        "free_seats": 6,
        "yearly_cost": 168000,
    }


def test_renew_contract_sets_ends_on_to_2028_02_07(bench: Bench) -> None:
    bench.call("renew_contract", contract_id="co-3509", new_seats=8)
    assert bench.changes() == [updated("contracts", "co-3509", ends_on="2028-02-07")]


def test_renew_contract_changes_the_contract(bench: Bench) -> None:
    bench.arrange("contracts", "co-1709", ends_on="2027-03-04")
    bench.arrange("clerks", "cl-8257", order_limit=1260000)
    bench.call("renew_contract", contract_id="co-1709", new_seats=60)
    assert bench.changes() == [updated("contracts", "co-1709", places=60, ends_on="2028-03-03")]


def test_renew_contract_is_refused_because_the_contract_is_not_in_force(bench: Bench) -> None:
    assert bench.refusal("renew_contract", contract_id="co-3104", new_seats=2) == "The contract is not in force."


def test_renew_contract_is_refused_because_the_contract_has_more_than_120_days_to_run(bench: Bench) -> None:
    bench.arrange("contracts", "co-1709", ends_on="2027-03-05")
    sentence = bench.refusal("renew_contract", contract_id="co-1709", new_seats=60)
    assert sentence == "The contract has more than 120 days to run."


def test_renew_contract_is_refused_because_the_program_is_phased_out_or_banned(bench: Bench) -> None:
    assert bench.refusal("renew_contract", contract_id="co-3959", new_seats=2) == "The program is phased out or banned."


def test_renew_contract_is_refused_because_more_seats_than_that_are_in_use(bench: Bench) -> None:
    assert bench.refusal("renew_contract", contract_id="co-4620", new_seats=1) == "More seats than that are in use."


def test_renew_contract_is_refused_because_the_renewal_is_above_your_limit(bench: Bench) -> None:
    assert bench.refusal("renew_contract", contract_id="co-1643", new_seats=21) == "The renewal is above your limit."
