"""One policy's interaction with one private session."""

from typing import Literal

from mcp_servers.contracts.model import Json, Model
from mcp_servers.contracts.verdict import Verdict

StopReason = Literal["answered", "turns", "tokens", "time", "unreadable-answer", "fault"]
"""Why an episode ended: the agent answered; a budget ran out; no readable answer after one correction; not its fault."""


class ToolCall(Model):
    """One call that an assistant message makes. ``error`` says why a call could not be read; then ``name`` may be empty."""

    name: str
    arguments: dict[str, Json] = {}
    error: str = ""


class Message(Model):
    """One chat message; a tool message answers the call at ``call`` of the assistant message before it."""

    role: Literal["system", "user", "assistant", "tool"]
    content: str
    calls: tuple[ToolCall, ...] = ()
    name: str = ""
    is_error: bool = False


class Rollout(Model):
    """Messages, what was done, the answer and its verdict; token fields are parallel lists, empty for text-only agents."""

    task: str
    servers: tuple[str, ...]
    messages: tuple[Message, ...]
    answer: dict[str, Json] | None = None
    verdict: Verdict | None = None
    stop: StopReason
    turns: int = 0
    tool_calls: int = 0
    tool_errors: int = 0
    fault: str = ""
    prompt_ids: tuple[int, ...] = ()
    completion_ids: tuple[int, ...] = ()
    completion_mask: tuple[int, ...] = ()
    """1 where the policy wrote the token, 0 where a tool's result was inserted."""
    logprobs: tuple[float, ...] = ()
    seconds: dict[str, float] = {}
    """Wall time by part: ``generate``, ``tools``, ``open``."""
