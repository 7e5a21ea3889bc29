"""A run that is killed goes on where it was: nothing is paid for twice, and the same server comes of it."""

from pathlib import Path

import pytest

from generator.workspace import folder_digest
from tests.agents.killing import kill_and_go_on, requests_of
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
