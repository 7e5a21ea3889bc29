"""Solved episodes, as text to learn from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Json, Message, Rollout, Task, say_problem
from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.prompts import function_specs
from mcp_servers.episodes.scripted import oracle_agent
from mcp_servers.episodes.tokens import render_call
from mcp_servers.hosts.connection import Host
from mcp_servers.hosts.listing import list_tools
from mcp_servers.runtime import LoadedEnvironment


@dataclass(frozen=True)
class Demonstration:
    """A whole episode as text; an assistant message's content holds its calls as the policy writes them."""

    tools: tuple[dict[str, Json], ...]
    """Function specifications."""
    messages: tuple[Message, ...]
    called: frozenset[str]
    """Names of the tools that are called."""


class _Recorder:
    """An agent that lets another one speak and keeps the tools that each dialogue showed."""

    def __init__(self, servers: Mapping[str, LoadedEnvironment]) -> None:
        self._oracle = oracle_agent(servers)
        self.tools: dict[str, tuple[dict[str, Json], ...]] = {}

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Return the oracle's messages."""
        for dialogue in dialogues:
            self.tools.setdefault(dialogue.task.id, tuple(function_specs(dialogue.tools)))
        return await self._oracle.reply(dialogues, budget)


async def demonstrate(
    tasks: Sequence[Task], host: Host, servers: Mapping[str, LoadedEnvironment]
) -> list[Demonstration]:
    """Have every task solved by its own oracle, in sessions of a host.

    Raises:
        InputError: None could be solved.
    """
    agent = _Recorder(servers)
    rollouts = await run_episodes(tasks, host, agent)
    solved = [rollout for rollout in rollouts if rollout.verdict and rollout.verdict.success]
    if not solved:
        raise InputError(
            "no training task could be demonstrated: the registry has no task with split 'train' that replays"
        )
    return [_demonstration(rollout, agent.tools[rollout.task]) for rollout in solved]


def recall(path: Path, tasks: Sequence[Task], servers: Mapping[str, LoadedEnvironment]) -> list[Demonstration]:
    """Read solutions that a model found, one rollout a line; those of other tasks than the given ones are left out.

    Left out are also rollouts in which a tool was called that the task does not show, or a call could not be read: nobody
    should learn that.

    Raises:
        InputError: The file cannot be read, or a line is no rollout.
    """
    by_id = {task.id: task for task in tasks}
    found = []
    for rollout in _rollouts(path):
        task = by_id.get(rollout.task)
        if task is None or not (rollout.verdict and rollout.verdict.success):
            continue
        listed = list_tools([servers[ref] for ref in task.servers])
        tools = tuple(function_specs([tool for tool in listed if not task.tools or tool.name in task.tools]))
        shown = {tool["function"]["name"] for tool in tools}
        calls = [call for message in rollout.messages for call in message.calls]
        if all(call.name in shown and not call.error for call in calls):
            found.append(_demonstration(rollout, tools))
    return found


def _rollouts(path: Path) -> list[Rollout]:
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(f"trajectories: {path} cannot be read: {error}") from error
    rollouts = []
    for number, line in enumerate(lines, start=1):
        try:
            rollouts.append(Rollout.model_validate_json(line))
        except ValidationError as error:
            raise InputError(f"trajectories: {path}:{number}: not a rollout: {say_problem(error)}") from error
    return rollouts


def _demonstration(rollout: Rollout, tools: tuple[dict[str, Json], ...]) -> Demonstration:
    return Demonstration(
        tools=tools,
        messages=tuple(_spoken(message, tools) for message in rollout.messages),
        called=frozenset(call.name for message in rollout.messages for call in message.calls),
    )


def _spoken(message: Message, tools: Sequence[dict[str, Json]]) -> Message:
    """Write an assistant's calls out as text, their arguments in the order in which the tool lists them."""
    if message.role != "assistant":
        return message
    listed = {tool["function"]["name"]: tool["function"]["parameters"]["properties"] for tool in tools}
    calls = "".join(
        render_call(call.name, {name: call.arguments[name] for name in listed[call.name] if name in call.arguments})
        for call in message.calls
    )
    return Message(role="assistant", content=message.content + calls, calls=message.calls)
