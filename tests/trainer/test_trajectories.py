"""Solutions that a model found are demonstrations like those of oracles."""

import asyncio
from pathlib import Path

import pytest

from mcp_servers.contracts import InputError, Rollout, ToolCall, Verdict
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.episodes.scripted import oracle_agent
from mcp_servers.hosts.memory import MemoryHost
from tests.trainer.conftest import HARBOUR, list_harbour
from trainer.course import open_course
from trainer.demonstrations import demonstrate, recall
from trainer.monitor import Monitor
from trainer.settings import Settings

TASK = HARBOUR.tasks[1]
SERVERS = {TASK.servers[0]: HARBOUR}


def solve() -> Rollout:
    (rollout,) = asyncio.run(run_episodes([TASK], MemoryHost(SERVERS), oracle_agent(SERVERS)))
    return rollout


def write(path: Path, *rollouts: Rollout) -> Path:
    path.write_text("".join(f"{rollout.to_json()}\n" for rollout in rollouts), "utf-8")
    return path


def test_a_stored_solution_is_the_demonstration_that_it_was(tmp_path: Path) -> None:
    path = write(tmp_path / "some.jsonl", solve())
    assert recall(path, [TASK], SERVERS) == asyncio.run(demonstrate([TASK], MemoryHost(SERVERS), SERVERS))


def test_failures_other_tasks_and_unreadable_calls_are_left_out(tmp_path: Path) -> None:
    right = solve()
    failed = right.model_copy(update={"verdict": Verdict(score=0.0, success=False)})
    other = right.model_copy(update={"task": "another"})
    calling = next(message for message in right.messages if message.calls)
    changed = {"calls": (ToolCall(name="find_boats"),)}
    astray = right.model_copy(update={"messages": (calling.model_copy(update=changed), *right.messages)})
    path = write(tmp_path / "some.jsonl", failed, other, astray)
    assert recall(path, [TASK], SERVERS) == []


def test_a_course_learns_from_them_too(tmp_path: Path) -> None:
    path = write(tmp_path / "some.jsonl", solve(), solve())
    registry = list_harbour(tmp_path, [TASK])
    settings = Settings(registries=(str(registry),), servers=(), most_tools=None, trajectories=(str(path),))
    assert len(open_course(settings).demonstrations(Monitor())) == 3


@pytest.mark.parametrize(("text", "problem"), [("{}\n", "some.jsonl:1: not a rollout"), (None, "cannot be read")])
def test_a_file_that_is_none_is_named(tmp_path: Path, text: str | None, problem: str) -> None:
    path = tmp_path / "some.jsonl"
    if text is not None:
        path.write_text(text, "utf-8")
    with pytest.raises(InputError, match=problem):
        recall(path, [TASK], SERVERS)
