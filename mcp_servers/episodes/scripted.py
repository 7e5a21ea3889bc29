"""Agents that follow a script: a task's own oracle, with or without a planted mistake, and a random caller."""

import json
import random
import re
from collections.abc import Callable, Generator, Mapping, Sequence
from hashlib import blake2b
from typing import Literal
from weakref import WeakKeyDictionary

from mcp.types import Tool

from mcp_servers.contracts import Json, Message, Task, ToolCall
from mcp_servers.contracts.model import dump_json
from mcp_servers.episodes.dialogue import Dialogue, Reply, TurnBudget
from mcp_servers.runtime import CallResult, LoadedEnvironment
from mcp_servers.runtime.oracles import Answer, solve

Mistake = Literal["wrong-answer", "last-call-missing"]
"""One field of the answer is wrong; or the agent answers before its last call, as if it had made it."""

Script = Generator[Message, Dialogue, None]
"""Yields assistant messages; is sent the dialogue as it stands after each."""


class ScriptedAgent:
    """Runs one script a dialogue."""

    def __init__(self, script: Callable[[Dialogue], Script]) -> None:
        """Prepare to start a script for each dialogue that begins."""
        self._begin = script
        self._running: WeakKeyDictionary[Dialogue, Script] = WeakKeyDictionary()

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Return each script's next message."""
        return [Reply(self._advance(dialogue)) for dialogue in dialogues]

    def _advance(self, dialogue: Dialogue) -> Message:
        if dialogue in self._running:
            return self._running[dialogue].send(dialogue)
        script = self._running[dialogue] = self._begin(dialogue)
        return next(script)


def oracle_agent(servers: Mapping[str, LoadedEnvironment], mistake: Mistake | None = None) -> ScriptedAgent:
    """Return an agent that solves tasks of these servers as their oracles do, or makes one kind of mistake in each."""

    def script(dialogue: Dialogue) -> Script:
        task = dialogue.task
        moves = solve(task, servers[task.servers[0]])
        answer: Answer = task.truth
        remaining = task.difficulty.calls - (mistake == "last-call-missing")
        try:
            call = next(moves)
            for _ in range(remaining):
                yield Message(role="assistant", content="", calls=(call,))
                call = moves.send(last_result(dialogue))
        except StopIteration as end:
            answer = end.value
        yield from say(task, spoil(answer) if mistake == "wrong-answer" and answer else answer)

    return ScriptedAgent(script)


def random_caller(seed: int, calls: int = 4) -> ScriptedAgent:
    """Return an agent that makes random calls, then answers at random: what luck alone is worth."""

    def script(dialogue: Dialogue) -> Script:
        rng = luck(seed, dialogue.task.id)
        words = dialogue.messages[-1].content.split()
        for _ in range(calls):
            tool = rng.choice(dialogue.tools)
            call = ToolCall(name=tool.name, arguments=random_arguments(tool, words, rng))
            yield Message(role="assistant", content="", calls=(call,))
            words += re.findall(r"[^\s\"{}\[\]:,]+", dialogue.messages[-1].content)
        schema = dialogue.task.answer_schema
        yield from say(dialogue.task, random_value(schema, words, rng) if schema else None)

    return ScriptedAgent(script)


def luck(seed: int, *purpose: str) -> random.Random:
    """Return what a script draws from for a purpose, the same each time."""
    digest = blake2b("/".join((str(seed), *purpose)).encode(), digest_size=8).digest()
    return random.Random(int.from_bytes(digest, "big"))


def last_result(dialogue: Dialogue) -> CallResult:
    """Return the last tool message as a call's result."""
    message = dialogue.messages[-1]
    structured = None if message.is_error else json.loads(message.content)
    return CallResult(structured, message.content, message.is_error)


def random_arguments(tool: Tool, words: Sequence[str], rng: random.Random) -> dict[str, Json]:
    """Return arguments that fit a tool's schema: all required ones, each optional one half of the time."""
    required = tool.input_schema.get("required", [])
    return {
        name: random_value(schema, words, rng)
        for name, schema in tool.input_schema["properties"].items()
        if name in required or rng.random() < 0.5
    }


def random_value(schema: dict[str, Json], words: Sequence[str], rng: random.Random) -> Json:
    """Return a value that fits a schema; text is drawn from words that were seen."""
    if "enum" in schema:
        return rng.choice(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return {name: random_value(part, words, rng) for name, part in schema.get("properties", {}).items()}
    if kind == "array":
        return [random_value(schema.get("items", {}), words, rng)]
    if kind == "boolean":
        return rng.random() < 0.5
    if kind in ("integer", "number"):
        low = int(schema.get("minimum", 0))
        return rng.randint(low, int(schema.get("maximum", low + 100)))
    return rng.choice(words)


def spoil(answer: dict[str, Json]) -> dict[str, Json]:
    """Return an answer of the same form whose first field is wrong."""
    name, value = next(iter(answer.items()))
    return {**answer, name: _other(value)}


def _other(value: Json) -> Json:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, list):
        return value[1:] if value else ["nothing"]
    return f"{value} x"


def say(task: Task, answer: Json) -> Script:
    """Give the answer; say it again if asked to."""
    while True:
        yield Message(role="assistant", content="Done." if task.answer_schema is None else dump_json(answer))
