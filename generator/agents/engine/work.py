"""A piece of work for a model: what it is told, what it may use, and what its answer must be like."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from generator.agents.engine.toolbox import NO_TOOLS, Toolbox
from mcp_servers.contracts import AgentFault, Difficulty, Json, Model, Oracle, Task, Verdict, say_problem
from mcp_servers.episodes.limits import Limits
from mcp_servers.hosts.connection import Connection, Host
from mcp_servers.runtime import CallResult
from mcp_servers.runtime.schemas import plain_schema

Answer = TypeVar("Answer", bound=Model)
Review = Callable[[Answer], Awaitable[str]]
"""Looks at an answer that has the right form: why it is sent back, or nothing where it is taken."""

LIMITS = Limits(turns=24, turn_tokens=8_192, seconds=3_600.0, corrections=3, retries=2)
"""Of a piece of work, unless it says otherwise: a correction costs as much as the answer, and three are usually enough."""

MOST_CHARACTERS = 20_000
"""Of a tool's result that a model is shown: some ten pages."""


class GivenUp(AgentFault):
    """A model could not do a piece of work."""


async def take(_: Model) -> str:
    """Take every answer that has the right form."""
    return ""


@dataclass(frozen=True)
class Work(Generic[Answer]):
    """One piece of work."""

    name: str
    """``stage/what``: names its transcript and its completions, so no two of an environment share one."""
    brief: str
    """System prompt: who the model is and what holds for all work of this kind."""
    request: str
    """User message: this piece."""
    answer: type[Answer]
    """What is answered."""
    review: Review[Answer] = take
    tools: Toolbox = NO_TOOLS
    limits: Limits = LIMITS
    temperature: float = 0.7


class WorkPlace(Host, Connection):
    """Where one piece of work is done: the episode loop's host, and its only connection."""

    def __init__(self, work: Work[Answer]) -> None:
        self._work = work
        self.instructions = work.brief
        self.tools = work.tools.tools

    async def open(self, task: Task) -> Connection:
        """Return itself: work has no state but what its tools keep."""
        return self

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool; a result that is too long to be read is cut, and says so."""
        result = await self._work.tools.call(name, arguments)
        if len(result.text) <= MOST_CHARACTERS:
            return result
        left_out = len(result.text) - MOST_CHARACTERS
        text = f"{result.text[:MOST_CHARACTERS]}\n[{left_out} further characters are left out]"
        return CallResult(None, text, result.is_error)

    async def review(self, answer: dict[str, Json]) -> str:
        """Return why an answer is sent back: its form, or what the work's own review says."""
        try:
            read = self._work.answer.model_validate(answer)
        except ValidationError as error:
            return say_problem(error)
        return await self._work.review(read)

    async def verdict(self, task: Task, answer: dict[str, Json] | None) -> Verdict:
        """Say that work is done once its answer was taken."""
        return Verdict(score=float(answer is not None), success=answer is not None)

    async def close(self) -> None:
        """Do nothing: the tools belong to whoever opened them."""


def as_task(work: Work[Answer], number: int, said: str) -> Task:
    """Return work as the episode loop takes it. Its answer is reviewed and never compared, so it has neither truth nor oracle.

    Args:
        work: The work.
        number: Which attempt this is, from 1.
        said: What is said after the request.
    """
    return Task(
        id=f"{work.name}.{number}",
        servers=(),
        kind="program",
        instruction="\n\n".join(filter(None, (work.request, said))),
        answer_schema=plain_schema(TypeAdapter(work.answer).json_schema()),
        oracle=Oracle(),
        difficulty=Difficulty(level=1, calls=0),
        split="train",
        seed=0,
        now="2026-01-01T00:00",
    )
