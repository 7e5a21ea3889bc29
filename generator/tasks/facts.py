"""What a text states as label and value, in whatever format it is written."""

import csv
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from mcp_servers.runtime.expressions import GAP

LONGEST = 60
"""Characters of a value that a person would dictate, at most."""

_FORMS = (
    re.compile(r"- \*\*(?P<label>[^*]+):\*\* (?P<value>.+)"),
    re.compile(r"<tr><th>(?P<label>[^<]+)</th><td>(?P<value>[^<]+)</td></tr>"),
    re.compile(r"(?P<label>[A-Z][\w ]+?) & (?P<value>[^&]+) \\\\"),
    re.compile(r"(?P<label>[A-Z][a-z][\w ]{1,36}): (?P<value>.+)"),
    re.compile(r" *(?P<label>[a-z][a-z_]{2,36}): (?P<value>.+)"),
)
"""How Markdown, HTML, TeX, plain text and YAML state something on a line."""

_WRITTEN_OTHERWISE = re.compile(r"[&<>\\'\"…{}\[\]]")
"""Marks in a value that is not written as it is meant, or stands for more than itself."""


@dataclass(frozen=True)
class Fact:
    """One thing that a line of a text states."""

    label: str
    """What it is, as a person says it: ``callback number``."""
    value: str
    pattern: str
    """The whole line, with ``…`` for the value."""
    line: int
    """Number of the line, from 1."""


def facts_of(text: str) -> list[Fact]:
    """Return the facts of a text by line; what is stated twice under one label is left out."""
    found = list(_of_table(text)) or list(_of_lines(text))
    counts = Counter(fact.label for fact in found)
    return [
        fact
        for fact in found
        if counts[fact.label] == 1 and len(fact.value) <= LONGEST and not _WRITTEN_OTHERWISE.search(fact.value)
    ]


def _of_lines(text: str) -> Iterator[Fact]:
    for number, line in enumerate(text.split("\n"), start=1):
        for form in _FORMS:
            if found := form.fullmatch(line):
                pattern = line[: found.start("value")] + GAP + line[found.end("value") :]
                yield Fact(_said(found["label"]), found["value"], pattern, number)
                break


def _of_table(text: str) -> Iterator[Fact]:
    """Yield the numbers of a CSV file, each known by its column and the first cell of its row."""
    lines = text.split("\n")
    rows = list(csv.reader(lines))
    header = rows[0] if rows else []
    if len(header) < 3 or len(rows) != len(lines) or any(len(row) != len(header) for row in rows):
        return
    for number, (line, row) in enumerate(zip(lines[1:], rows[1:], strict=True), start=2):
        if '"' in line or len(set(row)) < len(row):
            continue
        for place, name in enumerate(header[1:], start=1):
            pattern = ",".join([*row[:place], GAP, *row[place + 1 :]])
            if re.fullmatch(r"\d+(\.\d+)?", row[place]):
                yield Fact(f"{_said(name)} for {row[0]}", row[place], pattern, number)


def _said(label: str) -> str:
    """Return a label as it stands inside a sentence; abbreviations keep their capitals."""
    words = label.replace("_", " ").strip()
    return words if words[:2].isupper() else words[:1].lower() + words[1:]
