"""The themes at hand: every source that a server can be made from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial

from generator.depth import FULL, Depth
from generator.design.model import Design
from generator.sources.documents import find_documents, read_document
from generator.sources.google import described_servers, design_from_discovery
from mcp_servers.contracts import InputError


@dataclass(frozen=True)
class Theme:
    """One source."""

    kind: str
    source: str
    read: Callable[[], Design]
    """Reads the source into a design; ``InputError`` where it is faulty."""
    depth: Depth = FULL
    """How deep its server is built."""
    rounds: tuple[str, ...] = ()
    """Rounds of ``generator.complexification`` that its design goes through."""


def theme_of(design: Design, kind: str, depth: Depth, rounds: tuple[str, ...] = ()) -> Theme:
    """Return a design that was read already as something to build."""
    return Theme(kind, design.provenance.source, partial(_itself, design), depth, rounds)


def _itself(design: Design) -> Design:
    return design


def collect_themes() -> dict[str, Theme]:
    """Return server name to theme, by name."""
    themes = {
        name: Theme("requirement document", str(path.name), partial(read_document, path))
        for name, path in find_documents().items()
    }
    for server, (api, version) in described_servers().items():
        themes[server] = Theme("Google Discovery", f"{api}.{version}", partial(design_from_discovery, api, version))
    return dict(sorted(themes.items()))


def find_theme(name: str, themes: Mapping[str, Theme]) -> Theme:
    """Return the theme of this name.

    Raises:
        InputError: There is none.
    """
    if name not in themes:
        close = get_close_matches(name, themes, n=3)
        hint = f"did you mean {', '.join(close)}?" if close else "'python -m generator sources' names them all"
        raise InputError(f"there is no server '{name}'; {hint}")
    return themes[name]
