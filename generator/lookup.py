"""Where there is something of a server: what was built of it here, and what the project's catalog has of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.publish import CATALOG, published
from generator.themes import Theme, find_theme
from generator.workspace import Stop, read_stop


@dataclass(frozen=True)
class Place:
    """What there is of one server."""

    room: Path
    """Its room in the workspace."""
    built: bool
    """Whether the room is there: a build was at least begun."""
    stop: Stop | None
    """Where the last build stopped."""
    theme: Theme | None
    published: Path | None
    """Its folder in the project's catalog."""


def find_server(name: str, workspace: Path, themes: Mapping[str, Theme]) -> Place:
    """Return what there is of a server.

    Raises:
        InputError: Nothing was built of it, and no theme has this name.
    """
    room = workspace / name
    theme = themes.get(name) if room.exists() else find_theme(name, themes)
    return Place(room, room.exists(), read_stop(room), theme, published(CATALOG).get(name))
