"""Tests of the tools for budget lines of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"fair_id": "fa-3523", "name": "Stand building"}, ["bu-1277"]),
        (
            {"min_amount": 1100000},
            [
                "bu-6802",
                "bu-7654",
                "bu-5052",
                "bu-5898",
                "bu-7781",
                "bu-6938",
                "bu-1968",
                "bu-6156",
                "bu-2735",
                "bu-4171",
            ],
        ),
    ],
)
def test_find_budget_lines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_budget_lines", **filters) == ids


def test_find_budget_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_budget_lines", page=4)
    assert ids == [
        "bu-2807",
        "bu-8930",
        "bu-2630",
        "bu-4266",
        "bu-8881",
        "bu-1477",
        "bu-8031",
        "bu-1968",
        "bu-3299",
        "bu-4732",
    ]


def test_find_budget_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_budget_lines", name="Unheard of") == []


def test_get_budget_line_shows_the_budget_line(bench: Bench) -> None:
    result = bench.call("get_budget_line", budget_line_id="bu-8031")
    assert result == {
        "id": "bu-8031",
        "fair_id": "fa-7886",
        "name": "Press",
        "amount": 816000,
        "fair_name": "Textile Days 2027",
        "amount_left": 520000,
        "undecided_quotes": 0,
    }


def test_get_budget_line_shows_the_budget_line_when_budget_line_id_is_bu_5289(bench: Bench) -> None:
    result = bench.call("get_budget_line", budget_line_id="bu-5289")
    assert result == {
        "id": "bu-5289",
        "fair_id": "fa-1738",
        "name": "Gifts",
        "amount": 100000,
        "fair_name": "Boat Days 2027",
        "amount_left": 100000,
        "undecided_quotes": 1,
        "cheapest_quote": 687000,
    }


def test_move_budget_sets_amount_to_301001_and_sets_amount_to_452999(bench: Bench) -> None:
    bench.call("move_budget", budget_line_id="bu-4078", receiver_id="bu-1767", transfer=1001)
    assert bench.changes() == [
        updated("budget_lines", "bu-1767", amount=301001),
        updated("budget_lines", "bu-4078", amount=452999),
    ]


def test_move_budget_is_allowed(bench: Bench) -> None:
    bench.arrange("budget_lines", "bu-5289", amount=11000)
    bench.call("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=1000)


def test_move_budget_is_allowed_when_budget_line_id_is_bu_5289_when_amount_is_115000(bench: Bench) -> None:
    bench.arrange("quotes", "qu-1212", budget_line_id="bu-5289")
    bench.arrange("budget_lines", "bu-5289", amount=115000)
    bench.call("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=1000)


def test_move_budget_is_refused_because_argument_transfer_must_be_at_most_400000(bench: Bench) -> None:
    sentence = bench.refusal("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=400001)
    assert sentence == "Argument 'transfer' must be at most 400000."


def test_move_budget_is_refused_because_the_lines_are_the_same(bench: Bench) -> None:
    sentence = bench.refusal("move_budget", budget_line_id="bu-1477", receiver_id="bu-1477", transfer=1002)
    assert sentence == "The lines are the same."


def test_move_budget_is_refused_because_the_lines_belong_to_different_fairs(bench: Bench) -> None:
    sentence = bench.refusal("move_budget", budget_line_id="bu-2630", receiver_id="bu-8930", transfer=1001)
    assert sentence == "The lines belong to different fairs."


def test_move_budget_is_refused_because_at_most_a_fifth_of_a_line_is_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=20001)
    assert sentence == "At most a fifth of a line is moved."


def test_move_budget_is_refused_because_so_much_of_the_line_is_not_left(bench: Bench) -> None:
    bench.arrange("quotes", "qu-1212", budget_line_id="bu-5289")
    sentence = bench.refusal("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=20000)
    assert sentence == "So much of the line is not left."


def test_move_budget_is_refused_because_a_line_keeps_10000_cents_at_least(bench: Bench) -> None:
    bench.arrange("budget_lines", "bu-5289", amount=10000)
    sentence = bench.refusal("move_budget", budget_line_id="bu-5289", receiver_id="bu-7654", transfer=1001)
    assert sentence == "A line keeps 10000 cents at least."
