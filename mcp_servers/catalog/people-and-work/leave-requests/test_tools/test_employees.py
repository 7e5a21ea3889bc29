"""Tests of the tools for employees of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"joined_from": "2026-03-19"}, ["em-6298", "em-8429", "em-8722", "em-1447", "em-2880", "em-1626"]),
        ({"name": "Alexiou"}, ["em-8586"]),
        (
            {"team_id": "te-7510"},
            [
                "em-8275",
                "em-8965",
                "em-4776",
                "em-9096",
                "em-1328",
                "em-9049",
                "em-4677",
                "em-6881",
                "em-3040",
                "em-1517",
            ],
        ),
        ({"email": "thibault.blanchet@coleman-and-murphy.example"}, ["em-7696"]),
    ],
)
def test_find_employees_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_employees", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "on_notice"}, 6),
        ({"team_name": "Buying"}, 27),
    ],
)
def test_find_employees_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_employees", **filters)["total"] == total


def test_find_employees_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_employees", page=5) == ["em-8956", "em-8586"]


def test_find_employees_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_employees",
        email="menon.lakshmi@saleh-and-rowland.example",
        team_name="Marketing",
        status="active",
    )
    assert ids == []


def test_get_employee_shows_the_employee(bench: Bench) -> None:
    result = bench.call("get_employee", employee_id="em-2702")
    assert result == {
        "id": "em-2702",
        "name": "Ruben Brandt",
        "email": "ruben.brandt@letterbox.example",
        "team_id": "te-7510",
        "joined_on": "2025-06-06",
        "probation_until": "2025-12-03",
        "last_day": "2026-07-17",
        "status": "on_notice",
        "team_name": "Buying",
        "planned_days": 6,
        "sick_days": 15,
    }


def test_get_employee_shows_the_employee_when_employee_id_is_em_8586(bench: Bench) -> None:
    result = bench.call("get_employee", employee_id="em-8586")
    assert result == {
        "id": "em-8586",
        "name": "Yusuf Alexiou",
        "email": "y.alexiou@postbox.example",
        "team_id": "te-7510",
        "joined_on": "2014-02-15",
        "probation_until": "2014-08-14",
        "last_day": "2026-06-22",
        "status": "on_notice",
        "team_name": "Buying",
        "planned_days": 0,
        "sick_days": 16,
    }


def test_give_notice_changes_the_employee_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.call("give_notice", employee_id="em-2251", last_day="2026-06-17")
    assert bench.changes() == [
        updated("employees", "em-2251", last_day="2026-06-17", status="on_notice"),
        updated("requests", "re-2081", status="withdrawn"),
    ]


def test_give_notice_changes_the_employee_and_sets_status_to_withdrawn_2(bench: Bench) -> None:
    bench.call("give_notice", employee_id="em-1447", last_day="2026-06-09")
    assert bench.changes() == [
        updated("employees", "em-1447", last_day="2026-06-09", status="on_notice"),
        updated("requests", "re-1209", status="withdrawn"),
        updated("requests", "re-6837", status="withdrawn"),
        updated("requests", "re-7125", status="withdrawn"),
        updated("requests", "re-8181", status="withdrawn"),
    ]


def test_give_notice_changes_the_employee_and_sets_status_to_withdrawn_3(bench: Bench) -> None:
    bench.call("give_notice", employee_id="em-4170", last_day="2026-06-22")
    assert bench.changes() == [
        updated("employees", "em-4170", last_day="2026-06-22", status="on_notice"),
        updated("requests", "re-4090", status="withdrawn"),
        updated("requests", "re-6585", status="withdrawn"),
        updated("requests", "re-8587", status="withdrawn"),
    ]


def test_give_notice_is_allowed(bench: Bench) -> None:
    bench.call("give_notice", employee_id="em-2251", last_day="2026-09-30")


def test_give_notice_is_refused_because_the_employee_must_be_active(bench: Bench) -> None:
    assert bench.refusal("give_notice", employee_id="em-1911", last_day="2026-07-20") == "The employee must be active."


def test_give_notice_is_refused_because_the_notice_is_too_short(bench: Bench) -> None:
    assert bench.refusal("give_notice", employee_id="em-4170", last_day="2026-06-08") == "The notice is too short."


def test_give_notice_is_refused_because_a_last_working_day_is_noted_at_most_120_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("give_notice", employee_id="em-2251", last_day="2026-10-01")
    assert sentence == "A last working day is noted at most 120 days ahead."
