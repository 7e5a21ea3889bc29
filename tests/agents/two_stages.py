"""A pipeline of two short stages that ends in a real server, for tests of what stands around the stages: run it with ``-m``."""

import asyncio
import json
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from fastmcp import FastMCP

from generator.__main__ import main
from generator.agents import pipeline
from generator.agents.engine import GivenUp, Work
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.room import Job, Stage
from mcp_servers.contracts import Json, Model

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"
notes = FastMCP("notes")


@notes.tool
def look_up(word: str) -> str:
    """Say something about a word."""
    return f"{word} has {len(word)} letters"


class Said(Model):
    text: str


def work(name: str) -> Work[Said]:
    return Work(name, "You are brief.", f"Say something for {name}.", Said)


async def research(job: Job) -> Mapping[str, Json]:
    """One work with a tool, then two at a time, of which the second may be given up."""
    worker, dropped = job.room.worker, {}
    async with OpenToolboxes() as opened:
        tools = await opened.open({"notes": notes})
        plan = await worker.do(Work("research/plan", "You plan.", job.room.subject.title, Said, tools=tools))
    parts = ["rows-1", "rows-2"]
    answers = await asyncio.gather(*(worker.do(work(f"research/{part}")) for part in parts), return_exceptions=True)
    for part, answer in zip(parts, answers, strict=True):
        if isinstance(answer, GivenUp):
            dropped[part] = "no usable answer"
        elif isinstance(answer, BaseException):
            raise answer
    said = [answer.text for answer in answers if isinstance(answer, Said)]
    (job.folder / "notes.json").write_text(json.dumps([plan.text, *said]), "utf-8")
    return {"dropped": dropped}


async def publishing(job: Job) -> Mapping[str, Json]:
    """Give the harbour's server the subject's name and a title."""
    title = await job.room.worker.do(work("publishing/title"))
    shutil.copytree(HARBOUR, job.server, ignore=shutil.ignore_patterns("__pycache__"))
    path = job.server / "environment.json"
    said = json.loads((job.folder / "notes.json").read_text("utf-8"))
    manifest = json.loads(path.read_text("utf-8")) | {"name": job.room.subject.name, "title": title.text}
    path.write_text(json.dumps(manifest | {"description": " ".join(said)}), "utf-8")
    return {"works": 1}


STAGES = (Stage("research", research), Stage("publishing", publishing))


def answers(name: str) -> dict[str, list[dict[str, object]]]:
    """Return a script for one environment: five requests."""
    return {
        f"{name}/research/plan.1": [{"calls": [["look_up", {"word": "berth"}]]}, {"content": '{"text": "A plan."}'}],
        f"{name}/research/rows-1.1": [{"content": '{"text": "One."}'}],
        f"{name}/research/rows-2.1": [{"content": '{"text": "Two."}'}],
        f"{name}/publishing/title.1": [{"content": '{"text": "Harbour of Aldermoor"}'}],
    }


GREETING: dict[str, list[dict[str, object]]] = {"": [{"content": "Yes."}]}
"""Answer to the question whether there is anybody, which belongs to no work."""

if __name__ == "__main__":
    pipeline.STAGES = STAGES
    sys.exit(main())
