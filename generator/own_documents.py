"""Requirement documents of somebody's own: read from any file, tried at once, and placed with less strictness than others."""

import re
from pathlib import Path

from generator.database.rows import make_rows
from generator.design.model import Design
from generator.design.problems import DesignError
from generator.manifest import make_manifest
from generator.sources.documents import open_document, written_place
from generator.sources.imports import NAME
from generator.sources.marked import Marked
from generator.splits import read_splits
from generator.taxonomy import Pair, place, settle
from mcp_servers.contracts import InputError


def read_own(path: Path, name: str = "") -> Design:
    """Read somebody's own requirement document, and make its rows once to see whether that can be done.

    Args:
        path: The file.
        name: What the server is called; by default after the file.

    Raises:
        InputError: The name is none for a server; or something in the document is wrong: file, line and remedy.
    """
    name = name or named_after(path)
    if not re.fullmatch(NAME, name):
        raise InputError(
            f"'{name}' is no name for a server; give one with --name: lower case letters, digits and hyphens, up to 60"
        )
    document = open_document(path, name, as_written)
    splits = read_splits()
    try:
        rows = make_rows(document.design, splits.derive("rows", name, ""))
    except DesignError as error:
        raise document.error(error.place, str(error)) from error
    try:
        make_manifest(document.design, rows, splits.derive("ids", name, ""))
    except InputError as error:
        raise document.error(("rules",), str(error)) from error
    return document.design


def named_after(path: Path) -> str:
    """Return what a server is called after its file: ``My shop.yaml`` gives ``my-shop``; empty where it has no letters."""
    return re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")[:60]


def as_written(source: Marked) -> Pair:
    """Return the place that a document names, whether or not the map knows it; of one that names none, where its words point.

    Raises:
        InputError: What it names is no place, or it names none and its words point nowhere.
    """
    if "taxonomy" not in source.entries:
        text = f"{source.need('about').text} {' '.join(source.need('entities').entries)}"
        try:
            return place(source.need("title").text, text)
        except InputError:
            raise source.error("nothing tells where it belongs; write taxonomy: [category, group]") from None
    written = source.entries["taxonomy"]
    try:
        pair = written_place(written)
    except InputError as error:
        raise written.error(str(error)) from None
    try:
        return settle(pair)
    except InputError:
        return pair


def notes_on(design: Design) -> list[str]:
    """Return what the author of a document may want to know, and need not change."""
    try:
        settle(design.taxonomy)
    except InputError as error:
        return [f"note: it stands in {' / '.join(design.taxonomy)}, beside the map of categories: {error}"]
    return []
