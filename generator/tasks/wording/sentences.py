"""Requests and questions as something a person would write."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from generator.database.streams import Stream
from generator.tasks.chain import Referent
from generator.tasks.questions import Question
from generator.tasks.wording.happenings import happening
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.phrases import counts
from generator.tasks.wording.places import preposition

_FIRST: dict[str, tuple[str, ...]] = {
    "request": (
        "{}.",
        "{}.",
        "{}.",
        "Please {}.",
        "Please {}.",
        "Could you {}?",
        "Can you {}?",
        "Can you please {}?",
        "Would you {}?",
        "I need you to {}.",
        "I'd like you to {}.",
        "I want you to {}.",
        "Go ahead and {}.",
    ),
    "statement": ("{}.",),
    "question": (
        "Tell me {}.",
        "Can you tell me {}?",
        "Could you tell me {}?",
        "I need to know {}.",
        "I'd like to know {}.",
        "I have to know {}.",
        "Please find out {}.",
        "Please look up {}.",
        "Please let me know {}.",
        "Could you check {}?",
        "Could you find out {}?",
        "Can you look up {}?",
        "Do you know {}?",
        "We need to know {}.",
    ),
}
_NEXT: dict[str, tuple[str, ...]] = {
    "request": (
        "Then {}.",
        "After that, {}.",
        "Next, {}.",
        "Then please {}.",
        "Afterwards, {}.",
        "Once you have done that, {}.",
        "After that, I need you to {}.",
        "When that is done, please {}.",
    ),
    "statement": ("{}.", "Also, {}.", "{}."),
    "question": (
        "Then tell me {}.",
        "I also need to know {}.",
        "Also tell me {}.",
        "And let me know {}.",
        "Then let me know {}.",
        "I'd also like to know {}.",
        "Please also find out {}.",
        "Could you also tell me {}?",
        "Also look up {}.",
        "After that, tell me {}.",
    ),
}
"""Frames by mood, for what comes first and for what follows."""

_AND_ASKED = ("and tell me", "and tell me", "and let me know", "and then tell me", "and then let me know")
"""How a question goes on from a request in the same sentence; the last ones where it has no "then" yet."""

_OPENINGS = ("Hello,", "Hi,", "Hi there,", "Good morning,")
"""What a person may say first, which states nothing."""

OPENING_PERCENT = 12
"""How often a person says something of the kind."""

_OURS = ("I ", "I'd ")
"""Beginnings that keep their capital inside a sentence."""

_PLAIN = re.compile(
    r"(?:the|their|[A-Z][\w\u2019' .-]*[\u2019']s?) (?!.* and )(?:[a-z]+ )*"
    r"(?:date|day|time|price|amount|fee|cost|number|code|email|phone|address|title|name|status|limit|balance|length|weight|height)"
    r"(?! of day)(?: in [a-z]+)?(?: of .*)?"
)
"""What can be asked for with ``what is``: one thing of one row."""

_MOST = re.compile(r"most ((?:\w+s|people)(?: .+)?)")
_EXTREME = re.compile(r"(most|least|fewest|highest|lowest|longest|shortest|largest|smallest) ")
"""Names of bounds, which nothing has a number of: ``highest points``."""

_LEFT = re.compile(
    r"(?P<things>.*\w+s) (?P<state>left|free|available|remaining|out|waiting|taken|open|"
    r"held|lent|led|done|sold|standing|driven|\w+ed)"
)
_DONE = ("arrived", "delivered", "driven", "missed", "pressed", "returned", "waited", "worked")
_BY = ("done", "held", "led", "used")
_THERE = re.compile(
    r"(?P<things>\w+s) (?P<where>ahead|here|inside|so far|on board|in (?:force|hand|stock|store|use)|behind|at home)"
)
"""Names of numbers of things that are in some state or place: ``seats left``, ``hours worked``, ``events ahead``."""

_PLACED = re.compile(r"(\w+ed) at")
_ON_IT = re.compile(r"(.+) (on|for|of|in|with) it")
"""Names that already speak of the row: ``hours worked on it``."""

_DOUBLE_STOP = re.compile(r'([.?!]"|\.)\.(?=\s|$)')
"""A full stop after a sentence that ends with what was quoted, or after an abbreviation."""

_DOER = re.compile(r"\w+ed by")
_STATE = re.compile(r"(?:still )?(?:\w+ed|unpaid|on (?:hand|order|hold|loan)|due|outstanding|left|to \w+)|still .+")
"""Names of worked-out amounts that say no more than what state the amount is in: ``reserved``, ``on hand``."""
_SUCH = re.compile(r"to \w+|\w+ly \w+ed")
"""Names of numbers of rows that say no more than what these are: ``to inspect``, ``heavily infested``."""

Mood = Literal["request", "statement", "question"]


@dataclass(frozen=True)
class Utterance:
    """One thing said: an imperative (``cancel …``), a statement (``… is no longer needed``), or what is asked."""

    text: str
    mood: Mood


def matter_of(questions: Sequence[Question], narrator: Narrator) -> str:
    """Say what is asked about one row as the object of ``tell me``: ``the price and the note of that booking``."""
    subject = questions[0].subject
    clauses = [(question.label, _clause(question, narrator.label(subject))) for question in questions]
    plain = [label for label, clause in clauses if clause is None]
    parts = [narrator.of(subject, *plain)] if plain else []
    for clause in (clause for _, clause in clauses if clause is not None):
        whole = narrator.again if parts else narrator.noun
        row = narrator.of(subject, clause.part) if clause.part else whole(subject)
        parts.append(clause.text.format(row=row))
    return " and ".join(parts)


@dataclass(frozen=True)
class _Clause:
    """How something is asked for that has no plain noun."""

    text: str
    """``{row}`` stands for what it is about."""
    part: str = ""
    """If given, it is about this part of the row."""


def _clause(question: Question, row: str) -> _Clause | None:
    """Return how a question is put where its label is no plain noun."""
    label = question.label
    if question.type == "integer":
        text = _counted(label, question.subject)
        return _Clause(text) if text else None
    if question.type == "money" and _STATE.fullmatch(label):
        return _Clause(f"how much is {label} for {{row}}")
    if question.type in ("day", "moment") and (then := happening(label, row)):
        return _Clause(f"when {{row}} {then.verb}", then.part)
    if question.type == "text" and (placed := _PLACED.fullmatch(label)):
        way = "when" if any(map(str.isdigit, str(question.value))) else "where"
        return _Clause(f"{way} {{row}} was {placed[1]}")
    if about := _ON_IT.fullmatch(label):
        return _Clause(f"the {about[1]} {about[2]} {{row}}")
    return _Clause(f"who {{row}} was {label}") if _DOER.fullmatch(label) else None


def _counted(label: str, subject: Referent) -> str:
    """Return how a whole number is asked for where it is one of things: ``how many seats {row} has``."""
    place = preposition(subject.entity.replace("_", " "))
    if about := _ON_IT.fullmatch(label):
        return f"the {about[1]} {about[2]} {{row}}"
    if (left := _LEFT.fullmatch(label)) and left["things"] == "times":
        return f"how many times {{row}} was {left['state']}"
    if left:
        are = "were" if left["state"] in _DONE else "are"
        return f"how many {left['things']} {are} {left['state']} {place or ('by' if left['state'] in _BY else 'for')} {{row}}"
    if there := _THERE.fullmatch(label):
        return f"how many {there['things']} {{row}} has {there['where']}"
    if most := _MOST.fullmatch(label):
        return f"how many {most[1]} {{row}} can have at most"
    if counts(label) and not _EXTREME.match(label):
        return f"how many {label.removeprefix('number of ')} {{row}} has"
    if _SUCH.fullmatch(label):
        return f"how many are {label} {place or 'for'} {{row}}"
    return f"how much is {label} for {{row}}" if _STATE.fullmatch(label) else ""


def compose(utterances: Sequence[Utterance], stream: Stream, *, greeting: bool = True) -> str:
    """Join what is said to one instruction; only the first of several such texts may begin with a greeting."""
    sentences: list[str] = []
    left = {mood: stream.shuffled(frames) for mood, frames in _NEXT.items()}
    for index, item in enumerate(utterances):
        before = utterances[index - 1].mood if index else None
        if item.mood == "question" and before == "request" and stream.chance(50):
            last = sentences.pop()
            ways = _AND_ASKED[:3] if "then" in last.casefold() else _AND_ASKED
            sentences.append(f"{last[:-1]} {stream.pick(ways)} {item.text}{last[-1]}")
        elif index == 0:
            sentences.append(capitalised(_opened(item, stream, greeting=greeting)))
        else:
            left[item.mood] = left[item.mood] or stream.shuffled(_NEXT[item.mood])
            sentences.append(capitalised(left[item.mood].pop().format(item.text)))
    return _DOUBLE_STOP.sub(r"\1", " ".join(sentences))


def _opened(item: Utterance, stream: Stream, *, greeting: bool) -> str:
    """Return the first sentence, its first letter as inside a sentence, except where an opening stands before it."""
    frames = _FIRST[item.mood]
    if item.mood == "question" and _PLAIN.fullmatch(item.text):
        frames = (*frames, "What is {}?", "What is {}?", "What is {}?")
    frame = stream.pick(frames)
    said = frame.format(item.text)
    if not (stream.chance(OPENING_PERCENT) and greeting):
        return said
    inside = said if frame.startswith(("{", *_OURS)) else f"{said[0].lower()}{said[1:]}"
    return f"{stream.pick(_OPENINGS)} {inside}"


def capitalised(sentence: str) -> str:
    """Return a sentence that starts with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
