"""A walk through several servers under way: one chain of calls in each, and what has been found to ask for."""

from collections.abc import Collection, Iterator, Sequence

from generator.database.streams import Stream
from generator.tasks.builder import ChainBuilder
from generator.tasks.chain import Chain, Step
from generator.tasks.cross.ensemble import FEWEST_SHARED, Ensemble, Member, shared_names
from generator.tasks.cross.lookups import Lookups
from generator.tasks.graph import starting_tools, walk
from generator.tasks.partition import Partition
from generator.tasks.questions import Question, questions_about
from mcp_servers.contracts import Json, Split
from mcp_servers.runtime import Session

MOST_STEPS = 9
"""Calls after which a walk in one server is given up; as many more where a solution makes more calls."""

MOST_QUESTIONS = 3
"""Questions of a short task; one more for so many calls."""

CALLS_A_QUESTION = 2


def _leading(before: Sequence[Member], member: Member, kind: str) -> Lookups:
    """Return the names by which others lead to a server: those of one kind where they are enough, else all."""
    names = frozenset().union(*(shared_names(other, member) for other in before))
    chosen = {name: found for name, found in member.lookups.items() if name in names and name[0] == kind}
    return chosen if len(chosen) >= FEWEST_SHARED else member.lookups


class Journey:
    """The chains of one session, the calls that a task is to lead to, and the questions it asks."""

    def __init__(
        self, ensemble: Ensemble, split: Split, calls: range, session: Session, stream: Stream, kind: str = ""
    ) -> None:
        self.calls = calls
        """How many calls a solution may make."""
        self.lookups = [_leading(ensemble.members[:place], item, kind) for place, item in enumerate(ensemble.members)]
        """By what the rows of each server may be found from those before it."""
        self.members = ensemble.members
        self.stream = stream
        self.partitions = [Partition(item.setting.rows, split) for item in self.members]
        self.builders = [
            ChainBuilder(item.setting, partition, session, stream)
            for item, partition in zip(self.members, self.partitions, strict=True)
        ]
        self.goals: list[Step] = []
        self.questions: list[Question] = []

    @property
    def steps(self) -> list[Step]:
        """All calls, one server's after the other's."""
        return [step for builder in self.builders for step in builder.chain.steps]

    @property
    def needed(self) -> list[Step]:
        """The calls that the goals depend on, and these themselves."""
        return Chain(self.steps).needed_for(self.goals)

    def closure(self, step: Step) -> list[Step]:
        """Return a call and all that it depends on."""
        return Chain(self.steps).needed_for([step])

    def place(self, step: Step) -> int:
        """Return the place of a call's server."""
        return next(place for place, builder in enumerate(self.builders) if step in builder.chain.steps)

    def stated(self, step: Step) -> list[str]:
        """Return what the instruction will state to have a call made, in small letters."""
        return [str(item.value).casefold() for other in self.closure(step) for item in other.stated if item.slot]

    def wander(self, place: int, entities: Collection[str] = ()) -> Iterator[Step]:
        """Make one reading call after the other in a server; straight to the rows of some entities, if they are given."""
        builder, setting = self.builders[place], self.members[place].setting
        start = self.stream.pick(starting_tools(setting.graph, setting.signatures))
        tools = self.stream.shuffled(list(setting.signatures)) if entities else walk(setting.graph, start, self.stream)
        for tool in tools:
            operation = setting.signatures[tool].operation
            if len(builder.chain.steps) >= MOST_STEPS + 2 * self.calls.start:
                return
            if not operation.writes and (not entities or operation.entity in entities) and builder.extend(tool):
                yield builder.chain.steps[-1]

    def ask(self, step: Step, names: Collection[Json]) -> bool:
        """Ask something about the row that a call shows which nothing else tells, nor any other server knows.

        Args:
            step: The call.
            names: What the servers share, which is to be found out but not to be asked.
        """
        told = [*names, *(argument.value for other in self.closure(step) for argument in other.stated)]
        others = [item for place, item in enumerate(self.members) if place != self.place(step)]
        taken = {item.name for item in self.questions}
        possible = [
            item
            for item in questions_about(step, told)
            if item.name not in taken
            and not (item.type == "text" and any(item.value in other.texts for other in others))
        ]
        if not possible or len(self.questions) >= max(MOST_QUESTIONS, self.calls.start // CALLS_A_QUESTION):
            return False
        self.questions.append(self.stream.pick(possible))
        self.goals.append(step)
        return True
