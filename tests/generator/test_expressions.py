"""The language of rules: what it means, and what it refuses with which words."""

import pytest

from generator.design import syntax
from generator.design.expressions import Scope, check_expression, paths_read
from generator.design.syntax import ExpressionError
from generator.design.types import DAY, MOMENT, NUMBER, TEXT, Type
from tests.generator.village import village_design


@pytest.fixture(scope="module")
def scope(tmp_path_factory: pytest.TempPathFactory) -> Scope:
    names = {
        "now": MOMENT,
        "today": DAY,
        "loan": Type("row", entity="loan"),
        "member": Type("row", entity="member"),
        "sponsor": Type("row", entity="member", optional=True),
        "count_wanted": NUMBER,
        "email": Type("text", optional=True),
    }
    return Scope(village_design(tmp_path_factory.mktemp("village")), names)


@pytest.mark.parametrize(
    ("expression", "kind"),
    [
        ("loan.due_on + days(count_wanted)", "day"),
        ("now - hours(24)", "moment"),
        ("loan.member.fine * 2 - 1", "number"),
        ("days_between(loan.due_on, now)", "number"),
        ("loan.member == member", "boolean"),
        ("loan.status in ('out', 'returned')", "boolean"),
        ("sum(l.member.fine for l in loans if l.book == loan.book)", "number"),
        ("not any(l for l in loans if l.member == member and l.due_on < today)", "boolean"),
        ("max(l.due_on for l in loans)", "day"),
        ("loan.due_on if loan.status == 'out' else today", "day"),
        ("sponsor is not None and sponsor.fine > 0", "boolean"),
        ("sponsor is None or sponsor.fine > 0", "boolean"),
        ("day(now) == today", "boolean"),
    ],
)
def test_an_expression_has_a_type(expression: str, kind: str, scope: Scope) -> None:
    assert check_expression(expression, scope).kind == kind


@pytest.mark.parametrize(
    ("expression", "sentence"),
    [
        ("loan.dew_on", "loan has no field 'dew_on'; did you mean due_on?"),
        ("lone.due_on", "there is no 'lone' here; did you mean loan?"),
        ("loan.due_on < now", "'loan.due_on' is a day, 'now' is a moment: they are never equal"),
        ("loan.status == 'lost'", "'lost' is none of out, returned"),
        ("member == loan", "'member' is a row of member, 'loan' is a row of loan: they are never equal"),
        ("sponsor.fine > 0", "'sponsor' may be absent; test that it 'is not None' first"),
        ("count(l for l in lones)", "there is no table 'lones'; did you mean loans?"),
        ("sum(l for l in loans)", "'l' is a row of loan; a number is needed here"),
        ("count(l.book for l in loans)", "write count(l for l in loans if …)"),
        ("days(3)", "'days(3)' stands after + or -: 'now + days(3)'"),
        ("today + hours(3)", "'today' is a day; it is shifted by days, not hours"),
        ("between(1, 3) > 2", "between() is for samples; a rule must not depend on chance"),
        ("member.name + 'x'", "'member.name' is a text; texts are joined in samples only"),
        ("count_wanted and True", "'count_wanted' is a number; a boolean is needed here"),
        ("loan.due_on <", "'loan.due_on <' is not an expression: invalid syntax"),
        ("[1, 2]", "'[1, 2]': '[1, 2]' is not part of rules"),
        ("open('x')", "'open' is no function;"),
        ("any(l for loan in loans for l in loans)", "any() goes over one table: 'b for b in bookings if …'"),
        ("any(loan for loan in loans)", "'loan' is already a name here; call the rows of loans something else"),
    ],
)
def test_a_wrong_expression_is_explained(expression: str, sentence: str, scope: Scope) -> None:
    with pytest.raises(ExpressionError) as raised:
        check_expression(expression, scope)
    assert str(raised.value).startswith(sentence)


def test_the_paths_of_an_expression_are_named_by_table(scope: Scope) -> None:
    expression = "sum(l.member.fine for l in loans if l.book == loan.book and l.due_on < today) < count_wanted"
    assert paths_read(expression, scope) == [
        "loans.member.fine",
        "loans.book",
        "loan.book",
        "loans.due_on",
        "today",
        "count_wanted",
    ]


def test_what_a_guard_proves_holds_afterwards(scope: Scope) -> None:
    after = scope.assuming(syntax.parse("email is not None"))
    assert check_expression("email", after) == TEXT
    assert check_expression("email", scope).optional
