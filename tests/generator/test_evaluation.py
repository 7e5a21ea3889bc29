"""Expressions of a design mean the same in memory as their Python reading says."""

from typing import Any

import pytest

from generator.design.evaluation import Row, Tables, evaluate
from generator.design.syntax import ExpressionError
from tests.generator.lending import LENDING


def loan(key: str, book: str, member: str, lent_on: str, due_on: str, status: str) -> dict[str, Any]:
    lent_at = f"{lent_on}T10:00"
    return {"id": key, "book_id": book, "member_id": member, "lent_at": lent_at, "due_on": due_on, "status": status}


NOW = "2026-03-04T09:00"
ROWS: dict[str, list[dict[str, Any]]] = {
    "branches": [{"id": "br-1", "town": "Ashby", "opened_on": "1990-05-01"}],
    "members": [
        {"id": "me-1", "name": "Ana", "email": "a@x", "branch_id": "br-1", "fine": 0, "note": None},
        {"id": "me-2", "name": "Bo", "email": "b@x", "branch_id": "br-1", "fine": 250, "note": "deaf"},
    ],
    "books": [
        {"id": "bo-1", "title": "Salt", "copies": 2, "sequel_to_id": None, "state": "in"},
        {"id": "bo-2", "title": "Ice", "copies": 1, "sequel_to_id": "bo-1", "state": "in"},
    ],
    "loans": [
        loan("lo-1", "bo-1", "me-1", "2026-02-20", "2026-03-13", "out"),
        loan("lo-2", "bo-1", "me-2", "2026-02-01", "2026-02-22", "out"),
        loan("lo-3", "bo-2", "me-2", "2026-01-02", "2026-01-23", "returned"),
    ],
}


@pytest.fixture
def tables() -> Tables:
    return Tables(LENDING, ROWS)


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("loan.book.title", "Salt"),
        ("loan.member.branch.town", "Ashby"),
        ("loan.book.sequel_to is None", True),
        ("loan.book == salt and loan.member != bo", True),
        ('count(l for l in loans if l.book == loan.book and l.status == "out")', 2),
        ("count(l for l in loans if l.member == bo) < loan.book.copies", False),
        ("sum(m.fine for m in members if m.branch == loan.member.branch) + 5", 255),
        ("sum(m.fine for m in members if m.fine > 900)", 0),
        ("any(l for l in loans if l.due_on < today)", True),
        ('not any(l for l in loans if l.status == "lost")', True),
        ("min(l.due_on for l in loans)", "2026-01-23"),
        ("max(l.due_on for l in loans if l.member == salt)", None),
        ("max(loan.book.copies, 7)", 7),
        ("loan.due_on + days(2)", "2026-03-15"),
        ("now - hours(48)", "2026-03-02T09:00"),
        ("now + minutes(15 * 2)", "2026-03-04T09:30"),
        ("day(now) == today", True),
        ("days_between(loan.due_on, today)", -9),
        ("minutes_between(loan.lent_at, now) // 60 // 24", 11),
        ('loan.status in ("out", "returned")', True),
        ("1 if bo.fine > 0 else 2", 1),
        ("account.town", "Ashby"),
        ('"Copy " + loan.book.copies', "Copy 2"),
    ],
)
def test_an_expression_has_its_value(tables: Tables, expression: str, value: object) -> None:
    scope = {"loan": tables.row("loan", "lo-1"), "salt": tables.row("book", "bo-1"), "bo": tables.row("member", "me-2")}
    assert evaluate(expression, tables, scope, NOW, account=tables.row("branch", "br-1")) == value


def test_a_name_may_be_that_of_a_table_or_a_function_too(tables: Tables) -> None:
    scope = {"loans": 5, "hours": 2, "count": 1, "day": "2026-03-04T10:30"}
    expression = (
        "count(l for l in loans) - loans == -2 and day(day) == today and now + hours(hours) > day and count == 1"
    )
    assert evaluate(expression, tables, scope, NOW) is True


def test_a_reference_is_a_row(tables: Tables) -> None:
    member = evaluate("loan.member", tables, {"loan": tables.row("loan", "lo-2")}, NOW)
    assert isinstance(member, Row)
    assert member.key == "me-2"


def test_a_changed_row_shows_at_once() -> None:
    rows = {table: [dict(row) for row in found] for table, found in ROWS.items()}
    tables = Tables(LENDING, rows)
    rows["loans"][0]["status"] = "returned"
    assert evaluate('count(l for l in loans if l.status == "out")', tables, {}, NOW) == 1


def test_a_removed_row_is_no_longer_counted(tables: Tables) -> None:
    tables.remove(tables.row("loan", "lo-3"))
    assert evaluate("count(l for l in loans)", tables, {}, NOW) == 2


@pytest.mark.parametrize(
    ("expression", "complaint"),
    [
        ("loan.colour", "loan has no field 'colour'"),
        ("lona.status", "there is no 'lona' here"),
        ("loan.copies.x", "loan has no field 'copies'"),
        ("loan.status.x", "is not a row"),
        ("loan.book.copies + loan.status", "cannot be worked out"),
        ("1 // 0", "cannot be worked out"),
        ("loan.status)", "is not an expression"),
        ("(lambda: 1)()", "is no function"),
        ("open('x')", "is no function"),
        ("__import__('os')", "is no function"),
        ("loans[0]", "not part of rules"),
    ],
)
def test_what_has_no_value_is_explained(tables: Tables, expression: str, complaint: str) -> None:
    with pytest.raises(ExpressionError, match=complaint.replace("(", r"\(").replace(")", r"\)")):
        evaluate(expression, tables, {"loan": tables.row("loan", "lo-1")}, NOW)
