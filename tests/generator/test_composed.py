"""Programs composed of pieces: what they are about, how long they are, and that the sound ones are sound."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from generator.database.streams import Stream
from generator.design.model import Design, Entity, Field
from generator.design.paths import Path as Column
from generator.sources.documents import DOCUMENTS, read_document
from generator.tasks.levels import CALLS, level_of
from generator.tasks.plans import TaskOrder, TaskPlan
from generator.tasks.program_tasks import make_program_task
from generator.tasks.programs.composed.composing import OFFERED, composed_shapes
from generator.tasks.programs.composed.selection import selections
from generator.tasks.programs.library import all_shapes, staged
from generator.tasks.programs.pieces import adds_up
from generator.tasks.programs.shapes import Shape
from generator.tasks.programs.source import module
from generator.tasks.setting import Setting
from generator.tasks.signatures import Output, read_signatures
from generator.tasks.synthesis import objection, synthesise_tasks
from mcp_servers.contracts import Task
from mcp_servers.runtime import LoadedEnvironment, run_oracle
from tests.generator.worlds import build_world

FAMILIES = {
    "amount", "first", "ranking", "largest group",
    "each of them", "where allowed", "recovery", "either way", "budget", "schedule",
}  # fmt: skip


@pytest.fixture(scope="module")
def design() -> Design:
    return read_document(DOCUMENTS / "clinic-appointments.yaml")


@pytest.fixture(scope="module")
def server(design: Design, tmp_path_factory: pytest.TempPathFactory) -> LoadedEnvironment:
    return build_world(design, tmp_path_factory.mktemp("servers") / "clinic")


@pytest.fixture(scope="module")
def setting(design: Design, server: LoadedEnvironment) -> Setting:
    return Setting(design, server)


@pytest.fixture(scope="module")
def shapes(design: Design, setting: Setting) -> list[Shape]:
    return list(composed_shapes(design, setting.signatures))


@pytest.fixture(scope="module")
def here(setting: Setting, design: Design, server: LoadedEnvironment, shapes: list[Shape]) -> Iterator[Setting]:
    source = module(design.title, [text for shape in shapes for text in (shape.solution, shape.verification)])
    with staged(server, source) as stage:
        yield setting.staged(stage)


@pytest.fixture(scope="module")
def tasks(here: Setting, shapes: list[Shape]) -> list[tuple[Shape, Task]]:
    drawn = (
        (shape, make_program_task(here, shape, "train", CALLS[level], Stream(3, shape.name, level)))
        for shape in shapes[::2]
        for level in (3, 4, 5)
    )
    return [(shape, task) for shape, task in drawn if task is not None and not objection(here, task)]


def test_every_family_is_offered_and_the_same_ones_each_time(
    design: Design, setting: Setting, shapes: list[Shape]
) -> None:
    counts = Counter(shape.family for shape in shapes)
    assert set(counts) >= FAMILIES
    assert max(counts.values()) <= OFFERED
    assert [shape.name for shape in composed_shapes(design, setting.signatures)] == [shape.name for shape in shapes]
    assert len({shape.name for shape in shapes}) == len(shapes)


def test_sound_tasks_of_many_families_come_of_them(tasks: list[tuple[Shape, Task]]) -> None:
    assert len({shape.family for shape, _ in tasks}) >= 6
    assert {task.difficulty.level for _, task in tasks} >= {3, 4, 5}
    for _, task in tasks:
        assert task.difficulty.level == level_of(task.difficulty.calls)


def test_what_is_refused_on_the_way_is_counted(tasks: list[tuple[Shape, Task]]) -> None:
    recovering = [task for shape, task in tasks if shape.family in ("where allowed", "recovery")]
    assert recovering
    for task in recovering:
        assert 0 < task.difficulty.refused == task.truth["refused"] < task.difficulty.calls


def test_every_slot_is_said_and_long_descriptions_come_first(tasks: list[tuple[Shape, Task]]) -> None:
    for _, task in tasks:
        assert all(slot.said in task.instruction for slot in task.slots.values())
        assert task.instruction[0].isupper()
        assert "those of those" not in task.instruction


def test_nobody_goes_from_row_to_row_for_what_one_search_gives(design: Design, setting: Setting) -> None:
    found = list(selections(design, setting.signatures))
    assert any(item.source.link for item in found)
    for item in found:
        link, population = item.source.link, item.source.population
        if link is None or link.parameter.path is None:
            continue
        asked = {parameter.path.names for parameter in link.search.parameters if parameter.path is not None}
        told = [*([population.owner.link] if population.owner else []), *population.filters]
        ways = {(*link.parameter.path.names, *one.path.names) for one in told if one.path is not None}
        assert ways
        assert not ways <= asked


def test_rows_are_looked_at_for_what_only_that_shows(design: Design, setting: Setting) -> None:
    for item in islice(selections(design, setting.signatures), 2_000):
        if item.source.detail is not None:
            conditions = [] if item.sieve is None or item.sieve.lookup else [item.sieve.output]
            assert not any(map(item.source.lists, conditions))
            if item.sieve is None:
                assert not any(map(item.source.lists, item.measures()))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bakery-orders", "bus-depot", "insurance-claims"])
def test_each_level_is_filled_and_the_highest_is_long(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    design = read_document(DOCUMENTS / f"{name}.yaml")
    server = build_world(design, tmp_path_factory.mktemp("servers") / name)
    orders = [
        TaskOrder(split="train", kind=kind, level=level, count=20) for kind in ("graph", "program") for level in CALLS
    ]
    made = synthesise_tasks(design, server, seed=4, plan=TaskPlan(orders=tuple(orders), programs=40))
    counts = Counter((task.kind, task.difficulty.level) for task in made.tasks)
    assert all(counts["graph", level] >= 20 for level in CALLS), counts
    assert all(counts["program", level] >= 15 for level in CALLS if level > 2), counts  # few loops are shorter
    longest = [task.difficulty.calls for task in made.tasks if task.difficulty.level == 5]
    assert sum(longest) / len(longest) >= 20
    assert {task.difficulty.calls for task in made.tasks if task.difficulty.level == 1} <= {1, 2}


def test_a_search_of_some_rows_only_stands_for_no_population(tmp_path: Path) -> None:
    design = read_document(DOCUMENTS / "library-lending.yaml")
    signatures = read_signatures(design, build_world(design, tmp_path / "library"))
    limited = {operation.name for operation in design.operations if operation.where}
    assert limited
    texts = [shape.solution for shape in all_shapes(design, signatures).values()]
    counted = [text for text in texts if any(f'every_item(tools, "{name}"' in text for name in limited)]
    assert not counted


def test_what_is_plain_to_see_need_not_be_tried(tasks: list[tuple[Shape, Task]], here: Setting) -> None:
    for shape, task in tasks:
        if shape.family not in ("where allowed", "recovery"):
            continue
        with here.open() as rehearsed:
            run_oracle(rehearsed.session, task)
            tried = [entry for entry in rehearsed.session.journal if entry.wrote or entry.result.is_error]
        table = {key: row for rows in here.environment.start_state.values() for key, row in rows.items()}
        done, refused = (
            [table[next(iter(entry.arguments.values()))] for entry in tried if entry.result.is_error is failed]
            for failed in (False, True)
        )
        for name in done[0]:
            if name.endswith("status"):
                assert {row[name] for row in done} & {row[name] for row in refused}, task.instruction


def test_no_sum_is_of_ordinals() -> None:
    assert adds_up(_counted("number of pages"))
    assert adds_up(_counted("quantity"))
    assert not adds_up(_counted("number of the revision"))
    assert not adds_up(_counted("number"))


def _counted(label: str) -> Output:
    field = Field(name="it", type="integer", label=label)
    entity = Entity(name="thing", plural="things", label="thing", prefix="th", fields=(field,))
    return Output("it", "", Column(entity, (), field), "integer", label)
