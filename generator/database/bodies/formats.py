"""The formats in which texts are written down, by name."""

from collections.abc import Callable

from generator.database.bodies.configuration import write_configuration
from generator.database.bodies.content import Content
from generator.database.bodies.hypertext import write_page
from generator.database.bodies.letter import write_letter
from generator.database.bodies.markdown import write_markdown
from generator.database.bodies.outline import Format
from generator.database.bodies.spreadsheet import write_spreadsheet
from generator.database.bodies.typesetting import write_article

WRITERS: dict[Format, Callable[[Content], list[str]]] = {
    "letter": write_letter,
    "markdown": write_markdown,
    "html": write_page,
    "tex": write_article,
    "csv": write_spreadsheet,
    "yaml": write_configuration,
}
"""Each gives the lines of a text."""

FOR_MACHINES: frozenset[Format] = frozenset({"csv", "yaml"})
"""Formats in which days and moments stand in their ISO form."""
