"""Practice for published servers: the same servers, with practice tasks in place of those that they came with.

Practice tasks are many, and each is made from the seed alone; so nobody stores them with the servers.
"""

from collections.abc import Iterable, Mapping
from shutil import copytree, ignore_patterns

from generator.files import data_folder, write_lines
from generator.publish import CATALOG, published
from generator.stages import TASK_CODE
from generator.tasks.practice import choose_tools, make_practice
from generator.tasks.setting import Setting
from generator.themes import Theme, find_theme
from generator.workspace import Job, Stage
from mcp_servers.contracts import InputError, Json, Split
from mcp_servers.runtime import load_environment


def practice_themes(names: Iterable[str], themes: dict[str, Theme]) -> dict[str, Theme]:
    """Return published servers as something to make practice tasks for.

    Raises:
        InputError: One is not in the project's catalog.
    """
    there = published(CATALOG)
    chosen = {name: find_theme(name, themes) for name in names}
    if missing := [name for name in chosen if name not in there]:
        raise InputError(
            f"{missing[0]} is not published in {CATALOG}; 'python -m generator build {missing[0]}' makes it"
        )
    return chosen


def copy_published(job: Job) -> Mapping[str, Json]:
    """Copy the server as it is published; what was dropped from it is no part of its design here, nor the common world."""
    left_out = ignore_patterns("__pycache__", job.splits.common.name)
    copytree(published(CATALOG)[job.design.name], job.server, ignore=left_out)
    toolset = load_environment(job.server).toolset
    kept = tuple(operation for operation in job.design.operations if operation.name in toolset)
    job.keep(job.design.model_copy(update={"operations": kept}))
    return {"tools": len(kept)}


def practise(job: Job) -> Mapping[str, Json]:
    """Write the practice tasks of each world; the tools of the first serve the others too."""
    design = job.design
    report: dict[str, Json] = {}
    tools: tuple[str, ...] = ()
    for world in job.worlds:
        environment = load_environment(job.server, world)
        split: Split = "held-out-worlds" if world else job.splits.of(design.taxonomy)
        tools = tools or choose_tools(Setting(design, environment))
        seed = job.splits.derive("practice", design.name, world)
        known = frozenset(task.id for task in environment.tasks)
        made = make_practice(design, environment, tools, split, seed=seed, exclude=known)
        write_lines(data_folder(job.server, world) / "tasks.jsonl", [task.to_json() for task in made.tasks])
        report[world or "own"] = {
            "tools": list(tools),
            "tasks": len(made.tasks),
            "refused": made.refused,
            "missing": [order.model_dump() for order in made.missing],
        }
    return report


PRACTICE_STAGES = (
    Stage("published", copy_published, ("mcp_servers/catalog",)),
    Stage("tasks", practise, TASK_CODE),
)
"""What is done to a design instead of building its server."""
