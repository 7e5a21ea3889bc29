"""Reads themes: names, lists of names, tool lists of MCP servers, and documents."""

import re
from collections.abc import Sequence
from pathlib import Path

from generator.agents.servers.html import read_html
from generator.agents.subjects import Subject, named_subject
from generator.agents.themes.deciding import Decision
from generator.sources.parsing import parse_json
from generator.sources.tool_lists import tools_in
from mcp_servers.contracts import InputError

DOCUMENTS = (".md", ".txt", ".yaml", ".yml", ".html", ".htm")
LARGEST = 4_000_000
"""Bytes of a document."""
LONGEST_NOTE = 6_000
"""Characters of one note: some three pages, or a line for each of sixty tools."""
LONGEST_TITLE = 80
"""Characters: a longer line is a sentence of a document, not a name in a list."""


def read_subjects(titles: Sequence[str], paths: Sequence[Path]) -> tuple[list[Subject], list[Decision]]:
    """Return the subjects that are given, and what of it gives none.

    Args:
        titles: Bare themes.
        paths: Files, or folders of them: ``.txt`` with a name a line, ``.json`` with tools as a server lists them, documents.

    Raises:
        InputError: A title cannot be a name, or there is no such path.
    """
    found, refused = [named_subject(title) for title in titles], []
    for path in paths:
        if not path.exists():
            raise InputError(f"--themes: there is no {path}; name a list of names, a tool list, a document or a folder")
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not file.name.startswith("."):
                try:
                    themes = _read(file)
                except InputError as error:
                    refused.append(Decision(theme=str(file), kind="refused", reason=str(error)))
                    continue
                for title, note in themes:
                    try:
                        found.append(_subject(title, note, file))
                    except InputError as error:
                        refused.append(Decision(theme=f"{file}: {title}", kind="refused", reason=str(error)))
    return found, refused


def _read(path: Path) -> list[tuple[str, str]]:
    """Return titles and notes of the themes in a file."""
    suffix = path.suffix.lower()
    if suffix == ".json":
        return [(_words(path.stem), _say_tools(path))]
    if suffix not in DOCUMENTS:
        raise InputError(f"is neither a tool list (.json) nor a document ({', '.join(DOCUMENTS)})")
    text = _text_of(path)
    names = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if suffix == ".txt" and all(len(name) <= LONGEST_TITLE and not name.endswith(".") for name in names):
        return [(name, "") for name in names]
    if suffix in (".html", ".htm"):
        page = read_html(text, "")
        title, text = page.title, page.text
    else:
        title = _title(text)
    title = "".join(character for character in title if character.isprintable())
    return [(title[:LONGEST_TITLE] or _words(path.stem), text)]


def _say_tools(path: Path) -> str:
    tools = tools_in(parse_json(path.read_bytes(), path.name, "a tool list ({'tools': [...]})"), path.name)
    if not all(isinstance(tool, dict) and isinstance(tool.get("name"), str) for tool in tools):
        raise InputError("holds tools without a name")
    lines = [f"{tool['name']}: {' '.join(str(tool.get('description') or '').split())[:100]}" for tool in tools]
    return "Tools of a server of this kind:\n" + "\n".join(lines)


def _subject(title: str, note: str, path: Path) -> Subject:
    notes = (note[:LONGEST_NOTE],) if note.strip() else ()
    return named_subject(title).model_copy(update={"notes": notes, "sources": (path.name,)})


def _words(stem: str) -> str:
    return " ".join(re.split(r"[\W_]+", stem)).strip()


def _text_of(path: Path) -> str:
    if path.stat().st_size > LARGEST:
        raise InputError(f"has more than {LARGEST} bytes")
    try:
        text = path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError(f"is not UTF-8 (byte {error.start}); save it in this encoding") from None
    if not text.strip():
        raise InputError("is empty")
    return text


def _title(text: str) -> str:
    """Return what a document calls itself: its heading, or ``title:`` in YAML; empty where it says nothing."""
    found = re.search(r"^(?:#\s+|title:\s*)['\"]?(.+?)['\"]?\s*#*$", text, re.MULTILINE)
    return found[1] if found else ""
