"""Long texts parse in their formats, say what their rows say, and come out the same each time."""

import csv
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
import yaml

from generator.database.bodies.composing import Composer
from generator.database.bodies.formats import WRITERS
from generator.database.bodies.outline import Outline, Part, Table, find_outline, outlines
from generator.database.bodies.writing import is_composed
from generator.database.rows import make_rows
from generator.database.streams import Stream
from generator.design.evaluation import Tables
from generator.design.model import Design, Entity, Field
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks.facts import facts_of
from mcp_servers.contracts import InputError, Json

LONGEST_LINE = 160
MOST_CHARACTERS = 6_000


def composing_documents() -> list[str]:
    """Return the documents with composed texts."""
    mark = re.compile(r"\blong\b.*body\.")
    return [path.stem for path in sorted(DOCUMENTS.glob("*.yaml")) if mark.search(path.read_text("utf-8"))]


@cache
def world(name: str) -> tuple[Design, dict[str, list[dict[str, Json]]]]:
    design = read_document(DOCUMENTS / f"{name}.yaml")
    return design, make_rows(design, seed=1)


def texts(name: str) -> list[tuple[str, str]]:
    """Return format and text of each composed text of a document's first world."""
    design, rows = world(name)
    found = []
    for entity in design.entities:
        for field in filter(is_composed, entity.fields):
            for row in rows[entity.plural]:
                meaning = re.sub(r"\{(\w+)\}", lambda mark, row=row: str(row[mark[1]]), field.meaning)  # type: ignore[misc]
                found.append((find_outline(meaning).format, str(row[field.name])))
    return found


class Balance(HTMLParser):
    """Notes elements that are closed out of turn, or never."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += [] if tag == "meta" else [tag]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)


def check_html(text: str) -> None:
    page = Balance()
    page.feed(text)
    page.close()
    assert text.startswith("<!DOCTYPE html>\n")
    assert (page.open, page.faults) == ([], [])


def check_csv(text: str) -> None:
    header, *rows = csv.reader(text.split("\n"))
    assert all(len(row) == len(header) for row in rows)
    assert rows
    total = rows[-1]
    if total[0] == "Total":
        for number in range(1, len(header)):
            if total[number]:
                summed = sum(round(float(row[number]) * 100) for row in rows[:-1])
                assert summed == round(float(total[number]) * 100)


def check_yaml(text: str) -> None:
    found = yaml.safe_load(text)
    assert isinstance(found, dict)
    assert found


def check_tex(text: str) -> None:
    opened: list[str] = []
    for kind, name in re.findall(r"\\(begin|end)\{(\w+)\}", text):
        if kind == "begin":
            opened.append(name)
        else:
            assert opened.pop() == name
    assert opened == []
    bare = re.sub(r"\\[{}]", "", text)
    assert bare.count("{") == bare.count("}")
    labels = re.findall(r"\\label\{([^}]+)\}", text)
    assert len(labels) == len(set(labels)) == text.count(r"\section{")


def check_markdown(text: str) -> None:
    assert text.startswith("# ")
    for block in text.split("\n\n"):
        rows = block.split("\n") if block.startswith("|") else []
        assert len({line.count("|") for line in rows}) <= 1


def check_letter(text: str) -> None:
    assert text.strip()
    assert "  \n" not in text


CHECKS = {
    "html": check_html,
    "csv": check_csv,
    "yaml": check_yaml,
    "tex": check_tex,
    "markdown": check_markdown,
    "letter": check_letter,
}


def test_every_format_has_a_writer_and_a_check() -> None:
    assert set(CHECKS) == set(WRITERS) == {outline.format for outline in outlines().values()}


@pytest.mark.parametrize("name", composing_documents())
def test_texts_parse_and_have_the_length_of_real_ones(name: str) -> None:
    found = texts(name)
    lengths = [text.count("\n") + 1 for _, text in found]
    for kind, text in found:
        CHECKS[kind](text)
        assert len(text) <= MOST_CHARACTERS
        assert max(map(len, text.split("\n"))) <= LONGEST_LINE
        assert not re.search(r"\{[\w.]+\}", text) or kind == "tex"
    assert max(lengths) >= 30
    assert len({text for _, text in found}) == len(found)


@pytest.mark.parametrize("meaning", [name for name in outlines() if name.count(".") == 1])
def test_outlines_for_any_office_need_no_row(meaning: str) -> None:
    entity = Entity(name="thing", plural="things", label="thing", prefix="th", fields=())
    design = world(composing_documents()[0])[0].model_copy(update={"entities": (entity,)})
    tables = Tables(design)
    row = tables.add("thing", {"id": "th-1000"})
    outline = find_outline(meaning)
    for number in range(20):
        content = Composer(tables, row, design.now, Stream(number), lambda kind, value: str(value)).compose(outline)
        CHECKS[outline.format]("\n".join(WRITERS[outline.format](content)))


def test_the_same_seed_gives_the_same_texts() -> None:
    name = composing_documents()[0]
    design, rows = world(name)
    assert make_rows(design, seed=1) == rows
    assert make_rows(design, seed=2) != rows


def test_minutes_name_the_motions_and_councillors_of_their_meeting() -> None:
    _, rows = world("council-minutes")
    people = {row["id"]: row["name"] for row in rows["councillors"]}
    for minutes in rows["minutes_sets"]:
        body = " ".join(str(minutes["body"]).split())
        present = [row for row in rows["attendances"] if row["meeting_id"] == minutes["meeting_id"]]
        motions = [row for row in rows["motions"] if row["meeting_id"] == minutes["meeting_id"]]
        assert all(f"{people[row['councillor_id']]}, {row['status']}" in body for row in present)
        assert all(f"{row['number']}, moved by {people[row['mover_id']]}" in body for row in motions)


def test_a_configuration_says_what_its_row_says() -> None:
    _, rows = world("service-runbooks")
    owners = {row["id"]: row["name"] for row in rows["engineers"]}
    for row in rows["services"]:
        settings = yaml.safe_load(str(row["settings"]))
        assert (settings["service"], settings["owner"]) == (row["name"], owners[row["owner_id"]])
        assert isinstance(settings["listen_port"], int)


@pytest.mark.parametrize("name", composing_documents())
def test_facts_stand_where_they_are_said_to_stand(name: str) -> None:
    found = [(text, fact) for _, text in texts(name) for fact in facts_of(text)]
    assert len(found) >= 50
    for text, fact in found:
        assert text.split("\n")[fact.line - 1] == fact.pattern.replace("…", fact.value)


def test_an_outline_that_names_something_unknown_is_refused() -> None:
    field = Field(name="a", type="text", label="a")
    entity = Entity(name="thing", plural="things", label="thing", prefix="th", fields=(field,))
    design = world(composing_documents()[0])[0].model_copy(update={"entities": (entity,)})
    row = Tables(design).add("thing", {"id": "th-1000", "a": "x"})
    composer = Composer(Tables(design), row, design.now, Stream(1), lambda kind, value: str(value))
    with pytest.raises(InputError, match=r"the vocabulary has no 'b\.c'"):
        composer.compose(Outline(format="letter", title="{a} {b.c}"))
    with pytest.raises(InputError, match=r"'some' is no range of an outline"):
        composer.compose(Outline(format="csv", opening=Part(table=Table(columns={"A": "{a}"}, times="some"))))
    with pytest.raises(InputError, match=r"no outline for 'body\.nothing'"):
        find_outline("body.nothing")


def test_packaged_outlines_are_found() -> None:
    assert "database/bodies/outlines/*" in Path("pyproject.toml").read_text("utf-8")
