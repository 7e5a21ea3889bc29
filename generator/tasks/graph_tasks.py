"""Graph tasks: a walk on the tool graph, executed, pruned, and told as something a person wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from generator.database.streams import Stream
from generator.tasks.answers import answer_schema
from generator.tasks.builder import ChainBuilder
from generator.tasks.chain import Chain, DataFlow, Step, hang_together
from generator.tasks.graph import starting_tools, walk
from generator.tasks.levels import KNOBS
from generator.tasks.partition import Partition
from generator.tasks.questions import Question, questions_about, questions_in
from generator.tasks.rows import Rows
from generator.tasks.setting import Setting
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.requests import request
from generator.tasks.wording.sentences import Utterance, compose, matter_of
from mcp_servers.contracts import Difficulty, EnvironmentFault, Oracle, Split, StateChange, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.effort import measure
from mcp_servers.runtime.oracles import play, solve
from mcp_servers.runtime.rehearsal import rehearsal

SEVERAL_PERCENT = 40
"""How often a task that may ask for several changes does."""

WRITING_PERCENT = 60
"""How often a task of level 1 or 2 changes something; one of a higher level always does."""

TWO_PERCENT = 35
"""How often two things are asked about one row."""

SILENT_PERCENT = 25
"""How often a task that changes something asks for no answer."""


@dataclass(frozen=True)
class Plot:
    """What a task is about: the calls that are needed, the changes among them, and what is asked at the end."""

    steps: tuple[Step, ...]
    questions: tuple[Question, ...]

    def in_order(self) -> list[Step]:
        """Return the calls in the order in which they are talked about: rows are looked up when their turn comes.

        A value asked for before a change is the value before it, and a row named after a change is found after it.
        """
        asked = {question.step for question in self.questions}
        ordered: list[Step] = []
        for goal in self.steps:
            if goal.writes or goal in asked:
                ordered += [step for step in Chain(list(self.steps)).needed_for([goal]) if step not in ordered]
        return ordered


def make_graph_task(setting: Setting, split: Split, level: int, focus: Sequence[str], stream: Stream) -> Task | None:
    """Return one candidate, not yet verified; ``None`` where the walk led to nothing that a person would ask for.

    Args:
        setting: The server and its world.
        split: Whose rows and values may be bound.
        level: Decides the number of calls; levels above 2 always change something.
        focus: Tools of which the solution should use at least one; empty: any.
        stream: Where chance comes from.
    """
    with setting.open() as rehearsed:
        builder = ChainBuilder(setting, Partition(setting.rows, split), rehearsed.session, stream)
        plot = _plot(setting, builder, level, focus, stream)
    return None if plot is None else _told(setting, plot, split, level, stream)


def _plot(setting: Setting, builder: ChainBuilder, level: int, focus: Sequence[str], stream: Stream) -> Plot | None:
    """Walk until the calls that the changes or the last call depend on are as many as the level asks for."""
    changes = _changes(setting, level, focus, stream)
    knobs = KNOBS[level]
    itinerary = [tool for _ in range(knobs.rounds) for tool in _itinerary(setting, changes, focus, knobs.bias, stream)]
    if changes:
        builder.aim(next(tool for tool in itinerary if tool in changes))
    coherent = stream.chance(knobs.coherent)
    least = knobs.calls.start if level < 3 else stream.integer(knobs.calls.start, knobs.calls.start * 3 // 2)
    calls = range(least, knobs.calls.stop)
    for tool in itinerary:
        if not builder.extend(tool):
            continue
        written = [step for step in builder.chain.steps if step.writes]
        plot = (
            _settle(setting.rows, builder.chain, calls, knobs.looked_at, stream)
            if bool(written) == bool(changes)
            else None
        )
        if len(builder.chain.needed_for(written)) > calls[-1]:
            return None
        if plot is not None and _exercises(plot, focus) and (not coherent or hang_together(plot.steps)):
            return plot
    return None


def _changes(setting: Setting, level: int, focus: Sequence[str], stream: Stream) -> list[str]:
    """Choose the writing tools of a task, each as likely, so that all come up; none for a task that only reads."""
    writing = [tool for tool, item in setting.signatures.items() if item.operation.writes]
    writing = [tool for tool in writing if setting.accepted.get(tool) or tool not in setting.accepted]
    wanted = [tool for tool in writing if tool in focus]
    if not writing or not (level > 2 or wanted or stream.chance(WRITING_PERCENT)):
        return []
    first = stream.pick(wanted or writing)
    others = [tool for tool in stream.shuffled(writing) if tool != first]
    most = KNOBS[level].writes if level > 3 or stream.chance(SEVERAL_PERCENT) else 1
    return [first, *others[: most - 1]]


def _itinerary(setting: Setting, changes: Sequence[str], focus: Sequence[str], bias: int, stream: Stream) -> list[str]:
    """Return reading tools and the chosen writing ones in the order of a random walk; one in focus comes early."""
    start = stream.pick(starting_tools(setting.graph, setting.signatures))
    tools = walk(setting.graph, start, stream, bias)
    kept = [tool for tool in tools if tool in changes or not setting.signatures[tool].operation.writes]
    reading = [tool for tool in focus if tool in kept and tool not in changes]
    if reading:
        chosen = stream.pick(reading)
        kept.remove(chosen)
        kept.insert(stream.integer(0, 2), chosen)
    return kept


def _exercises(plot: Plot, focus: Sequence[str]) -> bool:
    return not focus or any(step.signature.name in focus for step in plot.steps)


def _settle(rows: Rows, chain: Chain, calls: range, most: int, stream: Stream) -> Plot | None:
    """Choose what is asked after the chain so far, and prune the calls that nothing depends on.

    Rows that were looked at on the way are asked about too, the last ones first, until the calls are enough.
    """
    writes = [step for step in chain.steps if step.writes]
    last = chain.steps[-1]
    goals = list(writes)
    asked: list[Question] = []
    if not (last.writes and stream.chance(SILENT_PERCENT)):
        for step in reversed(chain.steps):
            if step is not last and (step.writes or step in chain.needed_for(goals)):
                continue
            questions = _questions(rows, chain, step, stream)
            if {item.name for item in questions}.isdisjoint(item.name for item in asked):
                asked += questions
                goals += [step] if questions else []
            if len(chain.needed_for(goals)) >= calls.start or len(goals) - len(writes) == most:
                break
    steps = chain.needed_for(goals)
    order = {step: number for number, step in enumerate(steps)}
    fitting = len(steps) in calls and bool(goals)
    return Plot(tuple(steps), tuple(sorted(asked, key=lambda item: order[item.step]))) if fitting else None


def _questions(rows: Rows, chain: Chain, step: Step, stream: Stream) -> list[Question]:
    """Choose one or two things to ask about the row that a step shows, none of which is told or was shown before."""
    steps = chain.needed_for([step])
    told = [argument.value for other in steps for argument in other.stated]
    told += [
        rows.title(item.referent.entity, item.referent.key) for item in step.arguments if item.referent is not None
    ]
    for other in chain.steps[: chain.steps.index(step)]:
        told += other.shown.values() if other.subject is step.subject else ()
    reading = step.signature.operation.kind == "read"
    possible = questions_in(step, rows, told) if reading else questions_about(step, told)
    asked = stream.shuffled(possible)[: 2 if stream.chance(TWO_PERCENT) else 1]
    return asked if len({item.name for item in asked}) == len(asked) else asked[:1]


def _told(setting: Setting, plot: Plot, split: Split, level: int, stream: Stream) -> Task | None:
    """Put a plot into words and find out its truth by running its data flow in a fresh session."""
    steps = plot.in_order()
    flow = DataFlow(steps)
    narrator = Narrator(setting.design)
    utterances = []
    for step in steps:
        if step.writes:
            utterances.append(request(step, setting.design, narrator, stream))
        if asked := [question for question in plot.questions if question.step is step]:
            utterances.append(Utterance(matter_of(asked, narrator), "question"))
    instruction = compose(utterances, stream)
    if narrator.unclear or any(slot.said not in instruction for slot in flow.slots.values()):
        return None
    world = setting.environment.manifest.world
    task = Task(
        id=task_id(setting.environment.name, flow, [item.name for item in plot.questions]),
        servers=(setting.environment.ref,),
        kind="graph",
        instruction=instruction,
        answer_schema=answer_schema(plot.questions),
        slots=flow.slots,
        rubric=tuple(question.criterion for question in plot.questions),
        oracle=Oracle(
            steps=flow.steps,
            answer={item.name: flow.expression(item.step, item.path) for item in plot.questions},
        ),
        difficulty=Difficulty(level=level, calls=len(flow.steps)),
        split=split,
        seed=world.seed,
        now=world.now,
    )
    return with_truth(task, [setting.environment])


def task_id(server: str, flow: DataFlow, asked: Sequence[str]) -> str:
    """Return an id that depends on what is wanted of which server, not on the words."""
    values = {name: slot.value for name, slot in flow.slots.items()}
    wanted = dump_json([server, [step.model_dump() for step in flow.steps], values, sorted(asked)])
    return f"{server}-{blake2b(wanted.encode(), digest_size=5).hexdigest()}"


def with_truth(task: Task, environments: Sequence[LoadedEnvironment]) -> Task | None:
    """Run a task's oracle and return the task with the answer and state change that it led to, and what it took.

    Returns ``None`` where it does not get through in the order of the instruction, or changes nothing although it should.

    Raises:
        EnvironmentFault: A tool failed.
    """
    with rehearsal(environments, task.seed, task.now) as rehearsed:
        try:
            truth = play(solve(task, environments[0]), rehearsed.session.call)
        except EnvironmentFault:
            if rehearsed.session.faults:
                raise
            return None
        expected = rehearsed.change()
        difficulty = measure(task.difficulty.level, rehearsed.session.journal, task.slots)
    if task.answer_schema is None and expected == StateChange():
        return None
    return task.model_copy(update={"truth": truth or {}, "expected": expected, "difficulty": difficulty})
