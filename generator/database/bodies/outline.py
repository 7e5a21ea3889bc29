"""Outlines: what a kind of text says, in readable files. ``{symbol}`` stands for the row's own fields, for rows that it
refers to (``{meeting.chair.name}``), for the vocabulary, or for a number (``{3..40}``)."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import ValidationError

from mcp_servers.contracts import InputError, Model, say_problem

FOLDER = Path(__file__).parent / "outlines"
PREFIX = "body."
"""How the meaning of a field begins whose text is composed."""

Format = Literal["letter", "markdown", "html", "tex", "csv", "yaml"]


class Table(Model):
    """A table of a text."""

    columns: dict[str, str]
    """Heading to what a cell holds: a text, ``integer 1..40``, ``money 100..900``, or ``A * B`` of two earlier columns."""
    each: str = ""
    """Rows, ``p for p in parts if …``: a row of the table for each."""
    times: str = ""
    """How many rows, where there is no ``each``: ``5..20``."""
    total: str = ""
    """What the first cell of a last row says that sums up the products, or else all numbers; empty: no such row."""


class Part(Model):
    """A section of a text."""

    heading: str = ""
    each: str = ""
    """Rows, ``p for p in points if …``: the section comes once for each."""
    let: dict[str, str] = {}
    """As of the whole text, but drawn anew for each section."""
    times: str = ""
    """How often the section comes, each time with other words: ``2..5``."""
    text: tuple[str, ...] = ()
    """Paragraphs."""
    more: dict[str, str] = {}
    """Symbol to how many further paragraphs of it: ``3..6``; none comes twice in a text."""
    facts: dict[str, str] = {}
    """Label to value."""
    items: tuple[str, ...] = ()
    listed: str = ""
    """Rows of a list, ``a for a in attendances if …``; the item of each is ``line``."""
    line: str = ""
    table: Table | None = None


class Outline(Model):
    """A kind of text."""

    format: Format
    title: str = ""
    let: dict[str, str] = {}
    """Name to text that is drawn once and then the same wherever it is named; the name may be a symbol's."""
    opening: Part = Part()
    parts: tuple[Part, ...] = ()
    closing: Part = Part()
    brief: int = 0
    """In how many of a hundred texts nothing stands between opening and closing."""
    tree: dict[str, Any] = {}
    """Of a configuration: mappings whose leaves are texts; a mapping with ``each`` or ``times`` becomes a list of such."""


@cache
def outlines() -> dict[str, Outline]:
    """Return all outlines by their meaning, ``body.minutes``.

    Raises:
        InputError: A file holds something that is no outline.
    """
    found = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        for name, entry in yaml.safe_load(path.read_text("utf-8")).items():
            try:
                found[f"{PREFIX}{name}"] = Outline.model_validate(entry)
            except ValidationError as error:
                raise InputError(f"{path.name}: outline {name}: {say_problem(error)}") from None
    return found


def find_outline(meaning: str) -> Outline:
    """Return the outline of a meaning.

    Raises:
        InputError: There is none.
    """
    if meaning not in outlines():
        raise InputError(f"there is no outline for '{meaning}'; there are {', '.join(outlines())}")
    return outlines()[meaning]
