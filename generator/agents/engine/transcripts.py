"""What was said in each piece of work, kept so that a person can read it."""

from collections.abc import Iterator
from pathlib import Path

from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Message, Rollout
from mcp_servers.contracts.model import dump_json

FOLDER = "transcripts"


def keep_transcript(room: Path, rollout: Rollout) -> None:
    """Write one rollout, named by its work, into an environment's workspace."""
    path = room / FOLDER / f"{rollout.task}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_text(path, rollout.to_json(indent=2) + "\n")


def read_transcripts(room: Path) -> Iterator[Rollout]:
    """Yield the rollouts of an environment in the order in which they ended."""
    for path in sorted((room / FOLDER).rglob("*.json"), key=lambda path: (path.stat().st_mtime_ns, path)):
        yield Rollout.model_validate_json(path.read_bytes())


def say_transcript(rollout: Rollout) -> str:
    """Return a rollout as a person reads it."""
    head = f"━━ {rollout.task}: {rollout.stop}, {rollout.turns} turns, {rollout.tool_calls} calls"
    fault = [f"fault: {rollout.fault}"] if rollout.fault else []
    return "\n".join([head, *fault, *map(_say_message, rollout.messages)])


def _say_message(message: Message) -> str:
    who = {"system": "SYSTEM", "user": "USER", "assistant": "MODEL", "tool": f"RESULT of {message.name}"}[message.role]
    calls = [
        f"→ {call.name or '?'}({dump_json(call.arguments)}){call.error and f'  ({call.error})'}"
        for call in message.calls
    ]
    return "\n".join(
        [f"── {who}{' (error)' if message.is_error else ''}", *([message.content] if message.content else []), *calls]
    )
