"""Tests of the tools for loan bikes of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "electric"}, ["lo-9196", "lo-5091", "lo-9816", "lo-1759", "lo-6358"]),
        ({"job_id": "jo-2536"}, ["lo-1872"]),
        ({"status": "in_repair"}, ["lo-1083", "lo-5091", "lo-5960"]),
        ({"plate": "ZF-502"}, ["lo-3994"]),
    ],
)
def test_find_loan_bikes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_loan_bikes", **filters) == ids


def test_find_loan_bikes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_loan_bikes", page=3) == ["lo-6358", "lo-3994"]


def test_find_loan_bikes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_loan_bikes", plate="Unheard of") == []


def test_lend_bike_changes_the_loan_bicycle(bench: Bench) -> None:
    bench.call("lend_bike", loan_bike_id="lo-9381", job_id="jo-1450")
    assert bench.changes() == [updated("loan_bikes", "lo-9381", status="out", job_id="jo-1450")]


def test_lend_bike_is_refused_because_the_loan_bicycle_must_be_free(bench: Bench) -> None:
    assert bench.refusal("lend_bike", loan_bike_id="lo-1083", job_id="jo-2089") == "The loan bicycle must be free."


def test_lend_bike_is_refused_because_the_bicycle_of_this_job_is_not_in_the_workshop(bench: Bench) -> None:
    sentence = bench.refusal("lend_bike", loan_bike_id="lo-5074", job_id="jo-9186")
    assert sentence == "The bicycle of this job is not in the workshop."


def test_lend_bike_is_refused_because_the_bicycle_will_be_ready_today(bench: Bench) -> None:
    assert bench.refusal("lend_bike", loan_bike_id="lo-9381", job_id="jo-7578") == "The bicycle will be ready today."


def test_lend_bike_is_refused_because_the_customer_has_a_loan_bicycle_already(bench: Bench) -> None:
    sentence = bench.refusal("lend_bike", loan_bike_id="lo-9816", job_id="jo-3936")
    assert sentence == "The customer has a loan bicycle already."
