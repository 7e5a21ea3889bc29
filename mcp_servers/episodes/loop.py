"""The one agent loop. Training, evaluation, solving, scripted agents and diagnosis all run through it."""

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from mcp_servers.contracts import (
    EnvironmentFault,
    InfrastructureFault,
    Json,
    Message,
    Rollout,
    StopReason,
    Task,
    ToolCall,
)
from mcp_servers.episodes.dialogue import Agent, Dialogue, Reply, TurnBudget
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.parsing import UnreadableAnswer, parse_answer
from mcp_servers.episodes.prompts import CORRECTION, OBJECTION, opening_messages
from mcp_servers.hosts.connection import Connection, Host

logger = logging.getLogger(__name__)


@dataclass
class Episode:
    """One rollout under way."""

    task: Task
    connection: Connection
    dialogue: Dialogue
    started: float
    stop: StopReason | None = None
    answer: dict[str, Json] | None = None
    corrections: int = 0
    """Answers sent back."""
    turns: int = 0
    calls: int = 0
    errors: int = 0
    fault: str = ""
    seconds: dict[str, float] = field(
        default_factory=lambda: dict.fromkeys(("open", "generate", "tools", "verdict"), 0.0)
    )

    def fail(self, fault: str) -> None:
        """End the rollout without blame for its agent."""
        self.stop, self.fault = "fault", fault


async def run_episodes(tasks: Sequence[Task], host: Host, agent: Agent, limits: Limits | None = None) -> list[Rollout]:
    """Run one episode a task, all at once, each in its own private session.

    A rollout that fails through no fault of its agent is run again in a fresh session, up to ``limits.retries`` times; then
    it comes back with ``stop="fault"`` and no verdict.

    Args:
        tasks: Tasks in the order of the rollouts; the same task may stand there several times.
        host: Where sessions are opened.
        agent: Answers all dialogues of a turn together.
        limits: Budgets of each episode.
    """
    limits = limits or Limits()
    rollouts: dict[int, Rollout] = {}
    pending = list(range(len(tasks)))
    for _ in range(limits.retries + 1):
        for index, rollout in zip(
            pending, await _run_batch([tasks[i] for i in pending], host, agent, limits), strict=True
        ):
            rollouts[index] = rollout
        pending = [index for index in pending if rollouts[index].stop == "fault"]
        if not pending:
            break
        logger.warning(
            "%d of %d rollouts failed through no fault of the agent: %s",
            len(pending),
            len(tasks),
            rollouts[pending[0]].fault,
        )
    return [rollouts[index] for index in range(len(tasks))]


async def _run_batch(tasks: Sequence[Task], host: Host, agent: Agent, limits: Limits) -> list[Rollout]:
    opened = await asyncio.gather(*(_open(task, host) for task in tasks))
    episodes = [item for item in opened if isinstance(item, Episode)]
    try:
        for _ in range(limits.turns):
            active = [episode for episode in episodes if episode.stop is None]
            if not active:
                break
            await _take_turn(active, agent, limits)
        for episode in episodes:
            episode.stop = episode.stop or "turns"
        judged = iter(await asyncio.gather(*(_judge(episode) for episode in episodes)))
    finally:
        await asyncio.gather(*(episode.connection.close() for episode in episodes))
    return [next(judged) if isinstance(item, Episode) else item for item in opened]


async def _open(task: Task, host: Host) -> Episode | Rollout:
    started = time.monotonic()
    try:
        connection = await host.open(task)
    except (EnvironmentFault, InfrastructureFault) as error:
        fault = f"{type(error).__name__}: {error}"
        return Rollout(task=task.id, servers=task.servers, messages=(), stop="fault", fault=fault)
    if task.servers and not connection.tools:
        await connection.close()
        fault = f"EnvironmentFault: {', '.join(task.servers)} lists no tools"
        return Rollout(task=task.id, servers=task.servers, messages=(), stop="fault", fault=fault)
    shown = tuple(tool for tool in connection.tools if not task.tools or tool.name in task.tools)
    dialogue = Dialogue(task, shown, opening_messages(connection.instructions, task))
    episode = Episode(task, connection, dialogue, started)
    episode.seconds["open"] = time.monotonic() - started
    return episode


