"""Solved episodes to learn from, varied so that a policy learns to read instead of to remember."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from mcp_servers.contracts import InputError, Json, Message, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.prompts import function_specs
from mcp_servers.episodes.scripted import oracle_agent
from mcp_servers.episodes.tokens import render_call
from mcp_servers.hosts.connection import Host
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
    return [
        Demonstration(
            tools=agent.tools[rollout.task],
            messages=tuple(_spoken(message) for message in rollout.messages),
            called=frozenset(call.name for message in rollout.messages for call in message.calls),
        )
        for rollout in solved
    ]


def _spoken(message: Message) -> Message:
    """Write an assistant's calls out as text."""
    if message.role != "assistant":
        return message
    calls = "".join(render_call(call.name, call.arguments) for call in message.calls)
    return Message(role="assistant", content=message.content + calls, calls=message.calls)


def show_fewer_tools(demonstration: Demonstration, rng: random.Random) -> Demonstration:
    """List the tools in another order, with only a few of those that are not needed."""
    needed = [tool for tool in demonstration.tools if tool["function"]["name"] in demonstration.called]
    others = [tool for tool in demonstration.tools if tool["function"]["name"] not in demonstration.called]
    tools = needed + rng.sample(others, rng.randint(0, min(4, len(others))))
    rng.shuffle(tools)
    return replace(demonstration, tools=tuple(tools))


def make_mistake(demonstration: Demonstration, rng: random.Random) -> Demonstration:
    """Answer too early, or with a value from the wrong place: the mistakes that a hasty reader makes."""
    messages = demonstration.messages
    turns = [index for index, message in enumerate(messages) if message.role == "assistant"]
    hasty = len(turns) > 2 and rng.random() < 0.5
    answer, before = messages[-1], messages[: turns[-2] if hasty else turns[-1]]
    seen = [value for message in before if message.role == "tool" for value in _values(json.loads(message.content))]
    content = answer.content
    if content.startswith("{"):
        right = json.loads(content)
        content = dump_json({name: rng.choice(_alike(value, seen) or [value]) for name, value in right.items()})
    return replace(demonstration, messages=(*before, Message(role="assistant", content=content)))


def _alike(value: Json, seen: Sequence[Json]) -> list[Json]:
    return [other for other in seen if type(other) is type(value) and other != value]


def _values(value: Json) -> Iterator[Json]:
    if isinstance(value, dict):
        for item in value.values():
            yield from _values(item)
    elif isinstance(value, list):
        for item in value:
            yield from _values(item)
    else:
        yield value
