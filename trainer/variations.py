"""Other versions of demonstrations: shorter ones, so that what matters is learnt sooner, and ones with other names and
numbers, so that they can only be followed by reading."""

import calendar
import json
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase

from mcp_servers.contracts import Json
from mcp_servers.contracts.model import dump_json
from trainer.demonstrations import Demonstration

NAME = re.compile(r"\b[A-Z][a-zà-ÿ]+\b")
OPENING = re.compile(r"(?:^|[.?!:]\s+)([A-Z][a-z]*)", re.MULTILINE)
QUOTED = re.compile(r'(?<! is )"([^"\n]+)"')
"""Titles. What a row "is" said to be is a state."""
PLAIN = re.compile(r"\b[a-zà-ÿ]{3,}\b")
CHANGEABLE = re.compile(
    r"(?P<id>\b[a-z]{2}-[0-9]{3,6}\b)"
    r"|(?P<code>\b[A-Z]{1,3}[0-9]*(?:-[0-9A-Z]+)+\b)"
    r"|(?P<mailbox>\b[a-z][a-z.-]*(?=@))"
    r"|(?P<name>\b[A-Z][a-zà-ÿ]+\b)"
    r"|(?P<plain>\b[a-zà-ÿ]{3,}\b)"
)
"""What may be written otherwise: ids, reference numbers, mailboxes, names, and the plain words of titles."""
KEY = re.compile(r'"([a-z]+)"')
"""Names and values of one word: those of fields and states are fixed."""
DIGITS = "123456789"
FILLERS = ("harbour", "lantern", "meadow")
"""Words for demonstrations that have none to exchange."""
DATES = frozenset([*calendar.month_name, *calendar.day_name])

INVENTED = 0.5
"""Share of new words that stand nowhere: words that were learnt are one token, those to come are pieces."""
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


@dataclass(frozen=True)
class Words:
    """Words of demonstrations that may be exchanged for each other."""

    names: tuple[str, ...]
    """Capitalised words in results. Days and months, and words that begin sentences of questions, keep their place."""
    plain: tuple[str, ...]
    """Other words of titles, which questions put in quotes."""


def exchangeable_words(demonstrations: Sequence[Demonstration]) -> Words:
    """Return the words of some demonstrations that may be exchanged."""
    said = [message.content for one in demonstrations for message in one.messages if message.role in ("system", "user")]
    fixed = DATES.union(*(OPENING.findall(text) for text in said))
    found = {word for one in demonstrations for text in _values(one) for word in NAME.findall(text)}
    plain = {word for one in demonstrations for word in _title_words([one])}
    return Words(tuple(sorted(found - fixed)), tuple(sorted(plain)))


def exchange(group: Sequence[Demonstration], words: Words, rng: random.Random) -> list[Demonstration]:
    """Give the demonstrations of one server other names, titles, ids and reference numbers.

    Args:
        group: Demonstrations that begin alike, and still will.
        words: What may be exchanged.
        rng: Source of chance.
    """
    known = frozenset(words.names)
    titles = _title_words(group)
    others: dict[str, str] = {}

    def other(found: re.Match[str]) -> str:
        old, kind = found[0], found.lastgroup
        if (kind == "name" and old not in known) or (kind == "plain" and old not in titles):
            return old
        if old not in others:
            others[old] = _another(old, kind, words, rng)
        return others[old]

    return [
        replace(
            one,
            messages=tuple(
                message.model_copy(update={"content": CHANGEABLE.sub(other, message.content)})
                for message in one.messages
            ),
        )
        for one in group
    ]


def _another(old: str, kind: str | None, words: Words, rng: random.Random) -> str:
    """Return what to write instead of a word."""
    if kind == "id":
        return old[:3] + "".join(rng.choice(DIGITS) for _ in old[3:])
    if kind == "code":
        return "".join(
            rng.choice(DIGITS) if sign.isdigit() else rng.choice(ascii_uppercase) if sign.isalpha() else sign
            for sign in old
        )
    if kind == "mailbox":
        return ".".join(_word(words.names, rng).lower() for _ in old.split("."))
    return _word(words.names if kind == "name" else words.plain, rng)


def _word(words: Sequence[str], rng: random.Random) -> str:
    """Return one of some words, or one that begins like one of them and ends like another."""
    first, second = rng.choice(words or FILLERS), rng.choice(words or FILLERS)
    return first[: (len(first) + 1) // 2] + second[len(second) // 2 :].lower() if rng.random() < INVENTED else first


def _title_words(group: Sequence[Demonstration]) -> frozenset[str]:
    """Return the plain words that questions have in quotes, and that the group writes nowhere else but in such titles."""
    titles: set[str] = set()
    written: set[str] = set()
    for demonstration in group:
        system, question = demonstration.messages[:2]
        asked, _, answer_format = question.content.rpartition("\n")
        titles.update(PLAIN.findall(" ".join(QUOTED.findall(asked))))
        written.update(PLAIN.findall(QUOTED.sub("", asked) + answer_format + system.content))
        written.update(name for message in demonstration.messages for name in KEY.findall(message.content))
    return frozenset(titles - written)


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
