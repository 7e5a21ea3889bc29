"""Tests of the tools for allowances of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"employee_id": "em-3040", "min_entitled": 10}, ["al-1467"]),
        (
            {"leave_type_id": "le-4523"},
            [
                "al-2661",
                "al-5770",
                "al-2263",
                "al-3512",
                "al-2351",
                "al-9871",
                "al-6816",
                "al-8754",
                "al-4319",
                "al-7773",
            ],
        ),
        (
            {"team_id": "te-7510"},
            [
                "al-2399",
                "al-5770",
                "al-1968",
                "al-2263",
                "al-3157",
                "al-3139",
                "al-3512",
                "al-2351",
                "al-2555",
                "al-9871",
            ],
        ),
    ],
)
def test_find_allowances_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_allowances", **filters) == ids


def test_find_allowances_counts(bench: Bench) -> None:
    assert bench.call("find_allowances", min_entitled=32)["total"] == 7


def test_find_allowances_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_allowances", page=2)
    assert ids == [
        "al-9871",
        "al-6816",
        "al-6894",
        "al-8102",
        "al-6925",
        "al-6956",
        "al-8754",
        "al-3209",
        "al-4319",
        "al-6061",
    ]


def test_find_allowances_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_allowances", leave_type_id="le-7541") == []


def test_get_allowance_shows_the_allowance(bench: Bench) -> None:
    result = bench.call("get_allowance", allowance_id="al-1400")
    assert result == {
        "id": "al-1400",
        "employee_id": "em-5835",
        "leave_type_id": "le-3923",
        "entitled": 30,
        "carried_over": 0,
        "employee_name": "Jun-ho Lim",
        "leave_type_name": "annual leave",
        "bonus_days": 2,
        "remaining_days": 32,
    }


def test_get_allowance_shows_the_allowance_when_allowance_id_is_al_3001(bench: Bench) -> None:
    result = bench.call("get_allowance", allowance_id="al-3001")
    assert result == {
        "id": "al-3001",
        "employee_id": "em-4170",
        "leave_type_id": "le-3923",
        "entitled": 30,
        "carried_over": 2,
        "employee_name": "Isaac Hargreaves",
        "leave_type_name": "annual leave",
        "bonus_days": 0,
        "remaining_days": 22,
    }


def test_give_days_sets_entitled_to_10_and_sets_entitled_to_2(bench: Bench) -> None:
    bench.call("give_days", allowance_id="al-6964", receiver_id="al-2661", amount=2)
    assert bench.changes() == [
        updated("allowances", "al-2661", entitled=10),
        updated("allowances", "al-6964", entitled=2),
    ]


def test_give_days_is_refused_because_argument_amount_must_be_at_most_5(bench: Bench) -> None:
    sentence = bench.refusal("give_days", allowance_id="al-2661", receiver_id="al-3127", amount=6)
    assert sentence == "Argument 'amount' must be at most 5."


def test_give_days_is_refused_because_argument_amount_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("give_days", allowance_id="al-2661", receiver_id="al-3127", amount=0)
    assert sentence == "Argument 'amount' must be at least 1."


def test_give_days_is_refused_because_days_are_given_to_somebody_else_only(bench: Bench) -> None:
    sentence = bench.refusal("give_days", allowance_id="al-8137", receiver_id="al-8137", amount=2)
    assert sentence == "Days are given to somebody else only."


def test_give_days_is_refused_because_the_allowances_are_for_different_types_of_leave(bench: Bench) -> None:
    sentence = bench.refusal("give_days", allowance_id="al-1466", receiver_id="al-1197", amount=1)
    assert sentence == "The allowances are for different types of leave."


def test_give_days_is_refused_because_not_that_many_days_are_left_to_give(bench: Bench) -> None:
    sentence = bench.refusal("give_days", allowance_id="al-2661", receiver_id="al-3127", amount=4)
    assert sentence == "Not that many days are left to give."


@pytest.mark.parametrize(
    "arguments",
    [
        {"allowance_id": "al-1400", "receiver_id": "al-5588", "amount": 3},
        {"allowance_id": "al-8702", "receiver_id": "al-6921", "amount": 2},
        {"allowance_id": "al-2661", "receiver_id": "al-3127", "amount": 3},
    ],
)
def test_give_days_is_refused_because_the_colleague_still_has_enough_days(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("give_days", **arguments) == "The colleague still has enough days."


def test_give_days_is_refused_because_the_colleague_still_has_enough_days_2(bench: Bench) -> None:
    bench.arrange("allowances", "al-2661", carried_over=15)
    sentence = bench.refusal("give_days", allowance_id="al-2661", receiver_id="al-3127", amount=3)
    assert sentence == "The colleague still has enough days."
