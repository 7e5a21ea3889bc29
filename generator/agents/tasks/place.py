"""The server that tasks are written for: what is said of it, and private sessions in which a model may look around."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from mcp.types import Tool

from generator.agents.engine import Toolbox
from generator.splits import read_splits
from mcp_servers.contracts import Difficulty, EnvironmentFault, Json, Oracle, Split, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.episodes.prompts import short_form
from mcp_servers.hosts.connection import Connection
from mcp_servers.hosts.listing import list_tools
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import CallResult, LoadedEnvironment, load_environment


@dataclass(frozen=True)
class Place:
    """A finished server, as the works of this stage see it."""

    folder: Path
    environment: LoadedEnvironment
    host: MemoryHost
    tools: Mapping[str, Tool]
    split: Split
    judged: bool
    """Whether free text may be asked for, because there is a judge of it."""

    def start(self, **parts: Json) -> Task:
        """Return a task at the start of the server's world; parts are those of ``Task``."""
        world = self.environment.manifest.world
        blank: dict[str, Json] = {
            "id": "look-around",
            "servers": (self.environment.ref,),
            "kind": "graph",
            "instruction": "Look around.",
            "oracle": Oracle(),
            "difficulty": Difficulty(level=1, calls=0),
            "split": self.split,
            "seed": world.seed,
            "now": world.now,
        }
        return Task(**{**blank, **parts})

    def reads(self, name: str) -> bool:
        """Whether a tool changes nothing."""
        annotations = self.tools[name].annotations
        return bool(annotations and annotations.read_only_hint)

    def describe(self) -> str:
        """Return what a writer of tasks is told of the server: its instructions, and each tool on a line."""
        lines = [f"{'reads ' if self.reads(name) else 'writes'} {_line(tool)}" for name, tool in self.tools.items()]
        return "\n".join(
            [f"The server tells its users: {self.environment.manifest.instructions}", "Its tools:", *lines]
        )

    @asynccontextmanager
    async def look_around(self) -> AsyncIterator[Toolbox]:
        """Open a private session and give its reading tools; what a task changes is not to be seen beforehand."""
        async with await self.host.open(self.start()) as connection:
            yield SessionTools(connection, [tool for name, tool in self.tools.items() if self.reads(name)])


class SessionTools(Toolbox):
    """Some tools of one private session."""

    def __init__(self, connection: Connection, tools: list[Tool]) -> None:
        super().__init__({}, tools)
        self._connection = connection

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool; one that fails says so to whoever called it, and costs nothing else."""
        if name not in {tool.name for tool in self.tools}:
            return CallResult(None, f"There is no tool '{name}'.", is_error=True)
        try:
            return await self._connection.call(name, arguments)
        except EnvironmentFault as fault:
            return CallResult(None, f"The tool failed: {fault}", is_error=True)


def open_place(folder: Path, judged: bool) -> Place:
    """Load a finished server.

    Raises:
        InputError: The folder is none.
    """
    environment = load_environment(folder)
    servers = {environment.ref: environment}
    tools = {tool.name: tool for tool in list_tools([environment])}
    split = read_splits().of(environment.manifest.taxonomy)
    return Place(folder, environment, MemoryHost(servers), tools, split, judged)


def _line(tool: Tool) -> str:
    required = tool.input_schema.get("required", ())
    arguments = {
        name: {key: value for key, value in part.items() if key != "title"} | {"required": name in required}
        for name, part in tool.input_schema.get("properties", {}).items()
    }
    returns = short_form(tool.output_schema or {})
    return f"{tool.name}: {tool.description} Arguments: {dump_json(arguments)} Returns: {returns}"
