"""Shorter versions of demonstrations: what is not needed is left out, so that what matters is learnt sooner."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from trainer.demonstrations import Demonstration

KEPT = 0.15
"""Share of the facts in results that stay although nothing needs them."""


def show_fewer_tools(group: Sequence[Demonstration], most: int, rng: random.Random) -> list[Demonstration]:
    """List the tools of one server in another order, with at most ``most`` that no demonstration of the group needs."""
    called = frozenset().union(*(demonstration.called for demonstration in group))
    needed = [tool for tool in group[0].tools if tool["function"]["name"] in called]
    others = [tool for tool in group[0].tools if tool["function"]["name"] not in called]
    tools = needed + rng.sample(others, rng.randint(0, min(most, len(others))))
    rng.shuffle(tools)
    return [replace(demonstration, tools=tuple(tools)) for demonstration in group]


def condense(demonstration: Demonstration, rng: random.Random) -> Demonstration:
    """Leave out most facts that neither question nor assistant mentions, and all but the first sentence of the instructions."""
    said = " ".join(message.content for message in demonstration.messages if message.role in ("user", "assistant"))
    messages = []
    for message in demonstration.messages:
        content = message.content
        if message.role == "system":
            content = content.split(". ")[0] + "."
        elif message.role == "tool" and not message.is_error:
            content = dump_json(_mentioned(json.loads(content), said, rng))
        messages.append(message.model_copy(update={"content": content}))
    return replace(demonstration, messages=tuple(messages))


def _mentioned(value: Json, said: str, rng: random.Random) -> Json:
    if isinstance(value, list):
        return [_mentioned(item, said, rng) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _mentioned(item, said, rng)
        for name, item in value.items()
        if name in ("id", "total") or isinstance(item, (dict, list)) or _text(item) in said or rng.random() < KEPT
    }


def _text(value: Json) -> str:
    return dump_json(value).strip('"')
