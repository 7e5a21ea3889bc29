"""Three recorded themes go through the real command and all stages; what the model did wrong was mended or dropped, rightly."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.agents.engine.transcripts import read_transcripts
from generator.agents.telling import dropped_parts
from generator.workspace import folder_digest
from mcp_servers.checks.folder import check_folder
from mcp_servers.contracts import Json, Registry, Rollout
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.scripted import oracle_agent
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import load_environment
from mcp_servers.runtime.sandbox.bubblewrap import is_switched_off
from mcp_servers.runtime.sandbox.tools import JailedTool
from tests.agents.discovering import Recorded, serve_theme
from tests.agents.rooms import allow_no_jail

pytestmark = pytest.mark.slow

OBSERVATORY, TREES, RADIO = "observatory-telescope-time", "municipal-tree-inventory", "community-radio-schedule"

SENT_BACK = {
    OBSERVATORY: {
        "research/plan.1": "sessions.proposal: a reference needs a target",
        "complexification/round-1.1": "rows() returned 0 rows",
        "tasks/chain-00.1": "instruction is plain language: the instruction uses the name drop_session",
        "tasks/chain-02.1": "selections are determined: $2.items[0].id picks one of 4 rows",
        "tasks/chain-02-words.1": "a fact is lost: Orion Nebula",
        "tasks/chain-03.1": "it holds no JSON object",
        "tasks/program-01.1": "solution program solve_refused_hours failed: KeyError",
        "tasks/program-02.1": "no criterion tells it from an idle agent",
    },
    TREES: {
        "research/plan.1": "it holds no JSON object",
        "research/read/source-1-page-2-part-1.1": "there is no table trees_planted",
        "research/read/source-3-page-1-part-1.1": "There is no tool 'write_file'.",
        "coding/tools.1": "tools.py:338: reads the wall clock (date.today)",
        "tasks/chain-03.1": "instruction hides the truth: the answer number = 'W-361'",
        "tasks/program-02.1": "programs.py:1: imports random",
    },
    RADIO: {
        "research/find.1": "there is no table adverts",
        "complexification/round-1.1": "reads the wall clock (datetime.now)",
        "coding/tools.1": "test_cancel_broadcast_withdraws_its_spots fails",
        "tasks/chain-00.1": "guessing rarely succeeds: the best guess succeeds with probability 0.12",
        "tasks/chain-02.1": "step 2 (find_hosts) changes neither answer nor state",
        "tasks/chain-03.1": "the instruction uses the name broadcast_id",
        "tasks/program-01.1": "verification program verify_withdrawn_price failed: TypeError",
    },
}
"""Work to what it was told was wrong: all of it was mended."""

UNANSWERED = {
    OBSERVATORY: {"tasks/chain-05.1": "unreadable-answer", "tasks/chain-05.2": "unreadable-answer"},
    TREES: {},
    RADIO: {
        "research/read/source-1-page-1-part-1.1": "tokens",  # cut off, and answered at the second attempt
        "coding/tools.1": "unreadable-answer",
        "coding/tools.2": "unreadable-answer",  # what held of the code was kept
    },
}
"""Attempts that ended without an answer, and how."""

DROPPED = {
    OBSERVATORY: {
        "tasks: find_targets.items[].name -> get_proposal.proposal_id": "No proposal has this id.",
        "tasks: find_telescopes.items[].free_on -> plan_session.night": "returns nothing at items[].free_on",
        "tasks: tasks/chain-01": "makes no sense: A telescope that was just put into maintenance",
        "tasks: tasks/chain-05": "selections are determined: $2.items[0].id picks one of 7 rows",
        "solving: observatory-telescope-time-f7d582dddc": "1 of 5 attempts succeeded, 2 are needed",
    },
    TREES: {
        "tasks: find_species.items[].mature_height -> find_sites.ward": "integer/number is given, string taken",
        "tasks: tasks/chain-05": "makes no sense: Work that is finished is not postponed",
        "solving: municipal-tree-inventory-bc1eff7630": "1 of 5 attempts succeeded, 2 are needed",
    },
    RADIO: {
        "coding: swap_studios": "OperationalError: no such column: studio",
        "tasks: find_hosts.items[].phone -> get_broadcast.broadcast_id": "No broadcast has this id.",
        "tasks: tasks/chain-05": "makes no sense: Nobody withdraws a spot",
        "solving: community-radio-schedule-a37a23594f": "1 of 5 attempts succeeded, 2 are needed",
    },
}
"""What was dropped, and why."""

REFUSED = {
    OBSERVATORY: {},
    TREES: {"species: origin does not stand in its evidence": 1},
    RADIO: {"hosts: its evidence does not stand in the page": 1},
}
"""Why research took rows for none."""

ORIGINS = {
    OBSERVATORY: ("telescopes | 5 | written by m | - | -", "sessions | 69 | written by m | - | -"),
    TREES: ("species | 9 | SITE/species.html (Species that the town plants) | ", "species | 7 | SITE/species-2.html ("),
    RADIO: ("hosts | 8 | hosts.csv | ", "shows | 14 | programme.md | ", "broadcasts | 168 | written by m | - | -"),
}
"""What the README says of where rows are from."""


@dataclass(frozen=True)
class Made:
    """A theme that was discovered once."""

    recorded: Recorded
    out: Path
    reports: dict[str, dict[str, Json]]
    transcripts: dict[str, Rollout]

    @property
    def server(self) -> Path:
        """The published server."""
        (folder,) = self.out.glob(f"*/{self.recorded.name}")
        return folder

    @property
    def trajectories(self) -> Path:
        """How its tasks were solved."""
        return self.out.parent / "environments" / self.recorded.name / "solving" / "trajectories.jsonl"


@pytest.fixture(scope="module", params=[OBSERVATORY, TREES, RADIO])
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Made]:
    workspace = tmp_path_factory.mktemp("workspace")
    with pytest.MonkeyPatch.context() as patch, serve_theme(request.param) as recorded:
        allow_no_jail(patch)
        assert run(recorded, workspace) == 0, recorded.model.missing
        room = workspace / "environments" / recorded.name
        reports = {path.stem: json.loads(path.read_bytes())["report"] for path in room.glob("*.json")}
        yield Made(recorded, workspace / "servers", reports, {one.task: one for one in read_transcripts(room)})


def run(recorded: Recorded, workspace: Path, *more: str) -> int:
    """Run the command in this process."""
    return main([*recorded.command(workspace), "--endpoint", recorded.model.url, "--model", "m", *more])


def objections(rollout: Rollout) -> list[str]:
    """Return what a model was told was wrong."""
    return [one.content for one in rollout.messages[2:] if one.role == "user" or one.is_error]


def test_all_of_the_recording_is_played_and_nothing_else_is_asked(made: Made) -> None:
    assert made.recorded.played_whole()


def test_what_is_wrong_is_sent_back_and_mended(made: Made) -> None:
    wanted, unanswered = SENT_BACK[made.recorded.name], UNANSWERED[made.recorded.name]
    for work, reason in wanted.items():
        assert any(reason in said for said in objections(made.transcripts[work])), work
    works = {work: one for work, one in made.transcripts.items() if not work.startswith("solving")}
    assert {work: one.stop for work, one in works.items() if one.stop != "answered"} == unanswered
    assert {work for work, one in works.items() if objections(one)} - set(unanswered) == set(wanted) - set(unanswered)


def test_what_is_dropped_is_dropped_for_the_right_reason(made: Made) -> None:
    dropped, wanted = dropped_parts(made.reports), DROPPED[made.recorded.name]
    assert set(dropped) == set(wanted)
    for part, reason in wanted.items():
        assert reason in dropped[part]
    assert made.reports["research"]["refused"] == REFUSED[made.recorded.name]


async def test_the_published_server_is_listed_and_passes_all_gates(made: Made) -> None:
    (entry,) = Registry.model_validate_json((made.out / "registry.json").read_bytes()).servers
    assert made.out / entry.folder == made.server
    reports = list(check_folder(made.server))
    assert [report.subject for report in reports if not report.passed] == []
    assert len(reports) == 1 + made.reports["publishing"]["tasks"]


async def test_its_tasks_are_solved_by_their_oracles_in_jailed_sessions(made: Made) -> None:
    environment = load_environment(made.server)
    servers = {environment.ref: environment}
    assert is_switched_off() or all(isinstance(one, JailedTool) for one in environment.toolset.values())
    async with MemoryHost(servers) as host:
        rollouts = await run_episodes(environment.tasks, host, oracle_agent(servers), Limits(turns=64))
    assert [one.task for one in rollouts if not (one.verdict and one.verdict.success)] == []
    kept = Counter(Rollout.model_validate_json(line).task for line in made.trajectories.read_text("utf-8").splitlines())
    assert set(kept) == {task.id for task in environment.tasks}
    assert min(kept.values()) >= 2


def test_the_readme_says_where_the_rows_are_from(made: Made) -> None:
    readme = (made.server / "README.md").read_text("utf-8")
    for origin in ORIGINS[made.recorded.name]:
        assert f"| {origin.replace('SITE', made.recorded.site)}" in readme


def test_streamed_or_with_failures_on_the_way_the_same_comes_of_it(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_no_jail(monkeypatch)
    model, seen = made.recorded.model, Counter[tuple[str, int]]()

    def fail_now_and_then(work: str, turn: int) -> int:
        seen[work, turn] += 1
        return (429, 500, 503)[turn % 3] if len(seen) % 5 == 0 and seen[work, turn] == 1 else 200

    monkeypatch.setattr(model, "before", fail_now_and_then)
    more = () if made.recorded.name == OBSERVATORY else ("--stream",)
    assert run(made.recorded, tmp_path, *more) == 0, model.missing
    assert max(seen.values()) == 2
    assert all(bool(request.get("stream")) == bool(more) for request in model.requests[-sum(seen.values()) + 1 :])
    assert folder_digest(tmp_path / "servers") == folder_digest(made.out)
