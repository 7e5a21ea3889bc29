"""A second hand puts a sound task into the words that a person would use; its facts stay, or it stays as it was."""

from pathlib import Path

from generator.agents.engine import GivenUp, Toolbox, Work, Worker
from generator.agents.tasks.place import Place
from generator.agents.tasks.trial import try_task
from generator.tasks.wording.fidelity import names_in, object_to
from mcp_servers.contracts import Model, Task

BRIEF = Path(__file__).with_name("wording.md").read_text("utf-8")


class Wording(Model):
    """The request in other words."""

    instruction: str


async def refine(worker: Worker, place: Place, name: str, task: Task, programs: str, session: Toolbox) -> Task:
    """Return a task in better words, as sound as before; the same task where none were found.

    Args:
        worker: Who has it reworded.
        place: The server.
        name: Of the work that wrote it.
        task: The task.
        programs: Source of its programs, if it has any.
        session: The reading tools of a private session.
    """
    names = names_in([place.environment.start_state])
    found: list[Task] = []

    async def review(wording: Wording) -> str:
        slots, objection = object_to(task, wording.instruction, names)
        if objection:
            return str(objection)
        reworded = task.model_copy(update={"instruction": wording.instruction, "slots": slots})
        tried = await try_task(place.folder, reworded, programs)
        if not tried.objections:
            found.append(tried.task)
        return str(tried)

    try:
        await worker.do(Work(f"{name}-words", BRIEF, task.instruction, Wording, review, session))
    except GivenUp:
        return task  # its transcript says why; the task is sound as it is
    return found[-1]
