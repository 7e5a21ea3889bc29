"""Other versions of demonstrations: fewer tools, a mistake, or other words, so that a policy learns to read."""

import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from mcp_servers.contracts import Json, Message
from mcp_servers.contracts.model import dump_json
from trainer.demonstrations import Demonstration

WORD = re.compile(r"[A-Za-z]+")
PROTOCOL = frozenset(("name", "argument", "item", "total", "next", "page", "id", "true", "false", "tool", "call"))
"""Words that mean the same on every server; they keep their meaning."""


def show_fewer_tools(group: Sequence[Demonstration], rng: random.Random) -> list[Demonstration]:
    """List the tools of one server in another order, with only a few of those that no demonstration of the group needs."""
    called = frozenset().union(*(demonstration.called for demonstration in group))
    needed = [tool for tool in group[0].tools if tool["function"]["name"] in called]
    others = [tool for tool in group[0].tools if tool["function"]["name"] not in called]
    tools = needed + rng.sample(others, rng.randint(0, min(4, len(others))))
    rng.shuffle(tools)
    return [replace(demonstration, tools=tuple(tools)) for demonstration in group]


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


def rename(group: Sequence[Demonstration], vocabulary: Sequence[str], rng: random.Random) -> list[Demonstration]:
    """Exchange words and digits for others, everywhere alike.

    Words that the server brings in (in its tools and results) become words of other servers, or ones that do not exist, with
    a drawn probability; digits are permuted. Nothing in such an episode can be known beforehand, only read.

    Args:
        group: Demonstrations on one server.
        vocabulary: Lower-case words to draw from.
        rng: Source of chance.
    """
    share = rng.choice((0.3, 0.6, 0.9))
    exchange = {
        word: rng.choice(vocabulary) if rng.random() < 0.6 else _invent(rng)
        for word in _server_words(group)
        if rng.random() < share
    }
    digits = "".join(rng.sample("0123456789", 10)) if rng.random() < share else "0123456789"
    table = str.maketrans("0123456789", digits)

    def change(text: str) -> str:
        return WORD.sub(lambda found: _exchanged(found[0], exchange), text).translate(table)

    tools = tuple(_renamed_tool(tool, change) for tool in group[0].tools)
    return [
        Demonstration(
            tools=tools,
            messages=tuple(replace_content(message, change(message.content)) for message in demonstration.messages),
            called=frozenset(map(change, demonstration.called)),
        )
        for demonstration in group
    ]


def replace_content(message: Message, content: str) -> Message:
    """Return a message that says something else."""
    return message.model_copy(update={"content": content})


def stem(word: str) -> str:
    """Return a word in lower case and without a plural's s."""
    word = word.lower()
    return word[:-1] if len(word) > 3 and word.endswith("s") else word


def _server_words(group: Sequence[Demonstration]) -> list[str]:
    texts = [message.content for shown in group for message in shown.messages if message.role == "tool"]
    for tool in group[0].tools:
        texts += [tool["function"]["name"], *tool["function"]["parameters"]["properties"]]
    return sorted({stem(word) for text in texts for word in WORD.findall(text)} - PROTOCOL)


def _exchanged(word: str, exchange: dict[str, str]) -> str:
    base = stem(word)
    if base not in exchange:
        return word
    other = exchange[base] + word[len(base) :]
    return other.capitalize() if word[0].isupper() else other


def _invent(rng: random.Random) -> str:
    syllables = rng.choice((1, 2, 2, 3))
    return "".join(
        rng.choice("bcdfghklmnprstvw") + rng.choice("aeiou") + rng.choice("lmnrst") for _ in range(syllables)
    )


def _renamed_tool(tool: dict[str, Json], change: Callable[[str], str]) -> dict[str, Json]:
    function = tool["function"]
    properties = {change(name): schema for name, schema in function["parameters"]["properties"].items()}
    return {
        "type": "function",
        "function": {
            "name": change(function["name"]),
            "description": function["description"],
            "parameters": {"type": "object", "properties": properties},
        },
    }
