"""Budgets of one episode."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """When an episode ends although the agent has not answered."""

    turns: int = 12
    """Assistant messages."""
    turn_tokens: int = 256
    """Tokens of one assistant message."""
    completion_tokens: int = 4096
    """Tokens after the prompt, tool results included."""
    seconds: float = 600.0
    """Wall time of the whole episode."""
    corrections: int = 1
    """How often an answer is sent back that cannot be read or is not taken."""
    retries: int = 1
    """Fresh sessions given to a rollout that failed through no fault of its agent."""
