"""A server folder, loaded: manifest, tools and the template that sessions copy."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType

from pydantic import ValidationError

from mcp_servers.contracts import Environment, InputError, State, Task, say_problem
from mcp_servers.runtime.digest import content_digest
from mcp_servers.runtime.interfaces import dress
from mcp_servers.runtime.listing import ListedTool, read_fresh_listing, use_listing
from mcp_servers.runtime.sandbox.programs import JailedPrograms
from mcp_servers.runtime.sandbox.trust import needs_jail
from mcp_servers.runtime.states import Original, key_columns
from mcp_servers.runtime.template import build_template
from mcp_servers.runtime.toolset import Tool, Toolset, load_module, load_toolset


@dataclass(frozen=True, eq=False)
class LoadedEnvironment:
    """An environment ready to open sessions on. Its parts are prepared at first use and shared by all sessions.

    Each is equal to itself alone, so that what is worked out about one can be kept by it.
    """

    folder: Path
    world: str
    manifest: Environment
    digest: str

    @property
    def name(self) -> str:
        """Name in registries: the manifest's, with ``.<world>`` for a variant."""
        return f"{self.manifest.name}.{self.world}" if self.world else self.manifest.name

    @property
    def ref(self) -> str:
        """``name@digest``."""
        return f"{self.name}@{self.digest}"

    @property
    def data_folder(self) -> Path:
        """Folder with ``rows/`` and ``tasks.jsonl``."""
        return self.folder / "worlds" / self.world if self.world else self.folder

    @cached_property
    def toolset(self) -> Toolset:
        """The tools by name."""
        if needs_jail(self.manifest):
            from mcp_servers.runtime.sandbox.tools import load_jailed_toolset

            return load_jailed_toolset(self.folder)
        return load_toolset(self.folder, self.digest)

    @cached_property
    def interface(self) -> Toolset:
        """The tools as clients see them: under the names and schemas of the server that this one stands in for, if any."""
        interface = dress(self.toolset, self.folder, self.manifest.world.zone)
        use_listing(interface, self._prepared)
        return interface

    @cached_property
    def _prepared(self) -> Mapping[str, ListedTool]:
        listing = read_fresh_listing(self.folder)
        return listing.tools if listing else {}

    @property
    def listing(self) -> Mapping[str, ListedTool | Tool]:
        """The tools of the interface as clients are shown them; their code is imported only if this is not prepared."""
        return self._prepared or self.interface

    @cached_property
    def bare(self) -> "LoadedEnvironment":
        """The same server with its tools under the names of their functions, as its own tests call them."""
        if self.interface is self.toolset:
            return self
        bare = LoadedEnvironment(self.folder, self.world, self.manifest, self.digest)
        shared = {
            "toolset": self.toolset,
            "interface": self.toolset,
            "template": self.template,
            "original": self.original,
        }
        vars(bare).update(shared)
        return bare

    @cached_property
    def template(self) -> sqlite3.Connection:
        """The database that every session starts from; never written."""
        return build_template(self.folder / "schema.sql", self.data_folder / "rows")

    @property
    def start_state(self) -> State:
        """All rows of the template."""
        return self.original.state

    @cached_property
    def original(self) -> Original:
        """What sessions read their state against."""
        return Original(self.template)

    @cached_property
    def keys(self) -> dict[str, str]:
        """Table to its primary key column."""
        return key_columns(self.template)

    @cached_property
    def programs(self) -> ModuleType | JailedPrograms:
        """Solution and verification programs of the programmatic tasks."""
        if needs_jail(self.manifest):
            return JailedPrograms(self.folder)
        return load_module(self.folder, "programs", self.digest)

    @cached_property
    def tasks(self) -> tuple[Task, ...]:
        """The verified tasks, in file order.

        Raises:
            InputError: A line of ``tasks.jsonl`` is not a task.
        """
        return load_tasks(self.data_folder / "tasks.jsonl")


def load_environment(folder: Path, world: str = "") -> LoadedEnvironment:
    """Read a server folder's manifest; everything else is read when it is first needed.

    Args:
        folder: The server's folder.
        world: Name of a variant under ``worlds/`` with its own rows, tasks and manifest, or empty.

    Raises:
        InputError: The folder is not a server, or its manifest is not valid.
    """
    data = folder / "worlds" / world if world else folder
    path = data / "environment.json"
    try:
        manifest = Environment.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"{folder} is not a server folder: {path} cannot be read ({error.strerror})") from error
    except ValidationError as error:
        raise InputError(f"{path}: {say_problem(error)}") from error
    try:
        digest = content_digest(folder, data, manifest)
    except OSError as error:
        raise InputError(f"{folder} is not a complete server folder: {error}") from error
    environment = LoadedEnvironment(folder, world, manifest, digest)
    _take_over(environment)
    return environment


_SHARED = ("toolset", "interface", "template", "original", "keys")
"""What depends on nothing but what the content hash covers."""

_latest: dict[tuple[str, bool], LoadedEnvironment] = {}
"""Content hash, and whether its code runs elsewhere, to the environment that was first loaded with it, of the last few."""

_MOST_KEPT = 4


def _take_over(environment: LoadedEnvironment) -> None:
    """Share what an environment with the same content has prepared, as long as its files are what they were."""
    key = (environment.digest, needs_jail(environment.manifest))
    earlier = _latest.pop(key, None)
    if earlier is None or not _is_intact(earlier):
        earlier = environment
    vars(environment).update({name: part for name, part in vars(earlier).items() if name in _SHARED})
    _latest[key] = earlier
    for old in list(_latest)[:-_MOST_KEPT]:
        del _latest[old]


def _is_intact(environment: LoadedEnvironment) -> bool:
    try:
        digest = content_digest(environment.folder, environment.data_folder, environment.manifest)
    except OSError:
        return False
    return digest == environment.digest


def load_tasks(path: Path) -> tuple[Task, ...]:
    """Read a task file: one task a line; a missing file holds none.

    Raises:
        InputError: The file is not UTF-8, or a line is not a task.
    """
    if not path.exists():
        return ()
    tasks = []
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: not UTF-8: {error}") from error
    for number, line in enumerate(lines, start=1):
        try:
            tasks.append(Task.model_validate_json(line))
        except ValidationError as error:
            raise InputError(f"{path}:{number}: not a task: {say_problem(error)}") from error
    return tuple(tasks)
