"""What a task over several servers is about: a walk in each, and the names that lead from one to the next."""

from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.chain import Step, hang_together
from generator.tasks.cross.ensemble import Ensemble
from generator.tasks.cross.journey import Journey
from generator.tasks.cross.links import Link, follow
from generator.tasks.cross.lookups import people_of, rows_showing
from generator.tasks.cross.measures import measures
from generator.tasks.levels import CALLS
from generator.tasks.questions import Question
from generator.tasks.signatures import Signature
from mcp_servers.contracts import Split

WRITING_PERCENT = 65
"""How often something is changed in the last server."""

WRITING_BEFORE_PERCENT = 40
"""How often something is changed in a server on the way that is pursued."""

LEADING_ON_PERCENT = 40
"""How often a server on the way only leads on to the next one."""

LOOK_BACK_PERCENT = 35
"""How often something is asked or changed about the row that showed the first name."""

SILENT_PERCENT = 25
"""How often a task that changes something asks for no answer."""

NAMELESS_PERCENT = 60
"""How often people and firms of the first server are told from others by anything but their names."""

STRAIGHT_PERCENT = 60
"""How often a name is looked for at once among what shows one, and not on a walk through all there is."""

OFFERED_PERCENT = 50
"""How often days and amounts are taken from the row that showed the first name."""

TOOLS = 6
"""Writing tools tried for one change."""

FURTHER = 8
"""Times that something further is looked for where the calls are too few; more where a solution makes more calls."""

LONG = CALLS[4].start
"""Calls from which on a task is a list of errands."""


@dataclass(frozen=True)
class Plot:
    """The calls that are needed, in order, each with the place of its server, and what is asked."""

    steps: tuple[Step, ...]
    places: dict[Step, int]
    links: tuple[Link, ...]
    questions: tuple[Question, ...]


def make_plot(
    ensemble: Ensemble, split: Split, calls: range, stream: Stream, *, carrying: bool = False, kind: str = ""
) -> Plot | None:
    """Walk through the servers, one after the other; ``None`` where the walk led to nothing that takes so many calls.

    Args:
        ensemble: The servers.
        split: Whose rows and values may be bound.
        calls: How many calls a solution may make.
        stream: Where chance comes from.
        carrying: Whether a day or an amount has to be taken from one server to another.
        kind: What kind of fact is to lead from one server to another, where enough of them do; empty: any.
    """
    with ensemble.open() as rehearsed:
        return _Plotter(Journey(ensemble, split, calls, rehearsed.session, stream, kind), carrying).plot()


