"""Full text in generated servers: words are found whatever is typed, texts are read by lines, nothing else sees the index."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from generator.design.model import Design
from generator.sources.documents import read_document
from generator.tasks.words import WordIndex, mentions
from generator.testing import write_tests
from generator.testing.runner import load_tests
from generator.testing.scores import measure
from generator.tools.fulltext import indexed_columns
from mcp_servers.checks.gates.data import schema_is_sound
from mcp_servers.contracts import InputError
from mcp_servers.runtime import LoadedEnvironment, Session, every_word, load_environment, open_session
from tests.generator.letters import TEXT, letters_design
from tests.generator.test_renderer import write_server

AWKWARD = [
    "Das Café in Zürich schließt um 18:30.",
    "naïve RÉSUMÉ, coöperate",
    "HX-4821/b don't e-mail me@example.org",
    "Ærø, Åland, Øresund, Łódź",
    "ΑΒΓ ἀρχή Αθήνα",
    "ПРИВЕТ, Ёлка",
    "日本語 テキスト",
    "tab\tand\x1funit separator",
    "em—dash and non\u00a0breaking",
    "x² + ½ ﬁne ｆｕｌｌ",  # noqa: RUF001
    "a\u0301 combining e\u0308",
    "emoji 😀 pump 🚀rocket",
    "snake_case and CamelCase",
    "İstanbul ISPARTA ıI",  # noqa: RUF001
    "NUL\x00inside",
    'say "quoted ""twice"""',
    "AND OR NOT NEAR(a b) col:x ^start pre* {c0} : -minus +plus",
    "",
    "   ",
    "!!! ??? ---",
    "٣٤٥ १२३ ⅷ Ⅷ",
    "don’t ‘single’",  # noqa: RUF001
    "soft\u00adhyphen zero\u200bwidth",
    "ß SS ẞ",
    "\ud7ff\ue000private",
]


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> tuple[Design, LoadedEnvironment]:
    folder = tmp_path_factory.mktemp("letters")
    design = letters_design(folder)
    return design, write_server(design, folder / "server")


@pytest.fixture
def session(letters: tuple[Design, LoadedEnvironment]) -> Session:
    return open_session([letters[1]])


def found(session: Session, **filters: Any) -> list[str]:
    result = session.call("find_letters", filters)
    assert result.structured is not None, result.text
    return [item["id"] for item in result.structured["items"]]


def write(session: Session, subject: str, body: str) -> str:
    member = next(iter(session.state()["members"]))
    result = session.call("write_letter", {"subject": subject, "member_id": member, "body": body})
    assert result.structured is not None, result.text
    return str(result.structured["id"])


@pytest.mark.parametrize("query", [*AWKWARD, *(word for text in AWKWARD for word in text.split(" "))])
def test_the_generator_finds_what_the_server_finds(
    letters: tuple[Design, LoadedEnvironment], session: Session, query: str
) -> None:
    connection = session.servers[0].database.connection
    keys = list(session.state()["letters"])
    for key, text in zip(keys, AWKWARD, strict=False):
        connection.execute("UPDATE letters SET subject = ?, body = ? WHERE id = ?", (text[:9], text, key))
    state = session.state()["letters"]
    both = WordIndex({key: (row["subject"], row["body"]) for key, row in state.items()}).find(query)
    alone = WordIndex({key: (row["body"],) for key, row in state.items()}).find(query)
    got = session.call("find_letters", {"words": query}).structured
    assert got is not None
    assert got["total"] == len(both)
    assert set(found(session, words=query)) <= both
    one = session.call("find_letters", {"body": query}).structured
    assert one is not None
    assert one["total"] == len(alone)


def test_every_word_must_occur_in_any_order_and_case(session: Session) -> None:
    key = write(session, "The broken pump", "Café Zürich, part HX-4821.")
    assert found(session, words="CAFE pump hx-4821") == [key]
    assert found(session, words="zurich pump kangaroo") == []
    assert found(session, words="4821-HX") == []
    assert found(session, body="pump") == []


@pytest.mark.parametrize("nothing", ["", " ", "!?", '"', "\0", "😀"])
def test_what_has_no_word_finds_nothing(session: Session, nothing: str) -> None:
    assert found(session, words=nothing) == []


def test_many_words_are_no_error(session: Session) -> None:
    assert found(session, words=" ".join(f"w{number}" for number in range(1_600))) == []


def test_a_filter_that_is_not_given_is_none() -> None:
    assert every_word(None) is None
    assert every_word('a "b') == '("a" """b")'


def test_writes_are_searchable_at_once_and_gone_with_the_row(session: Session) -> None:
    key = write(session, "Kangaroo", "first wording")
    assert found(session, words="kangaroo wording") == [key]
    session.call("change_letter", {"letter_id": key, "body": "second version"})
    assert found(session, words="wording") == []
    assert found(session, words="kangaroo version") == [key]
    session.call("burn_letter", {"letter_id": key})
    assert found(session, words="kangaroo") == []


