"""The solving stage: each task is attempted several times; those that a model can solve are kept, and its solutions too."""

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack

from generator.agents.engine.transcripts import keep_transcript
from generator.agents.judge import LanguageJudge
from generator.agents.room import Job, Stage
from generator.agents.together import do_all
from generator.files import write_lines
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InfrastructureFault, InputError, Json, Rollout, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.episodes.limits import Limits
from mcp_servers.episodes.loop import run_episodes
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import load_environment

TRAJECTORIES = "trajectories.jsonl"
"""Beside the server's folder: successful rollouts of the tasks that were kept, one a line, to begin training with."""
RECORD = "solving.json"
"""Beside the server's folder: task to its attempts, successes, and whether it was kept."""

TEMPERATURE = 0.8
"""Attempts have to differ."""

AT_A_TIME = 4
"""Tasks that are attempted at a time: each attempt has a session open."""


async def solve_tasks(job: Job) -> Mapping[str, Json]:
    """Keep the tasks of which enough attempts succeed and agree.

    Raises:
        InputError: None is left.
        InfrastructureFault: The endpoint gave no reply. A tool or a verification that fails costs its attempt alone.
    """
    environment = load_environment(job.server)
    tasks, aims = environment.tasks, job.room.aims
    judge = LanguageJudge(job.room.worker)
    async with AsyncExitStack() as stack:
        servers = {environment.ref: environment, environment.name: environment}
        host = await stack.enter_async_context(MemoryHost(servers, judge))

        async def attempt(task: Task) -> list[Rollout]:
            return await _agreeing(task, await _attempts(job, host, task), judge)

        solved = await do_all(attempt, tasks, AT_A_TIME)
    kept = [(task, rollouts) for task, rollouts in zip(tasks, solved, strict=True) if len(rollouts) >= aims.successes]
    record = {
        task.id: {
            "attempts": aims.attempts,
            "successes": len(rollouts),
            "kept": len(rollouts) >= aims.successes,
        }
        for task, rollouts in zip(tasks, solved, strict=True)
    }
    replace_text(job.folder / RECORD, dump_json(record, indent=2) + "\n")
    if not kept:
        raise InputError(f"none of {len(tasks)} tasks was solved {aims.successes} times in {aims.attempts} attempts")
    write_lines(job.server / "tasks.jsonl", [task.to_json() for task, _ in kept])
    write_lines(job.folder / TRAJECTORIES, [rollout.to_json() for _, rollouts in kept for rollout in rollouts])
    return _report(tasks, solved, aims.attempts, aims.successes)


async def _attempts(job: Job, host: MemoryHost, task: Task) -> list[Rollout]:
    """Attempt a task and return the rollouts that succeeded, as rollouts of the task itself."""
    attempts = [
        task.model_copy(update={"id": f"solving/{task.id}.{number}"}) for number in range(1, job.room.aims.attempts + 1)
    ]
    limits = Limits(turns=2 * task.difficulty.calls + 8, turn_tokens=4_096, completion_tokens=100_000, seconds=3_600.0)
    rollouts = await run_episodes(attempts, host, job.room.worker.agent(TEMPERATURE), limits)
    for rollout in rollouts:
        keep_transcript(job.room.folder, rollout)
        if rollout.fault.startswith(InfrastructureFault.__name__):
            raise InfrastructureFault(f"{rollout.task}: {rollout.fault}")
    done = [rollout for rollout in rollouts if rollout.verdict and rollout.verdict.success]
    return [rollout.model_copy(update={"task": task.id, "seconds": {}}) for rollout in done]


async def _agreeing(task: Task, rollouts: Sequence[Rollout], judge: LanguageJudge) -> list[Rollout]:
    """Return the successes that say the same as the first; what is compared, not judged, is the same by its verdict."""
    judged = [criterion for criterion in task.rubric if criterion.comparison == "judge"]
    agreeing = list(rollouts[:1])
    for rollout in rollouts[1:]:
        first, other = rollouts[0].answer or {}, rollout.answer or {}
        alike = [await judge.same(task.instruction, one.path, first[one.path], other[one.path]) for one in judged]
        agreeing += [rollout] if all(alike) else []
    return agreeing


def _report(tasks: Sequence[Task], solved: Sequence[Sequence[Rollout]], attempts: int, least: int) -> dict[str, Json]:
    dropped = {
        task.id: f"{len(rollouts)} of {attempts} attempts succeeded, {least} are needed"
        for task, rollouts in zip(tasks, solved, strict=True)
        if len(rollouts) < least
    }
    return {
        "attempts": attempts * len(tasks),
        "successes": sum(map(len, solved)),
        "tasks": len(tasks) - len(dropped),
        "dropped": dropped,
    }


STAGE = Stage("solving", solve_tasks)
