"""Has a model judge which near subjects are one."""

from collections.abc import Sequence
from pathlib import Path

from generator.agents.engine import GivenUp, Work, Worker
from generator.agents.engine.quoting import quote
from generator.agents.subjects import Subject
from generator.agents.themes.merging import Judgement, Pair
from mcp_servers.contracts import Model

BRIEF = Path(__file__).with_name("same_subject.md")
AT_ONCE = 12
"""Pairs of one piece of work."""
_SHOWN = 1_200
"""Characters of a subject's notes."""


class Opinion(Model):
    """What is said about one pair."""

    pair: int
    same: bool
    because: str


class Opinions(Model):
    """What is said about some pairs."""

    opinions: tuple[Opinion, ...]


async def judge_pairs(subjects: Sequence[Subject], pairs: Sequence[Pair], worker: Worker) -> dict[Pair, Judgement]:
    """Return what a model says about the pairs that are not of one name; its words are the reasons.

    Pairs on which the model gives no usable answer are kept apart.

    Raises:
        InfrastructureFault: The endpoint gave no reply.
    """
    open_ones = [pair for pair in pairs if pair.likeness < 1.0]
    judged: dict[Pair, Judgement] = {}
    for start in range(0, len(open_ones), AT_ONCE):
        some = open_ones[start : start + AT_ONCE]
        try:
            answer = await worker.do(_work(start // AT_ONCE + 1, subjects, some))
        except GivenUp as error:
            judged |= dict.fromkeys(some, Judgement(False, f"the model could not decide: {error}", "model"))
            continue
        judged |= {
            pair: Judgement(opinion.same, opinion.because, "model")
            for pair, opinion in zip(some, answer.opinions, strict=True)
        }
    return judged


def _work(number: int, subjects: Sequence[Subject], pairs: Sequence[Pair]) -> Work[Opinions]:
    async def is_complete(answer: Opinions) -> str:
        given, wanted = [opinion.pair for opinion in answer.opinions], list(range(1, len(pairs) + 1))
        return "" if given == wanted else f"opinions are wanted on the pairs {wanted}, in this order, not on {given}"

    texts = [
        f"Pair {place}\n{_say(subjects[pair.one])}\nand\n{_say(subjects[pair.other])}"
        for place, pair in enumerate(pairs, 1)
    ]
    return Work(
        f"themes/same-{number}", BRIEF.read_text("utf-8"), "\n\n".join(texts), Opinions, is_complete, temperature=0.0
    )


def _say(subject: Subject) -> str:
    notes = "\n".join(subject.notes)[:_SHOWN]
    return quote(f"{subject.title}\n{notes}".rstrip())
