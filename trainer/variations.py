"""Other versions of demonstrations: shorter ones, so that what matters is learnt sooner, and ones with other names and
numbers, so that they can only be followed by reading."""

import calendar
import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from trainer.demonstrations import Demonstration

NAME = re.compile(r"\b[A-Z][a-zà-ÿ]+\b")
NUMBERED = re.compile(r"\b([A-Za-z]{2,3}-)([0-9]{3,6})\b")
"""Ids and reference numbers."""
OPENING = re.compile(r"(?:^|[.?!:]\s+)([A-Z][a-z]*)", re.MULTILINE)
DATES = frozenset([*calendar.month_name, *calendar.day_name])

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


def names(demonstrations: Sequence[Demonstration]) -> list[str]:
    """Return the capitalised words in the results of demonstrations that may be exchanged for each other, sorted.

    Words that begin sentences of questions, and days and months, keep their place.
    """
    said = [message.content for one in demonstrations for message in one.messages if message.role in ("system", "user")]
    fixed = DATES.union(*(OPENING.findall(text) for text in said))
    found = {word for one in demonstrations for text in _values(one) for word in NAME.findall(text)}
    return sorted(found - fixed)


def exchange(group: Sequence[Demonstration], names: Sequence[str], rng: random.Random) -> list[Demonstration]:
    """Give the demonstrations of one server other names, and other digits to its ids and reference numbers.

    Args:
        group: Demonstrations that begin alike, and still will.
        names: Words that may be exchanged.
        rng: Source of chance.
    """
    known = frozenset(names)
    present = {word for one in group for text in _values(one) for word in NAME.findall(text)}
    others = {word: rng.choice(names) for word in sorted(present & known)}
    numbers: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        if found[0] not in numbers:
            numbers[found[0]] = found[1] + "".join(rng.choice("123456789") for _ in found[2])
        return numbers[found[0]]

    def change(text: str) -> str:
        return NUMBERED.sub(number, NAME.sub(lambda word: others.get(word[0], word[0]), text))

    return [
        replace(
            one,
            messages=tuple(message.model_copy(update={"content": change(message.content)}) for message in one.messages),
        )
        for one in group
    ]


def condense(demonstration: Demonstration, rng: random.Random) -> Demonstration:
    """Leave out most facts that neither question nor assistant mentions, and all but the first sentence of the instructions."""
    said = " ".join(message.content for message in demonstration.messages if message.role in ("user", "assistant"))
    messages = []
    for message in demonstration.messages:
        content = message.content
        if message.role == "system":
            content = content.split(". ")[0] + "."
        elif message.role == "tool" and not message.is_error:
            shown = _mentioned(json.loads(content), said, rng)
            content = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))  # in the order of the server
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


def _values(demonstration: Demonstration) -> Iterator[str]:
    """Return the texts that results hold."""
    for message in demonstration.messages:
        if message.role == "tool" and not message.is_error:
            yield from _strings(json.loads(message.content))


def _strings(value: Json) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _strings(item)


def _text(value: Json) -> str:
    return dump_json(value).strip('"')
