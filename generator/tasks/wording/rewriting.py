"""Another wording of an instruction by a language model, kept only if it says the same."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from generator.tasks.wording.fidelity import Objection, kept_words, object_to
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Message, Model, Slot, Task
from mcp_servers.runtime import LoadedEnvironment

TRIES = 3
"""Wordings asked for before the grammar's own is kept."""

MOST_TOKENS = 1_000
"""Of one answer: an instruction takes a tenth; models that think aloud first need more."""

BRIEF = """\
You rewrite what people ask of an assistant, so that it sounds like a real person at work. Vary how it begins and how its
sentences are built; a person states a goal, in plain and correct English. Keep every fact, add none, and change no order of
events. Say names, numbers, days, times and amounts exactly as they are. Invent no reasons, people, days or places. Do not
answer the request. Reply with the rewritten request alone, in one paragraph, without quotation marks around it."""


class Writer(Protocol):
    """What asks a language model."""

    async def write(self, messages: Sequence[Message], tokens: int) -> str:
        """Return the model's answer, of at most so many tokens.

        Raises:
            InfrastructureFault: There was none.
        """


class Rewriting(Model):
    """What came of one task."""

    task: str
    """Its id."""
    before: str
    """The instruction as it was."""
    model: str
    text: str = ""
    """The new instruction; empty where the one before is kept."""
    slots: dict[str, Slot] = {}
    """The slots as the new instruction states them."""
    refused: tuple[str, ...] = ()
    """Why each wording that was refused was, one after the other."""

    def applied(self, task: Task) -> Task:
        """Return the task with its new wording, or as it is."""
        return task.model_copy(update={"instruction": self.text, "slots": self.slots}) if self.text else task


async def rewrite(
    task: Task, environments: Mapping[str, LoadedEnvironment], writer: Writer, model: str, names: Collection[str]
) -> Rewriting:
    """Ask for other wordings of a task until one says the same and the task stays sound; at most three times.

    Args:
        task: The task.
        environments: Ref to server, for all servers of the task.
        writer: Asks the model.
        model: What the model is called.
        names: What rows are called in the task's world.

    Raises:
        InfrastructureFault: The model gave no answer.
    """
    dialogue = _asked(task, environments)
    refused: list[str] = []
    for _ in range(TRIES):
        text = _plain(await writer.write(dialogue, MOST_TOKENS))
        slots, objection = object_to(task, text, names)
        found = Rewriting(
            task=task.id, before=task.instruction, model=model, text=text, slots=slots, refused=tuple(refused)
        )
        objection = objection or _unsound(found.applied(task), environments)
        if objection is None:
            return found
        refused.append(objection.kind)
        said = f"That is no good: {objection}. Write it once more, with exactly what the request says."
        dialogue = [*dialogue, Message(role="assistant", content=text), Message(role="user", content=said)]
    return Rewriting(task=task.id, before=task.instruction, model=model, refused=tuple(refused))


def count_reasons(rewritings: Iterable[Rewriting]) -> Counter[str]:
    """Count why wordings were refused."""
    return Counter(reason for item in rewritings for reason in item.refused)


def _asked(task: Task, environments: Mapping[str, LoadedEnvironment]) -> list[Message]:
    """Say what is to be rewritten. What a right answer is, stays hidden: the model could not keep it to itself."""
    servers = "; ".join(
        f"{item.title}: {item.description}" for item in (environments[ref].manifest for ref in task.servers)
    )
    exactly = [slot.said for slot in task.slots.values() if slot.rule != "schema"]
    parts = [f"The assistant works with {servers}", f"The request: {task.instruction}"]
    if exactly:
        parts.append(f"It has to contain, spelled like this: {'; '.join(exactly)}")
    parts.append(f"It has to use these words or forms of them: {', '.join(kept_words(task).values())}")
    return [Message(role="system", content=BRIEF), Message(role="user", content="\n\n".join(parts))]


def _plain(answer: str) -> str:
    """Return an answer without what a model thought aloud, line breaks, and quotation marks around the whole."""
    text = " ".join(answer.rpartition("</think>")[2].split())
    whole = re.fullmatch(r"[\"\u201c]([^\"\u201c\u201d]*)[\"\u201d]", text)
    return whole[1] if whole else text


def _unsound(task: Task, environments: Mapping[str, LoadedEnvironment]) -> Objection | None:
    report = audit(task, environments, first_failure=True)
    return None if report.passed else Objection(f"the task is no longer sound ({report.failures[0].gate})")
