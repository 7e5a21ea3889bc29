"""Has a model do pieces of work, for one environment, through the one episode loop."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

from generator.agents.engine.completions import Completions
from generator.agents.engine.store import Caps, Store
from generator.agents.engine.transcripts import keep_transcript
from generator.agents.engine.work import Answer, GivenUp, Work, WorkPlace, as_task
from mcp_servers.contracts import InfrastructureFault, Message, Rollout
from mcp_servers.episodes.dialogue import Agent, Dialogue, Reply, TurnBudget
from mcp_servers.episodes.loop import run_episodes

ATTEMPTS = 2
"""Dialogues begun for a piece of work: one that is cut off or has lost its way seldom finds back, a new one may."""

_CUT_OFF = "An earlier answer was cut off because it was too long. Be as brief as the work allows."
_LOST = "An earlier attempt ended without an answer that could be taken. Its last objection was:\n{reason}"


class Worker:
    """Does the work of one environment."""

    def __init__(self, name: str, room: Path, completions: Completions, caps: Caps | None = None) -> None:
        """Go on from what is there of an earlier run.

        Args:
            name: The environment.
            room: Its folder in the workspace.
            completions: The way to the endpoint, shared by all environments.
            caps: What the environment may cost.
        """
        self.name, self.room = name, room
        self.completions = completions
        self.store = Store(room / "completions", caps)

    async def do(self, work: Work[Answer]) -> Answer:
        """Return the answer that was taken.

        Raises:
            GivenUp: There was none within the work's limits.
            Overspent: The environment has reached a cap.
            InfrastructureFault: The endpoint or a tool's server gave no reply.
        """
        said, reason = "", ""
        for number in range(1, ATTEMPTS + 1):
            rollout = await self._attempt(work, number, said)
            if rollout.answer is not None:
                return work.answer.model_validate(rollout.answer)
            if rollout.stop == "fault":
                raise InfrastructureFault(f"{work.name}: {rollout.fault}")
            reason = f"{rollout.stop}: {_last_objection(rollout)}".rstrip(": ")
            said = _CUT_OFF if rollout.stop == "tokens" else _LOST.format(reason=_last_objection(rollout))
        raise GivenUp(f"{work.name}: no usable answer in {ATTEMPTS} attempts ({reason})")

    def agent(self, temperature: float) -> Agent:
        """Return an agent for episodes on servers; as with work, the ids of their tasks are ``stage/what``."""
        return ModelAgent(self, temperature)

    async def _attempt(self, work: Work[Answer], number: int, said: str) -> Rollout:
        task, agent = as_task(work, number, said), self.agent(work.temperature)
        (rollout,) = await run_episodes([task], WorkPlace(work), agent, work.limits)
        keep_transcript(self.room, rollout)
        return rollout


class ModelAgent(Agent):
    """A model as the episode loop sees it."""

    def __init__(self, worker: Worker, temperature: float) -> None:
        self._worker = worker
        self._temperature = temperature

    async def reply(self, dialogues: Sequence[Dialogue], budget: TurnBudget) -> Sequence[Reply]:
        """Ask for the next message of every dialogue."""
        return await asyncio.gather(*(self._ask(dialogue, budget) for dialogue in dialogues))

    async def _ask(self, dialogue: Dialogue, budget: TurnBudget) -> Reply:
        try:
            completion = await self._worker.completions.ask(
                f"{self._worker.name}/{dialogue.task.id}",
                dialogue.messages,
                dialogue.tools,
                budget.turn_tokens,
                self._temperature,
                self._worker.store,
            )
        except InfrastructureFault as fault:
            return Reply(Message(role="assistant", content=""), fault=str(fault))
        return Reply(completion.message, exhausted=completion.exhausted)


def _last_objection(rollout: Rollout) -> str:
    """Return what the model was told last, without ever having answered it well."""
    said = [message.content for message in rollout.messages[2:] if message.role == "user"]
    return said[-1] if said else "none was given"
