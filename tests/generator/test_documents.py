"""Requirement documents: what they say, and how wrong ones are refused."""

from pathlib import Path

import pytest

from generator.design.completion import generated_columns
from generator.design.expressions import paths_read
from generator.design.model import Design
from generator.design.scopes import operation_scope
from generator.sources.documents import find_documents, read_document
from mcp_servers.contracts import InputError
from tests.generator.village import village_design, village_text


@pytest.fixture(scope="module")
def village(tmp_path_factory: pytest.TempPathFactory) -> Design:
    return village_design(tmp_path_factory.mktemp("village"))


def test_a_field_says_type_range_default_and_label(village: Design) -> None:
    fine = next(field for field in village.entity("member").fields if field.name == "fine")
    assert (fine.type, fine.minimum, fine.maximum, fine.default, fine.label) == ("money", 0, 2000, 0, "open fine")


def test_a_lifecycle_says_values_moves_and_where_it_starts(village: Design) -> None:
    status = next(field for field in village.entity("member").fields if field.name == "status")
    assert status.values == ("active", "suspended")
    assert status.moves == (("active", "suspended"), ("suspended", "active"))
    assert status.default == "active"


def test_a_move_is_refused_unless_the_lifecycle_allows_it(village: Design) -> None:
    guard = village.operation("return_book").guards[0]
    assert guard.expression == 'loan.status == "out"'
    assert guard.message == "The loan must be out."


def test_a_new_row_gets_inputs_defaults_and_the_clock(village: Design) -> None:
    (effect,) = village.operation("lend_book").effects
    assert effect.values == {
        "book": "book",
        "member": "member",
        "due_on": "today + days(21)",
        "status": '"out"',
        "lent_at": "now",
    }


@pytest.mark.parametrize(
    ("written", "columns"),
    [("now", ("id", "lent_at")), ("today + days(1)", ("id",)), ("start", ("id",)), ("None", ("id",))],
)
def test_a_field_that_only_the_clock_fills_is_generated(
    village: Design, written: str, columns: tuple[str, ...]
) -> None:
    loan = village.entity("loan")
    plain = tuple(field.model_copy(update={"generated": False}) for field in loan.fields)
    lend = village.operation("lend_book")
    effect = lend.effects[0].model_copy(update={"values": {**lend.effects[0].values, "lent_at": written}})
    design = village.model_copy(update={"operations": (lend.model_copy(update={"effects": (effect,)}),)})
    assert generated_columns(design, loan.model_copy(update={"fields": plain})) == columns


@pytest.mark.parametrize(("seat", "guarded"), [("seat", True), ("none", False)])
def test_a_unique_field_is_guarded_unless_it_is_emptied(tmp_path: Path, seat: str, guarded: bool) -> None:
    text = village_text().replace("copies: integer", "seat: integer 1..900, optional, unique\n      copies: integer")
    text += f"  shelve_book: {{update: book, inputs: {{seat: integer}}, with: {{seat: {seat}}}}}\n"
    (tmp_path / "village.yaml").write_text(text, "utf-8")
    guards = read_document(tmp_path / "village.yaml").operation("shelve_book").guards
    assert any("already has this seat" in guard.message for guard in guards) == guarded


def test_an_input_that_is_not_written_does_not_make_an_update_change_something(tmp_path: Path) -> None:
    path = tmp_path / "village.yaml"
    update = """  move_book:
    update: book
    does: Change a book of a member.
    inputs: {member: -> member, title: "text, optional"}
    with: {title: title}
"""
    path.write_text(village_text() + update, "utf-8")
    guards = read_document(path).operation("move_book").guards
    assert [guard.expression for guard in guards if guard.message == "Nothing to change was given."] == [
        "title is not None"
    ]


