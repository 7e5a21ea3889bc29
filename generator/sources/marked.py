"""Values of a YAML file that remember their lines, so that every complaint can name one."""

import re
from dataclasses import dataclass
from difflib import get_close_matches

from mcp_servers.contracts import InputError, Json


@dataclass(frozen=True)
class Marked:
    """A value of a YAML file. Scalars stay text: what they mean is for the reader of the document to say."""

    content: "str | list[Marked] | dict[str, Marked]"
    file: str
    line: int

    def error(self, message: str) -> InputError:
        """Return a complaint about this value: file, line, what is wrong and what would be right."""
        return InputError(f"{self.file}:{self.line}: {message}")

    @property
    def text(self) -> str:
        """The value as one line of text; ``InputError`` if it is a list or mapping."""
        if not isinstance(self.content, str):
            raise self.error(f"a text is needed here, not a {'list' if isinstance(self.content, list) else 'mapping'}")
        return " ".join(self.content.split())

    @property
    def items(self) -> "list[Marked]":
        """The items of a list; a single text is a list of one."""
        if isinstance(self.content, dict):
            raise self.error("a list is needed here, not a mapping")
        return [self] if isinstance(self.content, str) else self.content

    @property
    def terms(self) -> "list[Marked]":
        """The items of a list that may also be written in one line with commas."""
        return [
            Marked(part, self.file, item.line) for item in self.items for part in split_outside(item.text, ",") if part
        ]

    @property
    def entries(self) -> "dict[str, Marked]":
        """The entries of a mapping; ``InputError`` if it is something else."""
        if not isinstance(self.content, dict):
            raise self.error("a mapping (name: value) is needed here")
        return self.content

    def only(self, *known: str) -> "dict[str, Marked]":
        """Return the entries of a mapping; ``InputError`` if a key is not one of these."""
        for key, value in self.entries.items():
            if key not in known:
                close = get_close_matches(key, known, n=1)
                hint = f"did you mean {close[0]}?" if close else f"keys are {', '.join(known)}"
                raise value.error(f"unknown key '{key}'; {hint}")
        return self.entries

    def need(self, key: str) -> "Marked":
        """Return an entry of a mapping; ``InputError`` if it is missing or empty."""
        if key not in self.entries:
            raise self.error(f"'{key}' is missing")
        if not self.entries[key].content:
            raise self.entries[key].error(f"'{key}' is empty")
        return self.entries[key]


def mark_value(value: Json, file: str) -> Marked:
    """Return a value that was put together rather than written, as if it were read from the first line of a file."""
    if isinstance(value, dict):
        return Marked({name: mark_value(item, file) for name, item in value.items()}, file, 1)
    if isinstance(value, list | tuple):
        return Marked([mark_value(item, file) for item in value], file, 1)
    return Marked(str(value).lower() if isinstance(value, bool) else str(value), file, 1)


def split_outside(text: str, separator: str) -> list[str]:
    """Split text at separators outside of quotes and parentheses, and strip the parts."""
    parts, start, depth, quote = [], 0, 0, ""
    for position, character in enumerate(text):
        if quote:
            quote = "" if character == quote else quote
        elif character == '"' or (character == "'" and not text[:position][-1:].isalpha()):
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif depth == 0 and text.startswith(separator, position):
            parts.append(text[start:position].strip())
            start = position + len(separator)
    return [*parts, text[start:].strip()]


def first_word(text: str) -> tuple[str, str]:
    """Split off the first word of a text."""
    found = re.match(r"(\S*)\s*(.*)", text, re.DOTALL)
    assert found
    return found[1], found[2]
