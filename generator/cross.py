"""What tasks over several servers are made on: published servers whose worlds have one cast and one clock."""

from collections.abc import Iterable
from pathlib import Path

from generator.splits import Splits
from generator.task_sets import SETS, open_setting
from generator.tasks.cross.ensemble import Member, make_member
from generator.themes import collect_themes
from mcp_servers.contracts import InputError
from mcp_servers.runtime import Servers, load_registry

SET = SETS / "cross-server.jsonl"
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
        split = splits.of_world(environment.manifest.taxonomy, environment.world)
        members[environment.name] = make_member(open_setting(environment, themes), split)
    if len(members) < 2:
        raise InputError("--servers: tasks over several servers need at least two of them")
    return list(members.values())
