"""Requests and questions as something a person would write."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.questions import Question
from generator.tasks.wording.nouns import Narrator

_FIRST_REQUEST = ("{}.", "{}.", "Please {}.", "Could you {}?", "I need you to {}.", "Can you {}?")
_NEXT_REQUEST = ("Then {}.", "After that, {}.", "Next, {}.", "Once that is done, {}.")
_FIRST_QUESTION = (
    "Tell me {}.",
    "Can you tell me {}?",
    "I need to know {}.",
    "Please find out {}.",
    "Could you check {}?",
)
_NEXT_QUESTION = ("Then tell me {}.", "I also need to know {}.", "Also tell me {}.", "And let me know {}.")

_COUNTED = re.compile(r"number of (.+)")
_LEFT = re.compile(r"(.*\w+s) (left|free|available|remaining)")


@dataclass(frozen=True)
class Utterance:
    """One thing said: an imperative (``cancel …``), or what is asked (``the price of …``)."""

    text: str
    asks: bool


def matter_of(questions: Sequence[Question], narrator: Narrator) -> str:
    """Say what is asked about one row as the object of ``tell me``: ``the price and the note of that booking``."""
    subject = questions[0].subject
    plain = [item.label for item in questions if not _COUNTED.fullmatch(item.label) and not _LEFT.fullmatch(item.label)]
    parts = (
        [narrator.of(" and ".join([*plain[:1], *(f"the {label}" for label in plain[1:])]), subject)] if plain else []
    )
    for question in questions:
        if left := _LEFT.fullmatch(question.label):
            parts.append(f"how many {left[1]} are {left[2]} on {narrator.noun(subject)}")
        elif counted := _COUNTED.fullmatch(question.label):
            parts.append(f"how many {counted[1]} {narrator.noun(subject)} has")
    return " and ".join(parts)


def compose(utterances: Sequence[Utterance], stream: Stream) -> str:
    """Join what is said to one instruction."""
    sentences: list[str] = []
    for index, item in enumerate(utterances):
        frames: tuple[str, ...]
        if index == 0:
            frames = _FIRST_QUESTION if item.asks else _FIRST_REQUEST
        elif item.asks and not utterances[index - 1].asks and stream.chance(50):
            last = sentences.pop()
            sentences.append(f"{last[:-1]} and tell me {item.text}{last[-1]}")
            continue
        else:
            frames = _NEXT_QUESTION if item.asks else _NEXT_REQUEST
        sentences.append(_capitalised(stream.pick(frames).format(item.text)))
    return " ".join(sentences)


def _capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
