"""Tasks are kept if a model solves them often enough, and its solutions become something to learn from."""

import json
from pathlib import Path

import pytest

from generator.agents.room import Job
from generator.agents.solving.stage import TRAJECTORIES, solve_tasks
from generator.files import write_lines
from mcp_servers.contracts import Criterion, InputError, Rollout, Task
from mcp_servers.runtime import load_environment
from tests.agents.harbour import open_job
from tests.agents.scripted import Script, Turn, serve_script

LOOK: Turn = {"calls": [["find_stays", {"boat": "Terna"}]]}
PRICE: Turn = {"calls": [["price_stay", {"stay_id": "st-4859"}]]}
RIGHT: list[Turn] = [LOOK, PRICE, {"content": '{"price": 16800}'}]
WRONG: list[Turn] = [LOOK, {"content": '{"price": 1}'}]
ARRIVAL: list[Turn] = [
    {"calls": [["find_stays", {"boat": "Havørn"}]]},
    {"content": '{"arrival": "2026-03-10", "departure": "2026-03-13"}'},
]


def attempts(task: str, right: list[Turn], successes: int) -> Script:
    wrong = [right[0], {"content": "I do not know."}, {"content": "I still do not."}]
    return {f"harbour/solving/{task}.{number}": right if number <= successes else wrong for number in range(1, 6)}


def keep(job: Job, *wanted: str) -> list[Task]:
    tasks = [task for task in load_environment(job.server).tasks if task.id in wanted]
    write_lines(job.server / "tasks.jsonl", [task.to_json() for task in tasks])
    return tasks


@pytest.mark.parametrize("jailed", [False, True])
async def test_a_task_is_kept_at_two_of_five_and_dropped_at_one(tmp_path: Path, jailed: bool) -> None:
    script = {**attempts("harbour-01", ARRIVAL, 1), **attempts("harbour-02", RIGHT, 2)}
    with serve_script(script) as model:
        async with open_job(tmp_path, model, jailed=jailed) as job:
            keep(job, "harbour-01", "harbour-02")
            report = await solve_tasks(job)
        assert not model.missing
    assert [task.id for task in load_environment(job.server).tasks] == ["harbour-02"]
    assert (report["attempts"], report["successes"], report["tasks"]) == (10, 3, 1)
    assert report["dropped"] == {"harbour-01": "1 of 5 attempts succeeded, 2 are needed"}
    lines = (job.folder / TRAJECTORIES).read_text("utf-8").splitlines()
    rollouts = [Rollout.model_validate_json(line) for line in lines]
    assert [rollout.task for rollout in rollouts] == ["harbour-02"] * 2
    assert all(rollout.verdict and rollout.verdict.success for rollout in rollouts)
    assert json.loads((job.folder / "solving.json").read_text("utf-8"))["harbour-01"]["successes"] == 1


async def test_a_wrong_answer_is_no_success(tmp_path: Path) -> None:
    script = {f"harbour/solving/harbour-02.{number}": WRONG for number in range(1, 6)}
    with serve_script(script) as model:
        async with open_job(tmp_path, model) as job:
            keep(job, "harbour-02")
            with pytest.raises(InputError, match="none of 1 tasks was solved 2 times in 5 attempts"):
                await solve_tasks(job)


SAID = ("She is due on 12 March.", "She comes on the 12th.", "She never comes.")


@pytest.mark.parametrize(("agreeing", "kept"), [(SAID[:2], True), ((SAID[0], SAID[2]), False)])
async def test_successes_in_free_text_have_to_say_the_same(
    tmp_path: Path, agreeing: tuple[str, str], kept: bool
) -> None:
    """A lenient judge takes both answers for the truth; only if it takes them for the same is the task kept."""
    answers = {
        f"harbour/solving/harbour-01.{number}": [LOOK, {"content": json.dumps({"arrival": said})}]
        for number, said in enumerate(agreeing, start=1)
    }
    with serve_script(answers) as model:

        def before(work: str, turn: int) -> int:
            if "/judge-" in work:
                shown = model.requests[-1]["messages"][1]["content"]
                between = "reference: " + json.dumps(SAID[0])
                passed = between not in shown or SAID[2] not in shown
                model.script[work] = [{"content": json.dumps({"evidence": "She", "passed": passed})}]
            return 200

        model.before = before
        async with open_job(tmp_path, model, attempts=2) as job:
            (task,) = keep(job, "harbour-01")
            schema = {
                "type": "object",
                "properties": {"arrival": {"type": "string"}},
                "required": ["arrival"],
                "additionalProperties": False,
            }
            rubric = (Criterion(path="arrival", comparison="judge"),)
            changed = {"answer_schema": schema, "rubric": rubric, "truth": {"arrival": "2026-03-12"}}
            write_lines(job.server / "tasks.jsonl", [task.model_copy(update=changed).to_json()])
            if kept:
                assert (await solve_tasks(job))["successes"] == 2
            else:
                with pytest.raises(InputError, match="none of 1 tasks"):
                    await solve_tasks(job)
        assert not model.missing
