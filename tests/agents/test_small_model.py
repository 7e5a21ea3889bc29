"""A real model that is far too small gets through the same client: it is given up for clear reasons, and nothing hangs."""

import time
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.agents import pipeline
from generator.agents.engine.transcripts import read_transcripts
from tests.agents.small_model import serve_small_model
from tests.agents.two_stages import STAGES

pytestmark = pytest.mark.slow
SECONDS = 600
"""Of both pipelines together, on one thread."""


@pytest.mark.parametrize("stages", ["two short ones", "the real ones"])
def test_a_hopeless_model_is_given_up_for_a_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, stages: str
) -> None:
    if stages == "two short ones":
        monkeypatch.setattr(pipeline, "STAGES", STAGES)
    elif not pipeline.STAGES:
        pytest.skip("there are no stages")
    with serve_small_model() as model:
        command = [
            "discover",
            "harbour life",
            "--endpoint",
            model.url,
            "--model",
            "smollm2",
            "--workspace",
            str(tmp_path),
        ]
        began = time.monotonic()
        code = main([*command, "--max-tokens", "60000"])
        assert time.monotonic() - began < SECONDS
        asked = len(model.replies)
        assert main([*command, "--max-tokens", "60000"]) == code
    said = capsys.readouterr().out
    assert code == 1
    assert "harbour-life: given up: " in said
    assert "Traceback" not in said
    assert not (tmp_path / "environments" / "harbour-life" / "crash.txt").exists()
    assert list(read_transcripts(tmp_path / "environments" / "harbour-life"))
    assert len(model.replies) == asked + 1  # what was answered once is not asked again, only whether there is anybody
