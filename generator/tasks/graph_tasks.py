"""Graph tasks: a walk on the tool graph, executed, pruned, and told as something a person wants."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b

from generator.database.streams import Stream
from generator.tasks.answers import answer_schema
from generator.tasks.builder import ChainBuilder
from generator.tasks.chain import Chain, DataFlow, Step, data_flow, expression, hang_together
from generator.tasks.graph import starting_tools, walk
from generator.tasks.partition import Partition
from generator.tasks.questions import Question, questions_about
from generator.tasks.setting import Setting
from generator.tasks.wording.nouns import Narrator
from generator.tasks.wording.requests import request
from generator.tasks.wording.sentences import Utterance, compose, matter_of
from mcp_servers.contracts import Difficulty, Oracle, Split, StateChange, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import open_task, run_oracle

CALLS = {1: range(1, 3), 2: range(3, 5), 3: range(5, 8)}
"""Level to the number of calls of its solutions."""

MOST_WRITES = {1: 1, 2: 1, 3: 2}
"""Level to the most changes that one instruction asks for."""

SEVERAL_PERCENT = 40
"""How often a task that may ask for several changes does."""

WRITING_PERCENT = 60
"""How often a task of level 1 or 2 changes something; one of level 3 always does."""

COHERENT_PERCENT = 85
"""How often everything that a task asks for has to do with one thing."""

SILENT_PERCENT = 25
"""How often a task that changes something asks for no answer."""


@dataclass(frozen=True)
class Plot:
    """What a task is about: the calls that are needed, the changes among them, and what is asked at the end."""

    steps: tuple[Step, ...]
    questions: tuple[Question, ...]

    @property
    def writes(self) -> list[Step]:
        """The calls that change something."""
        return [step for step in self.steps if step.writes]


def make_graph_task(setting: Setting, split: Split, level: int, focus: Sequence[str], stream: Stream) -> Task | None:
    """Return one candidate, not yet verified; ``None`` where the walk led to nothing that a person would ask for.

    Args:
        setting: The server and its world.
        split: Whose rows and values may be bound.
        level: Decides the number of calls; level 3 always changes something.
        focus: Tools of which the solution should use at least one; empty: any.
        stream: Where chance comes from.
    """
    with setting.open() as session:
        builder = ChainBuilder(setting, Partition(setting.rows, split), session, stream)
        plot = _plot(setting, builder, level, focus, stream)
    return None if plot is None else _told(setting, plot, split, level, stream)


def _plot(setting: Setting, builder: ChainBuilder, level: int, focus: Sequence[str], stream: Stream) -> Plot | None:
    """Walk until the calls that the changes or the last call depend on are as many as the level asks for."""
    writing = level == max(CALLS) or stream.chance(WRITING_PERCENT)
    itinerary = _itinerary(setting, writing, focus, stream)
    for tool in itinerary:
        if setting.signatures[tool].operation.writes:
            builder.aim(tool)
            break
    coherent = stream.chance(COHERENT_PERCENT)
    most_writes = MOST_WRITES[level] if stream.chance(SEVERAL_PERCENT) else 1
    written = 0
    for tool in itinerary:
        writes = setting.signatures[tool].operation.writes
        if (writes and written == most_writes) or not builder.extend(tool):
            continue
        written += writes
        plot = _settle(builder.chain, stream) if bool(written) == writing else None
        if plot is None or len(plot.steps) not in CALLS[level] or not _exercises(plot, focus):
            continue
        if not coherent or hang_together(plot.steps):
            return plot
        if len(builder.chain.needed_for([step for step in builder.chain.steps if step.writes])) > CALLS[level][-1]:
            return None
    return None


def _itinerary(setting: Setting, writing: bool, focus: Sequence[str], stream: Stream) -> list[str]:
    """Return tools in the order of a random walk; with a focus, one of its tools comes early."""
    start = stream.pick(starting_tools(setting.graph, setting.signatures))
    tools = walk(setting.graph, start, stream)
    if focus:
        chosen = stream.pick(focus)
        tools.remove(chosen)
        tools.insert(stream.integer(0, 2), chosen)
    return [tool for tool in tools if writing or not setting.signatures[tool].operation.writes]


def _exercises(plot: Plot, focus: Sequence[str]) -> bool:
    return not focus or any(step.signature.name in focus for step in plot.steps)


def _settle(chain: Chain, stream: Stream) -> Plot | None:
    """Choose what is asked after the chain so far, and prune the calls that nothing depends on."""
    writes = [step for step in chain.steps if step.writes]
    last = chain.steps[-1]
    if writes and last is writes[-1] and stream.chance(SILENT_PERCENT):
        return Plot(tuple(chain.needed_for(writes)), ())
    steps = chain.needed_for([*writes, last])
    told = [argument.value for step in steps for argument in step.arguments]
    told += [
        value for step in steps if step is not last and step.subject is last.subject for value in step.shown.values()
    ]
    questions = questions_about(last, told)
    if not questions:
        return Plot(tuple(chain.needed_for(writes)), ()) if last in writes else None
    asked = stream.shuffled(questions)[: 2 if stream.chance(35) else 1]
    names = {question.name for question in asked}
    return Plot(tuple(steps), tuple(asked)) if len(names) == len(asked) else None


def _told(setting: Setting, plot: Plot, split: Split, level: int, stream: Stream) -> Task | None:
    """Put a plot into words and find out its truth by running its data flow in a fresh session."""
    flow = data_flow(plot.steps)
    numbers = {step: number for number, step in enumerate(plot.steps, start=1)}
    narrator = Narrator(setting.design)
    utterances = [request(step, setting.design, narrator, stream) for step in plot.writes]
    if plot.questions:
        utterances.append(Utterance(matter_of(plot.questions, narrator), "question"))
    instruction = compose(utterances, stream)
    if any(slot.said not in instruction for slot in flow.slots.values()):
        return None
    world = setting.environment.manifest.world
    tools = {step.tool for step in flow.steps}
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
            answer={item.name: expression(numbers, item.step, item.path) for item in plot.questions},
        ),
        difficulty=Difficulty(level=level, calls=len(flow.steps), distinct_tools=len(tools)),
        split=split,
        seed=world.seed,
        now=world.now,
    )
    return with_truth(setting, task)


def task_id(server: str, flow: DataFlow, asked: Sequence[str]) -> str:
    """Return an id that depends on what is wanted of which server, not on the words."""
    values = {name: slot.value for name, slot in flow.slots.items()}
    wanted = dump_json([server, [step.model_dump() for step in flow.steps], values, sorted(asked)])
    return f"{server}-{blake2b(wanted.encode(), digest_size=5).hexdigest()}"


def with_truth(setting: Setting, task: Task) -> Task | None:
    """Run a task's oracle and return the task with the answer and state change that it led to.

    Returns ``None`` where a writing oracle changes nothing.

    Raises:
        EnvironmentFault: The oracle fails.
    """
    with open_task(task, {setting.environment.ref: setting.environment}) as session:
        truth = run_oracle(session, task)
        expected = session.expected_change()
    if task.answer_schema is None and expected == StateChange():
        return None
    return task.model_copy(update={"truth": truth or {}, "expected": expected})
