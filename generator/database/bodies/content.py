"""What a text says, before it is written down in one format or another."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Grid:
    """A table: column names, rows of cells, and the numbers of the columns whose cells are numbers."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numeric: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Section:
    """A part of a text under a heading, which may be empty."""

    heading: str = ""
    paragraphs: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()
    """Label and value."""
    items: tuple[str, ...] = ()
    grid: Grid | None = None


@dataclass(frozen=True)
class Content:
    """A whole text."""

    title: str = ""
    sections: tuple[Section, ...] = ()
    tree: dict[str, Any] = field(default_factory=dict)
    """What a configuration says: mappings, lists, texts and numbers."""
