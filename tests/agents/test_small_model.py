"""A real model that is far too small gets through the same client: it is given up for clear reasons, and nothing hangs."""

import re
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.agents import pipeline
from generator.agents.database.plan import Plan
from generator.agents.engine import GivenUp, Work
from generator.agents.engine.transcripts import read_transcripts
from generator.agents.engine.work import LIMITS
from generator.agents.room import Job, Stage
from mcp_servers.contracts import Json
from tests.agents.small_model import serve_small_model
from tests.agents.two_stages import Said

pytestmark = pytest.mark.slow
SECONDS = 400
"""Of a run, on one thread."""


async def plan(job: Job) -> Mapping[str, Json]:
    """Ask for something that a small model may do, and then for what it cannot."""
    limits = replace(LIMITS, turns=3, turn_tokens=48, corrections=1)
    try:
        await job.room.worker.do(Work("research/word", "You are brief.", "Say a word.", Said, limits=limits))
    except GivenUp as error:
        (job.folder / "dropped.txt").write_text(str(error), "utf-8")
    await job.room.worker.do(Work("research/plan", "You plan databases.", "Plan one.", Plan, limits=limits))
    return {}


@pytest.mark.parametrize(
    "stages", [(Stage("research", plan),), pipeline.STAGES], ids=["one of its own", "the real ones"]
)
def test_a_hopeless_model_is_given_up_for_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stages: tuple[Stage, ...]
) -> None:
    monkeypatch.setattr(pipeline, "STAGES", stages)
    room = tmp_path / "environments" / "harbour-life"
    with serve_small_model() as model:
        command = ["discover", "harbour life", "--endpoint", model.url, "--model", "smollm2", "--max-tokens", "60000"]
        began = time.monotonic()
        assert main([*command, "--workspace", str(tmp_path)]) == 1
        assert time.monotonic() - began < SECONDS
        said, asked = capsys.readouterr().out, len(model.replies)
        assert main([*command, "--workspace", str(tmp_path)]) == 1
        assert (
            len(model.replies) == asked + 1
        )  # what was answered once is not asked again, only whether there is anybody
    assert re.search(
        r"^harbour-life: given up: research: research/\S+: no usable answer in 2 attempts \(.+\)$", said, re.M
    )
    assert not (room / "crash.txt").exists()
    assert [rollout.task for rollout in read_transcripts(room)]