def test_operations_may_stand_on_one_line(village: Design) -> None:
    search = village.operation("find_books")
    assert search.kind == "search"
    assert [(item.name, item.match) for item in search.inputs] == [("title", "contains")]
    assert search.returns == ("title", "copies")


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("zone: Europe/Dublin", "zona: Europe/Dublin", "unknown key 'zona'; did you mean zone?"),
        ("zone: Europe/Dublin", "zone: Ireland", "there is no time zone 'Ireland'; write one like Europe/Oslo"),
        ("now: 2026-03-04T09:00", "now: 2026-03-04", "'2026-03-04' is no moment; write it like 2026-03-04T09:00"),
        ("  librarian:\n", "  shift:\n", "'shift' already means something; name the entity otherwise"),
        ("book: -> book ", "book: -> boook ", "there is no entity 'boook'; did you mean book?"),
        ("title: text,", "title: txt,", "'txt' is no type; types are text, integer"),
        ("copies: integer 1..4", "copies: integer one", "'one' is no range of integer; write 1..9"),
        ("title: text, title.book, unique", "title: text, Unique!", "'Unique!' is no term of a field"),
        ("show title, copies", "show title, copiez", "book has no field 'copiez'; did you mean copies?"),
        ("search books", "search bookz", "there is no table 'bookz'; did you mean books?"),
        ("by title contains", "by title like", "'title like' is not a filter; write 'path', 'path contains'"),
        ("create: loan", "creat: loan", "'lend_book' needs exactly one of search, get, create"),
        ("out < book.copies", "out < book.copees", "book has no field 'copees'; did you mean copies?"),
        ("loan to returned", "loan to returnd", "no lifecycle of loan leads to 'returnd'; did you mean returned?"),
        ("lend {book} to {member}", "lend {book} to {person}", "'{person}' is no input; there are book, member"),
        ("due_on: today + days(21)", "due_on: now + days(21)", "'now + days(21)' is a moment; due_on is a day"),
        ("      due_on: today + days(21)", "      due_at: today + days(21)", "loan has no field 'due_at'"),
        ("set: loan.member", "set: loan.owner", "loan has no field 'owner'"),
        ("status: out -> returned", "status: out", "'out' is no type; types are"),
        ("<= book.copies", "<= book.title", "'book.title' is a text; a number or day or moment is needed here"),
        ("taxonomy: [Culture and leisure, Libraries]", "taxonomy: Libraries", "taxonomy is [category, group]"),
        ("about: Books", "title: Books", "'title' stands here twice"),
    ],
)
def test_a_mistake_is_refused_with_its_line(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    text = village_text()
    assert right in text
    line = text[: text.index(right)].count("\n") + 1
    path = tmp_path / "village.yaml"
    path.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(InputError) as raised:
        read_document(path)
    where, _, complaint = str(raised.value).partition(": ")
    assert complaint.startswith(sentence)
    file, _, number = where.rpartition(":")
    assert file == str(path)
    assert abs(int(number) - line) <= 1


def test_a_document_that_is_not_yaml_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "village.yaml"
    path.write_text("title: [", "utf-8")
    with pytest.raises(InputError, match=r"village\.yaml:1: not YAML"):
        read_document(path)


@pytest.mark.parametrize("path", find_documents().values(), ids=lambda path: path.stem)
def test_a_document_describes_a_server_worth_having(path: Path) -> None:
    design = read_document(path)
    writes = [operation for operation in design.operations if operation.writes]
    assert 4 <= len(design.entities) <= 10
    assert 8 <= len(design.operations) <= 28
    assert 3 * len(writes) >= len(design.operations)
    across, timed = rules_of(design)
    assert across >= 3
    assert timed >= 1


def rules_of(design: Design) -> tuple[int, int]:
    """Count the guards that read two tables or more, and those that read the clock."""
    plurals = {entity.plural for entity in design.entities}
    across = timed = 0
    for operation in design.operations:
        scope = operation_scope(design, operation)
        for guard in operation.guards:
            texts = [guard.expression]
            texts += [rule for name, rule in operation.lets.items() if name in guard.expression]
            paths = [path.split(".") for text in texts for path in paths_read(text, scope)]
            across += any(len(path) > 2 or path[0] in plurals for path in paths)
            timed += any(path[0] in ("now", "today") for path in paths)
    return across, timed
