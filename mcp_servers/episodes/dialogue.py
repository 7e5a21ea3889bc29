"""One episode as its agent sees it, and what an agent is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from mcp.types import Tool

from mcp_servers.contracts import Message, Task
from mcp_servers.episodes.tokens import TokenTrajectory


@dataclass(eq=False)
class Dialogue:
    """The messages of one episode so far. Only scripted agents may look at more of the task than its instruction."""

    task: Task
    tools: tuple[Tool, ...]
    messages: list[Message]
    tokens: TokenTrajectory | None = None
    """The same dialogue as tokens; kept by agents that are language models run here."""


@dataclass(frozen=True)
class Reply:
    """An agent's next message."""

    message: Message
    exhausted: bool = False
    """The token budget ended it."""
    fault: str = ""
    """Why there is no message, through no fault of the agent."""


@dataclass(frozen=True)
class TurnBudget:
    """What the loop allows an agent for one turn."""

    turn_tokens: int
    completion_tokens: int


class Agent(Protocol):
    """Something that answers dialogues: a policy, an endpoint, a script."""

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Return the next message of each dialogue, in order."""
        ...
