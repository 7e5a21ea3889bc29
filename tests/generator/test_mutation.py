"""Faults are planted where rules stand, one at a time, and leave no trace."""

from pathlib import Path

import pytest

from generator.testing.mutation import Mutant, mutants_of
from generator.testing.runner import load_tests
from generator.testing.scores import measure
from generator.testing.statements import flipped_comparisons, ignored_conditions, reversed_order
from mcp_servers.runtime import load_environment, open_session
from tests.generator.conftest import HARBOUR


@pytest.fixture(scope="module")
def mutants() -> list[Mutant]:
    return mutants_of(load_environment(HARBOUR).toolset)


def of(mutants: list[Mutant], tool: str, category: str) -> list[str]:
    return [mutant.description for mutant in mutants if mutant.tools == (tool,) and mutant.category == category]


def test_every_guard_is_removed(mutants: list[Mutant]) -> None:
    assert of(mutants, "book_stay", "guard") == [
        "guard `berth['status'] != 'open'` is gone",
        "guard `not db.today <= arrives_on < leaves_on` is gone",
        "guard `clashes > 0` is gone",
    ]


def test_every_filter_is_ignored(mutants: list[Mutant]) -> None:
    assert of(mutants, "find_berths", "filter") == [
        "filter `length_m >= ?` is ignored",
        "filter `status = ?` is ignored",
    ]
    assert of(mutants, "book_stay", "filter") == [
        "`berth_id = ?` is ignored",
        "`status = 'booked'` is ignored",
        "`arrives_on < ?` is ignored",
        "`leaves_on > ?` is ignored",
    ]


def test_a_fault_acts_while_it_is_applied_and_not_afterwards() -> None:
    environment = load_environment(HARBOUR)
    session = open_session([environment])
    guard = next(
        mutant
        for mutant in mutants_of(environment.toolset)
        if mutant.tools == ("cancel_stay",) and mutant.category == "guard" and "status" in mutant.description
    )
    with guard.applied():
        assert not session.call("cancel_stay", {"stay_id": "st-7302"}).is_error
    assert session.call("cancel_stay", {"stay_id": "st-7302"}).text == "The stay is already cancelled."


@pytest.mark.parametrize(
    ("sql", "changed"),
    [
        ("a <= ?", ["a < ?", "a > ?"]),
        ("a = 'x = y'", ["a != 'x = y'"]),
        ("a IS NOT NULL", ["a IS NULL"]),
        ("a NOT IN (1, 2)", ["a IN (1, 2)"]),
        ("EXISTS (SELECT 1)", ["NOT EXISTS (SELECT 1)"]),
        ("a <> 1", ["a = 1"]),
    ],
)
def test_comparisons_of_sql_are_flipped(sql: str, changed: list[str]) -> None:
    assert [text for _, text in flipped_comparisons(sql)] == changed


def test_conditions_of_sql_are_ignored_at_their_own_depth() -> None:
    sql = "SELECT (SELECT 1 FROM b WHERE b.x = 1 AND b.y = ?) FROM a WHERE (a.x = 1 OR a.y = 2) AND z = ? ORDER BY z"
    assert [condition for condition, _ in ignored_conditions(sql)] == [
        "b.x = 1",
        "b.y = ?",
        "(a.x = 1 OR a.y = 2)",
        "z = ?",
    ]
    assert dict(ignored_conditions("SELECT 1 FROM a WHERE z = ? GROUP BY y")) == {
        "z = ?": "SELECT 1 FROM a WHERE (z = ? OR 1) GROUP BY y"
    }


@pytest.mark.parametrize(("terms", "turned"), [("a DESC, id", "a, id"), ("a, id", "a DESC, id"), ("a", "a DESC")])
def test_the_first_term_of_an_order_is_turned(terms: str, turned: str) -> None:
    assert reversed_order(terms) == turned


def test_the_harbours_own_tests_catch_every_fault() -> None:
    score = measure(load_environment(HARBOUR), load_tests(HARBOUR))
    assert score.survivors == ()
    assert score.made["guard"] == 5


def test_weak_tests_let_faults_through(harbour: Path) -> None:
    path = harbour / "test_tools.py"
    path.write_text(path.read_text("utf-8").replace("test_book_stay_needs_an_open_berth", "skipped"), "utf-8")
    score = measure(load_environment(harbour), load_tests(harbour))
    assert any("guard `berth['status'] != 'open'` is gone" in survivor for survivor in score.survivors)
    assert score.share("guard") == 0.8
