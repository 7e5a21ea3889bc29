"""What a task over several servers is about: a walk in each, and the names that lead from one to the next."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.builder import ChainBuilder
from generator.tasks.chain import Argument, Chain, Origin, Referent, Step, hang_together
from generator.tasks.cross.ensemble import Ensemble, Member
from generator.tasks.cross.lookups import Lookup, rows_showing, shown_kind
from generator.tasks.graph import starting_tools, walk
from generator.tasks.partition import Partition
from generator.tasks.questions import Question, questions_about
from generator.tasks.signatures import Output
from mcp_servers.contracts import Json, Slot, Split
from mcp_servers.runtime import Session

WRITING_PERCENT = 65
"""How often something is changed in the last server; in one before it, half as often."""

LOOK_BACK_PERCENT = 35
"""How often something is asked about the row that showed a name."""

SILENT_PERCENT = 25
"""How often a task that changes something asks for no answer."""

MOST_STEPS = 7
"""Calls after which a walk in one server is given up."""


@dataclass(frozen=True)
class Link:
    """A name that one server shows and by which another finds a row."""

    shown: Step
    output: Output
    lookup: Lookup
    found: Referent


@dataclass(frozen=True)
class Plot:
    """The calls that are needed, in order, each with the place of its server, and what is asked."""

    steps: tuple[Step, ...]
    places: dict[Step, int]
    links: tuple[Link, ...]
    questions: tuple[Question, ...]


def make_plot(ensemble: Ensemble, split: Split, calls: range, stream: Stream) -> Plot | None:
    """Walk through the servers, one after the other; ``None`` where the walk led to nothing that takes so many calls."""
    with ensemble.open() as rehearsed:
        return _Plotter(ensemble, split, rehearsed.session, stream).plot(calls)


class _Plotter:
    """Makes one plot in a live session."""

    def __init__(self, ensemble: Ensemble, split: Split, session: Session, stream: Stream) -> None:
        self._members = ensemble.members
        self._stream = stream
        self._partitions = [Partition(item.setting.rows, split) for item in self._members]
        self._builders = [
            ChainBuilder(item.setting, partition, session, stream)
            for item, partition in zip(self._members, self._partitions, strict=True)
        ]
        self._links: list[Link] = []
        self._goals: list[Step] = []
        self._questions: list[Question] = []

    def plot(self, calls: range) -> Plot | None:
        """Return the plot, if the walk leads through all servers."""
        if not self._reach_next(0):
            return None
        for place in range(1, len(self._members)):
            last = place == len(self._members) - 1
            if not self._pursue(place, last) or not (last or self._reach_next(place)):
                return None
        steps = self._needed()
        crossed = {self._place(step) for step in steps} == set(range(len(self._members)))
        if not crossed or len(steps) not in calls or not hang_together(steps):
            return None
        order = {step: number for number, step in enumerate(steps)}
        asked = sorted(self._questions, key=lambda question: order[question.step])
        return Plot(tuple(steps), {step: self._place(step) for step in steps}, tuple(self._links), tuple(asked))

    def _needed(self) -> list[Step]:
        whole = Chain([step for builder in self._builders for step in builder.chain.steps])
        return whole.needed_for([*self._goals, *(link.found.step for link in self._links)])

    def _place(self, step: Step) -> int:
        return next(place for place, builder in enumerate(self._builders) if step in builder.chain.steps)

    def _reach_next(self, place: int) -> bool:
        """Find a name that leads on from a server, walking on in it where what was met has none."""
        builder, following = self._builders[place], self._members[place + 1]
        if place and self._follow(builder.chain.steps, following):
            return True
        builder.prefer(rows_showing(self._members[place].setting, following.lookups))
        for _ in self._wander(place):
            if self._follow(builder.chain.steps[-1:], following):
                return True
        return False

    def _follow(self, steps: list[Step], following: Member) -> bool:
        """Find the row of the next server that a name shown by one of some steps leads to."""
        ways = [
            (step, output, lookup)
            for step in steps
            if step.subject is not None and not step.subject.made and self._depends(step)
            for output in step.signature.outputs
            if (kind := shown_kind(output)) and not self._told(step, step.shown.get(output.key))
            for lookup in following.lookups.get((kind, step.shown[output.key]), ())
        ]
        place = self._members.index(following)
        for step, output, lookup in self._stream.shuffled(ways):
            value = step.shown[output.key]
            entity = lookup.signature.operation.entity
            if not self._partitions[place].allows(entity, lookup.key) or self._gives_away(step, following, lookup):
                continue
            argument = Argument(lookup.parameter, value, slot=Slot(value=value), origin=Origin(step, output.key))
            found = self._builders[place].recognise(lookup.signature, argument, lookup.key)
            if found is not None:
                self._links.append(Link(step, output, lookup, found))
                return True
        return False

    def _gives_away(self, step: Step, following: Member, lookup: Lookup) -> bool:
        """Whether what the instruction states about a step would find the next server's row without it."""
        row = following.setting.rows.of(lookup.signature.operation.entity)[lookup.key]
        texts = {value.casefold() for value in row.values() if isinstance(value, str)}
        return any(text in texts for text in self._stated(step))

    def _depends(self, step: Step) -> bool:
        """Whether a step stands in the first server, or is about what a name led to."""
        return not self._links or self._links[-1].found.step in self._closure(step)

    def _closure(self, step: Step) -> list[Step]:
        return Chain([item for builder in self._builders for item in builder.chain.steps]).needed_for([step])

    def _told(self, step: Step, name: Json) -> bool:
        """Whether the instruction would state a name that a step shows, or a part of it."""
        said = str(name).casefold()
        return name is None or any(said in text or (len(text) > 2 and text in said) for text in self._stated(step))

    def _stated(self, step: Step) -> list[str]:
        return [str(item.value).casefold() for other in self._closure(step) for item in other.stated if item.slot]

    def _pursue(self, place: int, last: bool) -> bool:
        """Change or ask something about what a name led to; a server on the way may only lead on."""
        builder, setting = self._builders[place], self._members[place].setting
        changing = self._stream.chance(WRITING_PERCENT if last else WRITING_PERCENT // 2)
        if not last and not changing and self._stream.chance(50):
            return True
        wanted: list[str] = []
        if changing:
            writing = [name for name, item in setting.signatures.items() if item.operation.writes]
            usable = [name for name in writing if setting.accepted.get(name) or name not in setting.accepted]
            wanted = self._stream.shuffled(usable)[:6]
        for tool in wanted:
            if builder.extend(tool) and self._linked(builder.chain.steps[-1]):
                self._settle(builder.chain.steps[-1], last)
                return True
        if changing:
            return False
        first = self._links[-1].found.step
        if self._stream.chance(25) and self._ask(first):
            return True
        return any(self._linked(builder.chain.steps[-1]) and self._ask(builder.chain.steps[-1]) for _ in self._wander(place))

    def _linked(self, step: Step) -> bool:
        return self._links[-1].found.step in self._closure(step)

    def _settle(self, step: Step, last: bool) -> None:
        """Take a change as a goal, and choose what is asked besides."""
        self._goals.append(step)
        if last and self._stream.chance(SILENT_PERCENT) and not self._questions:
            return
        if self._stream.chance(LOOK_BACK_PERCENT):
            self._ask(self._links[0].shown)
        elif not step.writes or self._stream.chance(50):
            self._ask(step)

    def _ask(self, step: Step) -> bool:
        """Ask something about the row that a step shows which nothing else tells."""
        place = self._place(step)
        told = [argument.value for other in self._closure(step) for argument in other.stated]
        told += [link.shown.shown[link.output.key] for link in self._links]
        elsewhere = {
            value
            for other, item in enumerate(self._members)
            if other != place
            for table in item.setting.environment.start_state.values()
            for row in table.values()
            for value in row.values()
            if isinstance(value, str)
        }
        taken = {item.name for item in self._questions}
        possible = [
            item
            for item in questions_about(step, told)
            if item.name not in taken and not (item.type == "text" and item.value in elsewhere)
        ]
        if possible:
            self._questions.append(self._stream.pick(possible))
            self._goals.append(step)
        return bool(possible)

    def _wander(self, place: int) -> Iterator[None]:
        """Make one reading call after the other in a server."""
        builder, setting = self._builders[place], self._members[place].setting
        start = self._stream.pick(starting_tools(setting.graph, setting.signatures))
        for tool in walk(setting.graph, start, self._stream):
            if len(builder.chain.steps) > MOST_STEPS:
                return
            if not setting.signatures[tool].operation.writes and builder.extend(tool):
                yield
