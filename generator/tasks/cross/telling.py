"""A plot over several servers in words: each service by its title, and whoever is known in two of them as the same."""

import re

from generator.database.streams import Stream
from generator.design.wording import with_articles
from generator.tasks.answers import answer_schema
from generator.tasks.chain import DataFlow
from generator.tasks.cross.ensemble import Ensemble, Member
from generator.tasks.cross.links import Link
from generator.tasks.cross.lookups import DAY, PLACE, role_of
from generator.tasks.cross.plots import Plot
from generator.tasks.cross.wording import at
from generator.tasks.graph_tasks import task_id, with_truth
from generator.tasks.levels import level_of
from generator.tasks.rows import title_of
from generator.tasks.wording.happenings import happening
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.requests import request
from generator.tasks.wording.sentences import Utterance, compose, matter_of
from mcp_servers.contracts import Difficulty, Oracle, Split, Task

_CLUMSY = re.compile(
    r"\b(a|an) (most|highest|lowest|last|first) |\bthe the\b|\b(starting|ending) the\b|\bvisit that\b"
    r"|\bthe (\w+) of that \4\b|(\bof [^,.?]*){6}",
    re.IGNORECASE,
)
"""What nobody says, or cannot be followed at one reading."""

_JOINED = (
    "{noun} is also {role} {at}",
    "{noun} is also {role} {at}",
    "{role} {at} has the same name as {noun}",
    "{title} has {noun} as {role}, too",
)
"""Frames for saying that somebody is known in two services; the last ones for what is named by its name alone."""

_THERE = {PLACE: "{title} has one {label} in {noun}", DAY: "{title} has one {label} on {noun}"}
"""Frames for saying that something is in a town, or on a day, that another service knows."""


def tell(ensemble: Ensemble, plot: Plot, split: Split, stream: Stream) -> Task | None:
    """Put a plot into words and find out its truth; ``None`` where it is not clear which rows are meant."""
    flow = DataFlow(plot.steps)
    instruction = _Teller(ensemble, plot, stream).tell()
    if instruction is None or any(slot.said not in instruction for slot in flow.slots.values()):
        return None
    world = ensemble.members[0].setting.environment.manifest.world
    calls = len(flow.steps)
    task = Task(
        id=task_id("+".join(ensemble.names), flow, [item.name for item in plot.questions]),
        servers=tuple(item.setting.environment.ref for item in ensemble.members),
        kind="graph",
        instruction=instruction,
        answer_schema=answer_schema(plot.questions),
        slots=flow.slots,
        rubric=tuple(question.criterion for question in plot.questions),
        oracle=Oracle(
            steps=flow.steps,
            answer={item.name: flow.expression(item.step, item.path) for item in plot.questions},
        ),
        difficulty=Difficulty(level=level_of(calls), calls=calls),
        split=split,
        seed=world.seed,
        now=world.now,
    )
    return with_truth(task, [item.setting.environment for item in ensemble.members])


class _Teller:
    """Tells one plot."""

    def __init__(self, ensemble: Ensemble, plot: Plot, stream: Stream) -> None:
        self._members = ensemble.members
        self._plot = plot
        self._stream = stream
        self._narrators = [Narrator(item.setting.design) for item in self._members]
        self._introduced: set[Member] = set()

    def tell(self) -> str | None:
        """Return the instruction: each link before what is wanted of the servers that it joins."""
        parts: list[str] = []
        wanted: list[Utterance] = []
        for place in range(len(self._members)):
            for link in (link for link in self._plot.links if self._plot.places[link.found.step] == place):
                parts += [self._composed(wanted, parts), self._composed([self._joined(link)], parts)]
                wanted = self._wanted(0) if link is self._plot.links[0] else []
            if wanted:
                self._narrators[place].turn_away()
            wanted += self._wanted(place) if place else []
        parts.append(self._composed(wanted, parts))
        text = " ".join(filter(None, parts))
        labels = [label for narrator in self._narrators for label in narrator.labels]
        unclear = any(narrator.unclear for narrator in self._narrators) or len(set(labels)) < len(labels)
        return None if unclear or _CLUMSY.search(text) or self._gives_away(text) else text

    def _composed(self, said: list[Utterance], before: list[str]) -> str:
        return compose(said, self._stream, greeting=not any(before))

    def _gives_away(self, text: str) -> bool:
        """Whether what leads from one server to another is said in so many words, if only about something else."""
        speech = self._members[0].setting.speech
        said = (speech.slot(DAY if link.kind == DAY else "text", link.name).said for link in self._plot.links)
        return any(name.casefold() in text.casefold() for name in said)

    def _wanted(self, place: int) -> list[Utterance]:
        """Return what is asked for and about in one server."""
        narrator, design = self._narrators[place], self._members[place].setting.design
        said = []
        for step in (step for step in self._plot.steps if self._plot.places[step] == place):
            if step.writes:
                said.append(request(step, design, narrator, self._stream))
            if asked := [question for question in self._plot.questions if question.step is step]:
                said.append(Utterance(matter_of(asked, narrator), "question"))
        return said

    def _joined(self, link: Link) -> Utterance:
        """Say that the name in one server stands in the next one too."""
        place, next_place = self._plot.places[link.shown], self._plot.places[link.found.step]
        member, following = self._members[place], self._members[next_place]
        noun = self._holder(link, self._narrators[place])
        if member not in self._introduced:
            noun = f"{noun} {at(member.title)}"
        self._introduced |= {member, following}
        self._narrators[next_place].speak_of(link.found)
        if frame := _THERE.get(link.kind):
            label = following.setting.design.entity(link.found.entity).label
            return Utterance(frame.format(title=following.title, label=label, noun=noun), "statement")
        role = with_articles(role_of(following.setting, link.lookup))
        frame = self._stream.pick(_JOINED if role.startswith(("a ", "an ")) else _JOINED[:1])
        if frame == _JOINED[2]:
            self._narrators[next_place].turn_away()  # two people were named
        text = frame.format(noun=noun, role=role, at=at(following.title), title=following.title)
        return Utterance(text, "statement")

    def _holder(self, link: Link, narrator: Narrator) -> str:
        """Name whoever a step shows by name: the row itself, or what it is to that row."""
        subject, path = link.shown.subject, link.output.path
        assert subject is not None
        assert path is not None
        place = self._plot.places[link.shown]
        design = self._members[place].setting.design
        if not path.references and path.field == title_of(design.entity(subject.entity)):
            return narrator.noun(subject)
        then = happening(link.output.label, narrator.label(subject)) if link.kind == DAY else None
        if then is not None:
            return (
                f"the day when {narrator.of(subject, then.part) if then.part else narrator.noun(subject)} {then.verb}"
            )
        said = narrator.of(subject, link.output.label.removesuffix(" name"))
        narrator.turn_away()  # the row and whoever it shows were named
        return said
