"""Having tasks written: along chains of tools, and with programs; each is tried, and objections go back to its writer."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from generator.agents.engine import GivenUp, Work, Worker
from generator.agents.tasks.drafts import ChainDraft, ProgramDraft, chain_task, program_task, unfit
from generator.agents.tasks.modules import tidy
from generator.agents.tasks.place import Place
from generator.agents.tasks.trial import try_task
from generator.agents.tasks.wording import refine
from mcp_servers.contracts import Task

_FORM = Path(__file__).with_name("form.md").read_text("utf-8")
CHAIN_BRIEF = "\n".join([Path(__file__).with_name("chain.md").read_text("utf-8"), _FORM])
PROGRAM_BRIEF = "\n".join([Path(__file__).with_name("program.md").read_text("utf-8"), _FORM])

PATTERNS = (
    "adds something up over all that is found",
    "does something to each of several things that fit, and reports a sum",
    "chooses by comparing what several calls show, then acts on what was chosen",
    "tries one thing after the other until one is not refused",
    "finds what is missing, late or inconsistent between two kinds of things",
    "does one thing or another, depending on what it finds",
)
"""What programs are about, in turn, so that they differ."""

Draft = TypeVar("Draft", ChainDraft, ProgramDraft)


class Written(NamedTuple):
    """A sound task, or why there is none."""

    task: Task | None
    programs: str = ""
    """Source of its programs, if it has any."""
    dropped: str = ""
    work: str = ""
    """What it came of."""


async def write_chain_task(worker: Worker, place: Place, number: int, chain: Sequence[str]) -> Written:
    """Have one task written that uses a chain of tools."""

    async def read(draft: ChainDraft) -> tuple[Task | None, str, str]:
        if not draft.makes_sense:
            return None, "", "" if draft.reason.strip() else "say why the chain makes no sense"
        return chain_task(draft, place), "", unfit(draft.answer, place)

    request = f"{place.describe()}\n\nThe tools, in the order in which they may be used: {', '.join(chain)}"
    name = f"tasks/chain-{number:02}"
    return await _write(worker, place, name, CHAIN_BRIEF, request, ChainDraft, read)


async def write_program_task(worker: Worker, place: Place, number: int) -> Written:
    """Have one task written that a program solves."""

    async def read(draft: ProgramDraft) -> tuple[Task | None, str, str]:
        programs, problem = await tidy(draft.name, draft.code)
        return program_task(draft, place), programs, problem or unfit(draft.answer, place)

    tools = sorted(place.tools)
    pattern, tool = PATTERNS[number % len(PATTERNS)], tools[number % len(tools)]
    request = f"{place.describe()}\n\nWrite a task whose solution {pattern}; if it can be, with {tool} among its calls."
    name = f"tasks/program-{number:02}"
    return await _write(worker, place, name, PROGRAM_BRIEF, request, ProgramDraft, read)


async def _write(
    worker: Worker,
    place: Place,
    name: str,
    brief: str,
    request: str,
    form: type[Draft],
    read: Callable[[Draft], Awaitable[tuple[Task | None, str, str]]],
) -> Written:
    """Have a draft written and mended until it is sound, then put into better words.

    Args:
        worker: Who has it written.
        place: The server.
        name: Of the work.
        brief: Its system prompt.
        request: Its user message.
        form: What is answered.
        read: Returns the task of a draft (none, if its writer says that there is none), its programs, and an objection.
    """
    sound: list[tuple[Task, str]] = []
    last = ""

    async def review(draft: Draft) -> str:
        nonlocal last
        task, programs, last = await read(draft)
        if last or task is None:
            return last
        tried = await try_task(place.folder, task, programs)
        last = str(tried)
        if not tried.objections:
            sound.append((tried.task, programs))
        return last

    async with place.look_around() as session:
        try:
            draft = await worker.do(Work(name, brief, request, form, review, session))
        except GivenUp as error:
            return Written(None, dropped=f"{name}: {last.strip() or error}")
        if not sound:
            return Written(None, dropped=f"{name}: makes no sense: {getattr(draft, 'reason', '')}")
        task, programs = sound[-1]
        return Written(await refine(worker, place, name, task, programs, session), programs, work=name)
