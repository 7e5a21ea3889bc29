"""Reads YAML that people write by hand: every mistake is told with its line, and nothing in a file can wear the reader out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unicodedata import category

import yaml

from generator.sources.marked import Marked
from mcp_servers.contracts import InputError

LARGEST = 256 * 1024
"""Bytes of a file; a long requirement document has a tenth of that."""
DEEPEST = 20
"""Mappings and lists inside each other; a requirement document needs eight."""

_REMEDIES = (
    ("mapping values are not allowed", "a text that holds ': ' stands in quotes, and each entry on a line of its own"),
    ("'\\t'", "indent with blanks, not with tabs"),
    ("cannot start any token", "a text that begins with such a character stands in quotes"),
    ("expected alphabetic or numeric character", "a text that begins with * or & stands in quotes"),
    ("found unexpected end of stream", "a quote that is opened here is not closed"),
    ("unknown escape", "a text with a backslash stands in single quotes"),
    ("could not find expected ':'", "an entry is written 'name: value'"),
    ("expected ',' or", "close the bracket, and put a text that holds brackets, commas or ': ' in quotes"),
    ("expected <block end>", "entries of one mapping begin in one column; a text that begins with { [ or a quote "
     "stands in quotes as a whole"),
    ("expected a single document", "a file holds one document; leave the line '---' out"),
)  # fmt: skip
"""Part of what the parser says to what would be right."""


class _Refused(Exception):
    """YAML that a document does not need, and the line where it stands."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(problem)
        self.line = line


class _Loader(yaml.SafeLoader):
    """Composes nodes without following aliases, and only so deep."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent):
            reference = f"'*{event.anchor}' refers to another place"
            raise _Refused(line, f"{reference}; write it out, or put a text that begins with * in quotes")
        self.depth += 1
        if self.depth > DEEPEST:
            raise _Refused(line, f"more than {DEEPEST} mappings and lists inside each other; a document needs eight")
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


def read_marked(path: Path) -> Marked:
    """Read a YAML file.

    Raises:
        InputError: It cannot be read, is too large or nested too deeply, is not YAML, or a mapping names a key twice.
    """
    text = _text_of(path)
    try:
        node = yaml.compose(text, _Loader)
    except _Refused as error:
        raise InputError(f"{path}:{error.line}: {error}") from None
    except yaml.MarkedYAMLError as error:
        raise InputError(f"{path}:{_line_of(error)}: {_complaint(error)}") from None
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise InputError(f"{path}:{line}: {_unprintable(chr(int(error.character)))}") from None
    if node is None:
        raise InputError(f"{path}:1: the document is empty; it begins with title, about and taxonomy")
    return _mark(node, str(path))


def _text_of(path: Path) -> str:
    """Return the text of a file; ``InputError`` where it is none, or too long."""
    try:
        if path.is_dir():
            raise InputError(f"{path}:1: this is a folder; name one file in it")
        if not path.exists():
            raise InputError(f"{path}:1: there is no such file; name a requirement document (a .yaml file)")
        if not path.is_file():
            raise InputError(f"{path}:1: this is no file; name a requirement document (a .yaml file)")
        if (size := path.stat().st_size) > LARGEST:
            raise InputError(
                f"{path}:1: the file has {size // 1024} KiB; a requirement document has up to {LARGEST // 1024}"
            )
        content = path.read_bytes()
    except OSError as error:
        raise InputError(f"{path}:1: the file cannot be read ({error.strerror})") from error
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InputError(
            f"{path}:{line}: byte 0x{content[error.start]:02x} is not UTF-8; save the file in this encoding"
        ) from None


def _line_of(error: yaml.MarkedYAMLError) -> int:
    """Return the line to look at: of what was opened and not closed, where it was opened."""
    opened = (error.context or "").startswith(("while scanning a quoted", "while parsing a flow"))
    mark = (error.context_mark if opened else None) or error.problem_mark or error.context_mark
    return mark.line + 1 if mark else 1


def _complaint(error: yaml.MarkedYAMLError) -> str:
    problem = error.problem or "cannot be read"
    remedy = next((remedy for part, remedy in _REMEDIES if part in f"{error.context} {problem}"), "")
    return f"not YAML: {problem}{f'; {remedy}' if remedy else ''}"


def _unprintable(character: str) -> str:
    return f"the character U+{ord(character):04X} cannot stand in a document; leave it out"


def _mark(node: yaml.Node, file: str) -> Marked:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        return Marked(dict(_entries(node, file)), file, line)
    if isinstance(node, yaml.SequenceNode):
        return Marked([_mark(item, file) for item in node.value], file, line)
    return Marked("" if node.tag.endswith(":null") else _printable(str(node.value), file, line), file, line)


def _entries(node: yaml.MappingNode, file: str) -> Iterator[tuple[str, Marked]]:
    seen = set()
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise InputError(
                f"{file}:{line}: a name is needed before ':'; put a text that begins with {{ or [ in quotes"
            )
        name = _printable(str(key.value), file, line)
        if name in seen:
            raise InputError(f"{file}:{line}: '{name}' stands here twice")
        seen.add(name)
        yield name, Marked(_mark(value, file).content, file, line)


def _printable(text: str, file: str, line: int) -> str:
    """Return a text; ``InputError`` if an escape in it stands for something that has no place in text."""
    for character in text:
        if category(character) in ("Cc", "Cs") and not character.isspace():
            raise InputError(f"{file}:{line}: {_unprintable(character)}")
    return text
