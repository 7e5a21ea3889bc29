"""Programmatic tasks: a shape bound to a world, told, and solved by its own program."""

from hashlib import blake2b

from generator.database.streams import Stream
from generator.tasks.answers import answer_schema
from generator.tasks.levels import level_of
from generator.tasks.partition import Partition
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.shapes import Shape
from generator.tasks.setting import Setting
from generator.tasks.wording.nouns import Narrator
from mcp_servers.contracts import Difficulty, EnvironmentFault, Oracle, Split, Task
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.effort import measure
from mcp_servers.runtime.oracles import play, solve
from mcp_servers.runtime.rehearsal import rehearsal


def make_program_task(setting: Setting, shape: Shape, split: Split, calls: range, stream: Stream) -> Task | None:
    """Return one candidate, not yet verified; ``None`` where the shape fits no rows or its program meets a refusal.

    It is bound so that its solution makes about so many calls; how many it makes is measured.

    Raises:
        EnvironmentFault: A tool failed.
    """
    scene = Scene(setting, Partition(setting.rows, split), Narrator(setting.design), stream, calls)
    telling = shape.tell(scene)
    if telling is None or any(slot.said not in telling.instruction for slot in telling.slots.values()):
        return None
    world = setting.environment.manifest.world
    server = setting.environment.name
    values = {name: slot.value for name, slot in telling.slots.items()}
    wanted = dump_json([server, shape.name, values])
    task = Task(
        id=f"{server}-{blake2b(wanted.encode(), digest_size=5).hexdigest()}",
        servers=(setting.environment.ref,),
        kind="program",
        instruction=telling.instruction,
        answer_schema=answer_schema(shape.fields),
        slots=dict(telling.slots),
        verifier=f"verify_{shape.name}",
        oracle=Oracle(program=f"solve_{shape.name}"),
        difficulty=Difficulty(level=1, calls=0),
        split=split,
        seed=world.seed,
        now=world.now,
    )
    return _measured(setting, shape, task)


def _measured(setting: Setting, shape: Shape, task: Task) -> Task | None:
    """Run the program and return the task with its truth, its state change and its difficulty."""
    with rehearsal([setting.environment], task.seed, task.now) as rehearsed:
        try:
            truth = play(solve(task, setting.environment), rehearsed.session.call)
        except EnvironmentFault:
            if rehearsed.session.faults:
                raise
            return None
        journal = rehearsed.session.journal
        measured = measure(level_of(len(journal)), journal, task.slots)
        difficulty = measured.model_copy(update={"branches": shape.branches, "aggregation": shape.aggregates})
        found = {"truth": truth or {}, "expected": rehearsed.change(), "difficulty": difficulty}
    return task.model_copy(update=found)