def test_snapshot_fork_and_rewinding_take_the_index_along(session: Session) -> None:
    saved = session.snapshot()
    key = write(session, "Kangaroo", "x")
    fork = session.fork()
    assert found(fork, words="kangaroo") == [key]
    session.restore(saved)
    assert found(session, words="kangaroo") == []
    assert found(fork, words="kangaroo") == [key]
    session.hold()
    again = write(session, "Wombat", "y")
    assert found(session, words="wombat") == [again]
    session.rewind()
    assert found(session, words="wombat") == []
    check = "INSERT INTO letters_text (letters_text, rank) VALUES ('integrity-check', 1)"
    session.servers[0].database.connection.execute(check)
    fork.servers[0].database.connection.execute(check)


def test_a_state_holds_the_tables_of_the_design_alone(
    letters: tuple[Design, LoadedEnvironment], session: Session
) -> None:
    write(session, "Kangaroo", "x")
    assert set(session.state()) == {"members", "letters", "copies"}
    assert [row.table for row in session.diff().rows] == ["letters"]
    assert schema_is_sound(letters[1]).passed


def test_a_text_of_another_table_is_searched_through_a_reference(session: Session) -> None:
    key = write(session, "Kangaroo", "wombat and platypus")
    made = session.call("archive_letter", {"letter_id": key}).structured
    assert made is not None
    assert "content" not in made
    assert session.state()["copies"][made["id"]]["content"] == "wombat and platypus"
    result = session.call("find_copies", {"words": "platypus"}).structured
    assert result is not None
    assert [item["id"] for item in result["items"]] == [made["id"]]


def test_a_text_is_read_by_lines(session: Session) -> None:
    key = write(session, "Kangaroo", "\n".join(map(str, range(1, 8))))
    read = {
        arguments: session.call("read_letter", {"letter_id": key, **dict(arguments)}).structured
        for arguments in [(), (("from_line", 3), ("lines", 4)), (("from_line", 4), ("lines", 4)), (("from_line", 7),)]
    }
    assert list(read.values()) == [
        {"lines": list("1234567"), "first_line": 1, "total_lines": 7},
        {"lines": list("3456"), "first_line": 3, "total_lines": 7, "next_line": 7},
        {"lines": list("4567"), "first_line": 4, "total_lines": 7},
        {"lines": ["7"], "first_line": 7, "total_lines": 7},
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"from_line": 2}, "This letter ends at line 1."),
        ({"from_line": 0}, "Argument 'from_line' must be at least 1."),
        ({"lines": 81}, "Argument 'lines' must be at most 80."),
        ({"letter_id": "le-0000"}, "No letter has this id."),
    ],
)
def test_what_is_no_part_of_a_text_is_refused(session: Session, arguments: dict[str, Any], sentence: str) -> None:
    key = write(session, "Kangaroo", "one line")
    assert session.call("read_letter", {"letter_id": key, **arguments}).text == sentence


def test_rows_are_shown_without_their_long_texts(session: Session) -> None:
    key = write(session, "Kangaroo", "x")
    shown = session.call("get_letter", {"letter_id": key}).structured
    assert shown is not None
    assert set(shown) == {"id", "subject", "member_id", "member_name", "status"}


def test_tests_catch_a_dropped_filter_and_a_slice_that_is_off_by_one(
    letters: tuple[Design, LoadedEnvironment], tmp_path: Path
) -> None:
    design = letters[0]
    write_server(design, tmp_path / "server")
    report = write_tests(design, tmp_path / "server")
    assert (report.unmet, report.crashes) == ({}, {})
    environment = load_environment(tmp_path / "server")
    assert measure(environment, load_tests(tmp_path / "server")).survivors == ()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("status, subject + body matching", "status, subject + member.name matching", "columns of one"),
        ("body matching; show subject", "body contains; show subject", "write 'body matching'"),
        ("body matching; show subject", "status matching as state; show subject", "'status' is no text"),
        ("show letter.subject", "show letter.body", "a tool with 'read' gives its lines"),
        ("read letter; text body", "read letter; text subject", "no long, required text of letter"),
        ("status, subject + body matching as words", "subject + body", "is not a filter"),
        (
            "      body: {type: text,",
            "      title: text, long, note\n      body: {type: text,",
            "neither unique nor a title",
        ),
    ],
)
def test_a_mistake_is_answered_with_what_would_be_right(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    path = tmp_path / "club-letters.yaml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    with pytest.raises(InputError, match=rf"club-letters.yaml:\d+: .*{complaint}"):
        read_document(path)


def test_only_what_is_searched_is_indexed(letters: tuple[Design, LoadedEnvironment]) -> None:
    assert indexed_columns(letters[0]) == {"letters": ["subject", "body"]}
    names = sqlite3.Connection.execute(letters[1].template, "SELECT name FROM pragma_table_list WHERE type = 'virtual'")
    assert [row[0] for row in names] == ["letters_text"]


def test_what_a_text_mentions_is_said_after_the() -> None:
    text = "I saw the broken\npump in the cellar, and a second quotation is here. The next week is fine."
    assert mentions(text) == ["broken pump"]
