"""Named sets of whole tasks that belong to no single server, and the published servers that they are made on."""

from collections.abc import Sequence
from pathlib import Path

from generator.files import write_lines
from generator.publish import write_registry
from generator.tasks.setting import Setting
from generator.themes import Theme, find_theme
from generator.workspace import ROOT
from mcp_servers.contracts import Registry, Task
from mcp_servers.runtime import LoadedEnvironment, load_registry

SETS = ROOT / "mcp_servers" / "sets"
"""Where the project's own sets are."""


def open_setting(environment: LoadedEnvironment, themes: dict[str, Theme]) -> Setting:
    """Return a published server as something to make tasks on.

    Raises:
        InputError: It has no source to make tasks from.
    """
    source = find_theme(environment.manifest.name, themes).read()
    # What validation dropped from the server is no part of the design that its tasks are made from.
    kept = tuple(operation for operation in source.operations if operation.name in environment.toolset)
    return Setting(source.model_copy(update={"operations": kept}), environment)


def write_set(tasks: Sequence[Task], path: Path) -> None:
    """Write a set of tasks, and list it under the file's name in the registry beside it, which is made if need be."""
    registry = path.parent / "registry.json"
    listed = load_registry(registry) if registry.exists() else Registry()
    write_lines(path, [task.to_json() for task in tasks])
    write_registry(listed.model_copy(update={"sets": {**listed.sets, path.stem: path.name}}), registry)