async def _take_turn(active: list[Episode], agent: Agent, limits: Limits) -> None:
    """Let the agent speak once in every dialogue, then carry out the calls it made."""
    start = time.monotonic()
    budget = TurnBudget(limits.turn_tokens, limits.completion_tokens)
    replies = await agent.reply([episode.dialogue for episode in active], budget)
    spoken = time.monotonic()
    for episode, reply in zip(active, replies, strict=True):
        episode.seconds["generate"] += (spoken - start) / len(active)
        _hear(episode, reply, limits)
    await asyncio.gather(*(_review(episode, limits) for episode in active if episode.answer is not None))
    calling = [episode for episode in active if episode.stop is None and episode.dialogue.messages[-1].calls]
    await asyncio.gather(*(_carry_out(episode) for episode in calling))
    for episode in active:
        if episode.stop is None and time.monotonic() - episode.started > limits.seconds:
            episode.stop = "time"


def _hear(episode: Episode, reply: Reply, limits: Limits) -> None:
    """Take an assistant message in and decide whether the episode is over."""
    if reply.fault:
        episode.fail(f"InfrastructureFault: {reply.fault}")
        return
    message = reply.message
    episode.turns += 1
    episode.dialogue.messages.append(message)
    if reply.exhausted:
        episode.stop = "tokens"
    elif message.calls and episode.turns >= limits.turns:
        episode.stop = "turns"
    elif not message.calls:
        _read_answer(episode, message.content, limits)


def _read_answer(episode: Episode, text: str, limits: Limits) -> None:
    schema = episode.task.answer_schema
    if schema is None:
        episode.stop = "answered"
        return
    try:
        episode.answer = parse_answer(text, schema)
        episode.stop = "answered"
    except UnreadableAnswer as reason:
        _send_back(episode, CORRECTION.format(reason=reason), limits)


async def _review(episode: Episode, limits: Limits) -> None:
    """Let whoever the answer is for have a look at it."""
    assert episode.answer is not None
    try:
        reason = await episode.connection.review(episode.answer)
    except (EnvironmentFault, InfrastructureFault) as error:
        episode.fail(f"{type(error).__name__}: {error}")
        return
    if reason:
        episode.stop = episode.answer = None
        _send_back(episode, OBJECTION.format(reason=reason), limits)


def _send_back(episode: Episode, words: str, limits: Limits) -> None:
    """Have the agent answer once more, unless it was told often enough."""
    if episode.corrections >= limits.corrections:
        episode.stop = "unreadable-answer"
        return
    episode.corrections += 1
    episode.dialogue.messages.append(Message(role="user", content=words))


async def _carry_out(episode: Episode) -> None:
    """Make the calls of the last message one after the other; each result becomes a tool message."""
    start = time.monotonic()
    for call in episode.dialogue.messages[-1].calls:
        try:
            text, is_error = await _call(episode.connection, call)
        except (EnvironmentFault, InfrastructureFault) as error:
            episode.fail(f"{type(error).__name__}: {error}")
            return
        episode.calls += 1
        episode.errors += is_error
        episode.dialogue.messages.append(Message(role="tool", name=call.name, content=text, is_error=is_error))
    episode.seconds["tools"] += time.monotonic() - start


async def _call(connection: Connection, call: ToolCall) -> tuple[str, bool]:
    if call.error:
        return call.error, True
    result = await connection.call(call.name, call.arguments)
    return result.text, result.is_error


async def _judge(episode: Episode) -> Rollout:
    start = time.monotonic()
    verdict = None
    if episode.stop != "fault":
        try:
            verdict = await episode.connection.verdict(episode.task, episode.answer)
        except (EnvironmentFault, InfrastructureFault) as error:
            episode.fail(f"{type(error).__name__}: {error}")
    episode.seconds["verdict"] = time.monotonic() - start
    tokens = episode.dialogue.tokens
    return Rollout(
        task=episode.task.id,
        servers=episode.task.servers,
        messages=tuple(episode.dialogue.messages),
        answer=episode.answer,
        verdict=verdict,
        stop=episode.stop or "turns",
        turns=episode.turns,
        tool_calls=episode.calls,
        tool_errors=episode.errors,
        fault=episode.fault,
        prompt_ids=tuple(tokens.prompt) if tokens else (),
        completion_ids=tuple(tokens.completion) if tokens else (),
        completion_mask=tuple(tokens.mask) if tokens else (),
        logprobs=tuple(tokens.logprobs) if tokens else (),
        seconds=episode.seconds,
    )
