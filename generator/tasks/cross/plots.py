"""What a task over several servers is about: a walk in each, and the names that lead from one to the next."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.builder import ChainBuilder
from generator.tasks.chain import Argument, Chain, Origin, Referent, Step, hang_together
from generator.tasks.cross.ensemble import Ensemble, Member
from generator.tasks.cross.details import PERSON, details, measures, registering
from generator.tasks.cross.lookups import Lookup, people_of, rows_showing, shown_kind
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

LEADING_ON_PERCENT = 40
"""How often a server on the way only leads on to the next one."""

NAMELESS_PERCENT = 60
"""How often people and firms of the first server are told from others by anything but their names."""

STRAIGHT_PERCENT = 60
"""How often a name is looked for at once among what shows one, and not on a walk through all there is."""

NEW_PERCENT = 15
"""How often somebody is new to the second server."""

OFFERED_PERCENT = 50
"""How often days and amounts are taken from the row that showed a name."""

MOST_STEPS = 7
"""Calls after which a walk in one server is given up."""


@dataclass(frozen=True)
class Link:
    """A name that one server shows and by which another finds a row."""

    shown: Step
    output: Output
    lookup: Lookup | None
    """``None`` where the name is new to the other server."""
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
        self._registered = False

    def plot(self, calls: range) -> Plot | None:
        """Return the plot, if the walk leads through all servers."""
        if not self._reach_next(0):
            return None
        last = len(self._members) - 1
        for place in range(1, last + 1):
            leads_on = self._registered or (place < last and self._stream.chance(LEADING_ON_PERCENT))
            if not (leads_on or self._pursue(place, place == last)) or not (place == last or self._reach_next(place)):
                return None
        if not self._goals:
            return None
        steps = self._needed()
        through = all(link.found.step in steps for link in self._links)
        if not through or len(steps) not in calls or not hang_together(steps):
            return None
        order = {step: number for number, step in enumerate(steps)}
        asked = sorted(self._questions, key=lambda question: order[question.step])
        return Plot(tuple(steps), {step: self._place(step) for step in steps}, tuple(self._links), tuple(asked))

    def _needed(self) -> list[Step]:
        whole = Chain([step for builder in self._builders for step in builder.chain.steps])
        return whole.needed_for(self._goals)

    def _place(self, step: Step) -> int:
        return next(place for place, builder in enumerate(self._builders) if step in builder.chain.steps)

    def _reach_next(self, place: int) -> bool:
        """Find a name that leads on from a server, or from one before it, walking on where what was met has none."""
        builder, member, following = self._builders[place], self._members[place], self._members[place + 1]
        met = [step for one in self._builders[: place + 1] for step in one.chain.steps]
        if place and self._follow(met, following):
            return True
        if not place and len(self._members) == 2 and self._stream.chance(NEW_PERCENT):
            return any(self._register(builder.chain.steps[-1]) for _ in self._wander(0))
        if not place and self._stream.chance(NAMELESS_PERCENT):
            builder.describe(people_of(member.setting))
        showing = rows_showing(member.setting, following.lookups)
        builder.prefer(showing)
        for _ in self._wander(place, showing if self._stream.chance(STRAIGHT_PERCENT) else ()):
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

    def _register(self, step: Step) -> bool:
        """Make a row of the next server for a person whom a step shows and nobody knows there."""
        following, builder = self._members[1], self._builders[1]
        if step.subject is None or step.subject.made:
            return False
        for output in step.signature.outputs:
            name = step.shown.get(output.key)
            known = (PERSON, name) in following.names or (PERSON, name) in following.lookups
            if shown_kind(output) != PERSON or known or self._told(step, name):
                continue
            builder.offer(details(self._members[0].setting, step, output))
            for tool in self._stream.shuffled(registering(following.setting)):
                if builder.extend(tool):
                    made = builder.chain.steps[-1]
                    assert made.subject is not None
                    self._registered = True
                    self._links.append(Link(step, output, None, made.subject))
                    self._settle(made, last=True)
                    return True
        return False

    def _gives_away(self, step: Step, following: Member, lookup: Lookup) -> bool:
        """Whether what the instruction states about a step would find the next server's row without it."""
        row = following.setting.rows.of(lookup.signature.operation.entity)[lookup.key]
        texts = {value.casefold() for value in row.values() if isinstance(value, str)}
        return any(text in texts for text in self._stated(step))

    def _depends(self, step: Step) -> bool:
        """Whether a step stands in the first server, or is about what a name led to."""
        closure = self._closure(step)
        return not self._place(step) or any(link.found.step in closure for link in self._links)

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
        wanted: list[str] = []
        if changing:
            writing = [name for name, item in setting.signatures.items() if item.operation.writes]
            usable = [name for name in writing if setting.accepted.get(name) or name not in setting.accepted]
            wanted = self._stream.shuffled(usable)[:6]
        if self._stream.chance(OFFERED_PERCENT):
            shown = self._links[0].shown
            builder.offer(measures(self._members[0], shown, self._members[place]))
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

    def _wander(self, place: int, entities: Collection[str] = ()) -> Iterator[None]:
        """Make one reading call after the other in a server; straight to the rows of some entities, if they are given."""
        builder, setting = self._builders[place], self._members[place].setting
        start = self._stream.pick(starting_tools(setting.graph, setting.signatures))
        tools = self._stream.shuffled(list(setting.signatures)) if entities else walk(setting.graph, start, self._stream)
        for tool in tools:
            operation = setting.signatures[tool].operation
            if len(builder.chain.steps) > MOST_STEPS:
                return
            if not operation.writes and (not entities or operation.entity in entities) and builder.extend(tool):
                yield
