"""``prd``: a document of somebody's own becomes a server, and each kind of mistake in it is told with its line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.own_documents import named_after, read_own
from mcp_servers.contracts import InputError
from tests.generator.village import village_text

Capture = pytest.CaptureFixture[str]
Write = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write(content: str | bytes) -> Path:
        path = tmp_path / "village.yaml"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return write


def complaint_about(path: Path) -> tuple[int, str]:
    """Return line and sentence of the refusal of a document."""
    with pytest.raises(InputError) as raised:
        read_own(path)
    found = re.fullmatch(rf"{re.escape(str(path))}:(\d+): (.+)", str(raised.value))
    assert found, raised.value
    return int(found[1]), found[2]


LAUGHS = "a: &a [ha, ha]\n" + "".join(
    f"{name}: &{name} [*{before}, *{before}]\n" for before, name in ("ab", "bc", "cd")
)


@pytest.mark.parametrize(
    ("content", "line", "sentence"),
    [
        ("", 1, "the document is empty"),
        ("\n# nothing but a comment\n", 1, "the document is empty"),
        ("hello", 1, "a mapping (name: value) is needed here"),
        ("title: x\nabout: caf\xe9".encode("latin-1"), 2, "byte 0xe9 is not UTF-8"),
        ("title: x".encode("utf-16"), 1, "byte 0xff is not UTF-8"),
        (b"title: x\nabout: a\0b", 2, "the character U+0000 cannot stand in a document"),
        ('title: x\nabout: "a\\ud800b"', 2, "the character U+D800 cannot stand in a document"),
        ("a: b\n" * 2_000_000, 1, "the file has 9765 KiB; a requirement document has up to 256"),
        ("[" * 100_000, 1, "more than 20 mappings and lists inside each other"),
        ("\n".join(f"{' ' * depth}a:" for depth in range(40)), 20, "more than 20 mappings and lists inside each other"),
        (LAUGHS, 2, "'*a' refers to another place; write it out"),
        ("a: &a [*a]", 1, "'*a' refers to another place; write it out"),
        ("[a, b]: c", 1, "a name is needed before ':'"),
        ("title: x\n---\ntitle: y", 2, "not YAML: but found another document; a file holds one document"),
        ("title: x\nabout: a: b", 2, "not YAML: mapping values are not allowed here; a text that holds ': ' stands in quotes"),
        ("title: x\n\tabout: y", 2, "not YAML: found character '\\t' that cannot start any token; indent with blanks"),
        ("title: x\nabout: {a} b\nzone: c", 2, "not YAML: expected <block end>"),
        ("title: x\nshow: *", 2, "not YAML: expected alphabetic or numeric character"),
        ("title: 'x\nabout: y\n", 1, "not YAML: found unexpected end of stream; a quote that is opened here"),
        ("title: x\nabout: [a,\nzone: b", 2, "not YAML: expected ',' or ']'"),
        ('title: x\nabout: "a\\d"', 2, "not YAML: found unknown escape character 'd'; a text with a backslash"),
        ("title: x\nabout", 2, "not YAML: could not find expected ':'; an entry is written 'name: value'"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_document_is_refused_with_its_line(
    write: Write, content: str | bytes, line: int, sentence: str
) -> None:
    told, complaint = complaint_about(write(content))
    assert complaint.startswith(sentence)
    assert told == line


def test_a_folder_and_a_missing_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    assert complaint_about(tmp_path / "folder.yaml") == (1, "this is a folder; name one file in it")
    assert complaint_about(tmp_path / "nothing.yaml")[1].startswith("there is no such file")


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("title: Village library", "title:", "'title' is empty"),
        ("title: Village library", "title: 'a \\ b'", "the text cannot hold a backslash"),
        ("now: 2026-03-04T09:00", "now: 2026-13-45T09:00", "'2026-13-45T09:00' is no moment"),
        ("taxonomy: [Culture and leisure, Libraries]", "taxonomy: [/, '']", "taxonomy is [category, group]"),
        ("    count: 4\n", "    count: ²\n", "count is a number of rows from 1 to 2000, not '²'"),
        ("    count: 4\n", "    count: 99999\n", "count is a number of rows from 1 to 2000, not '99999'"),
        ("      name: text, person.name\n  m", "      class: text, person.name\n  m", "'class' is a reserved word"),
        ("copies: integer 1..4", "copies: integer 4..1", "the range 4..1 is empty; write 1..4"),
        ("copies: integer 1..4", "copies: integer 1..4, default 9", "default 9 is outside of the range 1..4"),
        ("due_on: day ~", "due_on: day, default soon ~", "default 'soon' is no day; write it like 2026-03-04"),
        ("email: text, email", "email: text, e.mail", "the vocabulary has no 'e.mail'; similar ones: "),
        ("email: text, email", "blurb: text", "member.blurb is a text without a meaning"),
        ("fine: money 0..2000, default 0", "fine: decimal, default nan", "'nan' is not a number; write it like 2.5"),
        ("~ today - days(between(30, 900))", "~ today - days(99999999)", "sample of member.joined_on: That time"),
        ("~ today - days(between(30, 900))", "~ today - days(1 // 0)", "sample of member.joined_on: 'today - days(1 /"),
        ("~ today + days(between(-10, 21))", "~ pick(today, 3)", "'pick(today, 3)' picks from different types"),
        ("~ today + days(between(-10, 21))", "~ day(pick(now, None))", "'pick(now, None)' may be absent; test that it 'is"),
        ("~ today + days(between(-10, 21))", "~ day(pick(None, now))", "'pick(None, now)' may be absent; test that it 'is"),
        ("~ today + days(between(-10, 21))", "~ day(self.lent_at)", "sample of loan.due_on: 'day(self.lent_at)' cannot be "
         "worked out: a value in it is absent; test that it 'is not None' first, and of a row's own table say 'other"),
        ("    asks: take back {loan}", "    asks: pay {paid} cents for {loan}\n    inputs: {paid: money 1..}",
         "'{paid} cents': an amount is said with its currency; leave 'cents' out"),
        ("      - count(l", "      - count(", "'count( for l in loans if l.book == book and l.status == \"out\") <= book.c"),
        ("  find_books:", "  reads:", "'reads' already means something; name the operation otherwise"),
        ("  find_books:", "  loans:", "'loans' is a table; name the operation otherwise"),
        ("  librarian:\n", "  row:\n", "'rows' already means something; choose another name"),
        ("by title contains", "by title contains, title", "two inputs are called 'title'"),
        ("; order title", "; order", "nothing follows 'order'"),
        ("      member: -> member\n    let", "      a-b: -> member\n    let", "'a-b' is not a name in lower_case"),
        ("      out: count(l", "      min: count(l", "'min' already means something; name the value otherwise"),
        ("      out: count(l", "      out: count(k", "write count(l for l in loans if …)"),
        ("All copies are out.", "", "say after 'out < book.copies:' what the refusal says"),
        ("fine: loan.member.fine + 20 * days_late", "fine: loan.member.name", "'loan.member.name' is a text; fine is a"),
    ],
)  # fmt: skip
def test_a_mistake_is_refused_with_its_line(write: Write, right: str, wrong: str, sentence: str) -> None:
    text = village_text()
    assert right in text
    told, complaint = complaint_about(write(text.replace(right, wrong, 1)))
    assert complaint.startswith(sentence)
    assert told == text[: text.index(right)].count("\n") + 1


def test_values_and_rows_are_not_called_alike(write: Write) -> None:
    complaint = complaint_about(write(village_text().replace("  librarian:\n", "  loan_status:\n", 1)))[1]
    assert complaint == "values of loan.status and rows of loan_statuses are both 'loan_status'; rename one"


def test_an_expression_that_is_nested_too_deeply_is_refused(write: Write) -> None:
    deep = " + ".join(["1"] * 100) + " > 0"
    text = village_text().replace("out < book.copies:", f"? {deep}\n      :", 1)
    assert complaint_about(write(text))[1].startswith("more than 60 operations stand inside each other")


def test_rows_that_cannot_be_made_are_told_before_a_build(write: Write) -> None:
    text = village_text().replace("  book:\n", "  book:\n    always: [copies > 9]\n", 1)
    line, complaint = complaint_about(write(text))
    assert complaint == "no book can be made after 0 of 40; most often broken: copies > 9"
    assert text.splitlines()[line - 1] == "  book:"


def test_a_place_outside_the_map_is_kept_and_told(write: Write, capsys: Capture) -> None:
    path = write(village_text().replace("[Culture and leisure, Libraries]", "[Village life, Lending]"))
    assert read_own(path).taxonomy == ("Village life", "Lending")
    assert main(["prd", str(path), "--dry-run"]) == 0
    assert "note: it stands in Village life / Lending, beside the map of categories" in capsys.readouterr().out


def test_a_dry_run_shows_what_complexification_brings(write: Write, capsys: Capture) -> None:
    assert main(["prd", str(write(village_text())), "--dry-run", "--complexify"]) == 0
    said = capsys.readouterr().out
    assert "\nlist_loan_events(loan_id" in said
    assert "\n  3 archetypes:\n" in said


def test_a_document_may_leave_its_place_to_its_words(write: Write) -> None:
    text = village_text().replace("taxonomy: [Culture and leisure, Libraries]", "")
    assert read_own(write(text)).taxonomy == ("Culture and leisure", "Libraries and books")
    unclear = text.replace("Village library", "Xyz").replace("Books, members and loans of a small library", "Qrs")
    for name in ("book", "member", "loan", "librarian"):
        unclear = re.sub(rf"\b{name}", f"xy{name[:2]}", unclear)
    assert complaint_about(write(unclear))[1] == "nothing tells where it belongs; write taxonomy: [category, group]"


def test_a_server_is_named_after_its_file_or_as_one_wishes(write: Write, capsys: Capture) -> None:
    assert named_after(Path("/somewhere/My  shop (2).yaml")) == "my-shop-2"
    path = write(village_text())
    assert (read_own(path).name, read_own(path, "my-library").name) == ("village", "my-library")
    assert read_own(path).provenance.source == "village.yaml"
    assert main(["prd", str(path), "--name", "My library"]) == 2
    assert "'My library' is no name for a server; give one with --name" in capsys.readouterr().err


def test_what_another_tool_than_a_search_cannot_follow_is_told(write: Write) -> None:
    text = village_text().replace("member: -> member\n      due_on", "member: -> member, optional\n      due_on")
    text = text.replace("  book:\n", "  branch:\n    fields:\n      name: text, place.town, unique\n  book:\n")
    text = text.replace(
        "      email: text, email, unique\n", "      email: text, email, unique\n      branch: -> branch\n"
    )
    shown = "get_loan: get loan; show *, book.title, member.name"
    line, complaint = complaint_about(write(text.replace(shown, f"{shown}, member.branch.name")))
    assert complaint == (
        "'member.branch.name' leads through 'member', which may be absent; show a field of 'member' itself"
    )
    assert "get_loan" in text.splitlines()[line - 1]
