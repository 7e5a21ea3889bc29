"""The tasks stage: edges, chains, drafts and programs, and in the end one task file."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from generator.agents.engine import GivenUp
from generator.agents.room import Job, Stage
from generator.agents.tasks.edges import Edge, build_graph, draw_chains, judge_edges
from generator.agents.tasks.modules import join
from generator.agents.tasks.place import Place, open_place
from generator.agents.tasks.writing import Written, write_chain_task, write_program_task
from generator.agents.together import do_all
from generator.database.streams import Stream
from generator.files import write_lines, write_text
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InputError, Json, Task
from mcp_servers.contracts.model import dump_json

SPARE = 1.5
"""Tasks that are begun for each that is asked for: drafts are dropped, and the solver drops some more."""

AT_A_TIME = 6
"""Tasks that are written at a time: each has a session open."""

RECORD = "tasks.json"
"""Beside the server's folder: the edges that held, and what was dropped and why."""


async def write_tasks(job: Job) -> Mapping[str, Json]:
    """Write ``tasks.jsonl`` and ``programs.py``.

    Raises:
        InputError: No task was sound.
    """
    worker, aims = job.room.worker, job.room.aims
    place = open_place(job.server, aims.judge)
    edges, dropped = await _edges(job, place)
    graph = build_graph(list(place.tools), edges)
    stream = Stream("agents", place.environment.name, "chains", place.environment.manifest.world.seed)
    chains = draw_chains(graph, place, int(aims.graph_tasks * SPARE), stream)
    works = [partial(write_chain_task, worker, place, number, chain) for number, chain in enumerate(chains)]
    works += [partial(write_program_task, worker, place, number) for number in range(int(aims.program_tasks * SPARE))]
    written = await do_all(lambda work: work(), works, AT_A_TIME)
    kept, repeated = _distinct(written)
    dropped += [one.dropped for one in written if one.dropped] + repeated
    record = {"edges": [edge.model_dump() for edge in edges], "dropped": dropped}
    replace_text(job.folder / RECORD, dump_json(record, indent=2) + "\n")
    tasks = [one.task for one in kept if one.task]
    if not tasks:
        raise InputError(f"no task was sound: {'; '.join(dropped[:3])}")
    programs = [one.programs for one in kept if one.programs]
    if programs:
        write_text(job.server / "programs.py", join(place.environment.manifest.title, programs))
    write_lines(job.server / "tasks.jsonl", [task.to_json() for task in tasks])
    return _report(tasks, edges, dropped)


async def _edges(job: Job, place: Place) -> tuple[list[Edge], list[str]]:
    try:
        return await judge_edges(job.room.worker, place)
    except GivenUp as error:
        return [], [str(error)]  # walks go on: all tools are as likely to follow each other


def _distinct(written: Sequence[Written]) -> tuple[list[Written], list[str]]:
    """Return the sound tasks, each once, and why the others are left out."""
    kept: list[Written] = []
    dropped: list[str] = []
    seen: set[str] = set()
    for one in (one for one in written if one.task):
        task = one.task
        assert task is not None
        marks = {task.id, " ".join(re.findall(r"\w+", task.instruction.casefold())), task.oracle.program or task.id}
        if marks & seen:
            dropped.append(f"{one.work}: another task is the same, or its program has the same name")
        else:
            kept.append(one)
            seen |= marks
    return kept, dropped


def _report(tasks: Sequence[Task], edges: Sequence[Edge], dropped: Sequence[str]) -> dict[str, Json]:
    return {
        "edges": len(edges),
        "tasks": dict(sorted(Counter(task.kind for task in tasks).items())),
        "levels": {str(level): count for level, count in sorted(Counter(t.difficulty.level for t in tasks).items())},
        "dropped": {part: reason for part, _, reason in (one.partition(": ") for one in dropped)},
    }


STAGE = Stage("tasks", write_tasks)
