"""Requests and questions as something a person would write."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from generator.database.streams import Stream
from generator.tasks.questions import Question
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.phrases import preposition

_FIRST: dict[str, tuple[str, ...]] = {
    "request": ("{}.", "{}.", "Please {}.", "Could you {}?", "I need you to {}.", "Can you {}?"),
    "statement": ("{}.",),
    "question": (
        "Tell me {}.",
        "Can you tell me {}?",
        "I need to know {}.",
        "Please find out {}.",
        "Could you check {}?",
    ),
}
_NEXT: dict[str, tuple[str, ...]] = {
    "request": ("Then {}.", "After that, {}.", "Next, {}."),
    "statement": ("{}.", "Also, {}.", "{}."),
    "question": ("Then tell me {}.", "I also need to know {}.", "Also tell me {}.", "And let me know {}."),
}
"""Frames by mood, for what comes first and for what follows."""

_COUNTED = re.compile(r"(?:number of )(.+)|(\w+ )?\w+[^\Wsu]s")
"""Names of numbers of things: ``number of seats``, ``live posts``."""

_LEFT = re.compile(r"(.*\w+s) (left|free|available|remaining|out|waiting|offered|taken|open|reserved|used)")
_HAPPENED = re.compile(r"(\w+ed) (?:on|at)")
_BY_ITSELF = ("joined", "started", "ended", "expired", "arrived", "departed", "finished", "happened")
"""Things that rows do, where others are done to them: a member joined, a book was returned."""

_DOUBLE_STOP = re.compile(r'([.?!]"|\.)\.(?=\s|$)')
"""A full stop after a sentence that ends with what was quoted, or after an abbreviation."""

_DOER = re.compile(r"\w+ed by")
_STATE = re.compile(r"\w+ed|on (hand|order|hold|loan)|due|outstanding")
"""Names of worked-out amounts that say no more than what state the amount is in: ``reserved``, ``on hand``."""


Mood = Literal["request", "statement", "question"]


@dataclass(frozen=True)
class Utterance:
    """One thing said: an imperative (``cancel …``), a statement (``… is no longer needed``), or what is asked."""

    text: str
    mood: Mood


def matter_of(questions: Sequence[Question], narrator: Narrator) -> str:
    """Say what is asked about one row as the object of ``tell me``: ``the price and the note of that booking``."""
    subject = questions[0].subject
    clauses = [(question.label, _clause(question)) for question in questions]
    plain = [label for label, clause in clauses if not clause]
    parts = [narrator.of(subject, *plain)] if plain else []
    for _, clause in clauses:
        if clause:
            parts.append(clause.format(row=narrator.again(subject) if parts else narrator.noun(subject)))
    return " and ".join(parts)


def _clause(question: Question) -> str:
    """Return how a question is put where its label is no plain noun; ``{row}`` stands for what it is about."""
    label = question.label
    if left := _LEFT.fullmatch(label):
        place = preposition(question.subject.entity.replace("_", " ")) or "for"
        return f"how many {left[1]} are {left[2]} {place} {{row}}"
    if question.type == "integer" and _COUNTED.fullmatch(label):
        return f"how many {label.removeprefix('number of ')} {{row}} has"
    if question.type == "integer" and _STATE.fullmatch(label):
        return f"how much is {label} for {{row}}"
    if question.type in ("day", "moment") and (happened := _HAPPENED.fullmatch(label)):
        return f"when {{row}} {'' if happened[1] in _BY_ITSELF else 'was '}{happened[1]}"
    return f"who {{row}} was {label}" if _DOER.fullmatch(label) else ""


def compose(utterances: Sequence[Utterance], stream: Stream) -> str:
    """Join what is said to one instruction."""
    sentences: list[str] = []
    left = {mood: stream.shuffled(frames) for mood, frames in _NEXT.items()}
    for index, item in enumerate(utterances):
        before = utterances[index - 1].mood if index else None
        if item.mood == "question" and before == "request" and stream.chance(50):
            last = sentences.pop()
            sentences.append(f"{last[:-1]} and tell me {item.text}{last[-1]}")
        else:
            left[item.mood] = left[item.mood] or stream.shuffled(_NEXT[item.mood])
            frame = stream.pick(_FIRST[item.mood]) if index == 0 else left[item.mood].pop()
            sentences.append(capitalised(frame.format(item.text)))
    return _DOUBLE_STOP.sub(r"\1", " ".join(sentences))


def capitalised(sentence: str) -> str:
    """Return a sentence that starts with a capital letter."""
    return sentence[:1].upper() + sentence[1:]
