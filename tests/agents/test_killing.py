"""A run that is killed goes on where it was: nothing is paid for twice, and the same server comes of it."""

from pathlib import Path

import pytest

from generator.workspace import folder_digest
from tests.agents.discovering import serve_theme
from tests.agents.killing import Killed, answered_once, kill_and_go_on, requests_of, run
from tests.agents.rooms import allow_no_jail
from tests.agents.two_stages import GREETING, answers

COMMAND = ["-m", "tests.agents.two_stages", "discover", "harbour life"]
SCRIPT = {**GREETING, **answers("harbour-life")}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    workspace = tmp_path_factory.mktemp("whole")
    requests = requests_of(SCRIPT, COMMAND, workspace)
    assert [work.split("/")[1] for work in requests] == ["research"] * 4 + ["publishing"]
    return workspace / "servers"


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_killed_run_goes_on(whole: Path, tmp_path: Path, number: int) -> None:
    kill_and_go_on(number, SCRIPT, COMMAND, tmp_path)
    assert folder_digest(tmp_path / "servers") == folder_digest(whole)


THEME = "observatory-telescope-time"
ASKING = ("research", "complexification", "coding", "tasks", "solving")
"""Stages that have a model do something; the last one, publishing, has none."""


@pytest.fixture(scope="module")
def discovered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    workspace = tmp_path_factory.mktemp("discovered")
    with pytest.MonkeyPatch.context() as patch, serve_theme(THEME) as recorded:
        allow_no_jail(patch)
        assert run(["-m", "generator", *recorded.command(workspace)], recorded.model) == 0, recorded.model.missing
    return workspace / "servers"


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 3])
def test_a_run_that_is_killed_in_every_stage_goes_on(
    discovered: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    allow_no_jail(monkeypatch)
    room = tmp_path / "environments" / THEME
    with serve_theme(THEME) as recorded:
        command = ["-m", "generator", *recorded.command(tmp_path)]
        for stage in ASKING:
            assert run(command, recorded.model, Killed(number, stage)) == -9
            assert (room / stage).exists()
            assert not (room / f"{stage}.json").exists()
        assert run(command, recorded.model, until=room / "publishing" / "server" / "README.md") == -9
        assert not (room / "publishing.json").exists()
        assert not list((tmp_path / "servers").iterdir())
        assert run(command, recorded.model) == 0, recorded.model.missing
        assert recorded.played_whole()
    answered_once(recorded.model)
    assert folder_digest(tmp_path / "servers") == folder_digest(discovered)
