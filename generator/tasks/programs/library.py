"""Which of the shapes that a design can fill become programs of its server."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.levels import LEVELS
from generator.tasks.programs.composed.composing import composed_shapes
from generator.tasks.programs.making import making_shapes
from generator.tasks.programs.reading import reading_shapes
from generator.tasks.programs.shapes import Shape
from generator.tasks.programs.writing import writing_shapes
from generator.tasks.signatures import Signature
from mcp_servers.contracts import Split
from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.toolset import forget_modules, load_module

Goal = tuple[Split, int]
"""A split and a level for which tasks are to be made."""

MOST_OF_A_FAMILY = 3

RARE = ("quota", "budget", "schedule", "recovery", "either way")
"""Families that few designs can fill: where one can, it comes before what all can."""

WIDE = 40
"""Tasks that a shape must be able to make to count as good as any."""

FEW = len(LEVELS)
"""With fewer programs, no choice covers all levels."""

MOST_TRIED = 40
"""Shapes of a family that are tried before the family is taken not to fit the world."""


def all_shapes(design: Design, tools: Mapping[str, Signature], *, composed: bool = True) -> dict[str, Shape]:
    """Return the shapes that a design can fill, by name."""
    shapes = [*writing_shapes(design, tools), *making_shapes(design, tools), *reading_shapes(design, tools)]
    shapes += composed_shapes(design, tools) if composed else ()
    return {shape.name: shape for shape in shapes}


def published_shapes(shapes: Mapping[str, Shape], source: str) -> list[Shape]:
    """Return the shapes whose programs stand in a server's ``programs.py``, in its order."""
    return [shapes[name] for name in re.findall(r"^def solve_(\w+)\(", source, re.MULTILINE) if name in shapes]


def choose_shapes(
    design: Design,
    shapes: Mapping[str, Shape],
    most: int,
    goals: Sequence[Goal],
    reach: Callable[[Shape], frozenset[Goal]],
) -> list[Shape]:
    """Choose shapes that work in the world at hand: of different families, and such that every goal has some.

    Args:
        design: The design.
        shapes: What it can fill.
        most: How many to choose; so few that they cannot cover all levels are taken from the families in turn.
        goals: What tasks are to be made for.
        reach: For which goals a sound task came of a shape.
    """
    waiting: dict[str, list[Shape]] = {}
    for shape in shapes.values():
        waiting.setdefault(shape.family, []).append(shape)
    families = {family: _working(_widest(design, family, members), reach) for family, members in waiting.items()}
    offered = (found for _ in range(MOST_OF_A_FAMILY) for members in families.values() for found in islice(members, 1))
    if most < FEW:
        return [shape for shape, _ in islice(offered, most)]
    return _covering(list(offered), most, goals)


def _covering(offered: list[tuple[Shape, frozenset[Goal]]], most: int, goals: Sequence[Goal]) -> list[Shape]:
    """Choose so that the goal which the fewest chosen shapes reach is served next, by the shape that adds most."""
    chosen: list[Shape] = []
    served = Counter(dict.fromkeys(goals, 0))
    families: Counter[str] = Counter()
    while offered and len(chosen) < most:
        scarce = min(goals, key=lambda goal: (not any(goal in reach for _, reach in offered), served[goal], -goal[1]))
        best = min(offered, key=lambda item: (scarce not in item[1], *_rank(item[0], item[1], families)))
        offered.remove(best)
        chosen.append(best[0])
        served.update(best[1])
        families[best[0].family] += 1
    return chosen


def _rank(shape: Shape, reach: Collection[Goal], families: Counter[str]) -> tuple[int, int, int]:
    """Return what a shape is chosen by, the smallest first: how new its kind is, how much it reaches, how much it yields."""
    return families[shape.family] - (shape.family in RARE), -len(reach), -shape.scope


@contextmanager
def staged(environment: LoadedEnvironment, source: str) -> Iterator[LoadedEnvironment]:
    """Give an environment programs that do not stand in its folder, while tasks for them are made."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "programs.py").write_text(source, "utf-8")
        stage = replace(environment)
        # A cached property is a plain attribute once it is set: the stage takes over all that is loaded already, and never
        # looks into its folder for programs.
        environment.template, environment.toolset  # noqa: B018
        vars(stage).update(vars(environment))
        vars(stage)["programs"] = load_module(Path(folder), "programs", f"{environment.digest}_staged")
        try:
            yield stage
        finally:
            forget_modules(Path(folder))


def _widest(design: Design, family: str, shapes: list[Shape]) -> list[Shape]:
    """Return the shapes of a family to try: the best of each kind first, then those that many tasks can use."""
    shuffled = Stream(design.name, "programs", family).shuffled(shapes)
    ranked = sorted(shuffled, key=lambda shape: -min(shape.scope, WIDE))
    best = {shape.kind: shape for shape in reversed(ranked)}
    return sorted(ranked, key=lambda shape: shape is not best[shape.kind])[:MOST_TRIED]


def _working(shapes: list[Shape], reach: Callable[[Shape], frozenset[Goal]]) -> Iterator[tuple[Shape, frozenset[Goal]]]:
    return ((shape, goals) for shape in shapes if (goals := reach(shape)))
