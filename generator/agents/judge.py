"""A judge of free text: one criterion at a time, with evidence that is really there, asked again on disagreement."""

import re
from hashlib import sha256
from pathlib import Path

from generator.agents.engine import GivenUp, Work, Worker
from mcp_servers.contracts import Criterion, Json, Model, Task
from mcp_servers.contracts.model import dump_json

BRIEF = Path(__file__).with_name("judge.md").read_text("utf-8")

LEAST_EVIDENCE = 3
"""Characters of a quotation, unless less was given."""


class Judgement(Model):
    """What is said of one criterion."""

    evidence: str
    passed: bool


class LanguageJudge:
    """Judges by a model, which sees request, reference and answer text, and nothing of how the answer came about."""

    def __init__(self, worker: Worker, stage: str = "solving") -> None:
        """Judge on behalf of a stage, to whose account it goes."""
        self._worker = worker
        self._stage = stage

    async def __call__(self, task: Task, criterion: Criterion, given: Json) -> bool | None:
        """Return whether a part of an answer says what the truth says; ``None`` where the model gave no usable judgement."""
        truth = task.truth.get(criterion.path)
        return await self.same(task.instruction, criterion.path, truth, given)

    async def same(self, instruction: str, asked: str, reference: Json, given: Json) -> bool | None:
        """Return whether two texts say the same where something was asked."""
        if not isinstance(given, str) or not given.strip():
            return False
        votes: list[bool] = []
        try:
            for number in (1, 2, 3):
                votes.append(await self._vote(number, instruction, asked, reference, given))
                if len(votes) == 2 and votes[0] == votes[1]:
                    break
        except GivenUp:
            return None  # its transcript says why; the verdict stays unscored
        return votes.count(True) > votes.count(False)

    async def _vote(self, number: int, instruction: str, asked: str, reference: Json, given: str) -> bool:
        async def review(judgement: Judgement) -> str:
            quoted, there = _plain(judgement.evidence), _plain(given)
            if quoted not in there:
                return f"the evidence {judgement.evidence!r} does not stand in what was given; copy its words exactly"
            short = len(quoted) < min(LEAST_EVIDENCE, len(there))
            return "the evidence must quote the words that decide" if short else ""

        shown = {"request": instruction, "criterion": asked, "reference": reference, "given": given}
        name = sha256(dump_json(shown).encode()).hexdigest()[:12]
        request = "\n".join(f"{part}: {dump_json(value)}" for part, value in shown.items())
        work = Work(f"{self._stage}/judge-{name}-{number}", BRIEF, request, Judgement, review, temperature=0.3)
        return (await self._worker.do(work)).passed


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