class _Plotter:
    """Makes one plot in a live session."""

    def __init__(self, journey: Journey, carrying: bool) -> None:
        self._journey = journey
        self._carrying = carrying
        self._stream = journey.stream
        self._links: list[Link] = []

    def plot(self) -> Plot | None:
        """Return the plot, if the walk leads through all servers in as many calls as are wanted."""
        if not (self._travel() and self._linger()):
            return None
        journey, steps = self._journey, self._journey.needed
        through = all(link.found.step in steps for link in self._links)
        if self._carrying and not any(item.origin for step in steps if step.writes for item in step.arguments):
            return None
        if not through or len(steps) not in journey.calls or not hang_together(steps) or not self._is_told_apart(steps):
            return None
        asked = sorted(journey.questions, key=lambda question: steps.index(question.step))
        return Plot(tuple(steps), {step: journey.place(step) for step in steps}, tuple(self._links), tuple(asked))

    def _is_told_apart(self, steps: list[Step]) -> bool:
        """Whether "the new booking" can mean only one row."""
        made = [
            (self._journey.place(step), step.subject.entity) for step in steps if step.subject and step.subject.made
        ]
        return len(set(made)) == len(made)

    def _travel(self) -> bool:
        """Go from server to server; false where the way ends before the last."""
        last = len(self._journey.members) - 1
        for place in range(1, last + 1):
            if not self._reach(place):
                return False
            leads_on = place < last and self._stream.chance(LEADING_ON_PERCENT)
            if not leads_on and not self._pursue(place, WRITING_PERCENT if place == last else WRITING_BEFORE_PERCENT):
                return False
        return bool(self._journey.goals)

    def _linger(self) -> bool:
        """Look for more to do about what was met, where that is wanted; false where the calls become too many."""
        if self._stream.chance(LOOK_BACK_PERCENT):
            self._look_back()
        calls = self._journey.calls
        for _ in range(FURTHER + 4 * calls.start):
            if len(self._journey.needed) >= calls.start:
                break
            place = self._stream.integer(0, len(self._links))
            if place:
                self._pursue(place, WRITING_PERCENT)
            else:
                self._look_back()
        return len(self._journey.needed) < calls.stop

    def _reach(self, place: int) -> bool:
        """Find a name that leads to a server from the one before it, or from an earlier one."""
        before, journey = place - 1, self._journey
        builder, member = journey.builders[before], journey.members[before]
        if before and self._link(follow(journey, [step for step in journey.steps if self._depends(step)], place)):
            return True
        if not before and self._stream.chance(NAMELESS_PERCENT):
            builder.describe(people_of(member.setting))
        showing = rows_showing(member.setting, journey.lookups[place])
        builder.prefer(showing)
        steps = journey.wander(before, showing if self._stream.chance(STRAIGHT_PERCENT) else ())
        return any(self._depends(step) and self._link(follow(journey, [step], place)) for step in steps)

    def _link(self, link: Link | None) -> bool:
        self._links += [link] if link is not None else []
        return link is not None

    def _depends(self, step: Step) -> bool:
        """Whether a call is made in the first server, or is about what a name led to."""
        return not self._journey.place(step) or any(
            link.found.step in self._journey.closure(step) for link in self._links
        )

    def _pursue(self, place: int, percent: int) -> bool:
        """Change, so often, or ask something about what a name led to in a server."""
        link = self._links[place - 1]
        if self._carrying or self._stream.chance(percent):
            return self._change(place, link.found.step)
        if self._stream.chance(25) and self._ask(link.found.step):
            return True
        return any(self._concerns(step, link.found.step) and self._ask(step) for step in self._journey.wander(place))

    def _concerns(self, step: Step, about: Step) -> bool:
        """Whether a call has to do with what another shows; in a long task, with anything that is asked for already."""
        known = {about, *self._journey.needed} if self._journey.calls.start >= LONG else {about}
        return not known.isdisjoint(self._journey.closure(step))

    def _look_back(self) -> None:
        """Ask or change something about the row that showed the first name."""
        shown = self._links[0].shown
        if self._stream.chance(50) or not self._change(0, shown):
            self._ask(shown)

    def _change(self, place: int, about: Step) -> bool:
        """Make a change in a server that has to do with what a call shows."""
        journey, setting = self._journey, self._journey.members[place].setting
        builder = journey.builders[place]
        offers = list(measures(journey.members[0], self._links[0].shown, journey.members[place])) if place else []
        offers = offers if self._carrying or self._stream.chance(OFFERED_PERCENT) else []
        builder.offer(offers)
        writing = [name for name, item in setting.signatures.items() if item.operation.writes]
        made = {step.subject.entity for step in builder.chain.steps if step.subject and step.subject.made}
        again = {name for name in writing if _made_by(setting.signatures[name]) in made}
        possible = [name for name in writing if setting.accepted.get(name) or name not in setting.accepted]
        usable = [name for name in possible if name not in again]

        def takes_none(tool: str) -> bool:
            required = (item for item in setting.signatures[tool].parameters if item.required)
            return not any(offer.fits(item) for item in required for offer in offers)

        for tool in sorted(self._stream.shuffled(usable), key=takes_none)[:TOOLS]:
            if builder.extend(tool) and self._concerns(builder.chain.steps[-1], about):
                self._settle(builder.chain.steps[-1])
                return True
        return False

    def _settle(self, step: Step) -> None:
        """Take a change as a goal, and choose what is asked besides."""
        self._journey.goals.append(step)
        if not self._stream.chance(SILENT_PERCENT) and self._stream.chance(50):
            self._ask(step)

    def _ask(self, step: Step) -> bool:
        return self._journey.ask(step, [link.name for link in self._links])


def _made_by(tool: Signature) -> str:
    """Return what kind of row a tool makes, or nothing."""
    return tool.operation.entity if tool.operation.kind == "create" else ""
