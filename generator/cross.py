"""Where tasks over several servers come from and go to: published servers in, a named set of whole tasks out."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from generator.files import write_lines
from generator.publish import write_registry
from generator.splits import Splits
from generator.tasks.cross.ensemble import Member, make_member
from generator.tasks.setting import Setting
from generator.themes import collect_themes, find_theme
from generator.workspace import ROOT
from mcp_servers.contracts import InputError, Registry, Task
from mcp_servers.runtime import Servers, load_registry

SET = ROOT / "mcp_servers" / "sets" / "cross-server.jsonl"
"""The project's own tasks over several servers."""


def common_servers(registry: Path, splits: Splits) -> list[str]:
    """Return the names of the published parts of the common world."""
    return [entry.name for entry in load_registry(registry).servers if splits.is_common(entry.world)]


def open_members(names: Iterable[str], registry: Path, splits: Splits) -> list[Member]:
    """Return published servers as something to make tasks over several of; of each, its part of the common world if any.

    Raises:
        InputError: One is unknown or has no source to make tasks from, or they are fewer than two.
    """
    servers, themes = Servers(registry), collect_themes()
    members: dict[str, Member] = {}
    for name in names:
        part = f"{name}.{splits.common.name}"
        environment = servers[part if part in servers else name]
        source = find_theme(environment.manifest.name, themes).read()
        # What validation dropped from the server is no part of the design that its tasks are made from.
        kept = tuple(operation for operation in source.operations if operation.name in environment.toolset)
        setting = Setting(source.model_copy(update={"operations": kept}), environment)
        split = splits.of_world(environment.manifest.taxonomy, environment.world)
        members[environment.name] = make_member(setting, split)
    if len(members) < 2:
        raise InputError("--servers: tasks over several servers need at least two of them")
    return list(members.values())


def write_set(tasks: Sequence[Task], path: Path) -> None:
    """Write a set of tasks, and list it under the file's name in the registry beside it, which is made if need be."""
    registry = path.parent / "registry.json"
    listed = load_registry(registry) if registry.exists() else Registry()
    write_lines(path, [task.to_json() for task in tasks])
    write_registry(listed.model_copy(update={"sets": {**listed.sets, path.stem: path.name}}), registry)
