"""Stages are not done again, unless what they left is not whole."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from generator.splits import read_splits
from generator.workspace import Job, Stage, Workspace
from mcp_servers.contracts import Json
from tests.generator.village import village_design


def count(job: Job) -> Mapping[str, Json]:
    """Count how often a stage was run, beside the workspace."""
    tally = job.folder.parents[1] / "tally"
    tally.write_text(tally.read_text("utf-8") + "x" if tally.exists() else "x", "utf-8")
    return {"runs": len(tally.read_text("utf-8"))}


@pytest.mark.parametrize(("damage", "runs"), [(None, 1), ("", 2), ('{"key": "', 2), ("[1]", 2)])
def test_a_record_that_cannot_be_read_has_the_stage_run_again(tmp_path: Path, damage: str | None, runs: int) -> None:
    rooms, stage = Workspace(tmp_path / "village", read_splits()), Stage("count", count, ())
    before = rooms.start(village_design(tmp_path))
    rooms.run(stage, before)
    if damage is not None:
        (tmp_path / "village" / "count.json").write_text(damage, "utf-8")
    assert rooms.run(stage, before)[1] == {"runs": runs}
    assert rooms.run(stage, before)[1] == {"runs": runs}
