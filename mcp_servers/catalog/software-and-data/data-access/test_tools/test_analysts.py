"""Tests of the tools for analysts of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"position": "student"}, ["an-4653", "an-4848", "an-3102", "an-2433", "an-7702", "an-9462", "an-2153"]),
        ({"trained_until_until": "2026-07-29"}, ["an-2596"]),
        ({"status": "gone"}, ["an-4074", "an-6312", "an-4238"]),
        ({"name": "Dumont"}, ["an-2596"]),
        ({"email": "s.bergstrom@nair-dairy.example"}, ["an-6312"]),
    ],
)
def test_find_analysts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_analysts", **filters) == ids


def test_find_analysts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_analysts", page=5) == ["an-4327", "an-1480"]


def test_find_analysts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_analysts", name="Chan", email="p.vandam@quillmail.example") == []


def test_get_analyst_shows_the_analyst(bench: Bench) -> None:
    result = bench.call("get_analyst", analyst_id="an-7963")
    assert result == {
        "id": "an-7963",
        "name": "Frederick Blackwood",
        "email": "blackwood.frederick@openmail.example",
        "position": "employee",
        "trained_until": "2027-09-10",
        "status": "active",
        "active_grants": 1,
        "open_breaches": 0,
    }


def test_get_analyst_shows_the_analyst_when_ends_on_is_2026_10_27(bench: Bench) -> None:
    bench.arrange("grants", "gr-2848", ends_on="2026-10-27")
    result = bench.call("get_analyst", analyst_id="an-3452")
    assert result == {
        "id": "an-3452",
        "name": "Karthik Das",
        "email": "k.das@postbox.example",
        "position": "employee",
        "trained_until": "2027-06-08",
        "status": "active",
        "active_grants": 1,
        "open_breaches": 0,
    }


def test_get_analyst_shows_the_analyst_when_ends_on_is_2026_01_21(bench: Bench) -> None:
    bench.arrange("grants", "gr-2848", ends_on="2026-01-21")
    result = bench.call("get_analyst", analyst_id="an-3452")
    assert result == {
        "id": "an-3452",
        "name": "Karthik Das",
        "email": "k.das@postbox.example",
        "position": "employee",
        "trained_until": "2027-06-08",
        "status": "active",
        "active_grants": 0,
        "open_breaches": 0,
    }


def test_renew_training_sets_trained_until_to_2027_10_27(bench: Bench) -> None:
    bench.call("renew_training", analyst_id="an-1098")
    assert bench.changes() == [updated("analysts", "an-1098", trained_until="2027-10-27")]


def test_renew_training_is_allowed(bench: Bench) -> None:
    bench.arrange("analysts", "an-4653", trained_until="2026-12-26")
    bench.call("renew_training", analyst_id="an-4653")


def test_renew_training_is_refused_because_the_analyst_has_left(bench: Bench) -> None:
    assert bench.refusal("renew_training", analyst_id="an-4074") == "The analyst has left."


def test_renew_training_is_refused_because_the_old_training_is_valid_for_a_long_time_yet(bench: Bench) -> None:
    bench.arrange("analysts", "an-4653", trained_until="2026-12-27")
    assert bench.refusal("renew_training", analyst_id="an-4653") == "The old training is valid for a long time yet."


def test_prolong_contract_sets_contract_until_to_2027_02_22(bench: Bench) -> None:
    bench.call("prolong_contract", analyst_id="an-1528", extra=30)
    assert bench.changes() == [updated("analysts", "an-1528", contract_until="2027-02-22")]


def test_prolong_contract_is_allowed(bench: Bench) -> None:
    bench.arrange("grants", "gr-6122", analyst_id="an-1098")
    bench.call("prolong_contract", analyst_id="an-4653", extra=32)


def test_prolong_contract_is_refused_because_the_analyst_has_left(bench: Bench) -> None:
    assert bench.refusal("prolong_contract", analyst_id="an-4074", extra=31) == "The analyst has left."


def test_prolong_contract_is_refused_because_employees_have_no_contract_that_ends(bench: Bench) -> None:
    assert bench.refusal("prolong_contract", analyst_id="an-1480", extra=31) == "Employees have no contract that ends."


def test_prolong_contract_is_refused_because_the_contract_runs_for_more_than_90_days_yet(bench: Bench) -> None:
    bench.arrange("analysts", "an-1528", contract_until="2027-01-26")
    sentence = bench.refusal("prolong_contract", analyst_id="an-1528", extra=30)
    assert sentence == "The contract runs for more than 90 days yet."


def test_prolong_contract_is_refused_because_a_breach_of_the_analyst_is_open(bench: Bench) -> None:
    bench.arrange("analysts", "an-4653", contract_until="2027-01-25")
    assert bench.refusal("prolong_contract", analyst_id="an-4653", extra=32) == "A breach of the analyst is open."


def test_dismiss_analyst_sets_status_to_gone_and_sets_status_to_revoked(bench: Bench) -> None:
    bench.call("dismiss_analyst", analyst_id="an-3452")
    assert bench.changes() == [
        updated("analysts", "an-3452", status="gone"),
        updated("grants", "gr-2848", status="revoked"),
    ]


def test_dismiss_analyst_sets_status_to_gone_and_sets_status_to_revoked_2(bench: Bench) -> None:
    bench.call("dismiss_analyst", analyst_id="an-7963")
    assert bench.changes() == [
        updated("analysts", "an-7963", status="gone"),
        updated("grants", "gr-6449", status="revoked"),
        updated("requests", "re-4207", status="withdrawn"),
        updated("requests", "re-5281", status="withdrawn"),
        updated("requests", "re-9993", status="withdrawn"),
    ]


def test_dismiss_analyst_is_refused_because_the_analyst_must_be_active(bench: Bench) -> None:
    assert bench.refusal("dismiss_analyst", analyst_id="an-4074") == "The analyst must be active."


def test_dismiss_analyst_is_refused_because_a_breach_of_the_analyst_is_open(bench: Bench) -> None:
    assert bench.refusal("dismiss_analyst", analyst_id="an-1970") == "A breach of the analyst is open."
