"""Collects the servers that imported documents give: each document is read once, until it or its reader changes."""

import json
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path

from generator.complexification import IMPORTED
from generator.depth import LIGHT
from generator.design.model import Design
from generator.distinctness import Distinct
from generator.sources.imports import Import, Imported, designs_of, find_imports
from generator.sources.surface import Surface
from generator.taxonomy import Pair, place, text_of
from generator.themes import Theme
from generator.workspace import code_digest
from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json

CODE = (
    "generator/sources",
    "generator/design",
    "generator/taxonomy.py",
    "generator/taxonomy.yaml",
    "generator/reviewed_names.yaml",
)

_REVIEWED = {"google-discovery": "google", "botocore": "aws"}
"""Kinds of documents whose names a person has placed."""


@dataclass
class Collection:
    """What sources give."""

    themes: dict[str, Theme] = field(default_factory=dict)
    """Server to build."""
    refused: dict[str, str] = field(default_factory=dict)
    """Part of a document to the reason why it makes no server."""
    places: dict[str, Pair] = field(default_factory=dict)
    """Server to its category and group."""
    distinct: Distinct = field(default_factory=Distinct)


def collect(sources: Iterable[str], workspace: Path, jobs: int, tell: Callable[[int, int], None]) -> Collection:
    """Read every document of some sources.

    Args:
        sources: ``google``, ``botocore``, files and folders; see ``generator.sources.imports``.
        workspace: Where what was read is kept.
        jobs: Processes to use.
        tell: Told after each document how many are read, and of how many.

    Raises:
        InputError: A source is not there. A broken document costs only itself.
    """
    documents = [document for source in sources for document in find_imports(source)]
    found = Collection()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        kept = pool.map(partial(_read, folder=workspace / "imports"), documents, chunksize=1)
        for number, (document, path) in enumerate(zip(documents, kept, strict=True), 1):
            _take(document, path, found)
            tell(number, len(documents))
    return found


def _read(document: Import, folder: Path) -> Path:
    """Read a document unless that was done before, and return the file that says what it gives."""
    key = sha256("\n".join((document.kind, document.name, document.digest, *map(code_digest, CODE))).encode())
    path = folder / f"{document.name}-{key.hexdigest()[:16]}.json"
    if not path.exists():
        made = designs_of(document, partial(place_import, document))
        folder.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".part").write_text(dump_json(_written(made)), "utf-8", newline="\n")
        path.with_suffix(".part").rename(path)
    return path


def place_import(document: Import, surface: Surface) -> Pair:
    """Return the place in the taxonomy of what an imported document is about."""
    return place(document.name, text_of(surface), _REVIEWED.get(document.kind, ""))


def _written(made: Imported) -> dict[str, Json]:
    designs = {design.name: design.model_dump(mode="json", exclude_defaults=True) for design in made.designs}
    return {"designs": designs, "refused": made.refused, "omitted": made.omitted}


def _take(document: Import, path: Path, found: Collection) -> None:
    """Add what a document gives: a server whose name is taken is named after its kind too, a near duplicate is refused."""
    kept = json.loads(path.read_bytes())
    found.refused |= {f"{document.source}: {name}": reason for name, reason in kept["refused"].items()}
    for name in kept["designs"]:
        taken = f"{name}-{document.kind}" if name in found.themes else name
        design = read_collected(path, name, taken)
        twin = found.distinct.add(design)
        if twin:
            found.refused[f"{document.source}: {name}"] = f"is a near duplicate of {twin}"
        else:
            read = partial(read_collected, path, name, taken)
            found.places[taken] = design.taxonomy
            found.themes[taken] = Theme(document.kind, document.source, read, LIGHT, IMPORTED)


def read_collected(path: Path, name: str, known_as: str) -> Design:
    """Return a design from what was read of its document."""
    design = Design.model_validate(json.loads(path.read_bytes())["designs"][name])
    return design.model_copy(update={"name": known_as})
